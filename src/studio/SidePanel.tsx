import { type RefObject, useEffect, useRef } from 'react';
import { ProblemList } from './problems/ProblemList';
import { ReviewPanel } from './review/ReviewPanel';
import { Thing } from './shell/Thing';
import { isForm, type Panel, type StudioState } from './state';
import { NewContent } from './structure/NewContent';
import { SectionGallery } from './structure/SectionGallery';
import { useStudio, useStudioState } from './studio-context';
import { VersionsPanel } from './versions/VersionsPanel';
import { isInBox } from './window/is-in-box';
import { useWords } from './words/words';
import './shell/side-panel.css';

/** What is worked at beside the page. */
export function SidePanel() {
  const { shell } = useWords();
  const { showPanel } = useStudio();
  const state = useStudioState();
  const labels = useLabels();
  const box = useRef<HTMLElement>(null);
  const leftProblem = useRef(-1);
  useFocusOnOther(state.panel === 'form' && state.selection === undefined ? 'nothing' : state.panel, box);
  const leave = isForm(state.panel) ? undefined : () => showPanel('form');
  return (
    <aside
      ref={box}
      className="side-panel"
      id="side-panel"
      tabIndex={-1}
      aria-label={labels[state.panel]}
      onKeyDown={({ key, target }) => key === 'Escape' && !isInBox(target) && leave?.()}
    >
      {leave !== undefined && (
        <button type="button" className="button side-panel__leave" onClick={leave}>
          {shell.backToForm}
        </button>
      )}
      <PanelContent {...state} leftProblem={leftProblem} />
    </aside>
  );
}

/** The cursor and the window go along into what is opened here; a form says itself which of its fields gets it. */
function useFocusOnOther(opened: Panel | 'nothing', box: RefObject<HTMLElement | null>): void {
  const before = useRef(opened);
  useEffect(() => {
    if (before.current === opened) return;
    before.current = opened;
    // Whoever comes back to a problem is there already.
    if (document.activeElement?.closest('.problems article')) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const isItself = opened !== 'nothing' && !isForm(opened);
    if (isLost || isItself) box.current?.focus({ preventScroll: true });
    if (!isItself) return;
    box.current?.scrollTo({ top: 0 });
    // Where there is little room it stands below everything else.
    box.current?.scrollIntoView({ block: 'start' });
  }, [opened, box]);
}

function useLabels(): Readonly<Record<Panel, string>> {
  const { shell, review, structure } = useWords();
  return {
    form: shell.form,
    yaml: shell.yaml,
    problems: shell.problems,
    overview: shell.overview,
    gallery: structure.gallery,
    new: structure.newContent,
    review: review.title,
    versions: review.versions,
  };
}

function PanelContent({
  panel,
  selection,
  addAt,
  wanted,
  leftProblem,
}: StudioState & { readonly leftProblem: RefObject<number> }) {
  const { shell } = useWords();
  switch (panel) {
    case 'problems':
      return <ProblemList left={leftProblem} />;
    case 'new':
      return <NewContent wanted={wanted} />;
    case 'versions':
      return <VersionsPanel />;
    case 'review':
      return <ReviewPanel />;
    case 'gallery':
      return addAt === undefined ? null : <SectionGallery place={addAt} />;
    default:
      return selection === undefined ? <p className="quiet">{shell.choose}</p> : <Thing selection={selection} />;
  }
}
