import { longDate } from '../../shared/dates';
import { useStudio, useStudioState } from '../studio-context';
import { useLanguage, useWords } from '../words/words';

/** Says of what is not shown on the day that is looked at that it is not, and leads to a day on which it is. */
export function OtherDay({ shown }: { readonly shown: string | undefined }) {
  const { shell } = useWords();
  const { look } = useStudio();
  const { view } = useStudioState();
  const language = useLanguage();
  return (
    <div role="status">
      {shown !== undefined && (
        <div className="shared">
          <p>{shell.notOnThisDay(longDate(view.day, language))}</p>
          <button type="button" className="button" onClick={() => look({ day: shown })}>
            {shell.lookAtDay(longDate(shown, language))}
          </button>
        </div>
      )}
    </div>
  );
}
