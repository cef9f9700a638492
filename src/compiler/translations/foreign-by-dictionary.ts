import type { Language } from '../../shared/language';
import type { Contract } from '../schema/contract';
import { type DraftSite, sourceOfSingleton } from '../site';
import type { Dictionary } from '../spelling/dictionary';
import type { Word } from '../texts/words';
import { notesOf } from '../values/notes';
import { type ReadText, readTexts } from './read-texts';
import type { ForeignText } from './vocabulary';

/** Shorter words are of many languages. */
const SHORTEST = 3;
/** Interfaces in all languages borrow single words of it. */
const BORROWED_FROM = 'en';

/**
 * Messages of which all words are in the dictionary of another language of the site, and none is in that of their own. They
 * are what is written on buttons and read out, and no names: single words will do.
 */
export function foreignMessages(
  site: DraftSite,
  dictionaries: ReadonlyMap<Language, Dictionary> = new Map(),
): ForeignText[] {
  const source = sourceOfSingleton(site, 'messages');
  const languages = site.contract.languages.map(({ code }) => code);
  if (source === undefined || languages.length < 2) return [];
  return readTexts(source, site.contract).flatMap(({ at, words }) => {
    const said = words.filter(isPlain).map(({ small }) => small);
    const own = dictionaries.get(at.language);
    if (said.length === 0 || own === undefined || said.some((word) => own.has(word))) return [];
    const language = languages.find(
      (code) =>
        code !== at.language &&
        (code !== BORROWED_FROM || words.length > 1) &&
        said.every((word) => dictionaries.get(code)?.has(word)),
    );
    return language === undefined ? [] : [{ at, language }];
  });
}

/** Of longer texts the little words tell it. */
const LONGEST = 6;

/** Labels that have changed places: of each, all words are in the dictionary of the other's language, and none is in that of its own. */
export function swappedLabels(
  { sources, contract }: DraftSite,
  dictionaries: ReadonlyMap<Language, Dictionary> = new Map(),
): ForeignText[] {
  const name = [...dictionaries.keys()].join();
  return sources.flatMap((source) => {
    const notes = notesOf(source);
    if (notes.get(SWAPPED) === name) return [];
    const found = swappedLabelsIn(readTexts(source, contract), contract, dictionaries);
    if (found.length === 0) notes.set(SWAPPED, name);
    // A word that the site uses in its language needs no dictionary.
    return found.flatMap(({ at, own, partner }) =>
      own === undefined && partner !== undefined ? [{ at: partner.at, language: at.language, other: at }] : [],
    );
  });
}

/** It is noted of a file that it has none, held against the languages that have a dictionary. */
const SWAPPED = 'labels swapped';

function swappedLabelsIn(
  texts: readonly ReadText[],
  { languages: [main] }: Contract,
  dictionaries: ReadonlyMap<Language, Dictionary>,
): readonly ReadText[] {
  const isOfOther = ({ at, words }: ReadText, language: Language) => {
    const [own, other] = [dictionaries.get(at.language), dictionaries.get(language)];
    if (own === undefined || other === undefined || words.length > LONGEST || !words.some(isPlain)) return false;
    return words.every((word) => !isPlain(word) || (!own.has(word.small) && other.has(word.small)));
  };
  return texts.filter(
    (text) =>
      text.partner !== undefined &&
      text.at.language !== main?.code &&
      isOfOther(text, text.partner.at.language) &&
      isOfOther(text.partner, text.at.language),
  );
}

/** Whether a word is of letters alone, and not so short that it is of many languages. */
export function isPlain({ small }: Word): boolean {
  return small.length >= SHORTEST && /^\p{L}+$/u.test(small);
}
