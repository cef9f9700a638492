/**
 * A control character, as which a terminal would end the line, or do what the text tells it; or one that has what follows it,
 * not in the text alone, shown in another order.
 */
const CONTROL = /(?!\t)\p{Cc}|[\u2028-\u202e\u2066-\u2069]/gu;
const PICTURES = 0x24_00;
const DELETE = 0x7f;
const PICTURE_OF_DELETE = '\u2421';

/** With a picture in place of each control character. */
export function inOneLine(text: string): string {
  return text.replaceAll(CONTROL, (character) => {
    const code = character.charCodeAt(0);
    if (code > DELETE) return '\ufffd';
    return code === DELETE ? PICTURE_OF_DELETE : String.fromCharCode(PICTURES + code);
  });
}
