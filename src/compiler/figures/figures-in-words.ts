import { wordOf, wordsIn } from '../texts/words';
import type { Conventions } from './conventions';
import { currencyNamed } from './currencies';
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

function addWordsOf(text: string, { figureNamed, units, data }: Conventions, found: Figure[]): void {
  const places = [...text.matchAll(/\p{L}+/gu)];
  const phrase = places.map(([written]) => wordOf(written));
  for (let index = 0; index < phrase.length; index += 1) {
    const word = phrase[index];
    const named = word && figureNamed(word);
    if (named === undefined) continue;
    const spoken = isNumber(named) && data ? spokenFigure(phrase, index, data) : undefined;
    const first = index;
    index += (spoken?.length ?? 1) - 1;
    const last = places[index];
    const counts = named.kind === 'word' && named.isOptional !== true;
    const next = phrase[index + 1];
    const counted = counts ? (units.get(next?.small ?? '') ?? currencyNamed(next?.small ?? '')) : undefined;
    const writtenFigure = text.slice(places[first]?.index, last && last.index + last[0].length);
    const isMeasure = next !== undefined && isMeasured(` ${next.written}`);
    const isAbout = [first - 1, first - 2, index + 1, index + 2].some((at) => HALVES.has(phrase[at]?.small ?? ''));
    found.push({
      ...named,
      written: writtenFigure,
      ...(spoken && { value: String(spoken.value) }),
      ...(isAbout && { isOptional: true, isAbout }),
      ...(isMeasure && { isMeasure }),
      ...(counted !== undefined && { unit: counted, withUnit: `${writtenFigure} ${next?.written}` }),
    });
  }
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
