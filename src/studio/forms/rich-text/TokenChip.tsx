import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ReactElement } from 'react';
import { tokensIn } from '../../../compiler/tokens/token-syntax';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';
import { token } from './extensions';

/** Files that hold the values of each scope. */
const FILE_OF_SCOPE: Readonly<Record<string, string>> = { facts: 'facts.yaml', settings: 'settings.yaml' };

/** A value of the site within a text: shows what it is now, and leads to where it is written. */
function TokenChip({ node, selected }: ReactNodeViewProps): ReactElement {
  const { names, open } = useForm();
  const words = useWords().richText.token;
  const written = String(node.attrs.written);
  const [{ scope, name } = { scope: '', name: written }] = tokensIn(written);
  const file = FILE_OF_SCOPE[scope];
  const value = scope === 'facts' ? names.facts?.find((fact) => fact.name === name)?.title : undefined;
  const isUnknown = scope === 'facts' && value === undefined;
  return (
    <NodeViewWrapper as="span" className={`token-chip${selected ? ' token-chip--selected' : ''}`}>
      <button
        type="button"
        className="token-chip__button"
        disabled={file === undefined}
        title={written}
        aria-label={isUnknown ? words.unknown(name) : words.open(name, value ?? name)}
        onClick={() => file !== undefined && open({ file, pointer: [name] })}
      >
        {isUnknown && <span aria-hidden="true">⚠ </span>}
        {value ?? name}
      </button>
    </NodeViewWrapper>
  );
}

/** The node of such a value as it is shown in a form. */
export const shownToken = token.extend({ addNodeView: () => ReactNodeViewRenderer(TokenChip) });
