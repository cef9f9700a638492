import { type ComponentProps, type MouseEvent, useId } from 'react';
import type { FileConflict } from '../session/steps';
import { useStudio } from '../studio-context';
import { useNamesOfFiles } from '../use-name-of-place';
import { useWords } from '../words/words';
import { Diff } from './Diff';

interface ConflictProps {
  readonly conflict: FileConflict;
  /** Told what was decided. */
  readonly onDecided: (said: string) => void;
}

/** A file that was changed here and elsewhere: one of both is to be chosen. */
export function Conflict({ conflict: { path, base, mine, theirs }, onDecided }: ConflictProps) {
  const { review: words } = useWords();
  const { resolve } = useStudio();
  const name = useNamesOfFiles()([path]);
  const id = useId();
  // The buttons go with the conflict: the cursor goes to the next one, or stays in the panel.
  const choose =
    (which: 'mine' | 'theirs') =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const panel = currentTarget.closest('aside');
      resolve(path, which, words.conflictStep(name));
      onDecided(words.decided[which](name));
      requestAnimationFrame(() => {
        const next = panel?.querySelector<HTMLElement>('.review__conflict');
        if (next) next.focus();
        else panel?.focus({ preventScroll: true });
      });
    };
  return (
    <section className="review__conflict" tabIndex={-1} aria-labelledby={id}>
      <h3 id={id}>
        {words.conflicts}: {name}
      </h3>
      <p role="alert">{words.conflictHint}</p>
      <h4>{words.mine}</h4>
      <ConflictSide path={path} before={base} after={mine} />
      <h4>{words.theirs}</h4>
      <ConflictSide path={path} before={base} after={theirs} />
      <div className="review__actions">
        <button type="button" className="button" onClick={choose('mine')}>
          {words.keepMine}
        </button>
        <button type="button" className="button" onClick={choose('theirs')}>
          {words.keepTheirs}
        </button>
      </div>
    </section>
  );
}

/** What one of both has made of the file. That it is deleted is no matter of its lines. */
function ConflictSide(change: ComponentProps<typeof Diff>) {
  const { review: words } = useWords();
  return change.after === undefined ? <p>{words.deleted}</p> : <Diff {...change} />;
}
