import type { SiteFiles } from '../../compiler/load';
import type { Edit } from '../../compiler/problems/fix';
import type { FileState } from '../backend/backend';

/** One change of the content that can be taken back. */
export interface Step {
  /** What was done, for the person who takes it back. */
  readonly label: string;
  /** Steps that follow each other with the same one are one step: the letters of a word. */
  readonly joins?: string;
  readonly files: readonly StepFile[];
}

/** What a step made of a file. */
export interface StepFile {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

/** A file that was changed here and elsewhere, in a way that cannot be brought together. */
export interface FileConflict {
  readonly path: string;
  /** What both started from, what it is here, and what it is on the disk. */
  readonly base: Uint8Array | undefined;
  readonly mine: Uint8Array | undefined;
  readonly theirs: Uint8Array | undefined;
}

/** The content while it is being changed; each change makes another one. */
export interface Session {
  /** The files as they are saved, as far as is known. */
  readonly saved: SiteFiles;
  readonly files: SiteFiles;
  readonly steps: readonly Step[];
  /** How many of the steps are done; those after it were taken back. */
  readonly done: number;
  readonly conflicts: readonly FileConflict[];
}

/** How a step is made. */
export interface StepOptions {
  readonly label: string;
  readonly joins?: string;
}

export type StepInput = { readonly edits: readonly Edit[] } | { readonly files: readonly FileState[] };
