/** A list of words that is written over several lines, as one with a space between each two. */
export function wrapped(list: string): string {
  return list.trim().replaceAll(/\s+/g, ' ');
}
