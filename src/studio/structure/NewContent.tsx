import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type ContentKind, contentKinds, kindOfNamed } from '../../authoring/content-kinds';
import { toName } from '../../authoring/names';
import type { Edit } from '../../compiler/findings/fix';
import { kindOfFile } from '../../compiler/schema/kind';
import type { MessageLanguage } from '../../diagnostics/languages';
import { schemaText } from '../../diagnostics/schema-text';
import type { SlotChoice } from '../compiling/site-compiler';
import { firstGap } from '../content/gap-text';
import { valueIn } from '../content/schema-at';
import { editThatWrites } from '../forms/edit-that-writes';
import type { ContentPlace } from '../place';
import type { Wanted } from '../state';
import { useStudio, useStudioState } from '../studio-context';
import { type Texts, useUnfinished } from '../unfinished';
import { unlessStale } from '../unless-stale';
import { useOneAtATime } from '../use-one-at-a-time';
import { useLanguage, useWords } from '../words/words';
import { SlotField } from './SlotField';
import './structure.css';

/** Makes one more of whatever a site can have: with only what must be known of it; the rest is filled in in its form. */
export function NewContent({ wanted }: { wanted: Wanted | undefined }) {
  const { structure } = useWords();
  const language = useLanguage();
  const { compiler, edit, open, look, dataOf } = useStudio();
  const { contract, session } = useStudioState();
  const kindsOfFiles = new Set([...session.files.keys()].map((path) => kindOfFile(contract, path)?.kind.name));
  const isThere = ({ kind }: NamedKind) => kindsOfFiles.has(kind.file.name);
  const kinds = useMemo(
    () =>
      named(contentKinds(contract), language, structure.inFile).sort((a, b) =>
        a.title.localeCompare(b.title, language),
      ),
    [contract, language, structure],
  );
  const [typed, keep] = useUnfinished('new content');
  const kindWanted = useMemo(() => wanted && kindOfNamed(contentKinds(contract), wanted.kind), [contract, wanted]);
  const begun = kindWanted ?? kinds.find(({ kind }) => kind.name === typed.kind)?.kind;
  const [name, setName] = useState(begun?.name ?? '');
  const [slots, setSlots] = useState<readonly SlotChoice[]>([]);
  const words = slots.map((slot) => wordFor(slot, typed));
  const [refusal, setRefusal] = useState<Refusal>();
  const chosen = kinds.find(({ kind }) => kind.name === name);
  const helpId = useId();

  useEffect(() => {
    setSlots([]);
    setRefusal(undefined);
    if (name !== '') return unlessStale(compiler.slots(name), setSlots);
  }, [compiler, name]);

  const form = useRef<HTMLFormElement>(null);
  // Whoever wants one of a kind has nothing to choose before its name.
  const isNameNext = useRef(kindWanted !== undefined);
  useEffect(() => {
    if (!isNameNext.current || slots.length === 0) return;
    isNameNext.current = false;
    form.current?.querySelector<HTMLElement>('.new-content__slot :is(input, select)')?.focus();
  }, [slots]);

  const create = useOneAtATime(async (said: readonly string[]) => {
    const answer = await compiler.newContent(name, said);
    if ('refusal' in answer) {
      setRefusal({ text: answer.refusal, said, proposal: answer.proposal });
      return;
    }
    const edits = [...answer.edits, ...namingEdits(answer.place)];
    if (!edit(edits, { label: structure.created(chosen?.title ?? name) })) return;
    keep(undefined);
    if (wanted === undefined && answer.page !== undefined) look({ page: answer.page });
    const { file, pointer } = answer.place;
    open(firstGap(answer.place, valueIn(dataOf(file), pointer)) ?? answer.place);
  });
  /** What names the new thing where it is wanted, as long as it is of the kind that is wanted there. */
  const namingEdits = (made: ContentPlace): Edit[] => {
    if (wanted === undefined || name !== kindWanted?.name) return [];
    const named = made.pointer.at(-1) ?? kindOfFile(contract, made.file)?.id;
    return [editThatWrites(dataOf(wanted.namedAt.file), wanted.namedAt, named)];
  };
  const choose = (kind: string) => {
    setName(kind);
    keep({ ...typed, kind });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Names are no texts: whoever types a title gets the name that it makes.
    void create(words.map((word, index) => (slots[index]?.is === 'name' && toName(word)) || word));
  };
  return (
    <form ref={form} className="new-content" onSubmit={submit}>
      <h2>{structure.newContent}</h2>
      <label>
        {structure.whichKind}
        <select value={name} aria-describedby={helpId} onChange={({ target }) => choose(target.value)}>
          <option value="">{structure.choose}</option>
          <KindGroup label={structure.kindsThere} kinds={kinds.filter(isThere)} />
          <KindGroup label={structure.kindsToCome} kinds={kinds.filter((each) => !isThere(each))} />
        </select>
      </label>
      <p className="quiet" id={helpId}>
        {chosen?.help}
      </p>
      {slots.map((slot, index) => (
        <SlotField
          key={keyOf(slot)}
          slot={slot}
          value={words[index] ?? ''}
          onChange={(word) => keep({ ...typed, [keyOf(slot)]: word })}
        />
      ))}
      <Refused
        refusal={refusal}
        onAccept={(proposal) => {
          keep({ ...typed, ...Object.fromEntries(slots.map((slot, index) => [keyOf(slot), proposal[index] ?? ''])) });
          void create(proposal);
        }}
      />
      <button type="submit" className="button button--main" disabled={chosen === undefined}>
        {structure.create}
      </button>
    </form>
  );
}

