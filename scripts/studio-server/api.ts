import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KnownFiles } from '../../src/compiler/memory';
import type { SiteFiles } from '../../src/compiler/source';
import { asRecord } from '../../src/shared/is-record';
import {
  BackendFailure,
  type Decided,
  type FailureReason,
  type FileState,
  type History,
} from '../../src/studio/backend/backend';
import { decodeFrame, encodeFrame, type Frame } from '../../src/studio/backend/frames';
import {
  type ChangedFile,
  ENDPOINTS,
  type Endpoint,
  type FailureData,
  FRAMES,
  type OpenedData,
  type RecordData,
  type UndecidedData,
  type WatchData,
  type WriteData,
} from '../../src/studio/backend/wire';
import type { FileReplacement } from '../atomic-files/replace-files';
import { readDictionaryFiles } from '../dictionaries/open-dictionaries';
import { sendPlainText } from '../local-server/admit';
import { type BodyLimits, readBody } from '../local-server/read-body';
import { readIcons, readStyleNames } from '../read-contract';
import { readSchemas } from '../section-modules';
import { COMMON_HEADERS } from './documents';
import { isJson } from './journal';
import type { SiteStore } from './site-store';

/** What requests are answered from. */
export interface ApiParts {
  readonly store: SiteStore;
  readonly history: (isOpening: boolean) => Promise<History | undefined>;
  /** The day as of which the site is shown, where that is not today. */
  readonly day: string | undefined;
  readonly formService: string;
  /** What is known of files by themselves. */
  readonly knownFiles: (files: SiteFiles) => Promise<KnownFiles>;
}

/** Of a request: a save may bring photographs. */
const LIMITS: BodyLimits = { bytes: 64 * 1024 * 1024, patience: 96 * 1024 * 1024, ms: 30_000 };

const FRAME_HEADERS = { ...COMMON_HEADERS, 'content-type': FRAMES, 'cache-control': 'no-store' };

const STATUS: Readonly<Partial<Record<FailureReason, number>>> = {
  conflict: 409,
  superseded: 410,
  unwritable: 507,
  full: 507,
  gone: 410,
};

/** Handles an API request that is known to come from the Studio itself. */
export async function handleRequest(
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  parts: ApiParts,
): Promise<void> {
  const endpoint = ENDPOINTS.find((known) => known === name);
  if (endpoint === undefined) return sendPlainText(response, 404, 'There is no such question.', COMMON_HEADERS);
  const body = await readBody(request, LIMITS);
  // Its sender may still be sending.
  const ending = { ...COMMON_HEADERS, connection: 'close' };
  if (body === 'too-large') return sendPlainText(response, 413, 'This is more than can be saved at once.', ending);
  if (body === 'too-slow') return sendPlainText(response, 408, 'This took too long to come.', ending);
  const frame = decodeFrame(body);
  if (frame === undefined) return sendPlainText(response, 400, 'This is no question.', COMMON_HEADERS);
  try {
    if (endpoint === 'watch') watch(frame, response, parts);
    else {
      const answer = await HANDLERS[endpoint](frame, parts);
      response.writeHead(200, FRAME_HEADERS).end(encodeFrame(answer));
    }
  } catch (error) {
    if (!(error instanceof BackendFailure)) throw error;
    response.writeHead(STATUS[error.reason] ?? 422, { ...FRAME_HEADERS, 'content-type': 'application/json' });
    response.end(JSON.stringify(dataOf(error)));
  }
}

function dataOf({ reason, paths, detail }: BackendFailure): FailureData {
  return { reason, paths, detail };
}

const DONE: Frame = { data: {}, parts: [] };

const HANDLERS: Readonly<Record<Exclude<Endpoint, 'watch'>, (frame: Frame, parts: ApiParts) => Promise<Frame>>> = {
  open: async (_frame, parts) => open(parts),
  write: async (frame, { store }) => {
    const { seat, changes } = readWrite(frame);
    await store.write(seat, changes);
    return DONE;
  },
  record: async ({ data }, { store }) => {
    const { seat, lines, isNew } = readRecord(data);
    await store.record(seat, lines, isNew);
    return DONE;
  },
  versions: async ({ data }, parts) => {
    const paths = fieldOf(data, 'paths');
    if (paths !== null && !isTexts(paths)) throw unreadable();
    const history = await requireHistory(parts);
    return { data: await history.versions(paths ?? undefined), parts: [] };
  },
  read: async ({ data }, parts) => {
    const history = await requireHistory(parts);
    return { data: {}, parts: [await history.read(textOf(data, 'version'), textOf(data, 'path'))] };
  },
  since: async ({ data }, parts) => frameOf(await (await requireHistory(parts)).since(textOf(data, 'version'))),
  unversioned: async (_frame, parts) => frameOf(await (await requireHistory(parts)).unversioned()),
  commit: async ({ data }, parts) => {
    const without = fieldOf(data, 'without');
    if (!isTexts(without)) throw unreadable();
    const history = await requireHistory(parts);
    return { data: await history.commit(textOf(data, 'message'), without), parts: [] };
  },
  remote: async (_frame, parts) => {
    const history = await requireHistory(parts);
    return { data: (await history.remote()) ?? null, parts: [] };
  },
  push: async ({ data }, parts) => {
    const decided = fieldOf(data, 'decided');
    if (decided !== null && !isDecided(decided)) throw unreadable();
    await (await requireHistory(parts)).push(decided ?? undefined);
    return DONE;
  },
  undecided: async (_frame, parts) => {
    const { version, files } = await (await requireHistory(parts)).undecided();
    const data: UndecidedData = { version, files: files.map(({ path }) => ({ path })) };
    return { data, parts: files.flatMap(({ base, mine, theirs }) => [base, mine, theirs]) };
  },
};

