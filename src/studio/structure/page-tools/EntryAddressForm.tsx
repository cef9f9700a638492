import { type FormEvent, useEffect, useRef } from 'react';
import { toName } from '../../../authoring/names';
import { isWellFormedId } from '../../../compiler/names/well-formed-id';
import { kindOfFile } from '../../../compiler/schema/kind';
import { useStudio, useStudioState } from '../../studio-context';
import { useUnfinished } from '../../unfinished';
import { useOneAtATime } from '../../use-one-at-a-time';
import { useWords } from '../../words/words';
import { movingEdits } from '../addresses';
import { NameField } from './NameField';
import { ToolButtons, type ToolProps } from './tool';
import { useKnownAddresses } from './use-known-addresses';

/** Another name for what a page shows, such as an article, with which its addresses end; those before lead to them. */
export function EntryAddressForm({ page, onDone }: ToolProps) {
  const { structure } = useWords();
  const { edit, dataOf, compiler, look, open } = useStudio();
  const { contract, session } = useStudioState();
  const { kind, id: before = '' } = kindOfFile(contract, page.file) ?? {};
  const [typed, keep] = useUnfinished(`address ${page.id}`);
  const isKnown = useKnownAddresses(page);
  const name = typed.name === undefined ? before : toName(typed.name);
  const file = kind?.files.replace('*', name) ?? '';
  const isTaken = name !== before && session.files.has(file);
  const isReady = isWellFormedId(name) && name !== before && !isTaken;
  const changes = Object.entries(page.paths).map(([language, from]) => ({
    language,
    from,
    to: withName(from, before, name),
  }));
  const close = () => {
    keep(undefined);
    onDone();
  };
  const rename = useOneAtATime(async () => {
    if (!isReady) return;
    const id = `${page.template}:${name}`;
    const edits = [
      ...(await compiler.renameEntry(page.id, name)),
      { do: 'rename-file', file: page.file, to: file } as const,
      ...movingEdits(id, changes, dataOf('redirects.yaml'), contract, isKnown),
    ];
    if (!edit(edits, { label: structure.renamed })) return;
    close();
    look({ page: id });
    open({ file, pointer: [] });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void rename();
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form ref={form} className="page-tools__form" onSubmit={submit}>
      <p className="quiet">
        {changes.some(({ from }) => isKnown(from)) ? structure.addressHint : structure.newAddressHint}
      </p>
      <NameField
        value={typed.name ?? before}
        isTaken={isTaken}
        isWrong={typed.name !== undefined && !isReady}
        onChange={(value) => keep({ name: value })}
      />
      <ToolButtons label={structure.apply} isOff={!isReady} onDone={close} />
    </form>
  );
}

/** An address in which another name stands where the one before stood last. */
function withName(address: string, before: string, name: string): string {
  const index = address.lastIndexOf(before);
  return address.slice(0, index) + name + address.slice(index + before.length);
}
