import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isWellFormedPath } from '../../compiler/addresses/well-formed-path';
import { inLanguage } from '../../compiler/languages';
import { isRecord } from '../../compiler/sections';
import type { StudioPage } from '../compiling/site-compiler';
import { titleLanguage } from '../content/thing';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';
import { addressEdits, removalEdits } from './addresses';
import './structure.css';

/** What can be done with a page as a whole, besides changing what it says. */
export function PageTools({ page }: { page: StudioPage }) {
  const { structure } = useWords();
  const [tool, setTool] = useState<'address' | 'removal'>();
  const address = useRef<HTMLButtonElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const close = () => {
    setTool(undefined);
    (tool === 'address' ? address : removal).current?.focus();
  };
  const hasOwnAddress = page.template === undefined;
  return (
    <section className="page-tools" aria-label={structure.page}>
      <div className="page-tools__buttons">
        {hasOwnAddress && (
          <button
            ref={address}
            type="button"
            className="button"
            aria-expanded={tool === 'address'}
            onClick={() => setTool('address')}
          >
            {structure.renameAddress}
          </button>
        )}
        <button
          ref={removal}
          type="button"
          className="button"
          aria-expanded={tool === 'removal'}
          onClick={() => setTool('removal')}
        >
          {structure.removePage}
        </button>
      </div>
      {tool === 'address' && <AddressForm page={page} onDone={close} />}
      {tool === 'removal' && <RemovalForm page={page} onDone={close} />}
    </section>
  );
}

interface ToolProps {
  readonly page: StudioPage;
  readonly onDone: () => void;
}

function AddressForm({ page, onDone }: ToolProps) {
  const { structure } = useWords();
  const { edit, dataOf } = useStudio();
  const { contract } = useStudioState();
  const before = writtenPaths(dataOf(page.file), contract.languages[0]?.code ?? '');
  const [paths, setPaths] = useState(before);
  const id = useId();
  const changes = contract.languages.flatMap(({ code }) => {
    const [from, to] = [before[code], paths[code]];
    return from === undefined || to === undefined || from === to ? [] : [{ language: code, from, to }];
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changes.length === 0 || !changes.every(({ to }) => isWellFormedPath(to))) return;
    const edits = addressEdits(page.file, page.id, changes, dataOf('redirects.yaml'), contract);
    if (edit(edits, { label: structure.renamed })) onDone();
  };
  return (
    <form className="page-tools__form" onSubmit={submit}>
      <p className="quiet">{structure.addressHint}</p>
      {contract.languages.map(({ code, name }) => {
        const path = paths[code];
        if (path === undefined) return null;
        const isMalformed = !isWellFormedPath(path);
        return (
          <label key={code}>
            {structure.address(name)}
            <input
              value={path}
              aria-invalid={isMalformed}
              aria-describedby={isMalformed ? `${id}-${code}` : undefined}
              onChange={({ target }) => setPaths({ ...paths, [code]: target.value })}
            />
            {isMalformed && <span id={`${id}-${code}`}>{structure.malformedAddress}</span>}
          </label>
        );
      })}
      <ToolButtons label={structure.apply} isOff={changes.length === 0} onDone={onDone} />
    </form>
  );
}

/** The addresses as they are written: in a site of one language one text is enough. */
function writtenPaths(data: unknown, main: string): Readonly<Record<string, string>> {
  const path = isRecord(data) ? data.path : undefined;
  if (typeof path === 'string') return { [main]: path };
  const entries = isRecord(path) ? Object.entries(path) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function RemovalForm({ page, onDone }: ToolProps) {
  const { structure } = useWords();
  const { edit, dataOf, compiler, look } = useStudio();
  const { contract, compilation } = useStudioState();
  const [linking, setLinking] = useState<readonly string[]>([]);
  const [isInFrame, setInFrame] = useState(false);
  const [target, setTarget] = useState('');
  const language = titleLanguage(contract, useLanguage());
  const others = (compilation?.pages ?? []).filter(({ id, template }) => id !== page.id && template === undefined);
  const titleOf = (id: string) => inLanguage(compilation?.pages.find((each) => each.id === id)?.title, language) ?? id;

  useEffect(() => {
    void compiler.overview().then(({ links }) => {
      const here = links.filter(({ to }) => to === page.id);
      setLinking([...new Set(here.flatMap(({ from }) => from ?? []))]);
      setInFrame(here.some(({ from }) => from === undefined));
    });
  }, [compiler, page.id]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const edits = removalEdits(page, target, dataOf('redirects.yaml'), contract);
    if (!edit(edits, { label: structure.removed(titleOf(page.id)) })) return;
    onDone();
    look({ page: target });
  };
  return (
    <form className="page-tools__form" onSubmit={submit}>
      {isInFrame && <p>{structure.linkedInFrame}</p>}
      {linking.length > 0 && <p>{structure.linksHere(linking.length)}</p>}
      {linking.length === 0 && !isInFrame && <p>{structure.noLinksHere}</p>}
      <ul>
        {linking.map((id) => (
          <li key={id}>{titleOf(id)}</li>
        ))}
      </ul>
      <label>
        {structure.whereTo}
        <select required value={target} onChange={(event) => setTarget(event.target.value)}>
          <option value="">{structure.choose}</option>
          {others.map(({ id }) => (
            <option key={id} value={id}>
              {titleOf(id)}
            </option>
          ))}
        </select>
      </label>
      <ToolButtons label={structure.removeNow} isOff={target === ''} onDone={onDone} />
    </form>
  );
}

function ToolButtons({ label, isOff, onDone }: { label: string; isOff: boolean; onDone: () => void }) {
  const { structure } = useWords();
  return (
    <div className="page-tools__buttons">
      <button type="submit" className="button button--main" disabled={isOff}>
        {label}
      </button>
      <button type="button" className="button" onClick={onDone}>
        {structure.cancel}
      </button>
    </div>
  );
}
