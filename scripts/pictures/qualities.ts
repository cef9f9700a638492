/** As small as they can be without being seen to be. */
export const SHOWN = {
  avif: { quality: 40, effort: 2 },
  webp: { quality: 70, effort: 4 },
  jpg: { quality: 76, mozjpeg: true },
  png: { palette: true, quality: 85, effort: 4 },
} as const;
/** What somebody takes home as a file loses nothing that is seen. */
export const WHOLE = {
  avif: { quality: 70, effort: 2 },
  webp: { quality: 90 },
  jpg: { quality: 90 },
  png: {},
} as const;
