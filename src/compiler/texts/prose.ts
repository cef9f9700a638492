import { withOwnApostrophes } from './own-apostrophes';

/** Text between tags, and the tags themselves: no tag holds another, so that an open one is looked for no further. */
const TAG = /<[^<>]*>/g;

/** What stands for itself in every language: tokens, placeholders, addresses of the web and of mail. */
const FIXED = /\{\{[^{}]*\}\}|\{[^{}\s]{1,60}\}|\b(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]{1,64}@[\w.-]{1,255}/g;

/** What somebody else says, or what something is called. */
export const QUOTED = /«[^«»]*»|“[^“”]*”|"[^"\n]{0,300}"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  euro: '€',
  pound: '£',
  ordm: 'º',
  ordf: 'ª',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  quot: '"',
  lt: '<',
  gt: '>',
  shy: '\u00ad',
};

/** `&eacute;`: a letter and the mark that stands above or below it. */
const LETTER = /&([A-Za-z])(acute|cedil|circ|grave|ring|tilde|uml);/g;
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  ring: '\u030a',
  tilde: '\u0303',
  uml: '\u0308',
};

/** A text without its tags; where an element ends, another sentence begins. */
export function withoutTags(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replaceAll(TAG, (tag) =>
      /^<\/?(?:p|h[1-6]|li|ul|ol|div|td|th|tr|caption|br|blockquote)\b/i.test(tag) ? '\n' : '',
    )
    .replaceAll(LETTER, (_entity, letter: string, mark: string) => `${letter}${MARKS[mark] ?? ''}`.normalize('NFC'))
    .replaceAll(/&(\w{2,8});/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/&#(\d{1,6});/g, (_entity, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)));
}

/** What there is to read in a text in its own language. */
export function proseOf(text: string): string {
  const plain = withOwnApostrophes(withoutTags(text));
  return /[{@]|:\/\/|www/.test(text) ? plain.replaceAll(FIXED, ' ') : plain;
}

/** Whether an HTML text shows anything at all. */
export function showsNothing(text: string): boolean {
  return withoutTags(text).trim() === '' && !/<(?:img|hr|iframe|video|audio|svg|picture)\b/i.test(text);
}
