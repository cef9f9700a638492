import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isWellFormedPath } from '../../compiler/addresses/well-formed-path';
import { inLanguage } from '../../compiler/languages';
import { isWellFormedId } from '../../compiler/names';
import { kindOfFile } from '../../compiler/schema/kind';
import { isRecord } from '../../compiler/sections';
import { textOf } from '../../compiler/yaml/utf8';
import type { StudioPage } from '../compiling/site-compiler';
import { titleLanguage } from '../content/thing';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';
import { addressEdits, removalEdits } from './addresses';
import { copyEdits, nameOfCopy } from './copy-page';
import './structure.css';

type Tool = 'address' | 'copy' | 'removal';

/** What can be done with a page as a whole, besides changing what it says. */
export function PageTools({ page }: { page: StudioPage }) {
  const { structure } = useWords();
  const [tool, setTool] = useState<Tool>();
  const buttons = useRef(new Map<Tool, HTMLButtonElement | null>());
  const close = () => {
    setTool(undefined);
    if (tool !== undefined) buttons.current.get(tool)?.focus();
  };
  const tools: readonly (readonly [Tool, string])[] = [
    ...(page.template === undefined ? [['address', structure.renameAddress] as const] : []),
    ['copy', structure.copyPage],
    ['removal', structure.removePage],
  ];
  return (
    <section className="page-tools" aria-label={structure.page}>
      <div className="page-tools__buttons">
        {tools.map(([name, label]) => (
          <button
            key={name}
            ref={(button) => void buttons.current.set(name, button)}
            type="button"
            className="button"
            aria-expanded={tool === name}
            onClick={() => setTool(name)}
          >
            {label}
          </button>
        ))}
      </div>
      {tool === 'address' && <AddressForm page={page} onDone={close} />}
      {tool === 'copy' && <CopyForm page={page} onDone={close} />}
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
      <AddressFields paths={paths} onChange={setPaths} />
      <ToolButtons label={structure.apply} isOff={changes.length === 0} onDone={onDone} />
    </form>
  );
}

type Paths = Readonly<Record<string, string>>;

interface AddressFieldsProps {
  readonly paths: Paths;
  /** The addresses of another page, which cannot be taken. */
  readonly taken?: Paths;
  readonly onChange: (paths: Paths) => void;
}

function AddressFields({ paths, taken = {}, onChange }: AddressFieldsProps) {
  const { structure } = useWords();
  const { contract } = useStudioState();
  const id = useId();
  return contract.languages.map(({ code, name }) => {
    const path = paths[code];
    if (path === undefined) return null;
    const wrong = isWellFormedPath(path) ? path === taken[code] && structure.sameAddress : structure.malformedAddress;
    return (
      <label key={code}>
        {structure.address(name)}
        <input
          value={path}
          aria-invalid={wrong !== false}
          aria-describedby={wrong ? `${id}-${code}` : undefined}
          onChange={({ target }) => onChange({ ...paths, [code]: target.value })}
        />
        {wrong && <span id={`${id}-${code}`}>{wrong}</span>}
      </label>
    );
  });
}

/** A copy has addresses of its own, or, where they are made of its name, a name. */
function CopyForm({ page, onDone }: ToolProps) {
  const { structure } = useWords();
  const { edit, dataOf, look, open } = useStudio();
  const { contract, session } = useStudioState();
  const id = useId();
  const language = titleLanguage(contract, useLanguage());
  const hasOwnAddress = page.template === undefined;
  const before = hasOwnAddress ? writtenPaths(dataOf(page.file), contract.languages[0]?.code ?? '') : {};
  const [paths, setPaths] = useState<Paths>(before);
  const [typed, setTyped] = useState('');
  const { kind, id: original = '' } = kindOfFile(contract, page.file) ?? {};
  const fileOf = (name: string) => kind?.files.replace('*', name) ?? '';
  const isTaken = (name: string) => session.files.has(fileOf(name));
  const name = hasOwnAddress ? nameOfCopy(original, Object.values(paths)[0], isTaken) : typed;
  const isFree = (path: string, code: string) => isWellFormedPath(path) && path !== before[code];
  const isReady =
    isWellFormedId(name) && !isTaken(name) && Object.entries(paths).every(([code, path]) => isFree(path, code));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const content = session.files.get(page.file);
    const text = content && textOf(content);
    if (!isReady || text === undefined) return;
    const label = structure.copied(inLanguage(page.title, language) ?? page.id);
    if (!edit(copyEdits(fileOf(name), { text, data: dataOf(page.file) }, paths), { label })) return;
    onDone();
    look({ page: hasOwnAddress ? name : `${page.template}:${name}` });
    open({ file: fileOf(name), pointer: [] });
  };
  return (
    <form className="page-tools__form" onSubmit={submit}>
      <p className="quiet">{structure.copyHint}</p>
      {hasOwnAddress ? (
        <AddressFields paths={paths} taken={before} onChange={setPaths} />
      ) : (
        <label>
          {structure.slots.name}
          <input
            required
            value={typed}
            aria-describedby={id}
            aria-invalid={typed !== '' && !isReady}
            onChange={({ target }) => setTyped(target.value)}
          />
          <span id={id}>{isTaken(typed) ? structure.nameTaken : structure.nameInAddress}</span>
        </label>
      )}
      <ToolButtons label={structure.copyNow} isOff={!isReady} onDone={onDone} />
    </form>
  );
}

/** The addresses as they are written: in a site of one language one text is enough. */
function writtenPaths(data: unknown, main: string): Paths {
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
