import type { ComponentProps, ReactElement } from 'react';
import { Icon } from './Icon';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly svg: string;
  /** What it does. */
  readonly label: string;
  readonly isQuiet?: boolean;
  /** Whether it can do nothing now: it stays where the cursor is all the same. */
  readonly isOff?: boolean | undefined;
}

/** A button that shows a drawing, and says in words what it does. */
export function IconButton({
  svg,
  label,
  isQuiet = false,
  isOff,
  className = '',
  onClick,
  ...attributes
}: IconButtonProps): ReactElement {
  return (
    <button
      {...attributes}
      type="button"
      className={`button${isQuiet ? ' button--quiet' : ''} icon-button ${className}`.trimEnd()}
      title={label}
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff === true ? undefined : onClick}
    >
      <Icon svg={svg} />
    </button>
  );
}
