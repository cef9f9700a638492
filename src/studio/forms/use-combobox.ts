import { type KeyboardEvent, useId, useState } from 'react';
import { isFound } from '../is-found';
import { isUndo } from '../undo-key';

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
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (isSought && isUndo(event)) {
      event.preventDefault();
      close();
    } else if (key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else if (key === 'Enter' && isOpen) {
      event.preventDefault();
      const choice = shown[active];
      if (choice !== undefined) choose(choice);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) activate(active + (key === 'ArrowDown' ? 1 : -1));
      else open();
    }
  };
  return { listId, optionId, search, isSought, isOpen, found, shown, active, open, leave, searchFor, choose, press };
}
