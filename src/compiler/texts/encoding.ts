/** The characters that Windows has where Unicode has control characters, by their place there, from 0x80 on. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** How a character of two, three or four bytes looks where each byte is taken for a character. */
const TAIL = `[\\u0080-\\u00bf${WINDOWS}]`;
const MISREAD = new RegExp(`[ÂÃ]${TAIL}|[â]${TAIL}{2}|ð${TAIL}{3}`, 'g');
/** Of those, what no language writes: the others end words in capitals, before a mark. */
const SURE = new RegExp(
  `[ÂÃ][\\u0080-\\u009f\\u00a0-\\u00aa\\u00ac-\\u00ba\\u00bc-\\u00bf€ƒ‰Š‹ŒŽ™š›œžŸ]|â€${TAIL}|â‚¬|ðŸ${TAIL}{2}|ï»\\u00bf`,
);

/** What a file may begin with, where it was taken for text. */
const BYTE_ORDER_MARK = /\u00ef\u00bb\u00bf/g;

/** A place at which a text was read as what it is not, and the text as it was meant, where that can be told. */
export interface Misreading {
  readonly offset: number;
  readonly repaired?: string;
}

/** Where a text in UTF-8 was once read as something else, or has lost a character. */
export function misreadingIn(text: string): Misreading | undefined {
  const offset = text.search(SURE);
  const lost = text.indexOf('\ufffd');
  if (offset < 0) return lost < 0 ? undefined : { offset: lost };
  const repaired = repairedTwice(text);
  const isClean = !SURE.test(repaired) && !repaired.includes('\ufffd');
  return { offset, ...(isClean && repaired !== text && { repaired }) };
}

/** What is opened and saved again is misread again. */
function repairedTwice(text: string): string {
  const once = repaired(text);
  return SURE.test(once) ? repaired(once) : once;
}

function repaired(text: string): string {
  return text.replaceAll(BYTE_ORDER_MARK, '').replaceAll(MISREAD, (characters) => {
    const bytes = Uint8Array.from([...characters].map(byteOf));
    const decoded = new TextDecoder().decode(bytes);
    return decoded.includes('\ufffd') ? characters : decoded;
  });
}

function byteOf(character: string): number {
  const place = WINDOWS.indexOf(character);
  return place < 0 ? character.charCodeAt(0) : 0x80 + place;
}
