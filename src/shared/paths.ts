/** The additional English address of a page whose path both languages share (decision N8). */
export function englishPath(path: string): string {
  return path === '/' ? '/en' : `/en${path}`;
}

/** The canonical form of a path: lower case, no trailing slash (decision N10). */
export function canonicalPath(path: string): string {
  const trimmed = path.toLowerCase().replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/** The flat file that answers at a path: `/cursos` is `cursos.html`. */
export function htmlFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The data file of the page at a path, relative to the site's root. */
export function dataFile(path: string): string {
  return path === '/' ? 'data/index.json' : `data${path}.json`;
}
