import { groupBy } from '../../shared/group-by';
import type { Language } from '../../shared/language';
import {
  type Backend,
  BackendFailure,
  type DictionaryFiles,
  type FileChange,
  type FileState,
  type History,
  type Version,
} from './backend';
import { contentHash } from './content-hash';
import { decodeFrame, encodeFrame, type Frame, readFrames } from './frames';
import {
  API,
  type ChangedFile,
  type Endpoint,
  type FailureData,
  FRAMES,
  type NamedFile,
  type OpenedData,
  type RecordData,
  TOKEN_HEADER,
  type UndecidedData,
  type WatchData,
  type WriteData,
} from './wire';

/** The files of each language. */
function dictionariesIn(words: readonly Language[], files: Frame['parts']): DictionaryFiles[] {
  const contents = words.map((language, index) => ({ language, content: files[index] ?? new Uint8Array() }));
  return [...groupBy(contents, ({ language }) => language)].map(([language, ofLanguage]) => ({
    language,
    tries: ofLanguage.map(({ content }) => content),
  }));
}

/** How long until a lost connection is tried again, at first and at most. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4000;

/**
 * The site as the server of the Studio has it. `token` is what the Studio's document says. Its `history` is there once
 * the site was opened. `watch` calls back, if only with no files, whenever a lost connection has been found again.
 */
export function createHttpBackend(token: string): Backend {
  const ask = createAsk(token);
  let seat = '';
  let history: History | undefined;
  return {
    get history() {
      return history;
    },
    open: async () => {
      const { data, parts } = await ask.once('open', { data: {}, parts: [] });
      const { files, schemas, icons, styles, journal, words, day, formService, ...opened } = data as OpenedData;
      seat = opened.seat;
      history = opened.hasHistory ? createHistory(ask.once) : undefined;
      const knownFiles = parts[files.length];
      return {
        files: new Map(files.map(({ path }, index) => [path, parts[index] ?? new Uint8Array()])),
        schemas: new Map(schemas),
        icons: new Map(icons),
        styles,
        journal,
        dictionaries: dictionariesIn(words, parts.slice(files.length + 1)),
        ...(knownFiles !== undefined && { knownFiles }),
        ...(day !== undefined && { day }),
        ...(formService !== undefined && { formService }),
      };
    },
    write: async (changes) => {
      const data: WriteData = { seat, files: await Promise.all(changes.map(changedFile)) };
      await ask.once('write', { data, parts: changes.map(({ content }) => content) });
    },
    record: async (lines, isNew = false) => {
      const data: RecordData = { seat, lines, isNew };
      await ask.once('record', { data, parts: [] });
    },
    watch: (onChange, onFailure) => {
      const ending = new AbortController();
      void keepWatching({ ask, seat: () => seat, ending: ending.signal, onChange, onFailure });
      return () => ending.abort();
    },
  };
}

async function changedFile({ path, before }: FileChange): Promise<ChangedFile> {
  return { path, before: before === undefined ? null : await contentHash(before) };
}

interface Ask {
  /** The one frame of the answer. Throws a {@link BackendFailure}. */
  once(question: Endpoint, frame: Frame): Promise<Frame>;
  /** The frames of the answer as they come. Throws a {@link BackendFailure}. */
  many(question: Endpoint, frame: Frame, signal: AbortSignal): AsyncGenerator<Frame>;
}

function createAsk(token: string): Ask {
  async function send(question: Endpoint, frame: Frame, signal?: AbortSignal): Promise<Response> {
    const headers = { 'content-type': FRAMES, [TOKEN_HEADER]: token };
    const request = {
      method: 'POST',
      headers,
      body: encodeFrame(frame),
      cache: 'no-store',
      redirect: 'error',
    } as const;
    const response = await reaching(fetch(`${API}${question}`, { ...request, ...(signal && { signal }) }));
    if (!response.ok) throw await failureIn(response);
    return response;
  }
  return {
    once: async (question, frame) => {
      const response = await send(question, frame);
      const answer = decodeFrame(new Uint8Array(await reaching(response.arrayBuffer())));
      if (answer === undefined) throw new BackendFailure('unreachable');
      return answer;
    },
    many: async function* (question, frame, signal) {
      yield* readFrames(chunksOf(await send(question, frame, signal)));
    },
  };
}

