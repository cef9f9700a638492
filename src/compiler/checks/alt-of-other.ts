import { groupBy } from '../../shared/group-by';
import type { Finding } from '../findings/finding';
import { setEdit } from '../findings/fixes';
import { type CaptionedPicture, swappedAlts } from '../media/swapped-alts';
import type { Rule } from '../rule';
import type { DraftSite, Files } from '../site';
import { wordsOf } from '../texts/named-in';
import { inEach, valuesResolvedAs } from '../values/values';

/** A picture is not described as the site describes another one, nor as the caption of another one says. */
export const altOfOther: Rule<'alt-of-other'> = (site) => [
  ...describedElsewhere(site),
  ...swappedAlts(site).map((pair) => swapped(pair, site)),
];

/** A picture where it is described, by all that is said of it. */
interface Described extends CaptionedPicture {
  readonly text: string;
}

/**
 * In one place a picture has the description that another one always has, and elsewhere always its own, which says nothing
 * of that. One that has several stands for this and that.
 */
function describedElsewhere(site: DraftSite): Finding<'alt-of-other'>[] {
  const described = describedPictures(site);
  const byText = groupBy(described, ({ text }) => text);
  const isAlsoOfOther = ({ src, text }: Described) => byText.get(text)?.some((use) => use.src !== src) === true;
  const bySrc = groupBy(described, ({ src }) => src);
  const textsOf = (uses: readonly Described[] = []) => new Set(uses.map(({ text }) => text)).size;
  return [...bySrc.values()].flatMap((uses) => {
    const [odd, ...others] = uses.filter(isAlsoOfOther);
    const own = uses.find((use) => !isAlsoOfOther(use));
    const other = odd && byText.get(odd.text)?.find(({ src }) => src !== odd.src);
    if (odd === undefined || own === undefined || other === undefined || others.length > 0) return [];
    if (textsOf(uses) > 2 || textsOf(bySrc.get(other.src)) > 1) return [];
    if (sharesWord(odd.text, own.text, [...byText.keys()])) return [];
    const place = placeOfAlt(odd);
    const details = { src: odd.src, other: other.src, alt: mainText(odd.alt, site), correct: mainText(own.alt, site) };
    return [{ code: 'alt-of-other', place, details, fix: { edits: [setEdit(place, own.alt)], isCertain: false } }];
  });
}

function describedPictures(site: Files): readonly Described[] {
  return valuesResolvedAs(site, 'media').flatMap(({ source, pointer, value: { src, alt } }) => {
    const texts = inEach(alt).map(({ text }) => text);
    return src === undefined || texts.length === 0 ? [] : [{ source, pointer, src, alt, text: texts.join('\n') }];
  });
}

/** What so many descriptions say, «dibujo», tells nothing of one. */
const FEWEST_ALIKE = 3;
const SHORTEST = 4;

function sharesWord(one: string, other: string, all: readonly string[]): boolean {
  const words = new Set(wordsOf(other));
  const shared = wordsOf(one).filter((word) => word.length >= SHORTEST && words.has(word));
  return shared.some((word) => all.filter((text) => wordsOf(text).includes(word)).length < FEWEST_ALIKE);
}

/** Where the files are called as they are described, it is their captions that have changed places. */
function swapped(
  [one, other]: readonly [CaptionedPicture, CaptionedPicture],
  site: DraftSite,
): Finding<'alt-of-other'> {
  const areCaptions = isCalledAs(one, other) && isCalledAs(other, one);
  const textOf = ({ alt, caption }: CaptionedPicture) => (areCaptions ? caption : alt);
  const [place, back] = [one, other].map(areCaptions ? placeOfCaption : placeOfAlt) as [Place, Place];
  const [alt, correct] = [one, other].map((picture) => mainText(textOf(picture), site)) as [string, string];
  const edits = [setEdit(place, textOf(other)), setEdit(back, textOf(one))];
  return {
    code: 'alt-of-other',
    place,
    details: { src: one.src, other: other.src, alt, correct, isSwapped: true, ...(areCaptions && { areCaptions }) },
    fix: { edits, isCertain: false },
  };
}

/** Whether the name of a file has a word of its description, and none of that of the other one. */
function isCalledAs({ src, alt }: CaptionedPicture, other: CaptionedPicture): boolean {
  const name = wordsOf(src.replace(/^.*\//, '').replace(/\.[^.]+$/, '')).filter((word) => word.length >= SHORTEST);
  const says = (text: CaptionedPicture['alt']) =>
    name.some((word) => inEach(text).some((each) => wordsOf(each.text).includes(word)));
  return says(alt) && !says(other.alt);
}

type Place = ReturnType<typeof placeOfAlt>;

function placeOfCaption({ source, pointer }: CaptionedPicture) {
  return { source, pointer: [...pointer.slice(0, -1), 'caption'] };
}

function placeOfAlt({ source, pointer }: CaptionedPicture) {
  return { source, pointer: [...pointer, 'alt'] };
}

function mainText(alt: CaptionedPicture['alt'], { contract }: Files): string {
  const texts = inEach(alt);
  return (texts.find(({ key: [code] }) => code === contract.languages[0]?.code) ?? texts[0])?.text ?? '';
}
