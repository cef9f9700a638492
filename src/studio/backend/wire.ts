import type { StyleNames } from '../../compiler/schema/style-names';
import type { Language } from '../../shared/language';
import type { FailureReason } from './backend';

/** Where the Studio is found, beside the site. */
export const STUDIO = '/_studio';
/** Below it, the API: `/_studio/api/<endpoint>`. */
export const API = `${STUDIO}/api/`;
/** The header of every API request, so that no page but the Studio's own can send one. */
export const TOKEN_HEADER = 'x-studio-token';
/** Where the Studio's document holds the token. */
export const TOKEN_META = 'studio-token';
/** The content type of requests and responses: one frame (see frames.ts), or many after each other. */
export const FRAMES = 'application/x-studio-frames';

/** The endpoints of the server. */
export const ENDPOINTS = [
  ...(['open', 'write', 'record', 'watch'] as const),
  ...(['versions', 'read', 'since', 'unversioned', 'commit', 'remote', 'push', 'undecided'] as const),
] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

/** A file in a frame: its bytes are the part of the same number. */
export interface NamedFile {
  readonly path: string;
}

/** What opening answers, beside the bytes of the files and, after them, what is known of these. */
export interface OpenedData {
  /** Who holds it is the one who may record and write. */
  readonly seat: string;
  readonly files: readonly NamedFile[];
  readonly schemas: readonly (readonly [path: string, text: string])[];
  readonly icons: readonly (readonly [name: string, svg: string])[];
  readonly styles: StyleNames;
  readonly journal: readonly string[];
  /** The language of each of the files of words. */
  readonly words: readonly Language[];
  readonly day?: string;
  readonly formService?: string;
  readonly hasHistory: boolean;
}

/** A file that is to be another one, by the hash of what it was: its bytes would be in the way of what is saved. */
export interface ChangedFile extends NamedFile {
  readonly before: string | null;
}

/** What is to be written: of each file a part, what it is to be. */
export interface WriteData {
  readonly seat: string;
  readonly files: readonly ChangedFile[];
}

/** What is to be decided: of each file three parts, what both started from, what is here, and what was sent. */
export interface UndecidedData {
  readonly version: string;
  readonly files: readonly NamedFile[];
}

export interface RecordData {
  readonly seat: string;
  readonly lines: readonly string[];
  readonly isNew: boolean;
}

/** What watching sends: files, a part each, or why it has ended. */
export type WatchData = { readonly files: readonly NamedFile[] } | { readonly failure: FailureData };

/** Why a request failed. */
export interface FailureData {
  readonly reason: FailureReason;
  readonly paths: readonly string[];
  readonly detail: string;
}
