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
interface Misreading {
  readonly offset: number;
  readonly repaired?: string;
}

/** Letters and spaces as addresses, letters by post and programs write them: `%C3%B3`, `%20`, `=C3=B3`, `\\u00f3`. */
const CODED =
  /(?<=\p{L})%20(?=\p{L})|(?:%[CD][\dA-F]%[89AB][\dA-F])+|(?:=[CD][\dA-F]=[89AB][\dA-F])+|\\u00[\dA-F]{2}/giu;
const ADDRESS = /[/@?]|www\./;

/** The first that is no part of an address, and the text with letters in the place of all. */
function codedIn(text: string): Misreading | undefined {
  if (!/%|=|\\u/.test(text)) return undefined;
  const isInAddress = (index: number) => {
    const before = /\S{0,200}$/.exec(text.slice(Math.max(0, index - 200), index))?.[0] ?? '';
    return ADDRESS.test(before);
  };
  const first = [...text.matchAll(CODED)].find(({ index }) => !isInAddress(index));
  if (first === undefined) return undefined;
  const repaired = text.replaceAll(CODED, (coded, index: number) => (isInAddress(index) ? coded : decoded(coded)));
  return { offset: first.index, repaired };
}

function decoded(coded: string): string {
  if (coded.startsWith('\\')) return String.fromCharCode(Number.parseInt(coded.slice(2), 16));
  const bytes = Uint8Array.from(coded.slice(1).split(/[%=]/), (byte) => Number.parseInt(byte, 16));
  return new TextDecoder().decode(bytes);
}

/** Where a text in UTF-8 was once read as something else, has lost a character, or has codes in the place of letters. */
export function misreadingIn(text: string): Misreading | undefined {
  const offset = text.search(SURE);
  const lost = text.indexOf('\ufffd');
  if (offset < 0) return lost < 0 ? codedIn(text) : { offset: lost };
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
