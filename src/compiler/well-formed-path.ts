/** Whether a text is an address in canonical form (decision N10). */
export function isWellFormedPath(path: string): boolean {
  return /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path);
}
