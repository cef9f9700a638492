/** The icons that the code draws: every site has them, whichever its content names. */
export const ownIcons = [
  'arrow-left',
  'arrow-right',
  'calendar-days',
  'check',
  'chevron-down',
  'clock',
  'external-link',
  'file-text',
  'globe',
  'info',
  'mail',
  'map',
  'map-pin',
  'menu',
  'phone',
  'shield-check',
  'timer',
  'triangle-alert',
  'user-round',
  'x',
] as const;

export type OwnIcon = (typeof ownIcons)[number];
