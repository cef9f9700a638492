import { useEffect, useRef, useState } from 'react';
import { BackendFailure, type History, type Keeps, type Undecided } from '../backend/backend';
import { useWords } from '../words/words';
import { TwoVersions } from './TwoVersions';

interface Deciding {
  readonly files: Undecided['files'];
  readonly keeps: ReadonlyMap<string, Keeps>;
  /** Whether nothing is left to be decided before the versions are sent. */
  readonly isDecided: boolean;
  readonly choose: (path: string, keeps: Keeps) => void;
  /** Another version is made, of which something else may be to be decided, or nothing. */
  readonly forget: () => void;
  /** Whether the versions were sent; if not, somebody has to decide. Throws a {@link BackendFailure}. */
  readonly send: () => Promise<boolean>;
}

const NOTHING: Undecided = { version: '', files: [] };

/** Sends the versions, and what is to be decided where somebody else has sent something else for the same. */
export function useDecidingVersions(history: History): Deciding {
  const [{ version, files }, setUndecided] = useState(NOTHING);
  const [keeps, setKeeps] = useState<Deciding['keeps']>(new Map());
  const begin = (undecided: Undecided) => {
    setUndecided(undecided);
    setKeeps(new Map());
  };
  const send = async () => {
    const decided = files.flatMap(({ path }) => {
      const kept = keeps.get(path);
      return kept === undefined ? [] : [{ path, keeps: kept }];
    });
    try {
      await history.push(decided.length === 0 ? undefined : { version, files: decided });
      begin(NOTHING);
      return true;
    } catch (error) {
      if (!(error instanceof BackendFailure) || error.reason !== 'behind' || error.paths.length === 0) throw error;
      const undecided = await history.undecided();
      begin(undecided);
      if (undecided.files.length === 0) throw error;
      return false;
    }
  };
  return {
    files,
    keeps,
    isDecided: files.every(({ path }) => keeps.has(path)),
    choose: (path, kept) => setKeeps((before) => new Map(before).set(path, kept)),
    forget: () => begin(NOTHING),
    send,
  };
}

/** The files in which two have made something else of the same, until the versions are sent. */
export function DecideVersions({ deciding: { files, keeps, choose } }: { readonly deciding: Deciding }) {
  const { review } = useWords();
  const place = useRef<HTMLDivElement>(null);
  // It may be out of sight, below what was just sent.
  useEffect(() => {
    if (files.length > 0) place.current?.querySelector<HTMLElement>('.review__conflict')?.focus();
  }, [files]);
  return (
    <div ref={place}>
      {files.length > 0 && <p role="alert">{review.sentElsewhere}</p>}
      {files.map((file) => (
        <TwoVersions
          key={file.path}
          file={file}
          chosen={keeps.get(file.path) ?? 'neither'}
          onChoose={(kept) => choose(file.path, kept)}
        />
      ))}
    </div>
  );
}
