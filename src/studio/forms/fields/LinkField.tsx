import { type ReactElement, useId } from 'react';
import { schemaText } from '../../../diagnostics/schema-text';
import { asRecord } from '../../../shared/is-record';
import { fieldText } from '../../content/gap-text';
import type { Property } from '../../content/properties';
import { type ContentPlace, placeIn } from '../../place';
import { useWords } from '../../words/words';
import { Combobox } from '../Combobox';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { placeKey, useFormPart, useFormStore } from '../form-store';
import { anchorKey, isAddressKind, switchTarget, type TargetKind, targetKindOf, targetKinds } from '../link-target';
import { PropertyFields } from '../PropertyFields';
import { useTyped } from '../use-typed';
import { ReferencePicker } from './ReferenceField';

/** A link: what it says, to which kind of thing it leads and to which, and what else there is to it. */
export function LinkField(props: FieldProps): ReactElement {
  const { place, schema, value, title } = props;
  const contract = useFormPart((form) => form.contract);
  const link = asRecord(value);
  const anchor = anchorKey(contract, schema);
  const kinds = targetKinds(contract, schema);
  const isOfTarget = ({ key }: Property) => key === anchor || kinds.some((kind) => kind.key === key);
  return (
    <FieldFrame {...props}>
      <div className="field__parts">
        <PropertyFields
          place={place}
          schema={schema}
          value={link}
          title={title}
          hasUnknown={false}
          isOwn={({ isRequired }) => isRequired}
        />
        <LinkTarget field={props} link={link} kinds={kinds} anchor={anchor} />
        <PropertyFields
          place={place}
          schema={schema}
          value={link}
          title={title}
          isOwn={(property) => !property.isRequired && !isOfTarget(property)}
        />
      </div>
    </FieldFrame>
  );
}

interface LinkTargetProps {
  readonly field: FieldProps;
  readonly link: Readonly<Record<string, unknown>>;
  readonly kinds: readonly TargetKind[];
  readonly anchor: string | undefined;
}

function LinkTarget({ field, link, kinds, anchor }: LinkTargetProps): ReactElement {
  const { forms } = useWords();
  const store = useFormStore();
  const id = useId();
  const language = useFormPart((form) => form.language);
  const kind = targetKindOf(kinds, link, anchor);
  const step = { label: forms.steps.change(field.title) };
  const titleOf = (each: TargetKind) => schemaText(each.schema, language).title;
  const wordsOf = (each: TargetKind) => {
    if (each.key === undefined) return forms.link.here;
    return isAddressKind(each.name) ? forms.link[each.name] : titleOf(each);
  };
  const change = (name: string) => {
    const to = kinds.find((each) => each.name === name);
    if (to === undefined) return;
    const gap = titleOf(to) || forms.link.anchor;
    store.form().edit(switchTarget(kinds, field.place, link, { to, anchor, gap }), step);
  };
  const placeOfTarget = placeIn(field.place, kind?.key ?? anchor ?? kinds[0]?.key ?? '');
  const hasAnchor =
    kind !== undefined && (kind.key === undefined || !['media', 'forms', undefined].includes(kind.schema['x-names']));
  return (
    <FieldFrame place={placeOfTarget} title={forms.link.target} help="" isRequired isWhole>
      <div className="link-target">
        <select aria-label={forms.link.target} value={kind?.name ?? ''} onChange={({ target }) => change(target.value)}>
          {kind === undefined && <option value="">{forms.choose}</option>}
          {kinds.map((each) => (
            <option key={each.name} value={each.name}>
              {wordsOf(each)}
            </option>
          ))}
        </select>
        {kind?.key !== undefined &&
          (isAddressKind(kind.name) ? (
            <AddressInput
              key={kind.name}
              place={placeOfTarget}
              label={addressLabel(kind.name, forms.link)}
              prefix={kind.prefix}
              value={link[kind.key]}
              onWrite={(address) => store.write(placeOfTarget, address, { ...step, isTyping: true })}
            />
          ) : (
            <ReferencePicker
              control={{ id, 'aria-describedby': undefined, 'aria-invalid': undefined }}
              label={titleOf(kind)}
              schema={kind.schema}
              value={link[kind.key]}
              place={placeIn(field.place, kind.key)}
              onChoose={(name, joins) =>
                store.write(placeIn(field.place, kind.key ?? ''), name, {
                  ...step,
                  ...(joins !== undefined && { joins }),
                })
              }
            />
          ))}
        {hasAnchor && anchor !== undefined && (
          <AnchorPicker
            field={field}
            anchor={anchor}
            page={kind.key === undefined ? undefined : String(link[kind.key])}
            value={link[anchor]}
          />
        )}
      </div>
    </FieldFrame>
  );
}

function addressLabel(kind: 'web' | 'mail' | 'phone', words: ReturnType<typeof useWords>['forms']['link']): string {
  return { web: words.webAddress, mail: words.mailAddress, phone: words.phoneNumber }[kind];
}

interface AddressInputProps {
  readonly place: ContentPlace;
  readonly label: string;
  readonly prefix: string;
  readonly value: unknown;
  readonly onWrite: (address: string) => boolean;
}

const INPUT_MODES = { '': 'url', 'mailto:': 'email', 'tel:': 'tel' } as const;

/** An address without that with which all of its kind begin. */
function AddressInput({ place, label, prefix, value, onWrite }: AddressInputProps): ReactElement {
  const { text, placeholder } = fieldText(value);
  const typed = useTyped<unknown>(
    placeKey(place),
    value,
    text.startsWith(prefix) ? text.slice(prefix.length) : text,
    (written) => ({ value: prefix + written }),
    (address) => onWrite(String(address)),
  );
  return (
    <input
      type="text"
      inputMode={INPUT_MODES[prefix as keyof typeof INPUT_MODES]}
      aria-label={label}
      placeholder={placeholder ?? label}
      spellCheck={false}
      autoComplete="off"
      {...typed.box}
      onChange={({ target }) => typed.type(target.value)}
    />
  );
}

interface AnchorPickerProps {
  readonly field: FieldProps;
  readonly anchor: string;
  /** The page that has the place; nothing for that on which the link stands. */
  readonly page: string | undefined;
  readonly value: unknown;
}

/** A place of the page that a link leads to, or its top. */
function AnchorPicker({ field, anchor, page, value }: AnchorPickerProps): ReactElement | null {
  const { forms } = useWords();
  const store = useFormStore();
  const id = useId();
  const anchors = useFormPart((form) => form.names.anchors) ?? [];
  const pages = useFormPart((form) => form.names.pages) ?? [];
  const own = pages.find(({ name, place }) =>
    page === undefined ? place === `site/${field.place.file}` : name === page,
  );
  const meant = anchors.filter(({ place }) => (own === undefined ? page === undefined : place === own.place));
  const { text, placeholder } = fieldText(value);
  const place = placeIn(field.place, anchor);
  const step = { label: forms.steps.change(field.title) };
  if (page !== undefined && meant.length === 0 && value === undefined) return null;
  return (
    <Combobox
      control={{ id, 'aria-describedby': undefined, 'aria-invalid': undefined }}
      label={forms.link.anchor}
      placeholder={placeholder ?? forms.link.anchor}
      chosen={text}
      choices={[
        ...(page === undefined ? [] : [{ id: '', title: forms.link.wholePage }]),
        ...meant.map(({ name }) => ({ id: name, title: `#${name}` })),
      ]}
      onChoose={(name) => {
        if (name === '') store.form().edit([{ do: 'remove', ...place }], step);
        else store.write(place, name, step);
      }}
    />
  );
}
