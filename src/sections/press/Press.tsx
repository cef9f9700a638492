import type { PressSection } from '../../../generated/types';
import type { SectionContext } from '../../features/shell/section-context';
import { PressCutting } from './PressCutting';

export function Press({ items, heading }: PressSection & SectionContext) {
  return (
    <ul className="press">
      {items.map((item) => (
        <li key={item.id}>
          <PressCutting {...item} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
