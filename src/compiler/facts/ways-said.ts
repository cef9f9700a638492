import { escapeRegExp } from '../../shared/escape-reg-exp';
import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import { contrastsOf } from '../language-data/contrasts';
import { languageData } from '../language-data/known-languages';

/** What a text says by words that rule each other out, and what it says besides. */
interface WaysSaid {
  readonly meanings: ReadonlySet<string>;
  readonly rest: string;
}

/** How something is attended by a text: `online`, `onsite`. */
export function modesSaid(text: string, language: Language): WaysSaid {
  return saidBy(text, wordsIn(language).mode);
}

/** Whether a text says of something that it costs nothing. */
export function isSaidFree(text: string, language: Language): boolean {
  return saidBy(text, wordsIn(language).price).meanings.has('free');
}

interface Words {
  readonly pattern: RegExp;
  readonly meanings: ReadonlyMap<string, string>;
}

const wordsIn = oncePerLanguage((language) => ({ mode: wordsOf(language, 'mode'), price: wordsOf(language, 'price') }));

/** A word of all languages. */
const EVERYWHERE = { word: 'online', kind: 'mode', meaning: 'online' };

function wordsOf(language: Language, ofKind: string): Words {
  const words = [...contrastsOf(languageData(language) ?? {}), EVERYWHERE].filter(({ kind }) => kind === ofKind);
  const longestFirst = words.map(({ word }) => escapeRegExp(word)).sort((one, other) => other.length - one.length);
  return {
    pattern: new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|') || '(?!)'})(?!\\p{L})`, 'giu'),
    meanings: new Map(words.map(({ word, meaning }) => [word, meaning])),
  };
}

function saidBy(text: string, { pattern, meanings }: Words): WaysSaid {
  const found = text.match(pattern) ?? [];
  return {
    meanings: new Set(found.flatMap((word) => meanings.get(word.toLowerCase()) ?? [])),
    rest: text.replace(pattern, ' '),
  };
}
