import { useCallback, useEffect, useState } from 'react';
import { ADDRESS_RECORD } from '../../compiler/addresses/recorded-addresses';
import { MEDIA } from '../../compiler/media/media-files';
import type { Contract } from '../../compiler/schema/contract';
import { kindOfFile } from '../../compiler/schema/kind';
import { isSameContent } from '../../compiler/source';
import { THEME } from '../../compiler/theme/theme-files';
import { RECORD } from '../../compiler/translations/record';
import { BackendFailure, type FileState, type History, type Version } from '../backend/backend';
import { filesWithRoom } from '../session/room';
import { changedFiles } from '../session/session';
import { useStudio, useStudioState } from '../studio-context';
import { Choice } from '../ui/Choice';
import { unlessStale } from '../unless-stale';
import { useNamesOfFiles } from '../use-name-of-place';
import { useLanguage, useWords } from '../words/words';
import './versions.css';

/** The versions of the page that is looked at, of what is edited, or of the site; each can be brought back. */
export function VersionsPanel() {
  const { review } = useWords();
  const { backend } = useStudio();
  const { history } = backend;
  return (
    <section className="versions">
      <h2>{review.versions}</h2>
      {history === undefined ? <p>{review.noGit}</p> : <Versions history={history} />}
    </section>
  );
}

function Versions({ history }: { history: History }) {
  const { review } = useWords();
  const language = useLanguage();
  const { notify, putFiles, showPanel } = useStudio();
  const { compilation, contract, selection, view, session } = useStudioState();
  const namesOf = useNamesOfFiles();
  const [said, setSaid] = useState('');
  const [versions, setVersions] = useState<readonly Version[]>();
  const page = compilation?.pages.find(({ id }) => id === view.page)?.file;
  // A price or the menu is seen on pages, and written elsewhere.
  const other = selection !== undefined && selection.thing.file !== page ? selection.thing.file : undefined;
  const [of, setOf] = useState<'page' | 'other' | 'site'>(other === undefined ? 'page' : 'other');
  const file = { page, other, site: undefined }[of];

  const tell = useCallback(
    (error: unknown) => {
      if (!(error instanceof BackendFailure)) throw error;
      notify({ is: 'failed', failure: error });
    },
    [notify],
  );
  useEffect(() => {
    const asked = history.versions(file === undefined ? undefined : [file]).catch(tell);
    return unlessStale(asked, (found) => found && setVersions(found));
  }, [history, file, tell]);

  const dayOf = ({ date }: Version) =>
    new Date(date).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  /** What has changed since, saved or not; what is in no version yet stays. */
  const siteAt = async ({ id }: Version): Promise<FileState[]> => {
    const saved = await history.since(id);
    const unsaved = changedFiles(session).filter(({ path }) => saved.every((each) => each.path !== path));
    const asSaved = unsaved.map(({ path, before }) => ({ path, content: before }));
    const all = [...saved, ...asSaved.filter(({ content }) => content !== undefined)];
    return all.filter(({ path }) => isOfSite(contract, path));
  };
  const bringBack = async (version: Version) => {
    const files =
      file === undefined ? await siteAt(version) : [{ path: file, content: await history.read(version.id, file) }];
    const others = files.filter(({ path, content }) => !isSameContent(session.files.get(path), content));
    setSaid(others.length === 0 ? review.isAsThen(dayOf(version)) : '');
    if (others.length === 0) return;
    const some = filesWithRoom(session, others);
    if (some.length === 0) throw new BackendFailure('too-large');
    putFiles(some, { label: review.broughtBack(dayOf(version)) });
    showPanel('review');
    if (some.length < others.length) notify({ is: 'partly-back' });
  };
  return (
    <>
      <Choice
        label={review.versions}
        value={of}
        options={[
          { value: 'page', label: review.ofPage },
          ...(other === undefined ? [] : [{ value: 'other' as const, label: review.ofOther(namesOf([other])) }]),
          { value: 'site', label: review.ofSite },
        ]}
        onChange={setOf}
      />
      <p role="status">{said}</p>
      {versions?.length === 0 && <p>{review.noVersions}</p>}
      <ol className="versions__list">
        {versions?.map((version) => (
          <li key={version.id} className="versions__version">
            <p className="versions__message">{version.message}</p>
            <p className="quiet">
              <time dateTime={version.date}>{dayOf(version)}</time> · {version.author}
            </p>
            <button
              type="button"
              className="button"
              aria-label={review.bringBackThis(subjectOf(version))}
              onClick={() => void bringBack(version).catch(tell)}
            >
              {review.bringBack}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The first line of a message; what comes after it is read beside the button. */
function subjectOf({ message }: Version): string {
  return message.split('\n', 1).join('');
}

/** Whether somebody has made a file for the site: the addresses that it has had are not brought back, or they would be forgotten. */
function isOfSite(contract: Contract, path: string): boolean {
  const isKnown = kindOfFile(contract, path) !== undefined || path === RECORD;
  return path !== ADDRESS_RECORD && (isKnown || path.startsWith(MEDIA) || path.startsWith(THEME));
}
