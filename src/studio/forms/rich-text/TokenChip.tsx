import { NodeViewWrapper, type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ReactElement } from 'react';
import { tokensIn } from '../../../compiler/tokens/token-syntax';
import { numberFormat } from '../../../shared/formats';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';
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
  const value = scope === 'facts' ? names.facts?.find((fact) => fact.name === name)?.title : undefined;
  const isUnknown = scope === 'facts' && names.facts !== undefined && value === undefined;
  const { lang } = extension.options;
  const locale = contract.languages.find(({ code }) => code === lang)?.locale ?? lang;
  const shown = value === undefined ? name : asRead(value, locale);
  return (
    <NodeViewWrapper as="span" className={`token-chip${selected ? ' token-chip--selected' : ''}`}>
      <button
        type="button"
        className="token-chip__button"
        disabled={file === undefined}
        title={written}
        aria-label={isUnknown ? words.unknown(name) : words.open(name, shown)}
        onClick={() => file !== undefined && open({ file, pointer: [name] })}
      >
        {isUnknown && <span aria-hidden="true">⚠ </span>}
        {shown}
      </button>
    </NodeViewWrapper>
  );
}

/** A value as visitors read it: a number as its language writes it. */
function asRead(value: string, locale: string): string {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value);
  return isNumber ? numberFormat(locale, { useGrouping: true }).format(Number(value)) : value;
}

/** The node of such a value as it is shown in a form, within a text of a language. */
export function shownToken(lang: string): typeof token {
  return token.extend({
    addOptions: () => ({ lang }),
    addNodeView: () => ReactNodeViewRenderer(TokenChip),
  });
}
