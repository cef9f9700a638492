import { groupBy } from '../../shared/group-by';
import { asRecord, isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { folded } from '../spelling/folded';
import { functionWordsIn } from '../texts/language-of';
import { valueAt } from '../values/value-at';
import { inEach, inFewFiles, valuesResolvedAs } from '../values/values';
import { isSaidBeside, type Said, swappedPairs } from './swapped-pairs';
import type { ListedPicture } from './swapped-pictures';

/** A picture of a list that is described, with its caption. */
export interface CaptionedPicture extends ListedPicture {
  readonly alt: Parameters<typeof inEach>[0];
  readonly caption?: Parameters<typeof inEach>[0];
}

/** Pairs of pictures of a list of which each is described as the caption of the other says, in all languages. */
export const swappedAlts = inFewFiles(
  'swapped-alts',
  (source, contract): (readonly [CaptionedPicture, CaptionedPicture])[] => {
    const codes = contract.languages.map(({ code }) => code);
    // Where the settings cannot be read, no language is known.
    if (codes.length === 0) return [];
    const captioned = valuesResolvedAs({ sources: [source], contract }, 'media').flatMap((picture) =>
      withCaption(picture, codes),
    );
    const lists = groupBy(captioned, ({ list }) => list);
    return [...lists.values()].flatMap((pictures) => swappedPairs(pictures.slice(0, MOST), isDescribedBeside));
  },
);

/** Of a list with more of them, each is held against too many others. */
const MOST = 50;

interface InList extends CaptionedPicture {
  readonly list: string;
  /** In each language, what it is described by, and its caption. */
  readonly said: readonly Said[];
}

function withCaption(
  { source, pointer, value: { src = '', alt } }: ReturnType<typeof valuesResolvedAs<'media'>>[number],
  codes: readonly Language[],
): InList[] {
  const item = pointer.slice(0, -1);
  const { caption } = asRecord(valueAt(source.data, item));
  const isCaptioned = typeof caption === 'string' || isLocalised(caption);
  if (alt === undefined || !isCaptioned || typeof item.at(-1) !== 'number') return [];
  const said = codes.map((code) => ({
    name: wordsOf(textOf(alt, code), code),
    text: wordsOf(textOf(caption, code), code),
  }));
  return [{ source, pointer, src, alt, caption, list: item.slice(0, -1).join('/'), said }];
}

function isLocalised(text: unknown): text is Readonly<Record<string, string>> {
  return isRecord(text) && Object.values(text).every((one) => typeof one === 'string');
}

function textOf(text: CaptionedPicture['alt'], language: Language): string {
  return inEach(text)
    .filter(({ key: [code = language] }) => code === language)
    .map((each) => each.text)
    .join(' ');
}

/** Shorter words say little. */
const SHORTEST = 4;

function wordsOf(text: string, language: Language): ReadonlySet<string> {
  const words = folded(text).match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST && functionWordsIn(word, [language]) === 0));
}

/** In every language. */
function isDescribedBeside(picture: InList, other: InList): boolean {
  return picture.said.every((own, language) => {
    const others = other.said[language];
    return others !== undefined && isSaidBeside(own, others);
  });
}
