/** The ids that a text in HTML gives, to which links may lead. */
export function idsInHtml(text: string): string[] {
  return [...text.matchAll(/\sid=["']?([^"'\s>]+)/gi)].map(([, id = '']) => id);
}
