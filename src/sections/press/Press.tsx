import type { PressSection } from '../../../generated/types';
import { PressCutting } from './PressCutting';

export function Press({ items }: PressSection) {
  return (
    <ul className="press">
      {items.map((item) => (
        <li key={item.id}>
          <PressCutting {...item} />
        </li>
      ))}
    </ul>
  );
}
