import { type KeyboardEvent, useId, useState } from 'react';
import { isFound } from '../is-found';
import { isUndo } from '../window/undo-key';

/** Something that can be chosen. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  /** Where it is, or what else there is to know of it. */
  readonly detail?: string | undefined;
}

/** More are not shown at once. */
const MOST_SHOWN = 60;

/** What is searched for among choices, and which of those that are found would be chosen by the enter key. */
export function useCombobox(choices: readonly Choice[], chosen: string | undefined, onChoose: (id: string) => void) {
  const listId = useId();
  const [search, setSearch] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = isOpen
    ? choices.filter(({ id, title, detail = '' }) => isFound(search ?? '', [id, title, detail]))
    : [];
  const shown = found.slice(0, MOST_SHOWN);
  /** Whether something is typed that is not chosen. */
  const isSought = search !== undefined && search !== '';
  const optionId = (index: number) => `${listId}-${index}`;

  const open = () => {
    const current = choices.slice(0, MOST_SHOWN).findIndex(({ id }) => id === chosen);
    setSearch(search ?? '');
    setOpen(true);
    setActive(search === undefined ? Math.max(0, current) : 0);
  };
  const close = () => {
    setSearch(undefined);
    setOpen(false);
  };
  const searchFor = (text: string) => {
    setSearch(text);
    setOpen(true);
    setActive(0);
  };
  /** What was typed in full is chosen; what is none of the choices stays to be read. */
  const leave = () => {
    const typed = search?.trim().toLowerCase();
    const meant = typed && choices.find(({ id, title }) => [id, title.toLowerCase()].includes(typed));
    if (!typed) close();
    else if (meant) choose(meant);
    else setOpen(false);
  };
  const choose = ({ id }: Choice) => {
    close();
    if (id !== chosen) onChoose(id);
  };
  const activate = (index: number) => {
    const next = (index + shown.length) % Math.max(shown.length, 1);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const chooseActive = () => {
    const choice = shown[active];
    if (choice !== undefined) choose(choice);
  };
  const whileOpen: Readonly<Record<string, () => void>> = {
    Escape: close,
    Enter: chooseActive,
    ArrowDown: () => activate(active + 1),
    ArrowUp: () => activate(active - 1),
  };
  const whileClosed: Readonly<Record<string, () => void>> = { ArrowDown: open, ArrowUp: open };
  const press = (event: KeyboardEvent) => {
    const answer = isSought && isUndo(event) ? close : (isOpen ? whileOpen : whileClosed)[event.key];
    if (answer === undefined) return;
    // What holds the box may close with Escape as well.
    if (event.key === 'Escape') event.stopPropagation();
    else event.preventDefault();
    answer();
  };
  return { listId, optionId, search, isSought, isOpen, found, shown, active, open, leave, searchFor, choose, press };
}
