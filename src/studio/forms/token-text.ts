import type { KnownName } from '../../compiler/known-names';
import { TOKEN, tokensIn } from '../../compiler/tokens/token-syntax';
import { numberFormat } from '../../shared/formats';

/** A fact as people read it: a number as its language writes it. */
export function shownFact(value: string, locale: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  return isNumber ? numberFormat(locale, { useGrouping: true }).format(Number(value)) : value;
}

/** What people read of a text, as far as it can be said here: without tags, with the facts that it names. */
export function readableText(text: string, facts: readonly KnownName[], locale: string): string {
  return text.replaceAll(/<[^>]*>/g, '').replaceAll(TOKEN, (token) => {
    const [{ scope = '', name = '' } = {}] = tokensIn(token);
    const value = scope === 'facts' ? facts.find((fact) => fact.name === name)?.title : undefined;
    return value === undefined ? '' : shownFact(value, locale);
  });
}
