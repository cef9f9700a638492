import { type FormEvent, useEffect, useRef } from 'react';
import { toName } from '../../../authoring/names';
import { inLanguage } from '../../../compiler/languages';
import { isWellFormedId } from '../../../compiler/names/well-formed-id';
import { kindOfFile } from '../../../compiler/schema/kind';
import { textOf } from '../../../compiler/yaml/utf8';
import { titleLanguage } from '../../content/thing';
import { useStudio, useStudioState } from '../../studio-context';
import { useUnfinished } from '../../unfinished';
import { useOneAtATime } from '../../use-one-at-a-time';
import { useLanguage, useWords } from '../../words/words';
import { type Paths, writtenPaths } from '../addresses';
import { copyEdits, nameOfCopy } from '../copy-page';
import { AddressFields } from './AddressFields';
import { addressFault, pathsOfOthers } from './address-fault';
import { NameField } from './NameField';
import { ToolButtons, type ToolProps } from './tool';

/** A copy has addresses of its own, or, where they are made of its name, a name. */
export function CopyForm({ page, onDone }: ToolProps) {
  const { structure } = useWords();
  const { edit, dataOf, compiler, look, open } = useStudio();
  const { contract, compilation, session } = useStudioState();
  const others = pathsOfOthers(compilation?.pages ?? [], page);
  const language = titleLanguage(contract, useLanguage());
  const hasOwnAddress = page.template === undefined;
  const before = hasOwnAddress ? writtenPaths(dataOf(page.file), contract.languages) : {};
  const [typed, keep] = useUnfinished(`copy ${page.id}`);
  const paths: Paths = hasOwnAddress ? { ...before, ...typed } : before;
  const { kind, id: original = '' } = kindOfFile(contract, page.file) ?? {};
  const fileOf = (name: string) => kind?.files.replace('*', name) ?? '';
  const isTaken = (name: string) => session.files.has(fileOf(name));
  const name = hasOwnAddress ? nameOfCopy(original, Object.values(paths)[0], isTaken) : toName(typed.name ?? '');
  const isFree = (path: string, code: string) => addressFault(path, { own: before[code], others }) === undefined;
  const isReady =
    isWellFormedId(name) && !isTaken(name) && Object.entries(paths).every(([code, path]) => isFree(path, code));
  const close = () => {
    keep(undefined);
    onDone();
  };
  const copy = useOneAtATime(async () => {
    const content = session.files.get(page.file);
    const text = content && textOf(content);
    if (!isReady || text === undefined) return;
    const label = structure.copied(inLanguage(page.title, language) ?? page.id);
    // A page that leads to places of its own does so as a copy, too.
    const uses = hasOwnAddress ? await compiler.renameUses('pages', page.id, name) : [];
    const toItself = uses.filter(({ file }) => file === page.file);
    const edits = copyEdits(fileOf(name), { text, data: dataOf(page.file) }, paths, contract.languages, toItself);
    if (!edit(edits, { label })) return;
    close();
    look({ page: hasOwnAddress ? name : `${page.template}:${name}` });
    open({ file: fileOf(name), pointer: ['title'] });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void copy();
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector('input');
    field?.focus();
    // What stands in it is that of the original.
    field?.select();
  }, []);
  return (
    <form ref={form} className="page-tools__form" onSubmit={submit}>
      <p className="quiet">{structure.copyHint}</p>
      {hasOwnAddress ? (
        <AddressFields paths={paths} taken={before} page={page} onChange={keep} />
      ) : (
        <NameField
          value={typed.name ?? ''}
          isTaken={isTaken(name)}
          isWrong={typed.name !== undefined && !isReady}
          onChange={(value) => keep({ name: value })}
        />
      )}
      <ToolButtons label={structure.copyNow} isOff={!isReady} onDone={close} />
    </form>
  );
}
