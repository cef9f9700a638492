import { type Token, Tokenizer } from 'parse5';

/** A tag, a word or the space between words, as it is written and as it is meant. */
export interface HtmlToken {
  readonly kind: 'open' | 'close' | 'word' | 'space';
  readonly start: number;
  readonly end: number;
  /** What it is, however it is written: the same for `&euro;` and `€`. */
  readonly meaning: string;
  /** Of a tag the name of its element; of anything else, its characters. */
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a piece of HTML consists of, one after the other; nothing where it holds more than tags and text. */
export function tokensOf(html: string): readonly HtmlToken[] | undefined {
  const tags = tagsOf(html);
  if (tags === undefined) return undefined;
  let at = 0;
  const tokens = tags.flatMap((tag) => {
    const before = textIn(html, at, tag.start);
    at = tag.end;
    return [...before, tag];
  });
  return [...tokens, ...textIn(html, at, html.length)];
}

function tagsOf(html: string): readonly HtmlToken[] | undefined {
  const tags: HtmlToken[] = [];
  let isPlain = true;
  const refuse = () => {
    isPlain = false;
  };
  const add = (kind: 'open' | 'close') => (tag: Token.TagToken) => {
    const attributes = Object.fromEntries(tag.attrs.map(({ name, value }) => [name, value]));
    const meaning = JSON.stringify([kind, tag.tagName, ...Object.entries(attributes).sort()]);
    const { startOffset: start = 0, endOffset: end = 0 } = tag.location ?? {};
    tags.push({ kind, start, end, meaning, text: tag.tagName, attributes });
  };
  readWith(html, { onStartTag: add('open'), onEndTag: add('close'), onComment: refuse, onDoctype: refuse });
  return isPlain ? tags : undefined;
}

/** Words and spaces. What stands for a character tells no place of its own: words are found as they are written. */
function textIn(html: string, from: number, to: number): HtmlToken[] {
  return [...html.slice(from, to).matchAll(/[ \t\n\f\r]+|[^ \t\n\f\r]+/g)].map(({ 0: written, index }) => {
    const kind = /^[ \t\n\f\r]/.test(written) ? 'space' : 'word';
    const text = written.includes('&') ? charactersOf(written) : written;
    const meaning = kind === 'space' ? ' ' : `word ${text}`;
    return { kind, start: from + index, end: from + index + written.length, meaning, text, attributes: {} };
  });
}

function charactersOf(written: string): string {
  let text = '';
  const add = ({ chars }: Token.CharacterToken) => {
    text += chars;
  };
  readWith(written, { onCharacter: add, onWhitespaceCharacter: add, onNullCharacter: add });
  return text;
}

type Handler = ConstructorParameters<typeof Tokenizer>[1];

const ignore = () => undefined;

function readWith(html: string, handler: Partial<Handler>): void {
  const all: Handler = {
    onStartTag: ignore,
    onEndTag: ignore,
    onComment: ignore,
    onDoctype: ignore,
    onEof: ignore,
    onCharacter: ignore,
    onWhitespaceCharacter: ignore,
    onNullCharacter: ignore,
    ...handler,
  };
  new Tokenizer({ sourceCodeLocationInfo: true }, all).write(html, true);
}
