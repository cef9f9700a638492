import { factValues } from '../../compiler/facts/facts';
import { currencyOfType } from '../../compiler/tokens/known-fact';
import { factText } from '../../compiler/tokens/tokens';
import { asRecord, isRecord } from '../../shared/is-record';
import type { Languages } from '../../shared/language';
import { parsePath, TOKEN } from '../../shared/token-syntax';

/** A text with what visitors read in the place of facts and settings; what names anything else stays. */
export function withFacts(
  text: string,
  { code, locale }: Pick<Languages[number], 'code' | 'locale'>,
  dataOf: (file: string) => unknown,
): string {
  if (!text.includes('{{')) return text;
  const [facts, settings] = [asRecord(dataOf('facts.yaml')), asRecord(dataOf('settings.yaml'))];
  const written = Object.entries(facts).filter(([, fact]) => canBeWorkedOut(fact));
  const values = factValues(Object.fromEntries(written) as Parameters<typeof factValues>[0]);
  return text.replaceAll(TOKEN, (token, path: string) => {
    const { scope, name } = parsePath(path);
    const setting = scope === 'settings' ? settings[name] : undefined;
    const value = scope === 'facts' ? values[name] : isRecord(setting) ? setting[code] : setting;
    const currency = currencyOfType(scope === 'facts' && asRecord(facts[name]).type, settings.currency);
    return typeof value === 'string' || typeof value === 'number' ? factText({ value, currency }, locale) : token;
  });
}

/** Files are looked at as they are typed. */
function canBeWorkedOut(fact: unknown): boolean {
  return isRecord(fact) && (fact.sum === undefined || Array.isArray(fact.sum));
}
