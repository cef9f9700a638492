/** Whether the lines of the document run from right to left; on the server nothing depends on it. */
export function isRightToLeft(): boolean {
  return globalThis.document?.documentElement.dir === 'rtl';
}
