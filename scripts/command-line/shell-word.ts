/** A word of a command as it is typed, so that the shell reads it whole, whatever signs are in it. */
export function shellWord(text: string): string {
  return /^[\p{L}\p{M}\p{N}_@%+:,./-]+$/u.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
