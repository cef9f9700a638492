import { type FormEvent, useEffect, useRef } from 'react';
import { useStudio, useStudioState } from '../../studio-context';
import { useUnfinished } from '../../unfinished';
import { useWords } from '../../words/words';
import { addressChanges, movingEdits, pathEdits, writtenPaths } from '../addresses';
import { AddressFields } from './AddressFields';
import { addressFault, pathsOfOthers } from './address-fault';
import { ToolButtons, type ToolProps } from './tool';
import { useKnownAddresses } from './use-known-addresses';

/** Other addresses for a page; those before, if anybody may know them, lead to them. */
export function AddressForm({ page, onDone }: ToolProps) {
  const { structure } = useWords();
  const { edit, dataOf } = useStudio();
  const { contract, compilation } = useStudioState();
  const others = pathsOfOthers(compilation?.pages ?? [], page);
  const { languages } = contract;
  const before = writtenPaths(dataOf(page.file), languages);
  const [typed, keep] = useUnfinished(`address ${page.id}`);
  const paths = { ...before, ...typed };
  const isKnown = useKnownAddresses(page);
  const changed = Object.values(paths).filter((path, index) => path !== Object.values(before)[index]);
  const close = () => {
    keep(undefined);
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed.some((path) => addressFault(path, { others }) !== undefined)) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const changes = addressChanges(before, paths, languages);
    const edits = [
      ...pathEdits(page.file, dataOf(page.file), paths, languages),
      ...movingEdits(page.id, changes, dataOf('redirects.yaml'), contract, isKnown),
    ];
    if (edit(edits, { label: structure.renamed })) close();
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form ref={form} className="page-tools__form" onSubmit={submit}>
      <p className="quiet">{Object.values(before).some(isKnown) ? structure.addressHint : structure.newAddressHint}</p>
      <AddressFields paths={paths} page={page} onChange={keep} />
      <ToolButtons label={structure.apply} isOff={changed.length === 0} onDone={close} />
    </form>
  );
}
