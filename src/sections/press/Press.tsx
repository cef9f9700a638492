import type { PressSection } from '../../../generated/types';
import { SectionHeader } from '../../ui/section-header/SectionHeader';
import { PressCutting } from './PressCutting';

export function Press({ id, eyebrow, title, intro, items }: PressSection) {
  return (
    <div className="container">
      <SectionHeader id={id} eyebrow={eyebrow} title={title} intro={intro} />
      <ul className="press">
        {items.map((item) => (
          <li key={item.id}>
            <PressCutting {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
