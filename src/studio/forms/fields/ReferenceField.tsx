import createIcon from 'lucide-static/icons/plus.svg?raw';
import openIcon from 'lucide-static/icons/square-arrow-out-up-right.svg?raw';
import { type ReactElement, useCallback, useMemo } from 'react';
import { contentKinds, kindOfNamed } from '../../../authoring/content-kinds';
import { type KnownName, nameKindOf, namesFor, THEME_FILES } from '../../../compiler/names/known-names';
import type { Schema } from '../../../compiler/schema/schema';
import { valueAt } from '../../../compiler/values/value-at';
import { schemaText } from '../../../diagnostics/schema-text';
import { fieldText } from '../../content/gap-text';
import { readable } from '../../content/thing';
import type { ContentPlace } from '../../place';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { useWords } from '../../words/words';
import { Combobox } from '../Combobox';
import { type ControlProps, FieldFrame } from '../FieldFrame';
import { FileUpload } from '../FileUpload';
import type { FieldProps } from '../field';
import { useFormPart, useFormStore } from '../form-store';
import { placeOfName } from '../known-places';
import { linkedFiles, lookFiles } from '../media/picture-kinds';
import { factChoice } from '../token-text';

/** The name of something else, which is found by its title and can be looked at. */
export function ReferenceField(props: FieldProps): ReactElement {
  const { place, schema, value, title } = props;
  const { forms } = useWords();
  const { write, dataOf } = useFormStore();
  const pages = useFormPart((form) => form.names.pages) ?? NO_NAMES;
  const page = nameKindOf(schema) === 'anchors' ? pageBeside(place, dataOf(place.file), pages) : undefined;
  return (
    <FieldFrame {...props}>
      {(control) => (
        <ReferencePicker
          control={control}
          schema={schema}
          value={value}
          place={place}
          {...(page !== undefined && { isMeant: (name) => name.place === page.place })}
          onChoose={(name, joins) =>
            write(place, name, { label: forms.steps.change(title), ...(joins !== undefined && { joins }) })
          }
        />
      )}
    </FieldFrame>
  );
}

/** The page that is named beside a place of it, as a form names the page on which it is. */
function pageBeside({ pointer }: ContentPlace, data: unknown, pages: readonly KnownName[]): KnownName | undefined {
  const beside: unknown = valueAt(data, pointer.slice(0, -1));
  return pages.find(({ name }) => Object.values(Object(beside)).includes(name));
}

interface ReferencePickerProps {
  readonly control: ControlProps;
  readonly schema: Schema;
  readonly value: unknown;
  /** Where the name of what is newly made for it is written. */
  readonly place: ContentPlace;
  /** Steps that `join` are one with that by which a file was taken in. */
  readonly onChoose: (name: string, joins?: string) => void;
  readonly label?: string;
  /** Those of the names that can be meant, where that is not all. */
  readonly isMeant?: (name: KnownName) => boolean;
}

const NO_NAMES: readonly KnownName[] = [];

/** Picks one of what a schema lets a value name. */
export function ReferencePicker({
  control,
  schema,
  value,
  place,
  onChoose,
  label,
  isMeant,
}: ReferencePickerProps): ReactElement {
  const { forms, media } = useWords();
  const store = useFormStore();
  const kind = nameKindOf(schema) ?? '';
  const known = useFormPart((form) => form.names);
  const all = useMemo(() => namesFor(schema, known) ?? NO_NAMES, [schema, known]);
  const names = isMeant === undefined ? all : all.filter(isMeant);
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const locale = useFormPart((form) => form.contract.languages[0]?.locale ?? form.language);
  const create = useFormPart((form) => form.create);
  const { text, placeholder } = fieldText(value);
  const isPrice = schema['x-resolve'] === 'price';
  const { dataOf } = store;
  const titleOf = useCallback(
    ({ title }: KnownName) => title && readable(title, contract, dataOf, language),
    [contract, dataOf, language],
  );
  const choices = useMemo(
    () =>
      names.flatMap((each) => {
        const { name } = each;
        const title = titleOf(each);
        if (isPrice && each.fact?.canBePrice === false && name !== text) return [];
        // What has a place on a page is called as the page.
        if (kind === 'anchors') return { id: name, title: `#${name}`, detail: title };
        if (kind === 'facts') return factChoice(each, locale);
        if (kind === THEME_FILES) return { id: name, title: name };
        return { id: name, title: title ?? name, ...(title !== undefined && { detail: name }) };
      }),
    [names, titleOf, kind, locale, isPrice, text],
  );
  const named = names.find(({ name }) => name === text);
  // The title of a fact is its value.
  const called =
    named === undefined ? text : kind === 'facts' ? factChoice(named, locale).title : (titleOf(named) ?? text);
  const meant = named === undefined ? undefined : placeOfName(contract, named);
  const made = useMemo(() => kindOfNamed(contentKinds(contract), kind), [contract, kind]);
  return (
    <>
      <div className="row">
        <Combobox
          control={control}
          {...(label !== undefined && { label })}
          choices={choices}
          chosen={text === '' ? undefined : text}
          placeholder={placeholder}
          onChoose={onChoose}
        />
        {meant !== undefined && (
          <IconButton svg={openIcon} label={forms.openNamed(called)} onClick={() => store.form().open(meant)} />
        )}
      </div>
      {create !== undefined && named === undefined && made !== undefined && (
        <button type="button" className="button button--quiet reference__create" onClick={() => create(kind, place)}>
          <Icon svg={createIcon} />
          {forms.reference.createNamed(schemaText(made.schema, language).title)}
        </button>
      )}
      {kind === THEME_FILES && text === '' && (
        <FileUpload kind={lookFiles(schema)} label={media.uploadFile} onTaken={onChoose} />
      )}
      {kind === 'media' && <FileUpload kind={linkedFiles} label={media.uploadFile} onTaken={onChoose} />}
      <p className="text-notes">
        {text !== '' && named === undefined && all !== NO_NAMES && (
          <span className="text-note text-note--mark">{forms.reference.unknown(text)}</span>
        )}
        {named?.title !== undefined && kind !== 'anchors' && (
          <span className="text-note">{kind === 'facts' ? factChoice(named, locale).detail : named.name}</span>
        )}
      </p>
    </>
  );
}
