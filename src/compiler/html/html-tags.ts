import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import type { TextPart } from '../../shared/text-part';
import { ELEMENTS } from './html-elements';

/** One tag of a piece of HTML, as it is written. */
export interface Tag {
  /** In small letters. */
  readonly name: string;
  readonly isClosing: boolean;
  readonly part: TextPart;
  readonly attributes: readonly TagAttribute[];
}

export interface TagAttribute {
  /** In small letters. */
  readonly name: string;
  readonly value: string;
  readonly part: TextPart;
}

/** What a piece of HTML consists of. */
interface HtmlPieces {
  readonly tags: readonly Tag[];
  readonly broken: readonly BrokenTag[];
}

/** A tag or comment that never ends, or in which another one begins; `meant` is a whole tag that signs too many keep from being one. */
export interface BrokenTag {
  readonly part: TextPart;
  readonly meant?: string;
}

/** Elements whose content is no HTML. */
const RAW: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  iframe: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  textarea: TokenizerMode.RCDATA,
  title: TokenizerMode.RCDATA,
};

/** The tags of a piece of HTML, one after the other, as a browser reads them. */
export function piecesOf(html: string): HtmlPieces {
  return plainPieces(html) ?? exactPieces(html);
}

const PLAIN_TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][a-z-]*="[^"&<>]*")*)\s*>/gi;
const PLAIN_ATTRIBUTE = /([a-z][a-z-]*)="([^"]*)"/gi;

/** Most tags are written in the plainest way, and to find those takes a tenth of the time. Nothing where some are not. */
function plainPieces(html: string): HtmlPieces | undefined {
  if (html.includes('>>')) return undefined;
  const tags: Tag[] = [];
  let next = html.indexOf('<');
  for (const { 0: written, 1: slash, 2: tagName = '', 3: attributes = '', index } of html.matchAll(PLAIN_TAG)) {
    const name = tagName.toLowerCase();
    if (index !== next || name in RAW) return undefined;
    const offset = index + 1 + tagName.length;
    const isClosing = slash === '/';
    tags.push({
      name,
      isClosing,
      part: { offset: index, length: written.length },
      attributes: plain(attributes, offset),
    });
    next = html.indexOf('<', next + 1);
  }
  return next < 0 ? { tags, broken: [] } : undefined;
}

function plain(attributes: string, from: number): TagAttribute[] {
  if (attributes === '') return [];
  return [...attributes.matchAll(PLAIN_ATTRIBUTE)].map(({ 0: written, 1: name = '', 2: value = '', index }) => ({
    name: name.toLowerCase(),
    value,
    part: { offset: from + index, length: written.length },
  }));
}

function exactPieces(html: string): HtmlPieces {
  const tags: Tag[] = [];
  let reached = 0;
  let isUnfinished = false;
  const ignore = () => undefined;
  const add = (tag: Tag) => {
    tags.push(tag);
    reached = tag.part.offset + tag.part.length;
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => {
        add(toTag(token, false));
        const mode = RAW[token.tagName];
        if (mode !== undefined) tokenizer.state = mode;
      },
      onEndTag: (token) => add(toTag(token, true)),
      onComment: ({ location }) => {
        const { startOffset = 0, endOffset = 0 } = location ?? {};
        reached = html.charAt(endOffset - 1) === '>' ? endOffset : startOffset;
      },
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
      onParseError: ({ code }) => {
        isUnfinished ||= code === 'eof-in-tag' || code === 'eof-in-comment';
      },
    },
  );
  tokenizer.write(html, true);
  const swallowing = tags.filter(({ name, attributes }) => name.includes('<') || attributes.some(holdsTag));
  const offsets = swallowing.map(({ part }) => part.offset);
  if (isUnfinished) offsets.push(reached + Math.max(html.slice(reached).search(/<[a-z!/?]/i), 0));
  return { tags, broken: [...offsets.map((offset) => brokenAt(html, offset)), ...spoiltTags(html)] };
}

/** A space behind the bracket, or another stroke than that of a tag that closes. */
const SPOILT_TAG = /<(?:\s{1,9}(\/?)\s{0,9}|(\/)\s+|(\\+)|(\/)\/+)([a-z][a-z0-9]*)\s{0,9}>/gi;

/** A bracket too many before a tag, or behind it where nothing follows that it could be compared with. */
const BRACKET_TWICE = /<<(\/?[a-z][a-z0-9]*)>|<(\/?[a-z][a-z0-9]*)>>(?=[\p{L}<]|\s*$)/giu;

function spoiltTags(html: string): BrokenTag[] {
  const doubled = [...html.matchAll(BRACKET_TWICE)].flatMap(({ 0: written, 1: one, 2: other, index }) => {
    const name = (one ?? other ?? '').toLowerCase();
    if (!ELEMENTS.has(name.replace('/', ''))) return [];
    return [{ part: { offset: index, length: written.length }, meant: `<${name}>` }];
  });
  return [...doubled, ...misspelt(html)];
}

function misspelt(html: string): BrokenTag[] {
  return [...html.matchAll(SPOILT_TAG)].flatMap(({ 0: written, 1: a, 2: b, 3: c, 4: d, 5: name = '', index }) => {
    if (!ELEMENTS.has(name.toLowerCase())) return [];
    const part = { offset: index, length: written.length };
    return [{ part, meant: `<${a || b || c || d ? '/' : ''}${name.toLowerCase()}>` }];
  });
}

/** Where the quotation marks or the end of a tag are missing, it takes the next ones for its own. */
function holdsTag({ name, value }: TagAttribute): boolean {
  return name.includes('<') || /<\/?[a-z]/i.test(value);
}

const LONGEST_TAG = 300;

/** `<pTe enviamos`: the word behind a tag without its end has a capital. */
const JOINED_TO_WORD = /^<(\/?[a-z]+[1-6]?)([\p{Lu}¿¡«“].*)$/u;

/** `<a href="page:contact>`: the tag whose only attribute lacks a quotation mark. */
const HALF_QUOTED = /^<[a-z]+\s+[a-z-]+=(?:"([^"'<>\s]+)|([^"'<>\s]+)")>/i;

function brokenAt(html: string, offset: number): BrokenTag {
  const [halfQuoted, value = '', ...ended] = HALF_QUOTED.exec(html.slice(offset, offset + LONGEST_TAG)) ?? [];
  if (halfQuoted !== undefined) {
    const address = value || ended.join('');
    const meant = `${halfQuoted.slice(0, halfQuoted.indexOf('=') + 1)}"${address}">`;
    return { part: { offset, length: halfQuoted.length }, meant };
  }
  const part = partFrom(html, offset);
  const [, name = '', word = ''] = JOINED_TO_WORD.exec(html.slice(offset, offset + part.length)) ?? [];
  return { part, ...(ELEMENTS.has(name.replace('/', '')) && { meant: `<${name}>${word}` }) };
}

/** A tag that does not end is told by its beginning. */
function partFrom(html: string, offset: number): TextPart {
  const [beginning = ''] = /^<[^\s<>]*/.exec(html.slice(offset, offset + 40)) ?? [];
  return { offset, length: Math.max(beginning.length, 1) };
}

function toTag({ tagName, attrs, location }: Token.TagToken, isClosing: boolean): Tag {
  const attributes = attrs.map(({ name, value }) => ({ name, value, part: partOf(location?.attrs?.[name]) }));
  return { name: tagName, isClosing, part: partOf(location), attributes };
}

function partOf(location: Token.Location | null | undefined): TextPart {
  const { startOffset = 0, endOffset = 0 } = location ?? {};
  return { offset: startOffset, length: endOffset - startOffset };
}
