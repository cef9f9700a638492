import type { Finding } from '../findings/finding';
import type { OwnRule } from '../rule';
import { isNumber } from '../texts/is-number';
import { isLabel, isName, isTitle, keyOf } from '../texts/kinds-of-text';
import { plainTexts, type ReadableText } from '../texts/readable-texts';
import { endOfWriting, isNameToFillIn, isOfCopy, isStandIn, isToCome } from '../texts/stand-ins';
import { shortened } from '../translations/excerpts';
import { verdicts } from '../translations/judge';

/** «TODO», «…», «lorem ipsum», the examples of a new page, and a name that is none are not published. */
export const textStandIn: OwnRule<'text-stand-in'> = (site) => [
  ...verdicts(site, 'stand-in').map(({ at }) => told(at)),
  ...plainTexts(site)
    .filter((written) => (isName(written) ? isNone(written) : isLabelToCome(written) || isTitleOfCopy(written)))
    .map(told),
];

function told({
  source,
  pointer,
  language,
  text,
}: Pick<ReadableText, 'source' | 'pointer' | 'language' | 'text'>): Finding<'text-stand-in'> {
  const offset = endOfWriting(text);
  const unwritten = text.slice(offset);
  const details = { text: shortened(unwritten), ...(language !== undefined && { language }) };
  const part = offset !== undefined && {
    part: { offset, length: unwritten.split(/[<\n]/, 1)[0]?.trimEnd().length ?? 0 },
  };
  return { code: 'text-stand-in', place: { source, pointer, ...part }, details };
}

/** Whether it says that it is to come; what else stands in for a text in one language is told of all of them. */
function isLabelToCome(written: ReadableText): boolean {
  const { text, language } = written;
  return (isLabel(written) || isTitle(written)) && isToCome(text) && !isStandIn(text, language);
}

function isTitleOfCopy(written: ReadableText): boolean {
  return isTitle(written) && isOfCopy(written.text);
}

/** Whether it names nothing: what is to come, nothing but signs, or a number, which only a year could be. */
function isNone(written: ReadableText): boolean {
  const { text } = written;
  if (isStandIn(text, undefined) || isToCome(text) || /^[^\p{L}\p{N}{]+$/u.test(text)) return true;
  if (!CALLED.has(keyOf(written))) return false;
  return isNumber(text) || isOfCopy(text) || isNameToFillIn(text);
}

/** The names of people, of papers and of places. */
const CALLED: ReadonlySet<string> = new Set(['author', 'name', 'source']);
