import type { ReactElement } from 'react';
import spriteUrl from '../../../generated/icons.svg?url';
import type { IconName } from '../../../generated/types';

interface IconProps {
  name: IconName;
  label?: string;
}

/** Without a label the icon is decoration; with one it is an image of that name. */
export function Icon({ name, label }: IconProps): ReactElement {
  const accessibility = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className="icon" {...accessibility}>
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
