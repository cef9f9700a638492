import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { type ContentKind, contentKinds } from '../../authoring/content-kinds';
import type { Edit } from '../../compiler/problems/fix';
import { kindOfFile } from '../../compiler/schema/kind';
import type { MessageLanguage } from '../../diagnostics/languages';
import { schemaText } from '../../diagnostics/schema-text';
import type { SlotChoice } from '../compiling/site-compiler';
import { editThatWrites } from '../forms/edit-that-writes';
import type { ContentPlace } from '../place';
import type { Wanted } from '../state';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';
import './structure.css';

/** Makes one more of whatever a site can have: with only what must be known of it; the rest is filled in in its form. */
export function NewContent({ wanted }: { wanted: Wanted | undefined }) {
  const { structure } = useWords();
  const language = useLanguage();
  const { compiler, edit, open, look, dataOf } = useStudio();
  const { contract } = useStudioState();
  const kinds = useMemo(
    () =>
      named(contentKinds(contract), language, structure.inFile).sort((a, b) =>
        a.title.localeCompare(b.title, language),
      ),
    [contract, language, structure],
  );
  const [name, setName] = useState(kindWanted(kinds, wanted)?.kind.name ?? '');
  const [slots, setSlots] = useState<readonly SlotChoice[]>([]);
  const [words, setWords] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<{
    readonly text: string;
    readonly proposal?: readonly string[] | undefined;
  }>();
  const id = useId();
  const chosen = kinds.find(({ kind }) => kind.name === name);

  useEffect(() => {
    setSlots([]);
    setWords([]);
    setRefusal(undefined);
    if (name !== '') void compiler.slots(name).then(setSlots);
  }, [compiler, name]);

  const create = async (said: readonly string[]) => {
    const answer = await compiler.newContent(name, said);
    if ('refusal' in answer) {
      setRefusal({ text: answer.refusal, proposal: answer.proposal });
      return;
    }
    const edits = [...answer.edits, ...namingEdits(answer.place)];
    if (!edit(edits, { label: structure.created(chosen?.title ?? name) })) return;
    if (wanted === undefined && answer.page !== undefined) look({ page: answer.page });
    open(answer.place);
  };
  /** What names the new thing where it is wanted, as long as it is of the kind that is wanted there. */
  const namingEdits = (made: ContentPlace): Edit[] => {
    if (wanted === undefined || chosen === undefined || chosen !== kindWanted(kinds, wanted)) return [];
    const named = made.pointer.at(-1) ?? kindOfFile(contract, made.file)?.id;
    return [editThatWrites(dataOf(wanted.namedAt.file), wanted.namedAt, named)];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create(words);
  };
  return (
    <form className="new-content" onSubmit={submit}>
      <h2>{structure.newContent}</h2>
      <label>
        {structure.whichKind}
        <select value={name} onChange={({ target }) => setName(target.value)}>
          <option value="">{structure.choose}</option>
          {kinds.map(({ kind, title }) => (
            <option key={kind.name} value={kind.name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {slots.map((slot, index) => {
        const label = structure.slots[slot.is];
        const hint = `${id}-${index}`;
        const set = (word: string) => setWords(slots.map((_slot, at) => (at === index ? word : (words[at] ?? ''))));
        return (
          <div key={hint} className="new-content__slot">
            <label htmlFor={`${hint}-field`}>
              {slot.language === undefined ? label : structure.inLanguage(label, slot.language)}
            </label>
            {slot.valid.length > 0 ? (
              <select
                id={`${hint}-field`}
                value={words[index] ?? ''}
                required={slot.isNeeded}
                aria-describedby={hint}
                onChange={({ target }) => set(target.value)}
              >
                <option value="">{structure.choose}</option>
                {slot.valid.map(({ id: named, title }) => (
                  <option key={named} value={named}>
                    {title}
                  </option>
                ))}
              </select>
            ) : (
              <input
                id={`${hint}-field`}
                value={words[index] ?? ''}
                required={slot.isNeeded}
                aria-describedby={hint}
                onChange={({ target }) => set(target.value)}
              />
            )}
            <p className="quiet" id={hint}>
              {slot.isInAddress ? structure.nameInAddress : structure.slotHints[slot.is]}{' '}
              {!slot.isNeeded && structure.optional}
            </p>
          </div>
        );
      })}
      <div role="alert">
        {refusal !== undefined && <p className="new-content__refusal">{refusal.text}</p>}
        {refusal?.proposal !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => {
              setWords(refusal.proposal ?? []);
              void create(refusal.proposal ?? []);
            }}
          >
            {structure.useProposal(refusal.proposal.filter(Boolean).join(' '))}
          </button>
        )}
      </div>
      <button type="submit" className="button button--main" disabled={chosen === undefined}>
        {structure.create}
      </button>
    </form>
  );
}

interface NamedKind {
  readonly kind: ContentKind;
  readonly title: string;
}

/** The kind of which a field wants one more. */
function kindWanted(kinds: readonly NamedKind[], wanted: Wanted | undefined): NamedKind | undefined {
  return wanted && kinds.find(({ kind: { file, is } }) => file.collection === wanted.collection && is !== 'item');
}

/** What the kinds are called; those that are called the same, with where they stand. */
function named(
  kinds: readonly ContentKind[],
  language: MessageLanguage,
  inFile: (kind: string, file: string) => string,
): NamedKind[] {
  const titleOf = ({ schema, name }: ContentKind) => schemaText(schema, language).title || name;
  const titles = kinds.map(titleOf);
  return kinds.map((kind) => {
    const title = titleOf(kind);
    const isShared = titles.filter((each) => each === title).length > 1;
    return { kind, title: isShared ? inFile(title, schemaText(kind.file.schema, language).title) : title };
  });
}
