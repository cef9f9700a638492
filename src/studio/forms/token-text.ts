import type { KnownName } from '../../compiler/names/known-names';
import { factText } from '../../compiler/tokens/tokens';
import { TOKEN, tokensIn } from '../../shared/token-syntax';
import { notedOf } from '../content/noted-fact';
import { asWords } from '../content/schema-words';
import type { Choice } from './use-combobox';

/** A fact as visitors read it in a locale; nothing where it has no value. */
export function shownFact({ fact }: KnownName, locale: string): string {
  return fact === undefined ? '' : factText(fact, locale);
}

/** What people call a fact: by the first sentence of what is noted of it, else by its name. */
export function factCalled(known: KnownName): string {
  return notedOf(known.fact?.note).first || asWords(known.name);
}

/** A fact among others of which one is chosen: as people call it, with its value and what else is noted of it. */
export function factChoice(known: KnownName, locale: string): Choice {
  const details = [shownFact(known, locale), notedOf(known.fact?.note).rest].filter((text) => text !== '');
  return { id: known.name, title: factCalled(known), ...(details.length > 0 && { detail: details.join(' · ') }) };
}

/** What people read of a text, as far as it can be said here: without tags and line breaks, with the facts that it names. */
export function readableText(text: string, facts: readonly KnownName[], locale: string): string {
  const shown = text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shown.replaceAll(TOKEN, (token) => {
    const [{ scope = '', name = '' } = {}] = tokensIn(token);
    const known = scope === 'facts' ? facts.find((fact) => fact.name === name) : undefined;
    return known === undefined ? '' : shownFact(known, locale);
  });
}