function frameOf(files: readonly FileState[]): Frame {
  return { data: files.map(({ path }) => ({ path })), parts: files.map(({ content }) => content) };
}

/** Its parts are the site's files, what is known of them, and files of words. */
async function open({ store, history, day, formService, knownFiles }: ApiParts): Promise<Frame> {
  const hasHistory = (await history(true)) !== undefined;
  const { seat, files, journal } = await store.open();
  const words = await readDictionaryFiles(files);
  const data: OpenedData = {
    seat,
    journal,
    formService,
    hasHistory,
    files: [...files.keys()].map((path) => ({ path })),
    schemas: [...(await readSchemas())],
    icons: [...(await readIcons())],
    styles: await readStyleNames(),
    words: words.map(({ language }) => language),
    ...(day !== undefined && { day }),
  };
  const known = Buffer.from(JSON.stringify(await knownFiles(files)));
  return { data, parts: [...files.values(), known, ...words.map(({ content }) => content)] };
}

async function requireHistory({ history }: ApiParts): Promise<History> {
  const found = await history(false);
  if (found === undefined) throw new BackendFailure('git');
  return found;
}

/** Sends what others change until somebody else takes the seat or the client has gone. */
function watch({ data }: Frame, response: ServerResponse, { store }: ApiParts): void {
  const send = (data: WatchData, parts: Frame['parts']) => {
    if (!response.headersSent) response.writeHead(200, FRAME_HEADERS);
    response.write(encodeFrame({ data, parts }));
  };
  const stop = store.watch(textOf(data, 'seat'), {
    onChange: (files) =>
      send(
        { files: files.map(({ path }) => ({ path })) },
        files.map(({ content }) => content),
      ),
    onEnd: (failure) => {
      if (failure !== undefined) send({ failure: dataOf(failure) }, []);
      else if (!response.headersSent) response.writeHead(503, COMMON_HEADERS);
      response.end();
    },
  });
  response.once('close', stop);
}

function readWrite({ data, parts }: Frame): { seat: WriteData['seat']; changes: FileReplacement[] } {
  const files = fieldOf(data, 'files');
  if (!Array.isArray(files) || !files.every(isChangedFile) || parts.length !== files.length) throw unreadable();
  const changes = files.map(({ path, before }, index) => ({
    path,
    before: before ?? undefined,
    content: parts[index],
  }));
  return { seat: textOf(data, 'seat'), changes };
}

/** A line of the journal is one of JSON, so no line break is in it. */
function readRecord(data: unknown): RecordData {
  const lines = fieldOf(data, 'lines');
  if (!isTexts(lines) || lines.some((line) => /[\r\n]/.test(line) || !isJson(line))) throw unreadable();
  return { seat: textOf(data, 'seat'), lines, isNew: fieldOf(data, 'isNew') === true };
}

function unreadable(): BackendFailure {
  return new BackendFailure('refused', [], 'The question is not written as it should be.');
}

function fieldOf(data: unknown, name: string): unknown {
  const record = asRecord(data);
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function textOf(data: unknown, name: string): string {
  const value = fieldOf(data, name);
  if (typeof value !== 'string') throw unreadable();
  return value;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isDecided(value: unknown): value is Decided {
  const files = fieldOf(value, 'files');
  const isOne = (file: unknown) =>
    typeof fieldOf(file, 'path') === 'string' && ['mine', 'theirs'].includes(String(fieldOf(file, 'keeps')));
  return typeof fieldOf(value, 'version') === 'string' && Array.isArray(files) && files.every(isOne);
}

function isChangedFile(value: unknown): value is ChangedFile {
  const before = fieldOf(value, 'before');
  return typeof fieldOf(value, 'path') === 'string' && (before === null || typeof before === 'string');
}
