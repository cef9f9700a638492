/** Keeps on one line what a dash stands in between figures or days: `9:00–13:00`, `Mo–Fr`, `4000-123`. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d-(?=\d)|\S–(?=\S))/g, '$1\u2060');
}
