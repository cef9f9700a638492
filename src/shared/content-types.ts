/** What kinds of files a website holds, by the end of their names. Texts are in UTF-8. */
export const TYPES: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'text/plain': ['txt'],
  'application/json': ['json', 'webmanifest'],
  'application/xml': ['xml'],
  'application/pdf': ['pdf'],
  'font/woff2': ['woff2'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/x-icon': ['ico'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
};

/** Those of them that are texts, which become smaller by compression. */
export const TEXT_TYPES = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/plain',
  'application/json',
  'application/xml',
  'image/svg+xml',
];

export const TEXT_ENDINGS: readonly string[] = TEXT_TYPES.flatMap((type) => TYPES[type] ?? []);

/** As what a file is served, by its name. */
export function contentType(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  const [type] = Object.entries(TYPES).find(([, endings]) => endings.includes(ending)) ?? ['application/octet-stream'];
  return TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type;
}
