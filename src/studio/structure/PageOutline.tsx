import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import arrowDown from 'lucide-static/icons/arrow-down.svg?raw';
import arrowUp from 'lucide-static/icons/arrow-up.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import grip from 'lucide-static/icons/grip-vertical.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import trash from 'lucide-static/icons/trash-2.svg?raw';
import { useRef } from 'react';
import { isRecord } from '../../shared/is-record';
import { nameOfThing, placeOfSection } from '../content/thing';
import { useItemKeys } from '../forms/use-item-keys';
import { type ContentPlace, isSamePlace } from '../place';
import { ProblemMark } from '../problems/ProblemMark';
import { useStudio, useStudioState } from '../studio-context';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Sortable } from '../ui/Sortable';
import { useLanguage, useWords } from '../words/words';
import { duplicateEdits } from './repeat-section';
import './structure.css';

interface OutlineProps {
  /** Leaves the lists open, where they are, after something is done in them. */
  readonly keepLists: () => void;
  /** Whether they lie over the page and the form. */
  readonly isOverPage: boolean;
}

/** The sections of the page that is looked at, and what can be done with each. */
export function PageOutline(lists: OutlineProps) {
  const { shell, structure } = useWords();
  const { open, dataOf, showGallery } = useStudio();
  const { view, compilation, selection } = useStudioState();
  const page = compilation?.pages.find(({ id }) => id === view.page);
  if (page === undefined) return null;
  const { file, pointer } = page;
  const own: ContentPlace = { file, pointer };
  const data = dataOf(file);
  const sections: readonly unknown[] = isRecord(data) && Array.isArray(data.sections) ? data.sections : NO_SECTIONS;
  return (
    <section className="sidebar__part">
      <h2>{shell.outline}</h2>
      <ul className="outline">
        <li className="outline__row">
          <button
            type="button"
            className="sidebar__item"
            aria-current={selection !== undefined && isSamePlace(selection.thing, own) ? 'true' : undefined}
            onClick={() => open(own)}
          >
            {shell.pageItself}
            <ProblemMark place={own} without="sections" />
          </button>
        </li>
      </ul>
      <OutlineSections {...lists} file={file} sections={sections} />
      {isRecord(data) && Array.isArray(data.sections) && (
        <button
          type="button"
          className="button"
          onClick={() => showGallery({ file, pointer: ['sections', sections.length] })}
        >
          <Icon svg={plus} /> {structure.add}
        </button>
      )}
    </section>
  );
}

const NO_SECTIONS: readonly unknown[] = [];

interface OutlineSectionsProps extends OutlineProps {
  readonly file: string;
  readonly sections: readonly unknown[];
}

function OutlineSections({ file, sections, ...lists }: OutlineSectionsProps) {
  const { structure } = useWords();
  const { open, edit } = useStudio();
  const keys = useItemKeys(sections);
  const nameOf = useSectionName(file);
  const list = useRef<HTMLOListElement>(null);
  const at = (index: number): ContentPlace => ({ file, pointer: ['sections', index] });
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= sections.length) return from === to;
    const label = structure.moved(nameOf(sections[from], from).title);
    const isMoved = edit([{ do: 'move', ...at(from), to }], { label });
    if (isMoved) {
      open(at(to));
      lists.keepLists();
    }
    return isMoved;
  };
  // As they were when they were drawn: what has been dropped is announced by its name once it stands elsewhere.
  const names = sections.map((section, index) => nameOf(section, index).title);
  const drop = (from: number, to: number) => {
    const isMoved = move(from, to);
    returnTo(() => list.current?.querySelector('.outline__handle') ?? null);
    return isMoved;
  };
  return (
    <Sortable keys={keys} describe={(index) => names[index] ?? ''} onMove={drop}>
      <ol className="outline" ref={list}>
        {sections.map((section, index) => (
          <OutlineRow
            {...lists}
            key={keys[index]}
            id={keys[index] ?? 0}
            file={file}
            section={section}
            index={index}
            count={sections.length}
            onMove={(to) => move(index, to)}
          />
        ))}
      </ol>
    </Sortable>
  );
}

