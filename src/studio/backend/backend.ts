import type { StyleNames } from '../../compiler/schema/style-names';
import type { SiteFiles } from '../../compiler/source';
import type { Language } from '../../shared/language';

/** What a file is to be, or has become: its bytes, or nothing where there is none. Paths are below the site's folder. */
export interface FileState {
  readonly path: string;
  readonly content: Uint8Array | undefined;
}

/** A file that is to be another one; `before` is what it was when it was read. */
export interface FileChange extends FileState {
  readonly before: Uint8Array | undefined;
}

/** The words of a language, in one file or several. */
export interface DictionaryFiles {
  readonly language: Language;
  readonly tries: readonly Uint8Array[];
}

/** All that the Studio starts from. */
export interface OpenedSite {
  readonly files: SiteFiles;
  /** Path below schemas/ → text, those of installed section packages among them. */
  readonly schemas: ReadonlyMap<string, string>;
  /** Icon by name, as SVG. */
  readonly icons: ReadonlyMap<string, string>;
  readonly styles: StyleNames;
  /** The journal as it was left: a line of JSON each, as they were given to `record`. */
  readonly journal: readonly string[];
  /** What is known of files by themselves, in JSON: {@link KnownFiles}. The compiler finds out the rest. */
  readonly knownFiles?: Uint8Array;
  /** The words of its languages, as cspell's dictionaries have them. */
  readonly dictionaries?: readonly DictionaryFiles[];
  /** The day as of which the site is shown, as year-month-day, where that is not today. */
  readonly day?: string;
  /** Origin of the stand-in form service. */
  readonly formService?: string;
}

/** What a version of the site says of itself. */
export interface Version {
  /** The hash of its commit. */
  readonly id: string;
  readonly message: string;
  readonly author: string;
  /** ISO 8601, with its offset. */
  readonly date: string;
}

/** The versions that were saved of a site; only where its folder is in a git checkout. */
export interface History {
  /** Those in which one of the files has changed, or any file of the site; the newest first. */
  versions(paths?: readonly string[]): Promise<readonly Version[]>;
  /** A file as it was in a version. */
  read(version: string, path: string): Promise<Uint8Array | undefined>;
  /** What the files were in a version that have been versioned since and are, as they are saved, not what they were. */
  since(version: string): Promise<readonly FileState[]>;
  /** What the files were in the last version that are not, as they are saved, what they were. */
  unversioned(): Promise<readonly FileState[]>;
  /** Makes a version of the site's files as they are saved, but for some, and of no other file. Throws a {@link BackendFailure}. */
  commit(message: string, without?: readonly string[]): Promise<Version>;
  /** Whether there is somewhere to send versions to, and how many have not been sent. */
  remote(): Promise<{ readonly name: string; readonly unsent: number } | undefined>;
  /**
   * Sends the versions there, joined with those of others, which are taken in; where both say something else, what was decided. Throws a
   * {@link BackendFailure}: `behind` with the files that somebody has to decide.
   */
  push(decided?: Decided): Promise<void>;
  /** What somebody has to decide before the versions can be sent; no files where that cannot be done file by file. */
  undecided(): Promise<Undecided>;
}

/** A file of which two have made something else in their versions: what both started from, and what each has made of it. */
export interface UndecidedFile {
  readonly path: string;
  readonly base: Uint8Array | undefined;
  readonly mine: Uint8Array | undefined;
  readonly theirs: Uint8Array | undefined;
}

/** What is to be decided between the own versions and another one. */
export interface Undecided {
  readonly version: string;
  readonly files: readonly UndecidedFile[];
}

/** Whose stays where both touch, file by file; it holds of this version of the others alone. */
export interface Decided {
  readonly version: string;
  readonly files: readonly { readonly path: string; readonly keeps: Keeps }[];
}

export type Keeps = 'mine' | 'theirs';

/** Why something could not be done. */
export type FailureReason =
  /** Files are no longer what they were when they were read: nothing was written. */
  | 'conflict'
  /** The Studio has been opened elsewhere. */
  | 'superseded'
  /** The server has been started anew and does not know this window: it has to be loaded again. */
  | 'restarted'
  /** The server cannot be reached. */
  | 'unreachable'
  /** A file must not be written: it is none of the site, or is not what its name says. */
  | 'refused'
  /** It is more than is written at once. */
  | 'too-large'
  /** The disk could not be written. */
  | 'unwritable'
  /** There is no room left on the disk. */
  | 'full'
  /** The folder of the site is no longer there. */
  | 'gone'
  /** There is nothing new to make a version of. */
  | 'nothing-new'
  /** Somebody has begun to bring changes together with git, and has not finished. */
  | 'unfinished'
  /** No branch is checked out: a version would be on none. */
  | 'branchless'
  /** In a folder there is another repository, so that its files would get into no version. */
  | 'embedded'
  /** git does not know who makes the version. */
  | 'nobody'
  /** The remote has versions that are not here. */
  | 'behind'
  /** The remote cannot be reached, or does not let this person in. */
  | 'remote'
  /** Another call of git is at work in the repository, or was broken off. */
  | 'git-busy'
  /** What git knows of the files in the folder cannot be read. */
  | 'git-damaged'
  | 'git';

export class BackendFailure extends Error {
  override readonly name = 'BackendFailure';

  constructor(
    readonly reason: FailureReason,
    /** The files that it is about. */
    readonly paths: readonly string[] = [],
    /** What the system said, for those who can read it. */
    readonly detail = '',
  ) {
    super(`${reason} ${paths.join(', ')} ${detail}`.trim());
  }
}

/**
 * Where a site lives: reads everything, writes some, tells what others have changed, knows its versions. The one thing of
 * the Studio that is another one where there is no checkout.
 */
export interface Backend {
  /** Reads everything and takes the only seat: whoever had it before learns it at the next `record` or `write`. */
  open(): Promise<OpenedSite>;
  /** Makes all files what they are to be, or none. Throws a {@link BackendFailure}. */
  write(changes: readonly FileChange[]): Promise<void>;
  /**
   * Adds lines to the journal; they last once this is done. `isNew` puts them in the place of all before. Throws a
   * {@link BackendFailure}: a `conflict` where the journal is no longer what was left of it.
   */
  record(lines: readonly string[], isNew?: boolean): Promise<void>;
  /** Calls back with files that somebody else has changed. Gives what ends that. */
  watch(onChange: (files: readonly FileState[]) => void, onFailure: (failure: BackendFailure) => void): () => void;
  /** Nothing where there are no versions. */
  readonly history: History | undefined;
}
