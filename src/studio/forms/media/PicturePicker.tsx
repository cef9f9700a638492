import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { extensionOf } from '../../../compiler/media/media-files';
import { THEME_FILES } from '../../../compiler/names/known-names';
import type { FileKind } from '../../content/taking-in';
import { isFound } from '../../is-found';
import { unlessStale } from '../../unless-stale';
import type { Words } from '../../words/es';
import { useWords } from '../../words/words';
import { useForm } from '../form-context';

interface Props {
  readonly kind: FileKind;
  readonly chosen: string | undefined;
  readonly onChoose: (path: string) => void;
  readonly onClose: () => void;
}

/** All pictures of a kind that the site has, to choose one; the arrows lead from one to the next. */
export function PicturePicker({ kind, chosen, onChoose, onClose }: Props): ReactElement {
  const words = useWords().media.picker;
  const { names, pictureAddress, mediaUses } = useForm();
  const [uses, setUses] = useState<Awaited<ReturnType<typeof mediaUses>>>();
  const id = useId();
  const [typed, setTyped] = useState('');
  const isOfContent = kind.folder === 'media';
  const there = (isOfContent ? names.media : names[THEME_FILES]) ?? [];
  const pictures = there.map(({ name }) => name).filter((name) => kind.endings.includes(extensionOf(name)));
  const found = pictures.filter((name) => isFound(typed, [name, ...(uses?.get(name) ?? [])]));
  const [stop, setStop] = useState<string | undefined>(chosen);
  const atStop = stop !== undefined && found.includes(stop) ? stop : found[0];
  const grid = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    search.current?.focus();
    grid.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (isOfContent) return unlessStale(mediaUses(), setUses);
  }, [isOfContent, mediaUses]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (!(event.target instanceof HTMLInputElement) && moveFocus(grid.current, event.key)) event.preventDefault();
    else return;
    event.stopPropagation();
  };
  return (
    <fieldset className="picture-picker" onKeyDown={onKeyDown}>
      <legend className="visually-hidden">{words.title}</legend>
      <label htmlFor={id}>{isOfContent ? words.search : words.searchLook}</label>
      <input ref={search} id={id} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <p className="quiet" role="status">
        {words.found(found.length)}
      </p>
      <div ref={grid} className="picture-picker__grid">
        {found.map((path) => (
          <button
            key={path}
            type="button"
            className="picture-picker__picture"
            aria-pressed={path === chosen}
            tabIndex={path === atStop ? 0 : -1}
            onFocus={() => setStop(path)}
            onClick={() => onChoose(path)}
          >
            <img src={pictureAddress(path, kind.folder)} alt="" loading="lazy" />
            <span>{path}</span>
            {uses?.has(path) && <span className="quiet">{usesIn(words, uses.get(path))}</span>}
          </button>
        ))}
      </div>
      <button type="button" className="button" onClick={onClose}>
        {words.close}
      </button>
    </fieldset>
  );
}

/** How many of the places are named in which a picture is shown. */
const NAMED_USES = 2;

function usesIn(words: Words['media']['picker'], names: readonly string[] | undefined): string {
  if (names === undefined) return words.inText;
  if (names.length === 0) return words.unused;
  const first = names.slice(0, NAMED_USES).join(' · ');
  return names.length > NAMED_USES ? words.shownInMore(first, names.length - NAMED_USES) : words.shownIn(first);
}

/** Goes to the picture beside, above or below, wherever the lines end. Gives whether the key asks for that. */
function moveFocus(grid: HTMLElement | null, key: string): boolean {
  const all = [...(grid?.querySelectorAll('button') ?? [])];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLButtonElement ? all.indexOf(activeElement) : -1;
  const [first] = all;
  if (at < 0 || first === undefined) return false;
  const columns = Math.max(all.filter(({ offsetTop }) => offsetTop === first.offsetTop).length, 1);
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: all.length - 1,
  }[key];
  if (to === undefined) return false;
  all[to]?.focus();
  return true;
}
