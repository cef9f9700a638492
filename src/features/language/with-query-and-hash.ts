/** A path with the query and hash of an address, less the `lang` parameter, which has done its work (decision L2). */
export function withQueryAndHash(path: string, { search, hash }: { search: string; hash: string }): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  return `${path}${query.size === 0 ? '' : `?${query}`}${hash}`;
}
