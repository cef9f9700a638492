import { isRecord } from '../../shared/is-record';
import type { Token } from '../../shared/token-syntax';
import { schemaAt, valueIn } from '../content/schema-at';
import { valueWords } from '../content/schema-words';
import { useFormPart } from './form-store';
import { factCalled, shownFact } from './token-text';

/** In which file what a token names is written. */
export const FILE_OF_SCOPE: Readonly<Record<string, string>> = { facts: 'facts.yaml', settings: 'settings.yaml' };

interface TokenValue {
  readonly value: string;
  /** What people call it. */
  readonly called: string;
  readonly note?: string | undefined;
}

/** What stands for a token in a text of a language; nothing where there is no such thing. */
export function useTokenValue(
  { scope, name }: Pick<Token, 'scope' | 'name'>,
  lang: string | undefined,
): TokenValue | undefined {
  const facts = useFormPart((form) => form.names.facts);
  const locale = useFormPart(({ contract: { languages }, language }) => {
    const shown = languages.find(({ code }) => code === lang) ?? languages[0];
    return shown?.locale ?? language;
  });
  const setting = useFormPart((form) =>
    scope === 'settings' ? textOf(valueIn(form.dataOf('settings.yaml'), [name]), lang) : undefined,
  );
  const called = useFormPart(({ contract, language, dataOf }) => {
    const found = schemaAt(contract, 'settings.yaml', [name], dataOf('settings.yaml'));
    return found === undefined ? name : valueWords(found.raw, found.schema, name, language).title;
  });
  if (scope === 'settings') return setting === undefined ? undefined : { value: setting, called };
  const known = scope === 'facts' ? facts?.find((fact) => fact.name === name) : undefined;
  return known && { value: shownFact(known, locale), called: factCalled(known), note: known.fact?.note };
}

/** In a language; of what is in no such language, the first that there is. */
function textOf(value: unknown, lang: string | undefined): string | undefined {
  if (!isRecord(value)) return value === undefined || value === null ? undefined : String(value);
  return textOf(value[lang ?? ''] ?? Object.values(value)[0], lang);
}
