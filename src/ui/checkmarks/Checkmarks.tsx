import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';

/** Short points, each with a tick. */
export function Checkmarks({ points, className }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('checklist', className)}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}
