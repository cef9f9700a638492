import type { SiteFiles } from '../../compiler/source';
import type { Content } from './content';

/** One change of the content that can be taken back. */
export interface Step {
  /** What was done, for the person who takes it back; and the language in which it is said. */
  readonly label: string;
  readonly language?: string;
  /** A step that follows with the same one becomes one with it: the letters of a word. Gone once that cannot be any more. */
  readonly joins?: string;
  readonly files: readonly StepFile[];
}

/** What a step made of a file. */
export interface StepFile {
  readonly path: string;
  readonly before: Content;
  readonly after: Content;
}

/** A file that was changed here and elsewhere, in a way that cannot be brought together. */
export interface FileConflict {
  readonly path: string;
  /** What both started from, what it is here, and what it is on the disk. */
  readonly base: Content;
  readonly mine: Content;
  readonly theirs: Content;
}

/** The content while it is being changed; each change makes another one. */
export interface Session {
  /** The files as they are saved, as far as is known; those in conflict as they were when both started from them. */
  readonly saved: SiteFiles;
  readonly files: SiteFiles;
  readonly steps: readonly Step[];
  /** How many of the steps are done; those after it were taken back. */
  readonly done: number;
  readonly conflicts: readonly FileConflict[];
}