/** Kinds to choose from, under what they have in common. */
function KindGroup({ label, kinds }: { readonly label: string; readonly kinds: readonly NamedKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <optgroup label={label}>
      {kinds.map(({ kind, title }) => (
        <option key={kind.name} value={kind.name}>
          {title}
        </option>
      ))}
    </optgroup>
  );
}

/** What a slot is called among what has been typed, also of another kind of content. */
function keyOf({ is, language = '' }: SlotChoice): string {
  return `${is} ${language}`;
}

/** What has been typed for a slot; nothing where it can be no more, or be for this kind of content, what was chosen. */
function wordFor(slot: SlotChoice, typed: Texts): string {
  const word = typed[keyOf(slot)] ?? '';
  return slot.valid.length === 0 || slot.valid.some(({ id }) => id === word) ? word : '';
}

/** Why something cannot be made, and what can be said instead. */
interface Refusal {
  readonly text: string;
  readonly said: readonly string[];
  readonly proposal: readonly string[] | undefined;
}

interface RefusedProps {
  readonly refusal: Refusal | undefined;
  readonly onAccept: (proposal: readonly string[]) => void;
}

function Refused({ refusal, onAccept }: RefusedProps) {
  const { structure } = useWords();
  const { text, said = [], proposal } = refusal ?? {};
  const others = proposal?.filter((word, index) => word !== said[index]) ?? [];
  return (
    <div role="alert">
      {text !== undefined && <p className="new-content__refusal">{text}</p>}
      {proposal !== undefined && (
        <button type="button" className="button" onClick={() => onAccept(proposal)}>
          {structure.useProposal(others.join(', '))}
        </button>
      )}
    </div>
  );
}

interface NamedKind {
  readonly kind: ContentKind;
  readonly title: string;
  readonly help: string;
}

/** What the kinds are called, and what they are; those that are called the same, with where they stand. */
function named(
  kinds: readonly ContentKind[],
  language: MessageLanguage,
  inFile: (kind: string, file: string) => string,
): NamedKind[] {
  const titleOf = ({ schema, name }: ContentKind) => schemaText(schema, language).title || name;
  const titles = kinds.map(titleOf);
  return kinds.map((kind) => {
    const title = titleOf(kind);
    const { description: help } = schemaText(kind.schema, language);
    const isShared = titles.filter((each) => each === title).length > 1;
    return { kind, title: isShared ? inFile(title, schemaText(kind.file.schema, language).title) : title, help };
  });
}
