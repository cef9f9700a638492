/** The entries of a list such as `word=other third=fourth`, in which `_` is a space. */
export function wordPairs(list = ''): (readonly [word: string, other: string])[] {
  return list.split(' ').flatMap((entry) => {
    const [word = '', other] = entry.replaceAll('_', ' ').split('=');
    return other === undefined ? [] : [[word, other] as const];
  });
}
