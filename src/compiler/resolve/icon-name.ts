import type { IconName } from '../../shared/manifest';

/** The name stays; from here on it is known that there is such an icon. */
export function resolveIconName(name: string): IconName {
  return name as IconName;
}
