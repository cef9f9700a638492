import redo from 'lucide-static/icons/redo-2.svg?raw';
import undo from 'lucide-static/icons/undo-2.svg?raw';
import { isRecord } from '../../shared/is-record';
import { byUrgency } from '../problems/by-urgency';
import { changedFiles, stepToRedo, stepToUndo } from '../session/session';
import { WIDTHS, type Width } from '../state';
import { useStudio, useStudioState } from '../studio-context';
import { Choice } from '../ui/Choice';
import { IconButton } from '../ui/IconButton';
import { useWords } from '../words/words';
import { useStepTitle } from './step-title';
import type { OpenLists } from './use-open-lists';

/** How the page is looked at, and what happens to what was changed. */
export function TopBar({ lists, onLanguage }: { lists: OpenLists; onLanguage: () => void }) {
  const { shell } = useWords();
  return (
    <section className="top-bar" aria-label={shell.tools}>
      <h1 className="top-bar__title">{shell.title}</h1>
      <ListsToggle {...lists} />
      <ViewTools />
      <span className="top-bar__space" />
      <HistoryTools />
      <PanelTools />
      <button
        type="button"
        className="button button--quiet top-bar__rare"
        lang={shell.studioLanguageCode}
        title={shell.studioLanguage}
        aria-label={shell.studioLanguage}
        onClick={onLanguage}
      >
        {shell.studioLanguageCode.toUpperCase()}
      </button>
    </section>
  );
}

/** Opens the lists where there is no room for them beside the page. */
function ListsToggle({ isOpen, open, toggle }: OpenLists) {
  const { shell } = useWords();
  const { panel } = useStudioState();
  if (panel === 'overview') return null;
  return (
    <button
      type="button"
      ref={toggle}
      className="button top-bar__lists"
      aria-expanded={isOpen}
      onClick={() => open(!isOpen)}
    >
      {shell.content}
    </button>
  );
}

function ViewTools() {
  const { shell } = useWords();
  const { look, dataOf } = useStudio();
  const { view, contract } = useStudioState();
  const { languages } = contract;
  const settings = dataOf('settings.yaml');
  // Where nobody asks from where visitors come, all of them see the same.
  const areToldApart = isRecord(settings) && settings.visitor !== undefined;
  const all = languages.map(({ code }) => code);
  const isBoth = view.languages.length > 1;
  return (
    <fieldset className="top-bar__tools" aria-label={shell.tools}>
      {languages.length > 1 && (
        <Choice
          label={shell.languages}
          value={isBoth ? '*' : (view.languages[0] ?? '')}
          options={[
            ...languages.map(({ code, name }) => ({ value: code, label: name })),
            { value: '*', label: shell.bothLanguages },
          ]}
          onChange={(value) => look({ languages: value === '*' ? all : [value] })}
        />
      )}
      <div className="top-bar__width">
        <Choice
          label={shell.width}
          value={view.width}
          options={(Object.keys(WIDTHS) as Width[]).map((width) => ({ value: width, label: shell.widths[width] }))}
          onChange={(width) => look({ width })}
        />
      </div>
      {areToldApart && (
        <Choice
          label={shell.visitor}
          value={view.visitor}
          options={(['home', 'abroad'] as const).map((value) => ({ value, label: shell.visitors[value] }))}
          onChange={(visitor) => look({ visitor })}
        />
      )}
      <label className="top-bar__day">
        <span className="visually-hidden">{shell.day}</span>
        <input
          type="date"
          title={shell.day}
          value={view.day}
          onChange={({ target }) => target.value !== '' && look({ day: target.value })}
        />
      </label>
    </fieldset>
  );
}

function HistoryTools() {
  const { shell } = useWords();
  const titleOf = useStepTitle();
  const studio = useStudio();
  const { session } = useStudioState();
  const last = stepToUndo(session);
  const next = stepToRedo(session);
  return (
    <>
      <IconButton
        svg={undo}
        label={last === undefined ? shell.undo : shell.undoThis(titleOf(last))}
        isOff={last === undefined}
        onClick={studio.undo}
      />
      <IconButton
        svg={redo}
        label={next === undefined ? shell.redo : shell.redoThis(titleOf(next))}
        isOff={next === undefined}
        onClick={studio.redo}
      />
    </>
  );
}

function PanelTools() {
  const { shell } = useWords();
  const { showPanel } = useStudio();
  const { panel, compilation, isCheckLate, session } = useStudioState();
  const problems = compilation?.problems ?? [];
  const { errors, warnings, openPoints } = byUrgency(problems);
  const isWrong = errors.length + warnings.length > 0;
  const changed = changedFiles(session).length;
  return (
    <>
      <button
        type="button"
        className={`button top-bar__problems ${errors.length > 0 ? 'button--error' : ''}`}
        aria-pressed={panel === 'problems'}
        onClick={() => showPanel(panel === 'problems' ? 'form' : 'problems')}
      >
        {compilation === undefined || isCheckLate
          ? shell.checking
          : problems.length === 0
            ? shell.noProblems
            : shell.problemCount(errors.length, warnings.length, isWrong ? 0 : openPoints.length)}
      </button>
      <button
        type="button"
        className="button top-bar__rare"
        aria-pressed={panel === 'overview'}
        onClick={() => showPanel(panel === 'overview' ? 'form' : 'overview')}
      >
        {shell.overview}
      </button>
      <button
        type="button"
        className="button button--main"
        aria-describedby="changed-files"
        onClick={() => showPanel('review')}
      >
        {shell.review}
        <span id="changed-files" className="top-bar__count">
          {changed === 0 ? shell.unchanged : shell.reviewCount(changed)}
        </span>
      </button>
    </>
  );
}
