import type { FileState } from '../backend/backend';
import {
  changedFiles,
  makeStep,
  markSaved,
  type Resolution,
  redo,
  resolveConflict,
  type StepInput,
  type StepOptions,
  takeFromDisk,
  undo,
} from './session';
import type { Session } from './steps';

/** Everything that can be done to a session. */
export type SessionAction =
  | { readonly do: 'step'; readonly input: StepInput; readonly options: StepOptions }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  /** The files have been written: all that were changed, if nothing else is said. */
  | { readonly do: 'saved'; readonly files?: readonly FileState[] }
  /** Somebody else has changed files. */
  | { readonly do: 'from-disk'; readonly files: readonly FileState[] }
  | {
      readonly do: 'resolve';
      readonly path: string;
      readonly which: Resolution;
      readonly label: string;
      readonly language?: string;
    };

/** The session after something has been done to it. Throws an `EditRefused` where an edit cannot be made. */
export function applyAction(session: Session, action: SessionAction): Session {
  switch (action.do) {
    case 'step':
      return makeStep(session, action.input, action.options);
    case 'undo':
      return undo(session);
    case 'redo':
      return redo(session);
    case 'saved':
      return markSaved(session, action.files ?? changedFiles(session));
    case 'from-disk':
      return takeFromDisk(session, action.files);
    case 'resolve':
      return resolveConflict(session, action.path, action.which, action);
  }
}
