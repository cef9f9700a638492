import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { BackendFailure, type History } from '../backend/backend';
import { useStudio } from '../studio-context';
import { useWords } from '../words/words';

interface VersionFormProps {
  /** What the version may be called; nothing where there is nothing new. */
  readonly proposal: string;
  readonly isBlocked: boolean;
}

/** Saves and notes in git what has changed, and sends it; where there is no git it says so. */
export function VersionForm({ proposal, isBlocked }: VersionFormProps) {
  const { review } = useWords();
  const { backend } = useStudio();
  const { history } = backend;
  if (history === undefined) return <p className="quiet">{review.noGit}</p>;
  return <Versioning history={history} proposal={proposal} isBlocked={isBlocked} />;
}

function Versioning({ history, proposal, isBlocked }: VersionFormProps & { history: History }) {
  const { review } = useWords();
  const { save, notify } = useStudio();
  const [written, setWritten] = useState<string>();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [remote, setRemote] = useState<Awaited<ReturnType<History['remote']>>>();
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

  const commit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      if (!(await save())) return;
      await history.commit(message);
      setWritten(undefined);
      setSaid(review.committed);
      await look();
    });
  };
  const push = () =>
    void attempt(async () => {
      await history.push();
      setSaid(review.pushed);
      await look();
    });
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
