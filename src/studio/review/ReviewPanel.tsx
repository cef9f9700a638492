import { changedFiles } from '../session/session';
import { useStudio, useStudioState } from '../studio-context';
import { useWords } from '../words/words';
import { Diff } from './Diff';
import './review.css';

/** Everything that was changed, before it is saved. */
export function ReviewPanel() {
  const { review } = useWords();
  const { save } = useStudio();
  const { session, isSaving } = useStudioState();
  const files = changedFiles(session);
  return (
    <div className="review">
      <h2>{review.title}</h2>
      {files.map(({ path, before, content }) => (
        <Diff key={path} path={path} before={before} after={content} />
      ))}
      <button type="button" className="button button--main" disabled={isSaving} onClick={() => void save()}>
        {isSaving ? review.saving : review.save}
      </button>
    </div>
  );
}
