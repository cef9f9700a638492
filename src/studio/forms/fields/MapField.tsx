import { type ReactElement, useRef, useState } from 'react';
import { dereference } from '../../../compiler/schema/references';
import { schemaText } from '../../../diagnostics/schema-text';
import { isRecord } from '../../../shared/is-record';
import { isFound } from '../../is-found';
import { type ContentPlace, placeIn } from '../../place';
import { SearchField } from '../../ui/SearchField';
import { useWords } from '../../words/words';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { placeKey, useFormPart, useFormStore } from '../form-store';
import { MapEntry } from '../MapEntry';
import { NameInput } from '../NameInput';
import { useEntryKeys } from '../use-entry-keys';
import { useGoingOn } from '../use-going-on';
import { useIsTargetWithin } from '../use-target';
import { useToldEntry } from '../use-told-entry';

const NOTHING: Readonly<Record<string, unknown>> = {};

/** Of more entries than this one is searched for. */
const SEARCHED = 12;

/** Entries under names that people choose. */
export function MapField(props: FieldProps): ReactElement {
  const { place, schema, value, title } = props;
  const { forms } = useWords();
  const store = useFormStore();
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const entries = isRecord(value) ? value : NOTHING;
  const keys = useEntryKeys(entries);
  const [added, setAdded] = useState<string>();
  const { search, wereFound, setSearch } = useEntrySearch(place);
  const list = useRef<HTMLUListElement>(null);
  const raw = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const entryTitle = schemaText(raw, language).title || schemaText(dereference(contract, raw), language).title;
  const toldOf = useToldEntry(place, raw);
  const isSearched = Object.keys(entries).length > SEARCHED;
  const told = Object.entries(entries).map(([name, entry]) => ({ name, entry, told: toldOf(name, entry) }));
  const findIn = (text: string) =>
    told.filter(({ name, told }) => isFound(text, [name, told.called, ...told.beside, ...told.alsoBy]));
  const found = new Set([...findIn(search).map(({ name }) => name), ...wereFound, added]);
  const shown = isSearched ? told.filter(({ name }) => found.has(name)) : told;
  const goOnAt = useGoingOn(list, shown.length);
  const { pattern } = dereference(contract, schema.propertyNames ?? {});
  const refusalOf = (name: string) => {
    if (Object.hasOwn(entries, name)) return forms.map.taken;
    return pattern !== undefined && !new RegExp(pattern, 'u').test(name) ? forms.map.malformed : undefined;
  };
  const add = (name: string) => {
    setAdded(name);
    const entry = store.unwritten(raw);
    const step = { label: forms.steps.add(name) };
    if (isRecord(value)) store.write(placeIn(place, name), entry, step);
    else store.write(place, { [name]: entry }, step);
  };
  return (
    <FieldFrame {...props} actions={<span className="quiet">{forms.list.count(Object.keys(entries).length)}</span>}>
      {isSearched && (
        <>
          <SearchField
            label={forms.reference.search}
            value={search}
            onChange={(text) =>
              setSearch(
                text,
                findIn(text).map(({ name }) => name),
              )
            }
          />
          <p className="quiet" role="status">
            {search !== '' && (shown.length === 0 ? forms.reference.none : forms.list.count(shown.length))}
          </p>
        </>
      )}
      <ul className="list" ref={list} aria-label={title} tabIndex={-1}>
        {shown.map(({ name, entry, told }, index) => (
          <MapEntry
            key={keys.get(name)}
            name={name}
            told={told}
            place={placeIn(place, name)}
            raw={raw}
            value={entry}
            isNew={added === name}
            refusalOf={refusalOf}
            onNamed={setAdded}
            onRemoved={() => goOnAt(index)}
          />
        ))}
      </ul>
      <NameInput
        where={placeKey(place)}
        label={forms.map.name}
        action={forms.list.add(entryTitle)}
        refusalOf={refusalOf}
        onName={add}
      />
    </FieldFrame>
  );
}

/**
 * What is searched for, until the cursor is led to an entry, which is to be there. What was found stays while it is
 * changed: of a price, by which it was found, that may be what is changed.
 */
function useEntrySearch(place: ContentPlace) {
  const target = useIsTargetWithin(place);
  const [typed, setTyped] = useState({ text: '', wereFound: NO_NAMES, target });
  const isMeant = typed.target === target;
  return {
    search: isMeant ? typed.text : '',
    wereFound: isMeant ? typed.wereFound : NO_NAMES,
    setSearch: (text: string, wereFound: readonly string[]) => setTyped({ text, wereFound, target }),
  };
}

const NO_NAMES: readonly string[] = [];
