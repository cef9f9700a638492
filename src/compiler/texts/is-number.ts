/** Whether a text is a number and says nothing; a year may be the name of something. */
export function isNumber(text: string): boolean {
  return /^\s*\d+\s*$/.test(text) && !/^\s*(?:1\d|20)\d\d\s*$/.test(text);
}
