import type { ReactElement } from 'react';
import type { Schema } from '../../compiler/schema/schema';
import { fieldText } from '../content/gap-text';
import type { ContentPlace } from '../place';
import type { ControlProps } from './FieldFrame';
import { placeKey } from './form-store';
import { HtmlField } from './rich-text/HtmlField';
import { TextEditor } from './TextEditor';

interface LanguageEditorProps {
  readonly control: ControlProps;
  /** That of the text in this language. */
  readonly place: ContentPlace;
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
  if (resolver === 'html') return <HtmlEditor {...editor} />;
  return <TextEditor {...editor} isProse={resolver !== undefined} />;
}

function HtmlEditor({
  control,
  place,
  title,
  lang,
  value,
  onWrite,
}: Omit<LanguageEditorProps, 'schema'>): ReactElement {
  const { id, 'aria-describedby': describedBy } = control;
  return (
    <HtmlField
      id={id}
      where={placeKey(place)}
      label={title}
      lang={lang}
      value={fieldText(value).text}
      written={String(value ?? '')}
      onChange={onWrite}
      {...(describedBy !== undefined && { describedBy })}
    />
  );
}
