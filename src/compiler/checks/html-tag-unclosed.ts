import { fixOfText } from '../findings/fixes';
import { HOLDERS, WORDS } from '../html/html-elements';
import type { UnclosedTag } from '../html/html-structure';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';

/** What a browser takes to end where the next one begins, as an editor would. */
const ENDS_BY_ITSELF = new Set(['dd', 'dt', 'li', 'p', 'td', 'th', 'tr']);

/** Every tag in a text that opens something is closed. */
export const htmlTagUnclosed: OwnRule<'html-tag-unclosed'> = (site) =>
  htmlTexts(site).flatMap((written) =>
    fewOf(faultsIn(written)).map(({ tag, end, isSlashless }) => {
      const { source, pointer } = written;
      const place = { source, pointer, part: tag.part };
      if (isSlashless) {
        const fix = fixOfText(written, [{ ...tag.part, text: `</${tag.name}>` }], false);
        return { code: 'html-tag-unclosed', place, details: { tag: tag.name, isSlashless: true }, fix };
      }
      // A link ends before the next one: where, only its text tells.
      const isBeforeOther = tag.name === 'a' && /<a[\s>]/i.test(written.text.slice(tag.part.offset + 1, end));
      const closing = { offset: beforeBlanks(written.text, end), length: 0, text: `</${tag.name}>` };
      return {
        code: 'html-tag-unclosed',
        place,
        details: { tag: tag.name, isSlashless: false },
        ...(!isBeforeOther && { fix: fixOfText(written, [closing], ENDS_BY_ITSELF.has(tag.name)) }),
      };
    }),
  );

/** What is not closed; where the tag that was to close it has no slash, only that one. */
function faultsIn(written: HtmlText): (UnclosedTag & { readonly isSlashless: boolean })[] {
  const slashless = slashlessIn(written);
  const [begun, ended] = markedTwice(written);
  return written.structure.unclosed
    .filter(({ tag, end }) => !slashless.has(end) && !begun.has(tag.part.offset))
    .map((fault) => ({ ...fault, isSlashless: isEnd(fault) }));

  function isEnd({ tag }: UnclosedTag): boolean {
    return slashless.has(tag.part.offset) || ended.has(tag.part.offset);
  }
}

/** Tags that were to close another one of their name, as nothing stands behind them: by where they stand. */
function slashlessIn({ text, structure }: HtmlText): ReadonlySet<number> {
  const open = new Set<string>();
  const found = new Set<number>();
  for (const { tag, end } of structure.unclosed) {
    const { offset, length } = tag.part;
    const isAlone = open.has(tag.name) && tag.attributes.length === 0;
    // What is between two tags, of which the next may stand far away.
    if (isAlone && end - offset < FARTHEST && text.slice(offset + length, end).trim() === '') found.add(offset);
    open.add(tag.name);
  }
  return found;
}

/** What is marked from a tag to another one like it, which was to be the end: by where either tag stands. */
function markedTwice({ text, structure }: HtmlText): readonly [ReadonlySet<number>, ReadonlySet<number>] {
  const begun = new Set<number>();
  const ended = new Set<number>();
  const open = new Map<string, UnclosedTag>();
  for (const fault of structure.unclosed.filter(({ tag }) => isMarkedByEnd(tag.name))) {
    const { name, attributes, part } = fault.tag;
    const before = open.get(name);
    const start = before && before.tag.part.offset + before.tag.part.length;
    const isEnd = before?.end === fault.end && attributes.length === 0 && /[^\s<]/.test(text.slice(start, part.offset));
    if (before !== undefined && isEnd) {
      begun.add(before.tag.part.offset);
      ended.add(part.offset);
      open.delete(name);
    } else open.set(name, fault);
  }
  return [begun, ended];
}

/** Of these, one hardly begins in another one like it that nobody closes either. */
function isMarkedByEnd(name: string): boolean {
  return name === 'a' || name === 'blockquote' || Object.hasOwn(HOLDERS, name) || WORDS.has(name);
}

const FARTHEST = 200;

function beforeBlanks(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}
