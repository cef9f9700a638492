import type { Notice } from '../state';
import { useStudio, useStudioState } from '../studio-context';
import { useWords } from '../words/words';

/** What the person has to know now. */
export function Notices() {
  const { shell } = useWords();
  const { notify, showPanel, takeSeat } = useStudio();
  const { notice, connection, panel, session } = useStudioState();
  const conflicts = session.conflicts.map(({ path }) => path).join(', ');
  return (
    <div className="notices" role="status">
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
      {notice !== undefined && (
        <p className={`notice ${isGood(notice) ? '' : 'notice--bad'}`}>
          <NoticeText notice={notice} />
          <button type="button" className="button button--quiet" onClick={() => notify(undefined)}>
            {shell.close}
          </button>
        </p>
      )}
    </div>
  );
}

function isGood({ is }: Notice): boolean {
  return is === 'saved' || is === 'nothing-changed';
}

function NoticeText({ notice }: { notice: Notice }) {
  const { notices } = useWords().shell;
  switch (notice.is) {
    case 'saved':
      return notices.saved(notice.files);
    case 'nothing-changed':
      return notices.nothingChanged;
    case 'too-long':
      return notices.tooLong;
    case 'dropped-beside':
      return notices.droppedBeside;
    case 'journal-damaged':
      return notices.journalDamaged;
    case 'compiler-failed':
      return `${notices.compilerFailed} ${notice.detail}`;
    case 'refused':
      return `${notices.refused} ${notices.refusedReasons[notice.reason] ?? ''}`;
    case 'failed': {
      const { reason, paths, detail } = notice.failure;
      return [notices.failures[reason](paths.join(', ')), detail].filter(Boolean).join(' ');
    }
  }
}
