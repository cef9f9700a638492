import type { ReactElement } from 'react';
import type { Schema } from '../../compiler/schema/schema';
import type { ControlProps } from './FieldFrame';
import { TextEditor } from './TextEditor';

interface LanguageEditorProps {
  readonly control: ControlProps;
  /** Of the field, with its language. */
  readonly title: string;
  /** What the text of all languages has to be. */
  readonly schema: Schema;
  readonly lang: string;
  readonly value: unknown;
  readonly onWrite: (text: string) => boolean;
}

/** A text in one language, whatever kind of text it is. */
export function LanguageEditor({ schema, ...editor }: LanguageEditorProps): ReactElement {
  const { 'x-resolve': resolver } = schema;
  return <TextEditor {...editor} isProse={resolver !== undefined} hasLines={resolver === 'html'} />;
}
