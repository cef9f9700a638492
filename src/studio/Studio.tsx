import { useEffect } from 'react';
import { FormContextProvider } from './forms/form-context';
import { useStudioForms } from './forms/use-studio-forms';
import { keepFocus } from './keep-focus';
import { limitPaste } from './limit-paste';
import { OverviewPanel } from './overview/OverviewPanel';
import { PreviewPane } from './preview/PreviewPane';
import { refuseDrops } from './refuse-drops';
import { refusePictures } from './refuse-pictures';
import { refuseTyping } from './refuse-typing';
import { Announcer, Notices } from './shell/Notices';
import { Sidebar } from './shell/Sidebar';
import { SidePanel } from './shell/SidePanel';
import { TopBar } from './shell/TopBar';
import { useOpenLists } from './shell/use-open-lists';
import { useStudio, useStudioState } from './studio-context';
import { isUndo } from './undo-key';
import { useWords } from './words/words';
import './styles/shell.css';

/** The whole Studio, once the site is open. */
export function StudioApp({ onLanguage }: { onLanguage: () => void }) {
  const { shell } = useWords();
  const { panel } = useStudioState();
  const lists = useOpenLists();
  useShortcuts();
  useEffect(() => keepFocus(() => document.getElementById('side-panel')), []);
  usePasteLimit();
  useDropLimit();
  usePictureLimit();
  useTypingLimit();
  return (
    <FormContextProvider value={useStudioForms()}>
      {panel !== 'overview' && (
        <a className="button skip" href="#side-panel">
          {shell.skipToForm}
        </a>
      )}
      <div className="studio">
        <TopBar lists={lists} onLanguage={onLanguage} />
        <Notices />
        <Announcer />
        {panel === 'overview' ? (
          <OverviewPanel />
        ) : (
          <>
            <Sidebar lists={lists} />
            <PreviewPane />
            <SidePanel />
          </>
        )}
      </div>
    </FormContextProvider>
  );
}

function usePasteLimit(): void {
  const studio = useStudio();
  useEffect(() => limitPaste(() => studio.notify({ is: 'too-long' })), [studio]);
}

function useDropLimit(): void {
  const studio = useStudio();
  useEffect(() => {
    const ending = new AbortController();
    refuseDrops(window, () => studio.notify({ is: 'dropped-beside' }), ending.signal);
    return () => ending.abort();
  }, [studio]);
}

function usePictureLimit(): void {
  const studio = useStudio();
  useEffect(() => refusePictures(() => studio.notify({ is: 'picture-in-text' })), [studio]);
}

/** In a window that has lost its seat to another one. */
function useTypingLimit(): void {
  const { store } = useStudio();
  useEffect(() => refuseTyping(() => store.get().connection === 'superseded'), [store]);
}

/** Undo and redo are over all content, whichever of its fields has the cursor; saving asks for a look first. */
function useShortcuts(): void {
  const studio = useStudio();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const action =
        key === 's'
          ? () => studio.showPanel('review')
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? studio.redo
            : key === 'z'
              ? studio.undo
              : undefined;
      if (action === undefined || (key !== 's' && isBoxOfItsOwn(event.target))) return;
      if (isUndo(event) && isRefusedBox(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [studio]);
}

/** Whether something is written in a box that cannot be its value: that is what the box takes back itself. */
function isRefusedBox(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-refused]') !== null;
}

/** Whether something is written in a box that is no content, such as a search: the browser takes that back itself. */
function isBoxOfItsOwn(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const box = target.closest(
    'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="file"])',
  );
  return box !== null && box.closest('.value-form, .yaml-editor') === null;
}
