import { useEffect, useRef, useState } from 'react';
import { isWellFormedId } from '../../compiler/names/well-formed-id';
import { kindOfFile } from '../../compiler/schema/kind';
import { textOf } from '../../compiler/yaml/utf8';
import { isUnused } from '../compiling/is-unused';
import { nameOfThing } from '../content/thing';
import { NameInput } from '../forms/NameInput';
import type { ContentPlace } from '../place';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';

/** What can be done with an entry that is a file of its own, and with a file that nothing shows, besides changing what it says; a page has more of that. */
export function EntryTools({ thing }: { readonly thing: ContentPlace }) {
  const { structure } = useWords();
  const language = useLanguage();
  const { dataOf, remove } = useStudio();
  const { contract, compilation } = useStudioState();
  const { kind, id } = kindOfFile(contract, thing.file) ?? {};
  const isEntry = id !== undefined && kind?.collection !== 'pages' && thing.pointer.length === 0;
  if (!isEntry && !isUnused(thing.file, compilation?.problems ?? [])) return null;
  const title = nameOfThing(contract, thing, dataOf, language).title ?? id ?? thing.file;
  const label = structure.removed(title);
  return (
    <div className="page-tools page-tools__buttons">
      <button type="button" className="button" onClick={() => remove(thing, label)}>
        {label}
      </button>
      {isEntry && <EntryCopy key={thing.file} file={thing.file} title={title} />}
    </div>
  );
}

/** Makes another file that says the same, under a name of its own. */
function EntryCopy({ file, title }: { readonly file: string; readonly title: string }) {
  const { structure, forms } = useWords();
  const { edit, open } = useStudio();
  const { contract, session } = useStudioState();
  const [isNaming, setNaming] = useState(false);
  const form = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), [isNaming]);
  const fileOf = (name: string) => kindOfFile(contract, file)?.kind.files.replace('*', name) ?? '';
  const refusalOf = (name: string) => {
    if (session.files.has(fileOf(name))) return structure.nameTaken;
    return isWellFormedId(name) ? undefined : forms.map.malformed;
  };
  const copy = (name: string) => {
    const content = session.files.get(file);
    const text = content && textOf(content);
    if (text === undefined) return;
    if (!edit([{ do: 'create-file', file: fileOf(name), text }], { label: structure.copied(title) })) return;
    open({ file: fileOf(name), pointer: [] });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button"
        aria-expanded={isNaming}
        onClick={() => setNaming(!isNaming)}
      >
        {structure.copied(title)}
      </button>
      {isNaming && (
        <section
          ref={form}
          className="page-tools__form"
          aria-label={structure.copied(title)}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            setNaming(false);
            button.current?.focus();
          }}
        >
          <NameInput
            where={`${file} copy`}
            label={forms.map.nameOfCopy}
            action={structure.copyNow}
            refusalOf={refusalOf}
            onName={copy}
          />
        </section>
      )}
    </>
  );
}
