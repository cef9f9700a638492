/** A text before and after a point of it. */
export interface TextAround {
  readonly before: string;
  readonly after: string;
  /** Whether something begins at the point, such as a paragraph. */
  readonly isStart: boolean;
}

/** How many letters before and after the point are looked for; where facts and links are written otherwise, fewer are the same. */
const REACHES = [80, 40, 20, 10, 5];

/** Where in a text the point is that is known by what stands around it. */
export function offsetIn(text: string, { before, after }: Omit<TextAround, 'isStart'>): number | undefined {
  const plain = plainSpaces(text);
  for (const reach of REACHES) {
    const start = plainSpaces(before.slice(-reach));
    const found = plain.indexOf(start + plainSpaces(after.slice(0, reach)));
    if (found !== -1) return found + start.length;
  }
  return undefined;
}

/** A page may keep a figure and its unit together. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
