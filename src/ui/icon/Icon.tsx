import type { ReactElement } from 'react';
import spriteUrl from '../../../generated/icons.svg?url';
import type { IconName } from '../../../generated/types';

interface IconProps {
  name: IconName;
  label?: string | undefined;
}

/** Without a label the icon is decoration; with one it is an image of that name. */
export function Icon({ name, label }: IconProps): ReactElement {
  return (
    <svg
      className="icon"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
