import { type ReactElement, useMemo } from 'react';
import { type Token, tokensIn } from '../../shared/token-syntax';
import type { ContentPlace } from '../place';
import { useWords } from '../words/words';
import { useFormPart, useFormStore } from './form-store';
import { FILE_OF_SCOPE, useTokenValue } from './use-token-value';

/** What stands for values in a text of a language: each with its value, leading to where that is written. */
export function TokenChips({
  title,
  text,
  lang,
}: {
  /** Of the field, with its language. */
  readonly title: string;
  readonly text: string;
  readonly lang?: string | undefined;
}): ReactElement | null {
  const { forms } = useWords();
  const tokens = useMemo(() => [...new Map(tokensIn(text).map((token) => [token.text, token])).values()], [text]);
  if (tokens.length === 0) return null;
  return (
    <ul className="chips" aria-label={forms.tokens.in(title)}>
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
  const file = FILE_OF_SCOPE[scope];
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
