import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BackendFailure, FailureReason } from '../backend/backend';
import { stepToRedo, stepToUndo } from '../session/session';
import type { Notice } from '../state';
import { useStudio, useStudioState } from '../studio-context';
import { useNamesOfFiles } from '../use-name-of-place';
import { useWords } from '../words/words';
import { useStepTitle } from './step-title';

/** What was done, and whether it may have been done out of sight. */
interface SaidStep {
  /** Tells it from others that say the same. */
  readonly number: number;
  readonly text: string;
  readonly isFromHistory: boolean;
}

/**
 * Says what has been done to those who do not see it; letters speak for themselves. What was taken back or done again may
 * be on another page: everybody reads what it was.
 */
export function Announcer() {
  const { shell } = useWords();
  const titleOf = useStepTitle();
  const currentTitleOf = useRef(titleOf);
  currentTitleOf.current = titleOf;
  const { session } = useStudioState();
  const before = useRef(session);
  const [said, say] = useState<SaidStep>();
  useEffect(() => {
    const { done: was, steps } = before.current;
    before.current = session;
    const last = stepToUndo(session);
    const taken = stepToRedo(session);
    const sayNow = (text: string, isFromHistory: boolean) =>
      say((earlier) => ({ number: (earlier?.number ?? 0) + 1, text, isFromHistory }));
    if (session.done < was && taken !== undefined) sayNow(shell.undoThis(currentTitleOf.current(taken)), true);
    else if (session.done <= was || last === undefined) return;
    else if (steps[was]?.files === last.files) sayNow(shell.redoThis(currentTitleOf.current(last)), true);
    else if (last.joins === undefined) sayNow(last.label, false);
  }, [session, shell]);
  return (
    <p className="announcer" role="status">
      {said !== undefined && (
        <span key={said.number} className={said.isFromHistory ? 'announcer__step' : 'visually-hidden'}>
          {said.text}
        </span>
      )}
    </p>
  );
}

/** What the person has to know now. */
export function Notices() {
  return (
    <div className="notices" role="status">
      <div className="notices__lasting">
        <StateNotices />
      </div>
      <div className="notices__passing">
        <PassingNotice />
      </div>
    </div>
  );
}

/** Of what is as it is until somebody does something about it. */
function StateNotices() {
  const { shell } = useWords();
  const { showPanel, takeSeat } = useStudio();
  const { connection, panel, session } = useStudioState();
  const namesOf = useNamesOfFiles();
  const conflicts = namesOf(session.conflicts.map(({ path }) => path));
  return (
    <>
      {(connection === 'superseded' || connection === 'restarted') && (
        <p className="notice notice--bad">
          {shell[connection]}
          <button type="button" className="button" onClick={takeSeat}>
            {shell.takeBack}
          </button>
        </p>
      )}
      {connection === 'cut-off' && <p className="notice notice--bad">{shell.cutOff}</p>}
      {connection === 'unwritable' && <p className="notice notice--bad">{shell.draftUnwritable}</p>}
      {conflicts !== '' && panel !== 'review' && (
        <p className="notice notice--bad">
          {shell.conflict(conflicts)}
          <button type="button" className="button" onClick={() => showPanel('review')}>
            {shell.review}
          </button>
        </p>
      )}
    </>
  );
}

/** Of what has just happened. It comes and goes over the page, which stays where it is. */
function PassingNotice() {
  const { shell } = useWords();
  const { notify } = useStudio();
  const { notice } = useStudioState();
  if (notice === undefined) return null;
  return (
    <p className={`notice ${isGood(notice) ? '' : 'notice--bad'}`}>
      <NoticeText notice={notice} />
      {notice.is === 'compiler-failed' && (
        <button type="button" className="button" onClick={() => location.reload()}>
          {shell.reopen}
        </button>
      )}
      <button type="button" className="button button--quiet" onClick={() => notify(undefined)}>
        {shell.close}
      </button>
    </p>
  );
}

function isGood({ is }: Notice): boolean {
  return is === 'saved' || is === 'nothing-changed' || is === 'taken-over';
}

function NoticeText({ notice }: { notice: Notice }) {
  const namesOf = useNamesOfFiles();
  const { notices } = useWords().shell;
  switch (notice.is) {
    case 'saved':
      return notices.saved(notice.files);
    case 'nothing-changed':
      return notices.nothingChanged;
    case 'taken-over':
      return notices.takenOver(namesOf(notice.paths));
    case 'page-gone':
      return notices.pageGone(notice.title);
    case 'too-long':
      return notices.tooLong;
    case 'partly-back':
      return notices.partlyBack;
    case 'dropped-beside':
      return notices.droppedBeside;
    case 'picture-in-text':
      return notices.pictureInText;
    case 'journal-damaged':
      return notices.journalDamaged;
    case 'compiler-failed':
      return withSaid(notices.compilerFailed, notices.said, notice.detail);
    case 'refused':
      return `${notices.refused} ${notices.refusedReasons[notice.reason] ?? ''}`;
    case 'failed':
      return <FailureText failure={notice.failure} />;
  }
}

/** Why something could not be done, with what the system says of it; what is refused is said in words of its own. */
export function FailureText({ failure: { reason, paths, detail } }: { failure: BackendFailure }) {
  const namesOf = useNamesOfFiles();
  const { failures, said } = useWords().shell.notices;
  return withSaid(failures[reason](namesOf(paths)), said, IN_WORDS.has(reason) ? undefined : detail);
}

/** Of what is wrong with these, all is said. */
const IN_WORDS: ReadonlySet<FailureReason> = new Set(['full', 'refused']);

/** A sentence with what a program has said, in the language of programs. */
function withSaid(sentence: string, introduction: string, said: string | undefined): ReactNode {
  if (!said) return sentence;
  return (
    <>
      {sentence} <span className="quiet">{introduction}</span> <q lang="en">{said.trim()}</q>
    </>
  );
}
