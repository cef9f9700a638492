import { type Document, LineCounter, parseDocument, visit as visitNodes } from 'yaml';
import { type Contract, type Kind, kindOfFile } from './contract';
import { fileStart, locateOffset } from './position';
import { type Problem, problem } from './problem';
import { closest } from './suggest';

/** The files below a site's folder: path with forward slashes → bytes. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;

/** One YAML file that could be read. `document` and `lines` tell where each value of `data` stands. */
export interface Source {
  readonly path: string;
  readonly kind: Kind;
  /** The entry's id, where each file of the kind is an entry. */
  readonly id: string | undefined;
  readonly text: string;
  readonly data: unknown;
  readonly document: Document;
  readonly lines: LineCounter;
}

export interface Loaded {
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
}

/** Remembers what was read from a file for as long as the file's bytes and the contract stay the same. */
export type LoadCache = Map<string, { content: Uint8Array; contract: Contract; loaded: Loaded }>;

/** Reads every YAML file; whatever cannot be read becomes a problem and the others are read all the same. */
export function load(files: SiteFiles, contract: Contract, cache: LoadCache = new Map()): Loaded {
  const results = [...files]
    .filter(([path]) => !/^(media|theme)\//.test(path))
    .map(([path, content]) => loadFile(path, content, contract, cache));
  return {
    sources: results.flatMap((result) => result.sources),
    problems: [...results.flatMap((result) => result.problems), ...missingFiles(files, contract)],
  };
}

function loadFile(path: string, content: Uint8Array, contract: Contract, cache: LoadCache): Loaded {
  const known = cache.get(path);
  if (known?.contract === contract && isSame(known.content, content)) return known.loaded;
  const loaded = parseFile(path, content, contract);
  cache.set(path, { content, contract, loaded });
  return loaded;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one === other || (one.length === other.length && one.every((byte, index) => byte === other[index]));
}

function parseFile(path: string, content: Uint8Array, contract: Contract): Loaded {
  const found = kindOfFile(contract, path);
  if (found === undefined) return failed(problem('file-unknown', fileStart(path), unknownFile(path, contract)));
  const text = decode(content);
  if (text === undefined) return failed(problem('file-not-utf8', fileStart(path), { file: path }));
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    return {
      sources: [],
      problems: faults.map((fault) =>
        problem('yaml-syntax', locateOffset(path, lines, fault.pos[0]), { reason: fault.code }),
      ),
    };
  }
  const aliasFault = findAliasFault(document);
  if (aliasFault !== undefined) {
    const location = locateOffset(path, lines, aliasFault);
    return failed(problem('yaml-syntax', location, { reason: 'BAD_ALIAS' }));
  }
  return { sources: [{ path, ...found, text, data: document.toJS(), document, lines }], problems: [] };
}

/** Where an alias of nothing stands, or the file's start when aliases multiply beyond measure. */
function findAliasFault(document: Document): number | undefined {
  try {
    document.toJS();
    return undefined;
  } catch {
    let offset = 0;
    visitNodes(document, {
      Alias: (_key, alias) => {
        if (alias.resolve(document) !== undefined) return undefined;
        offset = alias.range?.[0] ?? 0;
        return visitNodes.BREAK;
      },
    });
    return offset;
  }
}

function failed(fault: Problem): Loaded {
  return { sources: [], problems: [fault] };
}

function decode(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

function unknownFile(path: string, contract: Contract) {
  const patterns = contract.kinds.map((kind) => kind.files);
  const name = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'));
  const candidates = patterns.map((pattern) => pattern.replace('*', name));
  const suggestion = closest(path, candidates);
  return { file: path, ...(suggestion && { suggestion }) };
}

function missingFiles(files: SiteFiles, contract: Contract): Problem[] {
  return contract.kinds
    .filter((kind) => kind.schema['x-required'] === true)
    .filter((kind) => !files.has(kind.files))
    .map((kind) => problem('file-missing', fileStart(kind.files), { file: kind.files }));
}
