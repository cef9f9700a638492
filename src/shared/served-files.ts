/** Where the icons of a site are served, which the build makes of that of its theme. */
export const SITE_ICONS = {
  /** What browsers and others ask for without being told: 16, 32 and 48 pixels. */
  tab: '/favicon.ico',
  /** For the first screen of a phone, without corners: 180 pixels. */
  touch: '/apple-touch-icon.png',
  /** 192 pixels. */
  medium: '/icon-192.png',
  /** 512 pixels. */
  large: '/icon-512.png',
  /** Of which a phone may cut away the border: 512 pixels. */
  maskable: '/icon-maskable-512.png',
} as const;

/** What a browser reads to install a site, one file a language. */
export function appManifestAddress(language: string): string {
  return `/app.${language}.webmanifest`;
}

/** Where what is new on a site is told in a language. */
export function feedAddress(language: string): string {
  return `/feed.${language}.xml`;
}