async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  try {
    for (let chunk = await reaching(reader.read()); !chunk.done; chunk = await reaching(reader.read())) {
      yield chunk.value;
    }
  } finally {
    // Nobody waits for the rest.
    reader.cancel().catch(() => undefined);
  }
}

/** Whatever keeps a request from being answered, the server was not reached; browsers have no more to say of it. */
async function reaching<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch {
    throw new BackendFailure('unreachable');
  }
}

async function failureIn(response: Response): Promise<BackendFailure> {
  const text = await response.text().catch(() => '');
  // Another token is that of a server which has been started since, and no longer knows this page.
  if (response.status === 401) return new BackendFailure('restarted', [], text);
  if (response.status === 413) return new BackendFailure('too-large');
  try {
    return failureOf(JSON.parse(text) as FailureData);
  } catch {
    // A page, such as that of a server which is not ready yet, is nothing to be quoted.
    const said = response.headers.get('content-type')?.startsWith('text/html') ? '' : text;
    return new BackendFailure(response.status >= 500 || response.status === 408 ? 'unreachable' : 'refused', [], said);
  }
}

function failureOf({ reason, paths, detail }: FailureData): BackendFailure {
  return new BackendFailure(reason, paths, detail);
}

interface Watching {
  readonly ask: Ask;
  readonly seat: () => string;
  readonly ending: AbortSignal;
  readonly onChange: (files: readonly FileState[]) => void;
  readonly onFailure: (failure: BackendFailure) => void;
}

/** Watches until it is ended or somebody else has the seat; a connection that is lost is reported once, and restored. */
async function keepWatching(watching: Watching): Promise<void> {
  const { ending, onFailure } = watching;
  let pause = FIRST_PAUSE_MS;
  while (!ending.aborted) {
    const failure = await watch(watching, () => {
      pause = FIRST_PAUSE_MS;
    });
    if (ending.aborted) return;
    const isLost = failure.reason === 'unreachable';
    if (!isLost || pause === FIRST_PAUSE_MS) onFailure(failure);
    if (!isLost) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Tells of changes as long as there is a connection, and that it is there; what has ended it. */
async function watch({ ask, seat, ending, onChange }: Watching, onConnected: () => void): Promise<BackendFailure> {
  try {
    for await (const { data, parts } of ask.many('watch', { data: { seat: seat() }, parts: [] }, ending)) {
      onConnected();
      const told = data as WatchData;
      if ('failure' in told) return failureOf(told.failure);
      if (!ending.aborted) onChange(filesOf(told.files, parts));
    }
  } catch (error) {
    if (error instanceof BackendFailure) return error;
    if (!ending.aborted) throw error;
  }
  return new BackendFailure('unreachable');
}

function filesOf(files: readonly NamedFile[], parts: Frame['parts']): FileState[] {
  return files.map(({ path }, index) => ({ path, content: parts[index] }));
}

function createHistory(ask: Ask['once']): History {
  const say = async (question: Endpoint, data: unknown) => ask(question, { data, parts: [] });
  const files = async (question: Endpoint, asked: unknown) => {
    const { data, parts } = await say(question, asked);
    return filesOf(data as readonly NamedFile[], parts);
  };
  return {
    versions: async (paths) => (await say('versions', { paths: paths ?? null })).data as readonly Version[],
    read: async (version, path) => (await say('read', { version, path })).parts[0],
    since: (version) => files('since', { version }),
    unversioned: () => files('unversioned', {}),
    commit: async (message, without = []) => (await say('commit', { message, without })).data as Version,
    remote: async () => ((await say('remote', {})).data as Awaited<ReturnType<History['remote']>> | null) ?? undefined,
    push: async (decided) => {
      await say('push', { decided: decided ?? null });
    },
    undecided: async () => {
      const { data, parts } = await say('undecided', {});
      const { version, files: named } = data as UndecidedData;
      const fileOf = ({ path }: NamedFile, index: number) => {
        const [base, mine, theirs] = parts.slice(index * 3, index * 3 + 3);
        return { path, base, mine, theirs };
      };
      return { version, files: named.map(fileOf) };
    },
  };
}
