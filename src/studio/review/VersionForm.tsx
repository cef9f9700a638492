import { type FormEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SiteFiles } from '../../compiler/source';
import { BackendFailure, type FileState, type History } from '../backend/backend';
import { changedFiles, isChanged } from '../session/session';
import { FailureText } from '../shell/Notices';
import { useStudio, useStudioState } from '../studio-context';
import { useUnfinished } from '../unfinished';
import { unlessStale } from '../unless-stale';
import { useNamesOfFiles } from '../use-name-of-place';
import type { Words } from '../words/es';
import { useLanguage, useWords } from '../words/words';
import { DecideVersions, useDecidingVersions } from './DecideVersions';

type Remote = NonNullable<Awaited<ReturnType<History['remote']>>>;

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
  const [{ message: written }, keep] = useUnfinished('version');
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState(0);
  const [remote, setRemote] = useState<Remote>();
  const { files: unversioned, isKnown, failure } = useUnversioned(history, made);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const included = useMemo(() => unversioned.filter(({ path }) => !left.has(path)), [unversioned, left]);
  const proposal = useProposal(included);
  const message = written ?? proposal;
  const deciding = useDecidingVersions(history);
  const isEmpty = unversioned.length > 0 && included.length === 0;

  const hadSome = useRef(false);
  // What was written of changes that have gone would be said of others.
  useEffect(() => {
    if (!isKnown) return;
    if (hadSome.current && unversioned.length === 0 && written !== undefined) keep(undefined);
    hadSome.current = unversioned.length > 0;
  });

  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      try {
        await work();
      } catch (error) {
        if (!(error instanceof BackendFailure)) throw error;
        setSaid('');
        notify({ is: 'failed', failure: error });
      } finally {
        setBusy(false);
      }
    },
    [notify],
  );
  const look = useCallback(async () => setRemote(await history.remote()), [history]);
  useEffect(() => void attempt(look), [attempt, look]);

  /** What was said of the one before would not be said again; networks take their time. */
  const begin = (isDoing: string) => {
    notify(undefined);
    setSaid(isDoing);
  };
  const commit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    // What is pressed cannot be pressed meanwhile, nor afterwards: the cursor stays in the panel.
    event.currentTarget.closest('aside')?.focus({ preventScroll: true });
    begin(review.committing);
    void attempt(async () => {
      if (isChanged(session) && !(await save())) return setSaid('');
      await history.commit(message, [...left]);
      deciding.forget();
      keep(undefined);
      setLeft(new Set());
      setMade((before) => before + 1);
      setSaid(review.committed);
      await look();
    });
  };
  const hasUnsent = remote !== undefined && remote.unsent > 0;
  const push = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('aside')?.focus({ preventScroll: true });
    begin(hasUnsent ? review.pushing : review.receiving);
    void attempt(async () => {
      if (!(await deciding.send())) return setSaid('');
      setSaid(hasUnsent ? review.pushed : review.received);
      await look();
    });
  };
  return (
    <form className="review__group" onSubmit={commit}>
      <h3>{review.version}</h3>
      <p className="quiet">{review.versionHint}</p>
      {failure !== undefined && (
        <p className="review__warning" role="alert">
          <FailureText failure={failure} />
        </p>
      )}
      {unversioned.length > 1 && <IncludedFiles files={unversioned} left={left} onLeft={setLeft} />}
      <label>
        {review.message}
        <textarea required value={message} onChange={({ target }) => keep({ message: target.value })} />
      </label>
      <button type="submit" className="button" disabled={isBlocked || isBusy || isEmpty || message.trim() === ''}>
        {review.commit}
      </button>
      <p role="status">{said}</p>
      {remote !== undefined && (
        <>
          <p>{toldUnsent(remote, review)}</p>
          <DecideVersions deciding={deciding} />
          <button type="button" className="button" disabled={isBusy || !deciding.isDecided} onClick={push}>
            {hasUnsent ? review.push : review.receive}
          </button>
        </>
      )}
    </form>
  );
}

