import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ReactElement } from 'react';
import { tokensIn } from '../../../shared/token-syntax';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';
import { FILE_OF_SCOPE, useTokenValue } from '../use-token-value';
import { token } from './extensions';

/** A value of the site within a text: shows what it is now, and leads to where it is written. */
function TokenChip({ node, selected, extension }: ReactNodeViewProps): ReactElement {
  const { names, open } = useForm();
  const { forms, richText } = useWords();
  const written = String(node.attrs.written);
  const [{ scope, name } = { scope: '', name: written }] = tokensIn(written);
  const file = FILE_OF_SCOPE[scope];
  const known = useTokenValue({ scope, name }, extension.options.lang);
  const isUnknown = scope === 'facts' && names.facts !== undefined && known === undefined;
  const shown = known?.value || name;
  return (
    <NodeViewWrapper as="span" className={`token-chip${selected ? ' token-chip--selected' : ''}`}>
      <button
        type="button"
        className="token-chip__button"
        disabled={file === undefined}
        title={written}
        aria-label={isUnknown ? richText.token.unknown(name) : forms.tokens.open(known?.called ?? name, shown)}
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
