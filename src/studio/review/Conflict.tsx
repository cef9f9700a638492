import type { MouseEvent } from 'react';
import { isSameContent, type SiteFiles } from '../../compiler/source';
import type { Keeps } from '../backend/backend';
import type { FileConflict } from '../session/steps';
import { useStudio, useStudioState } from '../studio-context';
import { useNamesOfFiles } from '../use-name-of-place';
import { useWords } from '../words/words';
import { TwoVersions } from './TwoVersions';

interface ConflictProps {
  readonly conflict: FileConflict;
  /** Told what was decided. */
  readonly onDecided: (said: string) => void;
}

/** A file that was changed here and elsewhere: one of both is to be chosen. */
export function Conflict({ conflict, onDecided }: ConflictProps) {
  const { path, mine } = conflict;
  const { review: words } = useWords();
  const { putFiles, resolve } = useStudio();
  const { session } = useStudioState();
  const otherName = renamedElsewhere(conflict, session.saved);
  const name = useNamesOfFiles()([path]);
  // The buttons go with the conflict: the cursor goes to the next one, or stays in the panel.
  const choose = (which: Keeps, { currentTarget }: MouseEvent<HTMLElement>) => {
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
    <TwoVersions
      file={conflict}
      hint={<p role="alert">{words.conflictHint}</p>}
      otherwise={otherName && <p>{words.renamed(otherName)}</p>}
      onChoose={choose}
    />
  );
}

/** What a file is called now that somebody else has only given another name. */
function renamedElsewhere({ path: before, base, theirs }: FileConflict, saved: SiteFiles): string | undefined {
  if (base === undefined || theirs !== undefined) return undefined;
  return [...saved].find(([path, content]) => path !== before && isSameContent(content, base))?.[0];
}