/** What a section of the page is called, and what kind of section it is. */
function useSectionName(file: string) {
  const language = useLanguage();
  const { dataOf } = useStudio();
  const { contract } = useStudioState();
  return (section: unknown, index: number) => {
    const written = placeOfSection(contract, { file, pointer: ['sections', index] }, section);
    const { kind, title } = nameOfThing(contract, written, dataOf, language);
    return { written, kind, title: title ?? kind, hasTitle: title !== undefined };
  };
}

interface OutlineRowProps extends OutlineProps {
  readonly id: number;
  readonly onMove: (to: number) => void;
  readonly file: string;
  readonly section: unknown;
  readonly index: number;
  readonly count: number;
}

function OutlineRow({ id, file, section, index, count, onMove, keepLists, isOverPage }: OutlineRowProps) {
  const { forms, structure } = useWords();
  const { open, edit, showGallery } = useStudio();
  const { selection } = useStudioState();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const { written, kind, title, hasTitle } = useSectionName(file)(section, index);
  const place: ContentPlace = { file, pointer: ['sections', index] };
  const isCurrent = selection !== undefined && isSamePlace(selection.thing, written);
  const at = (other: number): ContentPlace => ({ file, pointer: ['sections', other] });
  return (
    <li
      ref={setNodeRef}
      className={`outline__row${isDragging ? ' outline__row--dragged' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        className="sidebar__item"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => open(written)}
      >
        <span dir="auto">{title}</span>
        {hasTitle && <span className="quiet">{kind}</span>}
        <ProblemMark place={written} />
      </button>
      {isCurrent && (
        <fieldset className="outline__actions" aria-label={structure.actions(title)}>
          <IconButton
            ref={setActivatorNodeRef}
            svg={grip}
            label={forms.list.drag(title)}
            className="outline__handle"
            {...attributes}
            {...listeners}
            aria-roledescription={undefined}
          />
          <Action
            keepsCursor
            svg={arrowUp}
            label={structure.moveUp(title)}
            isOff={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <Action
            keepsCursor
            svg={arrowDown}
            label={structure.moveDown(title)}
            isOff={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
          <Action svg={plus} label={structure.addAfter(title)} onClick={() => showGallery(at(index + 1))} />
          <Action
            svg={copy}
            label={structure.duplicate(title)}
            onClick={() => {
              if (!edit(duplicateEdits(place, section), { label: structure.duplicate(title) })) return;
              open(at(index + 1));
              keepLists();
              if (isOverPage) returnTo(() => document.querySelector<HTMLElement>('.outline [aria-current]'));
            }}
          />
          <Action
            svg={trash}
            label={structure.remove(title)}
            onClick={() => {
              if (!edit([{ do: 'remove', ...place }], { label: structure.remove(title) })) return;
              open({ file, pointer: [] });
              keepLists();
              returnTo(() => rowAt(index));
            }}
          />
        </fieldset>
      )}
    </li>
  );
}

interface ActionProps {
  readonly svg: string;
  readonly label: string;
  readonly isOff?: boolean;
  /** Whether the cursor is still here afterwards, for the same to be done again. */
  readonly keepsCursor?: boolean;
  readonly onClick: () => void;
}

function Action({ svg, label, isOff = false, keepsCursor = false, onClick }: ActionProps) {
  return (
    <IconButton
      svg={svg}
      label={label}
      isOff={isOff}
      onClick={({ currentTarget }) => {
        onClick();
        if (keepsCursor) returnTo(() => currentTarget);
      }}
    />
  );
}

/** The row of the section that has taken a place, else the one before it, which may be that of the page itself. */
function rowAt(index: number): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('.outline .sidebar__item')];
  return rows[index + 1] ?? rows.at(-1) ?? null;
}

/** Brings the cursor to an element of the list once all has been drawn, wherever what has opened has taken it. */
function returnTo(element: () => HTMLElement | null): void {
  requestAnimationFrame(() => requestAnimationFrame(() => element()?.focus()));
}
