import { useCallback, useEffect, useRef } from 'react';
import { FormContextProvider } from './forms/form-context';
import { useStudioForms } from './forms/use-studio-forms';
import { type LeftOverview, OverviewPanel } from './overview/OverviewPanel';
import { PreviewPane } from './preview/PreviewPane';
import { SidePanel } from './SidePanel';
import { Announcer, Notices } from './shell/Notices';
import { Sidebar } from './shell/Sidebar';
import { TopBar } from './shell/TopBar';
import { useOpenLists } from './shell/use-open-lists';
import { useStudio, useStudioState } from './studio-context';
import { keepFocus } from './window/keep-focus';
import { leaveToInputMethod } from './window/leave-to-input-method';
import { limitPaste } from './window/limit-paste';
import { printPage } from './window/print-page';
import { refuseDrops } from './window/refuse-drops';
import { refusePictures } from './window/refuse-pictures';
import { refuseSecondClicks } from './window/refuse-second-clicks';
import { refuseStrayBreaks } from './window/refuse-stray-breaks';
import { refuseTyping } from './window/refuse-typing';
import { isUndo } from './window/undo-key';
import { walkParts } from './window/walk-parts';
import { useWords } from './words/words';
import './styles/shell.css';

/** The whole Studio, once the site is open. */
export function StudioApp({ onLanguage }: { onLanguage: () => void }) {
  const { shell } = useWords();
  const { panel } = useStudioState();
  const lists = useOpenLists();
  const leftOverview = useRef<LeftOverview>({ request: { view: 'map' }, scrolled: 0 });
  const { showPanel } = useStudio();
  const searchTexts = useCallback(
    (query: string) => {
      leftOverview.current = { request: { view: 'search', query }, scrolled: 0 };
      showPanel('overview');
    },
    [showPanel],
  );
  // Before all that listens to keys.
  useEffect(leaveToInputMethod, []);
  useShortcuts();
  useEffect(() => keepFocus(() => document.getElementById('side-panel')), []);
  useEffect(refuseSecondClicks, []);
  useEffect(refuseStrayBreaks, []);
  useEffect(walkParts, []);
  useEffect(printPage, []);
  usePasteLimit();
  useDropLimit();
  usePictureLimit();
  useTypingLimit();
  return (
    <FormContextProvider value={useStudioForms()}>
      {panel !== 'overview' && (
        <>
          <button type="button" className="button skip" onClick={skipToForm}>
            {shell.skipToForm}
          </button>
          <p className="print-hint">{shell.printHint}</p>
        </>
      )}
      <div className="studio">
        <TopBar lists={lists} onLanguage={onLanguage} />
        <Notices />
        <Announcer />
        {panel === 'overview' ? (
          <OverviewPanel left={leftOverview} />
        ) : (
          <>
            <Sidebar lists={lists} onSearch={searchTexts} />
            <PreviewPane />
            <SidePanel />
          </>
        )}
      </div>
    </FormContextProvider>
  );
}

/** No link: the address stays that of the page, which would be lost where it is loaded anew. */
function skipToForm(): void {
  document.getElementById('side-panel')?.focus();
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
      const action = shortcutOf(event);
      if (action === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (action === 'save') studio.showPanel('review');
      else studio[action]();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [studio]);
}

/** What the keys that are pressed together ask for; nothing where that is the box's own affair. */
function shortcutOf(event: KeyboardEvent): 'save' | 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's') return 'save';
  if (!['y', 'z'].includes(key) || isBoxOfItsOwn(event.target)) return undefined;
  if (isUndo(event)) return isRefusedBox(event.target) ? undefined : 'undo';
  return 'redo';
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
