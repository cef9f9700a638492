import addIcon from 'lucide-static/icons/plus.svg?raw';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { inLanguage } from '../../compiler/languages';
import { type Kind, kindOfFile } from '../../compiler/schema/kind';
import { pluralTitle, schemaText } from '../../diagnostics/schema-text';
import { addToGroup } from '../../shared/group-by';
import { inOrderOfAddress, orderingAddress } from '../compiling/in-order-of-address';
import { nameOfThing, titleLanguage } from '../content/thing';
import { isFound } from '../is-found';
import { ProblemMark } from '../problems/ProblemMark';
import { PageOutline } from '../structure/PageOutline';
import { useCreateFile } from '../structure/use-create-file';
import { useStudio, useStudioPart, useStudioState } from '../studio-context';
import { Icon } from '../ui/Icon';
import { SearchField } from '../ui/SearchField';
import { useLanguage, useWords } from '../words/words';
import type { OpenLists } from './use-open-lists';
import './sidebar.css';

interface Props {
  readonly lists: OpenLists;
  /** Searches all texts of the site. */
  readonly onSearch: (query: string) => void;
}

/** What there is to be changed: the sections of the page, the pages, all files. */
export function Sidebar({ lists: { isOpen, open, toggle }, onSearch }: Props) {
  const { shell } = useWords();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) box.current?.focus();
    else if (box.current?.contains(document.activeElement)) toggle.current?.focus();
  }, [isOpen, toggle]);
  useSectionInSight(box, isOpen);
  return (
    <nav
      ref={box}
      className={`sidebar ${isOpen ? 'sidebar--open' : ''}`}
      tabIndex={-1}
      aria-label={shell.content}
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && open(false)}
    >
      <PageList onSearch={onSearch} />
      <AddContent />
      {/* To be changed on: what was moved or doubled is chosen anew. */}
      <PageOutline keepLists={() => open(isOpen)} isOverPage={isOpen} />
      <FileList />
    </nav>
  );
}

/** What can be done with the section that is chosen stands below its name. Only the lists are scrolled, and not the window. */
function useSectionInSight(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const { selection, view } = useStudioState();
  const thing = selection?.thing;
  useEffect(() => {
    const lists = box.current;
    const row = lists?.querySelector('.outline [aria-current]')?.closest('li');
    if (!lists || !row) return;
    const [seen, wanted] = [lists.getBoundingClientRect(), row.getBoundingClientRect()];
    lists.scrollTop += Math.min(0, wanted.top - seen.top) || Math.max(0, wanted.bottom - seen.bottom);
  }, [box, isOpen, thing, view.page]);
}

