import { useCallback, useEffect, useState } from 'react';
import { BackendFailure, type History, type Version } from '../backend/backend';
import { isSameContent } from '../session/content';
import { useStudio, useStudioState } from '../studio-context';
import { Choice } from '../ui/Choice';
import { useLanguage, useWords } from '../words/words';
import './versions.css';

/** The versions of the page that is looked at, or of the site; each can be brought back. */
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
  const { compilation, view, session } = useStudioState();
  const [said, setSaid] = useState('');
  const [isOfPage, setOfPage] = useState(true);
  const [versions, setVersions] = useState<readonly Version[]>();
  const file = compilation?.pages.find(({ id }) => id === view.page)?.file;

  const tell = useCallback(
    (error: unknown) => {
      if (!(error instanceof BackendFailure)) throw error;
      notify({ is: 'failed', failure: error });
    },
    [notify],
  );
  useEffect(() => {
    let isOver = false;
    history
      .versions(isOfPage && file !== undefined ? [file] : undefined)
      .then((found) => !isOver && setVersions(found))
      .catch(tell);
    return () => {
      isOver = true;
    };
  }, [history, isOfPage, file, tell]);

  const dayOf = ({ date }: Version) =>
    new Date(date).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const bringBack = async (version: Version) => {
    if (file === undefined) return;
    const content = await history.read(version.id, file);
    const isSame = isSameContent(session.files.get(file), content);
    setSaid(isSame ? review.isAsThen(dayOf(version)) : '');
    if (isSame) return;
    putFiles([{ path: file, content }], { label: review.broughtBack(dayOf(version)) });
    showPanel('review');
  };
  return (
    <>
      <Choice
        label={review.versions}
        value={isOfPage ? 'page' : 'site'}
        options={[
          { value: 'page', label: review.ofPage },
          { value: 'site', label: review.ofSite },
        ]}
        onChange={(value) => setOfPage(value === 'page')}
      />
      <p role="status">{said}</p>
      {versions?.length === 0 && <p>{review.noVersions}</p>}
      <ol className="versions__list">
        {versions?.map((version) => (
          <li key={version.id} className="versions__version">
            <p>{version.message}</p>
            <p className="quiet">
              <time dateTime={version.date}>{dayOf(version)}</time> · {version.author}
            </p>
            {isOfPage && (
              <button
                type="button"
                className="button"
                aria-label={review.bringBackThis(version.message)}
                onClick={() => void bringBack(version).catch(tell)}
              >
                {review.bringBack}
              </button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
