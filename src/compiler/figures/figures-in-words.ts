import type { LanguageData } from '../language-data/language-data';
import { currencyNamed } from '../standards/currencies';
import { type Word, wordOf, wordsIn } from '../texts/words';
import { type Conventions, daysMeantBy } from './conventions';
import type { Figure } from './figure';
import { isMeasured } from './measures';
import { spokenFigure } from './spoken-figures';

/** Months, days of the week, and figures in words: «treinta y dos» is one. */
export function addWords(prose: string, conventions: Conventions, found: Figure[]): void {
  if (!wordsIn(prose).some((word) => conventions.figureNamed(word) !== undefined)) return;
  for (const { 0: text } of prose.matchAll(PHRASE)) addWordsOf(text, conventions, found);
}

/** Finds the days of the week that stand in the midst of others' letters; what is left of the text. */
export function withoutUnspacedDays(prose: string, { unspacedDays }: Conventions, found: Figure[]): string {
  if (unspacedDays.size === 0) return prose;
  const names = [...unspacedDays.keys()].sort((one, other) => other.length - one.length);
  return prose.replaceAll(new RegExp(names.join('|'), 'g'), (written) => {
    found.push({ kind: 'weekday', value: unspacedDays.get(written) ?? '', written });
    return ' ';
  });
}

/** Words between which stands nothing but spaces, hyphens and apostrophes. */
const PHRASE = /\p{L}+(?:[\s\u00a0'’·-]+\p{L}+)*/gu;

function addWordsOf(text: string, conventions: Conventions, found: Figure[]): void {
  const { figureNamed, units, data } = conventions;
  const countedBy = (word = '') => units.get(word) ?? currencyNamed(word);
  const places = [...text.matchAll(/\p{L}+/gu)];
  const phrase = places.map(([written]) => wordOf(written));
  for (let index = 0; index < phrase.length; index += 1) {
    const word = phrase[index];
    const named = word && figureNamed(word);
    if (named === undefined) continue;
    const spoken = data && spokenWith(named, phrase, index, data);
    const first = index;
    index += (spoken?.length ?? 1) - 1;
    const last = places[index];
    const counts = named.kind === 'word' && named.isOptional !== true;
    const next = phrase[index + 1];
    const counted = counts ? countedBy(next?.small) : undefined;
    const writtenFigure = text.slice(places[first]?.index, last && last.index + last[0].length);
    const isMeasure = next !== undefined && isMeasured(` ${next.written}`);
    const isOne = counted !== undefined && spoken?.value === 1;
    if (isOne && isOneOf(phrase, index + 2, conventions)) continue;
    const isAbout = [first - 1, first - 2, index + 1, index + 2].some((at) => HALVES.has(phrase[at]?.small ?? ''));
    found.push({
      ...named,
      written: writtenFigure,
      ...(spoken && { kind: 'word', value: String(spoken.value) }),
      ...(isAbout && { isOptional: true, isAbout }),
      ...(isMeasure && { isMeasure }),
      ...(spoken && daysMeantBy(String(spoken.value), counted, conventions)),
      ...(counted !== undefined && { unit: counted, withUnit: `${writtenFigure} ${next?.written}` }),
    });
  }
}

/** Whether what stands there makes of one time one of so many: «un jour sur deux» is said without the one elsewhere. */
function isOneOf(phrase: readonly Word[], at: number, { data, figureNamed }: Conventions): boolean {
  const [between, number] = phrase.slice(at, at + 2);
  return number !== undefined && between?.small === data?.oneOf && figureNamed(number)?.kind === 'word';
}

/** The number that begins with a word; «الأحد» is Sunday, and «الأحد عشر» is eleven. */
function spokenWith(
  named: Pick<Figure, 'kind' | 'isOrdinal'>,
  phrase: readonly Word[],
  index: number,
  data: LanguageData,
): ReturnType<typeof spokenFigure> {
  if (!isNumber(named) && named.kind !== 'weekday') return undefined;
  const spoken = spokenFigure(phrase, index, data);
  return isNumber(named) || (spoken !== undefined && spoken.length > 1) ? spoken : undefined;
}

/** Whether more words may belong to it: «trecento mila», but not «il Trecento». */
function isNumber({ kind, isOrdinal }: Pick<Figure, 'kind' | 'isOrdinal'>): boolean {
  return kind === 'word' && isOrdinal !== true;
}

/** Beside an hour, which some languages call by the one that has been and others by the one that comes. */
const HALVES = new Set([
  ...['half', 'quarter', 'halb', 'viertel', 'dreiviertel', 'quart', 'quarts', 'mitja', 'media', 'cuarto'],
  ...['demie', 'mezza', 'mezzo', 'quarto', 'meia', 'نصف', 'والنصف', 'ربع', 'والربع'],
]);
