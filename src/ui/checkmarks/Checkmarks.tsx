import { Icon } from '../icon/Icon';

/** Short points, each with a tick. */
export function Checkmarks({ points, className = '' }: { points: readonly string[]; className?: string }) {
  return (
    <ul className={`checklist ${className}`.trim()}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}
