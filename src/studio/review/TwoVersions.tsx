import { type MouseEvent, type ReactNode, useId } from 'react';
import type { Keeps, UndecidedFile } from '../backend/backend';
import { useNamesOfFiles } from '../use-name-of-place';
import { useWords } from '../words/words';
import { Diff } from './Diff';

interface TwoVersionsProps {
  readonly file: UndecidedFile;
  /** Why there are two, where that is not said of all of them. */
  readonly hint?: ReactNode;
  /** What the other one is, where it is not its lines that tell. */
  readonly otherwise?: ReactNode;
  /** Which one is chosen, where it can be thought over. */
  readonly chosen?: Keeps | 'neither';
  readonly onChoose: (keeps: Keeps, event: MouseEvent<HTMLElement>) => void;
}

/** What two have made of a file, of which one is to be chosen. */
export function TwoVersions({ file, hint, otherwise, chosen, onChoose }: TwoVersionsProps) {
  const { path, base, mine, theirs } = file;
  const { review: words } = useWords();
  const name = useNamesOfFiles()([path]);
  const id = useId();
  const choices: readonly (readonly [Keeps, string])[] = [
    ['mine', words.keepMine],
    ['theirs', words.keepTheirs],
  ];
  return (
    <section className="review__conflict" tabIndex={-1} aria-labelledby={id}>
      <h3 id={id}>
        {words.conflicts}: {name}
      </h3>
      {hint}
      <h4>{words.mine}</h4>
      <VersionOfFile path={path} before={base} after={mine} />
      <h4>{words.theirs}</h4>
      {otherwise ?? <VersionOfFile path={path} before={base} after={theirs} />}
      <div className="review__actions">
        {choices.map(([keeps, label]) => (
          <button
            key={keeps}
            type="button"
            className="button"
            {...(chosen !== undefined && { 'aria-pressed': chosen === keeps })}
            onClick={(event) => onChoose(keeps, event)}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}

/** What one of both has made of the file. That it is deleted is no matter of its lines. */
function VersionOfFile(change: Parameters<typeof Diff>[0]) {
  const { review: words } = useWords();
  return change.after === undefined ? <p>{words.deleted}</p> : <Diff {...change} />;
}
