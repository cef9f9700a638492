import { suggestionFor } from '../spelling/suggest';
import { ALLOWED_ELEMENTS } from './allowed-html';
import { ELEMENTS } from './html-elements';

/** The element that a misspelt tag most likely means; of a short one, that whose letters are in another order or too often, or to which one was added. */
export function suggestedElement(name: string): { suggestion?: string } {
  if (name.length > 3) return suggestionFor(name, LONG_NAMES);
  const suggestion = BY_LETTERS.get(lettersOf(name)) ?? ALLOWED_ELEMENTS.find((each) => each === name.slice(0, -1));
  return suggestion === undefined ? {} : { suggestion };
}

const LONG_NAMES = ALLOWED_ELEMENTS.filter((name) => name.length > 3);
const BY_LETTERS = new Map(ALLOWED_ELEMENTS.map((name) => [lettersOf(name), name]));

function lettersOf(name: string): string {
  return [...new Set(name)].sort().join('');
}

/** The element that a tag is of, or that it most likely means. */
export function elementMeant(name: string): string {
  return ELEMENTS.has(name) ? name : (suggestedElement(name).suggestion ?? name);
}