/** It is drawn anew where the pages are others, and not at each key. */
const PageList = memo(function PageList({ onSearch }: Pick<Props, 'onSearch'>) {
  const { shell, forms } = useWords();
  const { look } = useStudio();
  const view = useStudioPart((state) => state.view);
  const compilation = useStudioPart((state) => state.compilation);
  const contract = useStudioPart((state) => state.contract);
  const [search, setSearch] = useState('');
  const current = useRef<HTMLButtonElement>(null);
  const isKnown = compilation !== undefined;
  const language = titleLanguage(contract, useLanguage());
  const shown = compilation?.pages.find(({ id }) => id === view.page);
  const place = shown && orderingAddress(shown, language);
  useEffect(() => {
    // With another address it goes elsewhere in the list.
    if (place !== undefined) current.current?.scrollIntoView({ block: 'nearest' });
  }, [view.page, place]);
  const found = (compilation?.pages ?? []).filter(({ id, title, paths }) =>
    isFound(search, [id, ...Object.values(title), ...Object.values(paths)]),
  );
  const pages = inOrderOfAddress(found, language);
  const isNowhere = isKnown && pages.length === 0;
  const query = search.trim();
  const openFirst = () => {
    const [first] = pages;
    if (query === '' || first === undefined) return;
    look({ page: first.id });
    // What is taken back from now on is no longer what was searched for.
    requestAnimationFrame(() => current.current?.focus());
  };
  return (
    <section className="sidebar__part sidebar__part--pages">
      <h2>{shell.pages}</h2>
      <SearchField label={shell.pageSearch} value={search} onChange={setSearch} onEnter={openFirst} />
      <p className="quiet" role="status">
        {isNowhere && forms.reference.none}
      </p>
      {isNowhere && query !== '' && (
        <button type="button" className="button" onClick={() => onSearch(query)}>
          {shell.searchTexts}
        </button>
      )}
      <ul>
        {pages.map(({ id, file, title, paths }) => (
          <li key={id}>
            <button
              type="button"
              ref={id === view.page ? current : undefined}
              className="sidebar__item"
              aria-current={id === view.page ? 'page' : undefined}
              onClick={() => look({ page: id })}
            >
              <span dir="auto">{inLanguage(title, language) ?? id}</span>
              <span className="quiet">{inLanguage(paths, language)}</span>
              <ProblemMark place={{ file, pointer: [] }} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});

function AddContent() {
  const { structure } = useWords();
  const { showPanel } = useStudio();
  const { panel } = useStudioState();
  return (
    <button type="button" className="button" aria-pressed={panel === 'new'} onClick={() => showPanel('new')}>
      {structure.newContent}
    </button>
  );
}

function FileList() {
  const { shell } = useWords();
  const language = useLanguage();
  const { session, contract } = useStudioState();
  const groups = new Map<Kind, string[]>();
  for (const path of session.files.keys()) {
    const kind = kindOfFile(contract, path)?.kind;
    if (kind !== undefined) addToGroup(groups, kind, path);
  }
  const named = [...groups]
    .map(([kind, paths]) => ({ kind, paths, title: pluralTitle(kind.schema, language) || kind.name }))
    .sort((a, b) => a.title.localeCompare(b.title, language));
  return (
    <section className="sidebar__part">
      <h2>{shell.siteFiles}</h2>
      <ul>
        {named.map(({ kind, paths, title }) => (
          <li key={kind.name}>
            {kind.holds === 'entries' ? (
              <EntryList title={title} paths={paths} />
            ) : (
              paths.map((path) => <FileButton key={path} path={path} title={title} />)
            )}
          </li>
        ))}
      </ul>
      <MissingFiles />
    </section>
  );
}

/** The files of a kind by their titles, for which each has to be read: only once somebody wants to see them. */
function EntryList({ title, paths }: { readonly title: string; readonly paths: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="sidebar__item">
        {title} <span className="quiet">{paths.length}</span>
      </summary>
      {isOpen && <TitledFiles paths={paths} />}
    </details>
  );
}

function TitledFiles({ paths }: { readonly paths: readonly string[] }) {
  const language = useLanguage();
  const { dataOf } = useStudio();
  const { contract } = useStudioState();
  const titleOf = (path: string) => nameOfThing(contract, { file: path, pointer: [] }, dataOf, language).title ?? path;
  const titled = paths
    .map((path) => [path, titleOf(path)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, language));
  return (
    <ul>
      {titled.map(([path, title]) => (
        <li key={path}>
          <FileButton path={path} title={title} />
        </li>
      ))}
    </ul>
  );
}

function FileButton({ path, title }: { readonly path: string; readonly title: string }) {
  const { goTo } = useStudio();
  const { selection } = useStudioState();
  return (
    <button
      type="button"
      className="sidebar__item"
      aria-current={selection?.thing.file === path ? 'true' : undefined}
      onClick={() => goTo({ file: path, pointer: [] })}
    >
      <span dir="auto">{title}</span>
      <ProblemMark place={{ file: path, pointer: [] }} />
    </button>
  );
}

/** What a site can have once and this one does not have, to be made; a file that may say nothing need not be. */
function MissingFiles() {
  const { shell } = useWords();
  const language = useLanguage();
  const create = useCreateFile();
  const { session, contract } = useStudioState();
  const missing = contract.kinds
    .filter(
      ({ holds, files, schema }) => holds === 'file' && (schema.required ?? []).length > 0 && !session.files.has(files),
    )
    .map((kind) => ({ ...kind, title: schemaText(kind.schema, language).title || kind.name }))
    .sort((a, b) => a.title.localeCompare(b.title, language));
  if (missing.length === 0) return null;
  return (
    <details>
      <summary className="sidebar__item">
        {shell.missingFiles} <span className="quiet">{missing.length}</span>
      </summary>
      <ul>
        {missing.map((kind) => (
          <li key={kind.name}>
            <button type="button" className="sidebar__item" onClick={() => create(kind)}>
              <Icon svg={addIcon} />
              <span>{shell.createFile(kind.title)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
