import type { ReactElement } from 'react';
import type { IconName } from '../../shared/manifest';
import { ICON_SPRITE } from '../../shared/paths';

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
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
