/** Keeps on one line what a dash stands in between figures or days: `9:00–13:00`, `Mo–Fr`, `4000-123`, `15:00〜18:00`. */
export function unbroken(text: string): string {
  return text.replaceAll(/(\d-(?=\d)|\S–(?=\S))/g, '$1\u2060').replaceAll(/[〜～]/g, '\u2060$&\u2060');
}
