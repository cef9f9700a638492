import { capitalised } from '../../shared/capitalised';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { HtmlElement } from '../html/html-structure';
import type { OwnRule } from '../rule';
import { fewOf } from '../texts/few-faults';
import { withoutTags } from '../texts/prose';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';
import { shortened } from '../translations/excerpts';

/** Fewer items have no habit. */
const FEWEST = 3;
/** A few words need no full stop. */
const FEWEST_WORDS = 3;
/** Shorter items, such as the cells of a list, may well be the same. */
const SHORTEST = 12;

/** The items of a list in HTML are written alike, and none of them is there twice. */
export const htmlItemUnlike: OwnRule<'html-item-unlike'> = (site) =>
  htmlTexts(site).flatMap((written) => fewOf(listsIn(written).flatMap((items) => unlikeIn(items, written))));

interface Item {
  readonly text: string;
  /** Where its first and its last letter stand, in the whole text. */
  readonly offset: number;
  readonly end: number;
}

/** The items of the lists that hold no other one. */
function listsIn({ text, structure }: HtmlText): Item[][] {
  const lists: OpenList[] = [];
  const open: OpenList[] = [];
  for (const element of structure.elements) {
    const { name, opening } = element;
    while ((open.at(-1)?.until ?? Infinity) < opening.part.offset) open.pop();
    const around = open.at(-1);
    if (name === 'li') around?.items.push(element);
    else if (name === 'ul' || name === 'ol') {
      if (around !== undefined) around.holdsOther = true;
      const list = { items: [], until: element.closing?.part.offset ?? 0, holdsOther: false };
      lists.push(list);
      open.push(list);
    }
  }
  return lists.map(({ items, holdsOther }) => (holdsOther ? [] : items.flatMap((item) => itemOf(item, text))));
}

interface OpenList {
  readonly items: HtmlElement[];
  /** Where it is closed. */
  readonly until: number;
  holdsOther: boolean;
}

function itemOf({ opening: { part }, closing }: HtmlElement, text: string): Item[] {
  if (closing === undefined) return [];
  const start = part.offset + part.length;
  const item = text.slice(start, closing.part.offset);
  const [before = ''] = /^(?:\s|<[^<>]*>)*/.exec(item) ?? [];
  const said = withoutTags(item.trimEnd()).trim();
  return [{ text: said, offset: start + before.length, end: start + item.trimEnd().length }];
}

type Found = Finding<'html-item-unlike'>;

function unlikeIn(items: readonly Item[], written: HtmlText): Found[] {
  const firsts = new Map<string, number>();
  const twice = items.flatMap((item, index) => {
    const first = firsts.get(item.text) ?? index;
    firsts.set(item.text, first);
    return first < index && item.text.length >= SHORTEST
      ? [told(written, item, { is: 'twice', text: shortened(item.text), first: first + 1, item: index + 1 })]
      : [];
  });
  if (items.length < FEWEST || twice.length > 0) return twice;
  // «…; los proveedores; …» are parts of one sentence.
  const isOneSentence = items.some(({ text }) => /[;,]$/.test(text));
  const small = isOneSentence ? [] : onlyOne(items, beginsSmall).flatMap((item) => withCapital(written, item));
  return [...small, ...withoutStop(written, items)];
}

/** The only one that is so. */
function onlyOne(items: readonly Item[], is: (text: string) => boolean): readonly Item[] {
  const found = items.filter(({ text }) => is(text));
  return found.length === 1 ? found : [];
}

/** Names such as iPad, addresses, figures and tokens say nothing. */
const SMALL = /^\p{Ll}+(?![\p{L}\p{N}@/_>-]|\.\p{L})/u;

function beginsSmall(text: string): boolean {
  return !/^\p{Lu}/u.test(text);
}

function withCapital(written: HtmlText, item: Item): Found[] {
  const [word] = SMALL.exec(item.text) ?? [];
  if (word === undefined) return [];
  const correct = capitalised(word, written.language);
  const part = { offset: item.offset, length: word.length };
  const fix = fixOfText(written, [{ ...part, text: correct }], false);
  return [{ ...told(written, item, { is: 'small', text: word, correct }), fix }];
}

function withoutStop(written: HtmlText, items: readonly Item[]): Found[] {
  const [item] = onlyOne(items, (text) => !text.endsWith('.'));
  const isWhole = item !== undefined && /\p{L}{2}$/u.test(written.text.slice(item.offset, item.end));
  if (!isWhole || item.text.split(/\s+/).length < FEWEST_WORDS) return [];
  const correct = `${item.text.slice(item.text.lastIndexOf(' ') + 1)}.`;
  const fix = fixOfText(written, [{ offset: item.end, length: 0, text: '.' }], false);
  return [{ ...told(written, item, { is: 'open', text: shortened(item.text), correct }), fix }];
}

function told({ source, pointer }: HtmlText, { offset, end }: Item, details: Found['details']): Found {
  return { code: 'html-item-unlike', place: { source, pointer, part: { offset, length: end - offset } }, details };
}
