import addIcon from 'lucide-static/icons/plus.svg?raw';
import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import type { SiteLanguage } from '../../../../generated/types';
import { endingLike } from '../../../authoring/ending-like';
import type { Edit } from '../../../compiler/findings/fix';
import { writtenCodes } from '../../../compiler/languages';
import { nameKindOf, namesFor } from '../../../compiler/names/known-names';
import { dereference } from '../../../compiler/schema/references';
import type { Schema } from '../../../compiler/schema/schema';
import { schemaOfValue } from '../../../compiler/values/visit';
import { schemaText } from '../../../diagnostics/schema-text';
import { readable } from '../../content/thing';
import { type ContentPlace, placeIn } from '../../place';
import { Icon } from '../../ui/Icon';
import { Sortable } from '../../ui/Sortable';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { useFormPart, useFormStore } from '../form-store';
import { LanguagePicker } from '../LanguagePicker';
import { ListItem } from '../ListItem';
import { PictureZone } from '../media/PictureZone';
import { pictureList } from '../media/picture-list';
import { summaryOf } from '../summary';
import { factCalled, shownFact } from '../token-text';
import { useGoingOn } from '../use-going-on';
import { useItemKeys } from '../use-item-keys';
import { usePageLedTo } from '../use-page-led-to';
import { useTarget } from '../use-target';
import { ReferencePicker } from './ReferenceField';

const NO_ITEMS: readonly unknown[] = [];

/** Of a list with more items than these, only those near what is seen get their tools. */
const MOST_DRAWN_AT_ONCE = 100;

/** A list: its items can be added, moved by pointer and by keys, doubled and taken away. */
export function ListField(props: FieldProps): ReactElement {
  const { place, schema, value, title, onRemove } = props;
  const items: readonly unknown[] = Array.isArray(value) ? value : NO_ITEMS;
  const { forms } = useWords();
  const store = useFormStore();
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const addSection = useFormPart((form) => form.addSection);
  const keys = useItemKeys(items);
  const [added, setAdded] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const goOnAt = useGoingOn(list, items.length);
  const raw = schema.items ?? {};
  const itemSchema = dereference(contract, raw);
  const itemTitle = schemaText(raw, language).title || schemaText(itemSchema, language).title;
  const names = useFormPart((form) => form.names);
  const total = useTotal(place, itemSchema);
  const pageOf = usePageLedTo();
  const describe = (index: number) => {
    const item = items[index];
    const known = namesFor(itemSchema, names)?.find(({ name }) => name === item);
    // The title of a fact is its value.
    if (known?.fact !== undefined) return factCalled(known);
    if (known?.title !== undefined) return readable(known.title, contract, store.dataOf, language);
    const summary = summaryOf(contract, schemaOfValue(contract, item, itemSchema), item, language);
    const told = [readable(summary, contract, store.dataOf, language), pageOf(itemSchema, item)]
      .filter(Boolean)
      .join(' → ');
    return told || forms.list.numbered(itemTitle, index + 1);
  };

  const edit = (edits: readonly Edit[], label: string) => store.form().edit(edits, { label });
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= items.length) return from === to;
    return edit([{ do: 'move', ...placeIn(place, from), to }], forms.steps.move(describe(from)));
  };
  const insert = (item: unknown, index: number, joins?: string) => {
    setAdded(index);
    const step = { label: forms.steps.add(itemTitle), ...(joins !== undefined && { joins }) };
    if (Array.isArray(value)) store.form().edit([{ do: 'insert', ...placeIn(place, index), value: item }], step);
    else store.write(place, [item], step);
  };
  const remove = (index: number) => {
    const isLast = items.length === 1;
    if (isLast && onRemove !== undefined) onRemove();
    else edit([{ do: 'remove', ...placeIn(place, index) }], forms.steps.remove(describe(index)));
    goOnAt(index);
  };
  const pictures = pictureList(contract, place, raw);
  const content = (
    <>
      <Sortable keys={keys} describe={describe} onMove={move}>
        <ol className="list" ref={list} aria-label={title} tabIndex={-1}>
          {items.map((item, index) => (
            <ListItem
              key={keys[index]}
              id={keys[index] ?? 0}
              place={placeIn(place, index)}
              raw={raw}
              value={item}
              title={forms.list.numbered(itemTitle, index + 1)}
              summary={describe(index)}
              isInLongList={items.length > MOST_DRAWN_AT_ONCE}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              isNew={added === index}
              onMove={(by) => move(index, index + by)}
              onDuplicate={() => {
                setAdded(index + 1);
                edit([{ do: 'duplicate', ...placeIn(place, index) }], forms.steps.duplicate(describe(index)));
              }}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      </Sortable>
      {total !== '' && <p className="text-note">{forms.list.total(total)}</p>}
      <AddItem
        place={placeIn(place, items.length)}
        schema={itemSchema}
        title={itemTitle}
        onAdd={
          itemSchema['x-section'] === true
            ? addSection && (() => addSection(place, items.length))
            : () => insert(endingLike(store.unwritten(raw), items.at(-1)), items.length)
        }
        items={items}
        onPick={(item, joins) => insert(item, items.length, joins)}
      />
    </>
  );
  return (
    <FieldFrame {...props} actions={<span className="quiet">{forms.list.count(items.length)}</span>}>
      {pictures === undefined ? (
        content
      ) : (
        <PictureZone list={pictures} end={items.length}>
          {content}
        </PictureZone>
      )}
    </FieldFrame>
  );
}

/** What facts come to that are added up; nothing of any other list. */
function useTotal({ pointer }: ContentPlace, { 'x-names': kind }: Schema): string {
  const locale = useFormPart((form) => form.contract.languages[0]?.locale ?? form.language);
  const facts = useFormPart(({ names }) => (kind === 'facts' ? names.facts : undefined));
  const sum = facts?.find(({ name }) => name === pointer.at(-2));
  return sum === undefined ? '' : shownFact(sum, locale);
}

interface AddItemProps {
  /** Where it will stand. */
  readonly place: ContentPlace;
  readonly schema: Schema;
  readonly title: string;
  /** Those that there are. */
  readonly items: readonly unknown[];
  readonly onAdd: (() => void) | undefined;
  readonly onPick: (item: string | SiteLanguage, joins?: string) => void;
}

/** One more item: of names and of languages, one that is picked. */
function AddItem({ place, schema, title, items, onAdd, onPick }: AddItemProps): ReactElement | null {
  const { forms } = useWords();
  const id = useId();
  const kind = useMemo(() => nameKindOf(schema), [schema]);
  const box = useRef<HTMLDivElement>(null);
  useTarget(place, box, true);
  const isKnown = useFormPart((form) => kind !== undefined && kind !== 'icons' && form.names[kind] !== undefined);
  const control = { id, 'aria-describedby': undefined, 'aria-invalid': undefined };
  if (schema['x-site-language'] === true) {
    return (
      <div className="list__pick" ref={box}>
        <LanguagePicker control={control} label={forms.list.add(title)} known={writtenCodes(items)} onChoose={onPick} />
      </div>
    );
  }
  if (isKnown) {
    return (
      <div className="list__pick" ref={box}>
        <ReferencePicker
          control={control}
          label={forms.list.add(title)}
          schema={schema}
          value={undefined}
          place={place}
          onChoose={onPick}
        />
      </div>
    );
  }
  if (onAdd === undefined) return null;
  return (
    <div ref={box}>
      <button type="button" className="button list__add" onClick={onAdd}>
        <Icon svg={addIcon} />
        {forms.list.add(title)}
      </button>
    </div>
  );
}
