import { type ComponentProps, type MouseEvent, useId } from 'react';
import { isSameContent, type SiteFiles } from '../../compiler/source';
import type { FileConflict } from '../session/steps';
import { useStudio, useStudioState } from '../studio-context';
import { useNamesOfFiles } from '../use-name-of-place';
import { useWords } from '../words/words';
import { Diff } from './Diff';

interface ConflictProps {
  readonly conflict: FileConflict;
  /** Told what was decided. */
  readonly onDecided: (said: string) => void;
}

/** A file that was changed here and elsewhere: one of both is to be chosen. */
export function Conflict({ conflict, onDecided }: ConflictProps) {
  const { path, base, mine, theirs } = conflict;
  const { review: words } = useWords();
  const { putFiles, resolve } = useStudio();
  const { session } = useStudioState();
  const otherName = renamedElsewhere(conflict, session.saved);
  const name = useNamesOfFiles()([path]);
  const id = useId();
  // The buttons go with the conflict: the cursor goes to the next one, or stays in the panel.
  const choose =
    (which: 'mine' | 'theirs') =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      const panel = currentTarget.closest('aside');
      const label = words.conflictStep(name);
      if (which === 'mine' && otherName !== undefined) {
        resolve(path, 'theirs', label);
        putFiles([{ path: otherName, content: mine }], { label });
      } else resolve(path, which, label);
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
      {otherName === undefined ? (
        <ConflictSide path={path} before={base} after={theirs} />
      ) : (
        <p>{words.renamed(otherName)}</p>
      )}
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

/** What a file is called now that somebody else has only given another name. */
function renamedElsewhere({ path: before, base, theirs }: FileConflict, saved: SiteFiles): string | undefined {
  if (base === undefined || theirs !== undefined) return undefined;
  return [...saved].find(([path, content]) => path !== before && isSameContent(content, base))?.[0];
}

/** What one of both has made of the file. That it is deleted is no matter of its lines. */
function ConflictSide(change: ComponentProps<typeof Diff>) {
  const { review: words } = useWords();
  return change.after === undefined ? <p>{words.deleted}</p> : <Diff {...change} />;
}
