/** What a file of content or a style sheet may hold: more than a thousand pages of words, and less than keeps a check from ending. */
export const MOST_TEXT_BYTES = 4_000_000;

/** What a single text may hold: some seventy pages. Rules that compare parts of a text with each other take long for more. */
export const MOST_CHARACTERS = 200_000;

export function isHuge({ length }: Uint8Array): boolean {
  return length > MOST_TEXT_BYTES;
}

/** Bytes as text; nothing where they are no UTF-8. */
export function textOf(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}
