/** Keeps on one line what a dash stands in between figures: `9:00–13:00`, `4000-123`. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d[-–])(?=\d)/g, '$1\u2060');
}
