import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ReactElement } from 'react';
import { tokensIn } from '../../../compiler/tokens/token-syntax';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';
import { factCalled, shownFact } from '../token-text';
import { token } from './extensions';

/** Files that hold the values of each scope. */
const FILE_OF_SCOPE: Readonly<Record<string, string>> = { facts: 'facts.yaml', settings: 'settings.yaml' };

/** A value of the site within a text: shows what it is now, and leads to where it is written. */
function TokenChip({ node, selected, extension }: ReactNodeViewProps): ReactElement {
  const { contract, names, open } = useForm();
  const words = useWords().richText.token;
  const written = String(node.attrs.written);
  const [{ scope, name } = { scope: '', name: written }] = tokensIn(written);
  const file = FILE_OF_SCOPE[scope];
  const known = scope === 'facts' ? names.facts?.find((fact) => fact.name === name) : undefined;
  const isUnknown = scope === 'facts' && names.facts !== undefined && known === undefined;
  const { lang } = extension.options;
  const locale = contract.languages.find(({ code }) => code === lang)?.locale ?? lang;
  const shown = (known && shownFact(known, locale)) || name;
  return (
    <NodeViewWrapper as="span" className={`token-chip${selected ? ' token-chip--selected' : ''}`}>
      <button
        type="button"
        className="token-chip__button"
        disabled={file === undefined}
        title={written}
        aria-label={isUnknown ? words.unknown(name) : words.open(known === undefined ? name : factCalled(known), shown)}
        onClick={() => file !== undefined && open({ file, pointer: [name] })}
      >
        {isUnknown && <span aria-hidden="true">⚠ </span>}
        {shown}
      </button>
    </NodeViewWrapper>
  );
}

/** The node of such a value as it is shown in a form, within a text of a language. */
export function shownToken(lang: string): typeof token {
  return token.extend({
    addOptions: () => ({ lang }),
    addNodeView: () => ReactNodeViewRenderer(TokenChip),
  });
}
