import { type FormEvent, type MouseEvent, useCallback, useEffect, useState } from 'react';
import { BackendFailure, type History } from '../backend/backend';
import { changedFiles, isChanged } from '../session/session';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';

interface VersionFormProps {
  readonly isBlocked: boolean;
}

/** Saves and notes in git what has changed, and sends it; where there is no git it says so. */
export function VersionForm({ isBlocked }: VersionFormProps) {
  const { review } = useWords();
  const { backend } = useStudio();
  const { history } = backend;
  if (history === undefined) return <p className="quiet">{review.noGit}</p>;
  return <Versioning history={history} isBlocked={isBlocked} />;
}

function Versioning({ history, isBlocked }: VersionFormProps & { history: History }) {
  const { review } = useWords();
  const { save, notify } = useStudio();
  const { session } = useStudioState();
  const [written, setWritten] = useState<string>();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState(0);
  const [remote, setRemote] = useState<Awaited<ReturnType<History['remote']>>>();
  const proposal = useProposal(history, made);
  const message = written ?? proposal;

  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      try {
        await work();
      } catch (error) {
        if (!(error instanceof BackendFailure)) throw error;
        notify({ is: 'failed', failure: error });
      } finally {
        setBusy(false);
      }
    },
    [notify],
  );
  const look = useCallback(async () => setRemote(await history.remote()), [history]);
  useEffect(() => void attempt(look), [attempt, look]);

  const commit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    // What is pressed cannot be pressed meanwhile, nor afterwards: the cursor stays in the panel.
    event.currentTarget.closest('aside')?.focus({ preventScroll: true });
    void attempt(async () => {
      if (isChanged(session) && !(await save())) return;
      await history.commit(message);
      setWritten(undefined);
      setMade((before) => before + 1);
      setSaid(review.committed);
      await look();
    });
  };
  const push = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('aside')?.focus({ preventScroll: true });
    void attempt(async () => {
      await history.push();
      setSaid(review.pushed);
      await look();
    });
  };
  return (
    <form className="review__group" onSubmit={commit}>
      <h3>{review.version}</h3>
      <p className="quiet">{review.versionHint}</p>
      <label>
        {review.message}
        <textarea required value={message} onChange={({ target }) => setWritten(target.value)} />
      </label>
      <button type="submit" className="button" disabled={isBlocked || isBusy || message.trim() === ''}>
        {review.commit}
      </button>
      <p role="status">{said}</p>
      {remote !== undefined && (
        <>
          <p>{review.unsent(remote.unsent, remote.name)}</p>
          <button type="button" className="button" disabled={isBusy || remote.unsent === 0} onClick={push}>
            {review.push}
          </button>
        </>
      )}
    </form>
  );
}

/**
 * What a version may be called that is made now: what has changed since the last one, saved or not; nothing where nothing
 * has. `made` is another one with each version.
 */
function useProposal(history: History, made: number): string {
  const language = useLanguage();
  const { compiler, notify } = useStudio();
  const { session } = useStudioState();
  const [proposal, setProposal] = useState('');
  useEffect(() => {
    let isOver = false;
    // Sentences are made in the language of the Studio; and with a version there is nothing new.
    void [language, made];
    const propose = async () => {
      const before = new Map(changedFiles(session).map(({ path, before: content }) => [path, content]));
      for (const { path, content } of await history.unversioned()) before.set(path, content);
      const { told, message } = await compiler.review([...before].map(([path, content]) => ({ path, content })));
      if (!isOver) setProposal(told.length > 0 ? message : '');
    };
    propose().catch((error: unknown) => {
      if (!(error instanceof BackendFailure)) throw error;
      notify({ is: 'failed', failure: error });
    });
    return () => {
      isOver = true;
    };
  }, [history, made, compiler, notify, session, language]);
  return proposal;
}
