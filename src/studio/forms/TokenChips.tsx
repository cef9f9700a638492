import { type ReactElement, useMemo } from 'react';
import { type Token, tokensIn } from '../../compiler/tokens/token-syntax';
import { schemaAt, valueIn } from '../content/schema-at';
import { valueWords } from '../content/schema-words';
import type { ContentPlace } from '../place';
import { useWords } from '../words/words';
import { useFormPart, useFormStore } from './form-store';
import { factCalled, shownFact } from './token-text';

/** In which file what a token names is written. */
const FILES: Readonly<Record<string, string>> = { facts: 'facts.yaml', settings: 'settings.yaml' };

/** What stands for values in a text of a language: each with its value, leading to where that is written. */
export function TokenChips({
  text,
  lang,
}: {
  readonly text: string;
  readonly lang?: string | undefined;
}): ReactElement | null {
  const { forms } = useWords();
  const tokens = useMemo(() => [...new Map(tokensIn(text).map((token) => [token.text, token])).values()], [text]);
  if (tokens.length === 0) return null;
  return (
    <ul className="chips" aria-label={forms.tokens.title}>
      {tokens.map((token) => (
        <li key={token.text}>
          <TokenChip token={token} lang={lang} />
        </li>
      ))}
    </ul>
  );
}

interface TokenChipProps {
  readonly token: Token;
  readonly lang: string | undefined;
}

function TokenChip({ token: { scope, name }, lang }: TokenChipProps): ReactElement {
  const { forms } = useWords();
  const { form } = useFormStore();
  const known = useTokenValue({ scope, name }, lang);
  const file = FILES[scope];
  const isLookedFor = useFormPart((form) => scope !== 'facts' || form.names.facts !== undefined);
  if (scope === 'entry') {
    return (
      <span className="chip">
        {name} <span className="quiet">{forms.tokens.ofEntry}</span>
      </span>
    );
  }
  if (!isLookedFor) return <span className="chip">{name}</span>;
  if (known === undefined || file === undefined) {
    return (
      <span className="chip chip--unknown">
        {name} <span>{forms.tokens.unknown}</span>
      </span>
    );
  }
  const place: ContentPlace = { file, pointer: [name] };
  return (
    <button
      type="button"
      className="chip"
      title={known.note}
      aria-label={forms.tokens.open(known.called, known.value)}
      onClick={() => form().open(place)}
    >
      <strong>{known.value}</strong> <span className="quiet">{known.called}</span>
    </button>
  );
}

/** What stands for a token, what people call it and what is noted of it; nothing where there is no such thing. */
function useTokenValue(
  { scope, name }: Pick<Token, 'scope' | 'name'>,
  lang: string | undefined,
): { readonly value: string; readonly called: string; readonly note?: string | undefined } | undefined {
  const facts = useFormPart((form) => form.names.facts);
  const locale = useFormPart(({ contract: { languages }, language }) => {
    const shown = languages.find(({ code }) => code === lang) ?? languages[0];
    return shown?.locale ?? language;
  });
  const setting = useFormPart((form) =>
    scope === 'settings' ? textOf(valueIn(form.dataOf('settings.yaml'), [name])) : undefined,
  );
  const called = useFormPart(({ contract, language, dataOf }) => {
    const found = schemaAt(contract, 'settings.yaml', [name], dataOf('settings.yaml'));
    return found === undefined ? name : valueWords(found.raw, found.schema, name, language).title;
  });
  if (scope === 'settings') return setting === undefined ? undefined : { value: setting, called };
  const known = facts?.find((fact) => fact.name === name);
  return known && { value: shownFact(known, locale), called: factCalled(known), note: known.fact?.note };
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return value === undefined ? undefined : String(value);
  return textOf(Object.values(value)[0]);
}