/** What git calls a place by itself tells nobody where it is. */
const USUAL_REMOTE = 'origin';

function toldUnsent({ name, unsent }: Remote, words: Words['review']): string {
  if (unsent === 0) return words.allSent;
  return name === USUAL_REMOTE ? words.unsent(unsent) : words.unsentTo(unsent, name);
}

interface IncludedFilesProps {
  readonly files: readonly FileState[];
  readonly left: ReadonlySet<string>;
  readonly onLeft: (left: ReadonlySet<string>) => void;
}

/** The files that go into the version, of which some can be left for another one. */
function IncludedFiles({ files, left, onLeft }: IncludedFilesProps) {
  const { review } = useWords();
  const namesOf = useNamesOfFiles();
  const included = files.filter(({ path }) => !left.has(path)).length;
  return (
    <details className="review__included">
      <summary>{review.included(included, files.length)}</summary>
      <fieldset>
        <legend className="quiet">{review.leftHint}</legend>
        {files.map(({ path }) => (
          <label key={path}>
            <input
              type="checkbox"
              checked={!left.has(path)}
              onChange={({ target }) =>
                onLeft(new Set(target.checked ? [...left].filter((each) => each !== path) : [...left, path]))
              }
            />
            <span>
              {namesOf([path])} <span className="quiet">{path}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

interface Unversioned {
  readonly files: readonly FileState[];
  /** Whether those that are saved are among them. */
  readonly isKnown: boolean;
  /** Why those that are saved are not among them. */
  readonly failure?: BackendFailure;
}

const NONE: Unversioned = { files: [], isKnown: false };

/**
 * What the files were in the last version that are not what they were, saved or not. `made` is another one with each
 * version.
 */
function useUnversioned(history: History, made: number): Unversioned {
  const { session } = useStudioState();
  const [found, setFound] = useState(NONE);
  const { of, files: others, isKnown, failure } = useSavedUnversioned(history, made);
  useEffect(() => {
    // What has been saved since is among those that are still to be looked for.
    if (of !== session.saved) return;
    const before = new Map(changedFiles(session).map(({ path, before: content }) => [path, content]));
    for (const { path, content } of others) before.set(path, content);
    const files = [...before].map(([path, content]) => ({ path, content }));
    setFound({ files, isKnown, ...(failure !== undefined && { failure }) });
  }, [session, of, others, isKnown, failure]);
  return found;
}

/** The same of files as they are saved, which it names. Git is not asked at each step: draft and files would wait behind. */
function useSavedUnversioned(history: History, made: number): Unversioned & { readonly of?: SiteFiles } {
  const { session, connection } = useStudioState();
  const { saved } = session;
  const [found, setFound] = useState<ReturnType<typeof useSavedUnversioned>>(NONE);
  useEffect(() => {
    // With a version there is nothing new, and a server that is back may say something else.
    void [made, connection];
    const asked = history.unversioned().then(
      (files): Unversioned => ({ files, isKnown: true }),
      (error: unknown): Unversioned => {
        if (!(error instanceof BackendFailure)) throw error;
        // That the server does not answer is shown for the whole window.
        return error.reason.startsWith('git') ? { ...NONE, failure: error } : NONE;
      },
    );
    return unlessStale(asked, (ofSaved) => setFound({ ...ofSaved, of: saved }));
  }, [history, made, saved, connection]);
  return found;
}

/** What a version may be called in which these files are no longer what they were; nothing where nothing has changed. */
function useProposal(before: readonly FileState[]): string {
  const language = useLanguage();
  const { compiler } = useStudio();
  const [proposal, setProposal] = useState('');
  useEffect(() => {
    // Sentences are made in the language of the Studio.
    void language;
    return unlessStale(compiler.review(before), ({ changes, message }) =>
      setProposal(changes.length > 0 ? message : ''),
    );
  }, [before, compiler, language]);
  return proposal;
}
