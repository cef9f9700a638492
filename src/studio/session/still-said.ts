import type { Contract } from '../../compiler/schema/contract';
import type { Source } from '../../compiler/source';
import { foldedWords } from '../../compiler/spelling/folded';
import { valueAt } from '../../compiler/values/value-at';
import { inFiles, valuesResolvedAs, valuesWith } from '../../compiler/values/values';
import { overviewTexts } from '../../overview/texts';
import { isRecord } from '../../shared/is-record';
import type { ContentPlace } from '../place';
import type { ComparedSites } from './changes';

/** A name, an address, a telephone or an e-mail that was changed or taken away, and where a text says it all the same. */
export interface StillSaid {
  readonly said: string;
  readonly places: readonly ContentPlace[];
}

/** What else is to be changed by whoever moves a place, or takes somebody off the website. */
export function stillSaid({ before, after }: ComparedSites): StillSaid[] {
  const now = new Set(detailsIn(after));
  const gone = [...new Set(detailsIn(before))].filter((detail) => !now.has(detail));
  if (gone.length === 0) return [];
  const texts = overviewTexts(after).map(({ text, place }) => ({ place, words: searchable(text) }));
  return gone.flatMap((said) => {
    const wanted = searchable(tellingPart(said));
    const places = texts.filter(({ words }) => words.includes(wanted)).map(({ place }) => place);
    return places.length === 0 ? [] : [{ said, places }];
  });
}

const detailsIn = inFiles((source: Source, contract: Contract): readonly string[] => {
  const file = { sources: [source], contract };
  const addresses = valuesWith(file, 'x-postal-code').map(({ pointer }) =>
    valueAt(source.data, [...pointer.slice(0, -1), 'address']),
  );
  const others = [
    ...valuesWith(file, 'x-name'),
    ...valuesWith(file, 'x-phone'),
    ...valuesResolvedAs(file, 'email'),
  ].map(({ value }) => value);
  return [...addresses, ...others].flatMap(textsOf).filter(isTelling);
});

function textsOf(value: unknown): string[] {
  const texts = isRecord(value) ? Object.values(value) : [value];
  return texts.filter((text) => typeof text === 'string');
}

/** A word alone, such as a first name or a town, says something else in other texts. */
function isTelling(text: string): boolean {
  return !/[{[]/.test(text) && text.trim().length >= 6 && /[\s@]/.test(text.trim());
}

/** Of an address, the street and the number: what follows may be written otherwise. */
function tellingPart(text: string): string {
  return /^\p{L}[^\d]*\d+/u.exec(text)?.[0] ?? text;
}

/** Words with spaces around them, and a telephone without those within it, or what comes before the last nine figures. */
function searchable(text: string): string {
  return foldedWords(text).replaceAll(/\d[\d ]{8,}\d/g, (figures) => figures.replaceAll(' ', '').slice(-9));
}
