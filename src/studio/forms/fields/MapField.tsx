import renameIcon from 'lucide-static/icons/pencil.svg?raw';
import removeIcon from 'lucide-static/icons/trash-2.svg?raw';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { toName } from '../../../authoring/names';
import { dereference } from '../../../compiler/schema/references';
import type { Schema } from '../../../compiler/schema/schema';
import { schemaOfValue } from '../../../compiler/values/visit';
import { schemaText } from '../../../diagnostics/schema-text';
import { valueTitles } from '../../../diagnostics/value-titles';
import { asRecord, isRecord } from '../../../shared/is-record';
import { readable, titleLanguages, titleOf } from '../../content/thing';
import { isFound } from '../../is-found';
import { type ContentPlace, placeIn } from '../../place';
import { IconButton } from '../../ui/IconButton';
import { SearchField } from '../../ui/SearchField';
import { useUnfinished } from '../../unfinished';
import { useWords } from '../../words/words';
import { Disclosure } from '../Disclosure';
import { FieldFrame } from '../FieldFrame';
import type { FieldProps } from '../field';
import { placeKey, useFormPart, useFormStore, useProblems } from '../form-store';
import { summaryOf } from '../summary';
import { factCalled, shownFact } from '../token-text';
import { useEntryKeys } from '../use-entry-keys';
import { useGoingOn } from '../use-going-on';
import { usePageLedTo } from '../use-page-led-to';
import { firstControl, useIsTargetWithin } from '../use-target';
import { FILE_OF_SCOPE } from '../use-token-value';
import { ValueField } from '../ValueField';

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
            onRenamed={setAdded}
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

/** How an entry is told from the others. */
interface ToldEntry {
  /** As it calls itself, where it does. */
  readonly called: string;
  readonly beside: readonly string[];
  /** By what else it is found. */
  readonly alsoBy: readonly string[];
}

/** A fact is told by what is noted of it and by its value, also where that is worked out; by its kind it is found. */
function useToldEntry(place: ContentPlace, raw: Schema): (name: string, value: unknown) => ToldEntry {
  const contract = useFormPart((form) => form.contract);
  const language = useFormPart((form) => form.language);
  const facts = useFormPart(({ names }) => (place.file === FILE_OF_SCOPE.facts ? names.facts : undefined));
  const { dataOf } = useFormStore();
  const pageOf = usePageLedTo();
  const kinds = valueTitles(dereference(contract, raw).properties?.type ?? {}, language);
  const read = (text: string) => readable(text, contract, dataOf, language);
  const summaryOfEntry = (value: unknown) => {
    const schema = schemaOfValue(contract, value, dereference(contract, raw));
    return pageOf(schema, value) ?? read(summaryOf(contract, schema, value, language));
  };
  return (name, value) => {
    const fact = facts?.find((each) => each.name === name);
    const [called, summary] =
      fact === undefined
        ? [read(titleOf(value, titleLanguages(contract, language)) ?? name), summaryOfEntry(value)]
        : [factCalled(fact), shownFact(fact, contract.languages[0]?.locale ?? language)];
    const { type } = asRecord(value);
    const kind = fact === undefined || typeof type !== 'string' ? undefined : (kinds.get(type) ?? type);
    const beside = [summary, name].filter((text) => text !== '' && text !== called);
    return { called, beside, alsoBy: kind === undefined ? [] : [kind] };
  };
}

interface MapEntryProps {
  readonly name: string;
  readonly told: ToldEntry;
  readonly place: FieldProps['place'];
  readonly raw: Schema;
  readonly value: unknown;
  readonly isNew: boolean;
  readonly refusalOf: (name: string) => string | undefined;
  readonly onRenamed: (name: string) => void;
  readonly onRemoved: () => void;
}

function MapEntry({
  name,
  told: { called, beside },
  place,
  raw,
  value,
  isNew,
  refusalOf,
  onRenamed,
  onRemoved,
}: MapEntryProps): ReactElement {
  const { forms } = useWords();
  const store = useFormStore();
  const [isRenaming, setRenaming] = useState(false);
  const problems = useProblems(place).within;
  const target = useIsTargetWithin(place);
  const content = useRef<HTMLDivElement>(null);
  const toFirst = (isWanted: boolean) => {
    if (isWanted && content.current !== null) firstControl(content.current)?.focus();
  };
  useEffect(() => toFirst(isNew), [isNew]);
  useEffect(() => toFirst(isRenaming), [isRenaming]);
  const remove = () => {
    store.form().remove(place, forms.steps.remove(called));
    onRemoved();
  };
  const rename = (key: string) => {
    setRenaming(false);
    onRenamed(key);
    store.form().rename(place, key, forms.steps.rename(name, key));
  };
  return (
    <li className="list-item">
      <div className="list-item__tools">
        <span className="list-item__space" />
        <IconButton
          isQuiet
          svg={renameIcon}
          label={forms.map.rename(name)}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        />
        <IconButton isQuiet svg={removeIcon} label={forms.removeNamed(called)} onClick={remove} />
      </div>
      <div className="list-item__content" ref={content}>
        {isRenaming && (
          <NameInput
            where={placeKey(place)}
            label={forms.map.newName}
            action={forms.map.apply}
            first={name}
            refusalOf={refusalOf}
            onName={rename}
          />
        )}
        <Disclosure
          openAt={target ?? (isNew ? content : undefined)}
          title={
            <>
              <strong className="list-item__summary">{called}</strong>{' '}
              <span className="quiet">{beside.join(' · ')}</span>
              {problems.length > 0 && <span className="text-note--mark"> {forms.problems(problems.length)}</span>}
            </>
          }
        >
          <ValueField place={place} raw={raw} value={value} isKept title={called} />
        </Disclosure>
      </div>
    </li>
  );
}

interface NameInputProps {
  /** Where the name is to be, or is. */
  readonly where: string;
  readonly label: string;
  readonly action: string;
  readonly first?: string;
  readonly refusalOf: (name: string) => string | undefined;
  readonly onName: (name: string) => void;
}

/** A name that can be given, or why it cannot. */
function NameInput({ where, label, action, first = '', refusalOf, onName }: NameInputProps): ReactElement {
  const { forms } = useWords();
  const id = useId();
  const [{ name = first }, keep] = useUnfinished(`name ${where}`);
  const isWritten = name !== '' && name !== first;
  // Some names are no words, as addresses.
  const given = [name, toName(name)].find((each) => each !== '' && refusalOf(each) === undefined);
  const isReady = isWritten && given !== undefined;
  const submit = () => {
    if (!isReady) return;
    onName(given);
    keep(undefined);
  };
  return (
    <div className="name-input">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-refusal`}
          value={name}
          onChange={({ target }) => keep({ name: target.value })}
          onKeyDown={({ key }) => key === 'Enter' && submit()}
        />
        <button type="button" className="button" aria-disabled={!isReady} onClick={submit}>
          {action}
        </button>
      </div>
      <p className="text-notes" id={`${id}-refusal`} role="status">
        {isReady && given !== name && <span className="text-note">{forms.map.becomes(given)}</span>}
        {isWritten && !isReady && <span className="text-note text-note--mark">{refusalOf(name)}</span>}
      </p>
    </div>
  );
}
