import { type MouseEvent, useEffect, useState } from 'react';
import { inOrderOfAddress } from '../compiling/in-order-of-address';
import type { Review } from '../compiling/site-compiler';
import { titleLanguage } from '../content/thing';
import { PlaceButtons } from '../problems/PlaceButtons';
import { changedFiles } from '../session/session';
import type { Session } from '../session/steps';
import { useStudio, useStudioState } from '../studio-context';
import { Sentence } from '../ui/Sentence';
import { unlessStale } from '../unless-stale';
import { useLanguage, useWords } from '../words/words';
import { Conflict } from './Conflict';
import { Diff } from './Diff';
import { PageBeforeAndAfter } from './PageBeforeAndAfter';
import './review.css';
import { VersionForm } from './VersionForm';

/** Everything that was changed, before it is saved. */
export function ReviewPanel() {
  const { review: words } = useWords();
  const { backend, putFiles, save, showPanel, store } = useStudio();
  const { session, isSaving, compilation } = useStudioState();
  const files = changedFiles(session);
  const review = useReview();
  // What is done next, such as taking it back, makes it old news.
  const [decided, setDecided] = useState<{ readonly said: string; readonly session: Session }>();
  const tellDecided = (said: string) => setDecided({ said, session: store.get().session });
  const errors = (compilation?.problems ?? []).filter(({ severity }) => severity === 'error').length;
  const isBlocked = isSaving || session.conflicts.length > 0;
  // The button goes once there is nothing to save: the cursor stays in the panel.
  const saveAll = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const panel = currentTarget.closest('aside');
    await save();
    panel?.focus({ preventScroll: true });
  };
  const discard = (unwanted: typeof files, label: string, { currentTarget }: MouseEvent<HTMLElement>) => {
    const saved = unwanted.map(({ path, before }) => ({ path, content: before }));
    putFiles(saved, { label });
    currentTarget.closest('aside')?.focus({ preventScroll: true });
  };
  const discardFile = (file: string, label: string, event: MouseEvent<HTMLElement>) =>
    discard(
      files.filter(({ path }) => path === file),
      label,
      event,
    );
  return (
    <div className="review">
      <h2>{words.title}</h2>
      <p role="status" className="visually-hidden">
        {decided?.session === session && decided.said}
      </p>
      {session.conflicts.map((conflict) => (
        <Conflict key={conflict.path} conflict={conflict} onDecided={tellDecided} />
      ))}
      {files.length === 0 && <p>{words.nothing}</p>}
      {files.length > 0 && review === undefined && (
        <p role="status" className="quiet">
          {words.looking}
        </p>
      )}
      {files.length > 0 && review === 'failed' && <p>{words.untold}</p>}
      {files.length > 0 && review !== undefined && review !== 'failed' && (
        <>
          <Sentences review={review} onDiscard={files.length > 1 && !isBlocked ? discardFile : undefined} />
          <StillSaid stillSaid={review.stillSaid} />
          <Pages pages={review.pages} />
        </>
      )}
      {errors > 0 && (
        <p className="review__warning">
          {words.errors(errors)}{' '}
          <button type="button" className="button" onClick={() => showPanel('problems')}>
            {words.seeErrors}
          </button>
        </p>
      )}
      {files.length > 0 && review !== undefined && (
        <div className="review__group">
          <div className="review__actions">
            <button
              type="button"
              className="button button--main"
              disabled={isBlocked}
              onClick={(event) => void saveAll(event)}
            >
              {isSaving ? words.saving : words.save}
            </button>
            <button
              type="button"
              className="button"
              disabled={isBlocked}
              onClick={(event) => discard(files, words.discard, event)}
            >
              {words.discard}
            </button>
          </div>
          <p className="quiet">{words.saveHint}</p>
        </div>
      )}
      <VersionForm isBlocked={isBlocked} />
      {backend.history !== undefined && (
        <button type="button" className="button" onClick={() => showPanel('versions')}>
          {words.versions}
        </button>
      )}
      {files.length > 0 && (
        <details>
          <summary>{words.diff}</summary>
          {files.map(({ path, before, content }) => (
            <Diff key={path} path={path} before={before} after={content} />
          ))}
        </details>
      )}
    </div>
  );
}

/**
 * What the compiler says of the changes, as they are now. Until it does there is nothing to press that would move away;
 * a failure to describe them is no reason not to save.
 */
function useReview(): Review | 'failed' | undefined {
  const language = useLanguage();
  const { compiler } = useStudio();
  const { session } = useStudioState();
  const [review, setReview] = useState<Review | 'failed'>();
  useEffect(() => {
    // Sentences are made in the language of the Studio.
    void language;
    const before = changedFiles(session).map(({ path, before: content }) => ({ path, content }));
    if (before.length === 0) {
      setReview(undefined);
      return;
    }
    return unlessStale(
      compiler.review(before).catch(() => 'failed' as const),
      setReview,
    );
  }, [compiler, session, language]);
  return review;
}

interface SentencesProps {
  readonly review: Review;
  /** Takes back what has changed in a file alone, where there are others. */
  readonly onDiscard: ((file: string, label: string, event: MouseEvent<HTMLElement>) => void) | undefined;
}

function Sentences({ review: { changes }, onDiscard }: SentencesProps) {
  const { review: words } = useWords();
  return (
    <section className="review__group">
      <h3>{words.changes}</h3>
      {changes.map(({ title, file, sentences }) => (
        <div key={file} className="review__changes">
          <h4>
            <Sentence text={title} />
          </h4>
          <ul>
            {sentences.map(({ text }, index) => (
              <li key={`${index} ${text}`}>
                <Sentence text={text} />
              </li>
            ))}
          </ul>
          {onDiscard !== undefined && (
            <button
              type="button"
              className="button"
              aria-label={words.discarded(title)}
              onClick={(event) => onDiscard(file, words.discarded(title), event)}
            >
              {words.discardThis}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}

/** What was changed and is said elsewhere all the same: whoever looks it over is led there. */
function StillSaid({ stillSaid }: Pick<Review, 'stillSaid'>) {
  const { review: words } = useWords();
  if (stillSaid.length === 0) return null;
  return (
    <section className="review__group">
      <h3>{words.stillSaid}</h3>
      <p className="quiet">{words.stillSaidHint}</p>
      {stillSaid.map(({ said, places }) => (
        <div key={said} className="review__changes">
          <h4>{said}</h4>
          <div className="review__actions">
            <PlaceButtons places={places} />
          </div>
        </div>
      ))}
    </section>
  );
}

/** So many pages are seen at once; more would put out of sight what saves. */
const MOST_AT_ONCE = 6;

function Pages({ pages }: Pick<Review, 'pages'>) {
  const { review: words, shell } = useWords();
  const { compilation, contract } = useStudioState();
  const language = titleLanguage(contract, useLanguage());
  const each = inOrderOfAddress(pages, language).map((page) => <PageBeforeAndAfter key={page.id} page={page} />);
  const isAll = compilation?.pages.every(({ id }) => pages.some((page) => page.id === id));
  return (
    <section className="review__group">
      <h3>{words.pages}</h3>
      {pages.length === 0 && <p>{words.noPages}</p>}
      {pages.length <= MOST_AT_ONCE ? (
        each
      ) : (
        <details className="review__pages">
          <summary>{isAll ? shell.sharedByAll : shell.sharedTitle(pages.length)}</summary>
          {each}
        </details>
      )}
    </section>
  );
}
