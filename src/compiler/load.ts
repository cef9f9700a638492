import type { Document } from 'yaml';
import { oncePerObject } from '../shared/once-per-object';
import type { Pointer } from '../shared/pointer';
import type { Finding } from './findings/finding';
import type { Fix } from './findings/fix';
import { languagesIn } from './languages';
import { isWellFormedId } from './names/well-formed-id';
import type { Contract } from './schema/contract';
import { type Kind, kindOfFile } from './schema/kind';
import { type FileOfKind, isSameContent, type SiteFiles, Source, type WrittenFile } from './source';
import { type Named, suggestionByTitle, suggestionFor } from './spelling/suggest';
import { diagnose } from './syntax/diagnose';
import { type Diagnosis, withoutFix } from './syntax/diagnosis';
import { type OtherFormat, otherFormat } from './syntax/file-format';
import { firstFault } from './syntax/first-fault';
import type { HasForm } from './syntax/first-repair';
import { isStyleSheet } from './theme/theme-files';
import { RECORD } from './translations/record';
import { shapeErrors } from './validate';
import { isHuge, MOST_CHARACTERS, MOST_TEXT_BYTES, textOf } from './yaml/utf8';
import { readFast } from './yaml/yaml-data';
import { aliasTargets, isReadable, readDocument, writtenDocument } from './yaml/yaml-document';

interface Loaded {
  readonly sources: readonly Source[];
  readonly findings: readonly Finding[];
}

/** What has been read already, by path. */
export type LoadedFiles = Map<
  string,
  { readonly content: Uint8Array; readonly contract: Contract; readonly loaded: Loaded }
>;

/**
 * Reads every YAML file, except those whose bytes have not changed since they became known. One that cannot be read is
 * told, and does not keep the others from being read.
 */
export function load(files: SiteFiles, contract: Contract, known: LoadedFiles = new Map()): Loaded {
  const results = [...files]
    .filter(([path]) => isText(path))
    .map(([path, content]) => loadFile(path, content, contract, known));
  return {
    sources: results.flatMap(({ sources }) => sources),
    findings: [...results.flatMap(({ findings }) => findings), ...missingFiles(files, contract)],
  };
}

/** Pictures and fonts are read where they are named, the record of translations by the rule about it. */
function isText(path: string): boolean {
  return path !== RECORD && !path.startsWith('media/') && (!path.startsWith('theme/') || /\.(yaml|css)$/.test(path));
}

function loadFile(path: string, content: Uint8Array, contract: Contract, known: LoadedFiles): Loaded {
  const last = known.get(path);
  if (last?.contract === contract && isSameContent(last.content, content)) return last.loaded;
  const loaded = readFile(path, content, contract);
  known.set(path, { content, contract, loaded });
  return loaded;
}

function readFile(path: string, content: Uint8Array, contract: Contract): Loaded {
  const found = kindOfFile(contract, path);
  if (found === undefined && !isStyleSheet(path)) return unread(unknownFile(path, contract));
  if (isHuge(content)) return unread(hugeFile(path, content));
  const text = textOf(content);
  const other = otherFormat(path, content, text);
  if (other !== undefined) return unread(inOtherFormat(path, other));
  if (text === undefined) return unread({ code: 'file-not-utf8', place: { file: path }, details: { file: path } });
  return found === undefined ? { sources: [], findings: [] } : parseFile({ path, ...found, text }, contract);
}

function hugeFile(file: string, { length }: Uint8Array): Finding {
  return { code: 'file-huge', place: { file }, details: { file, bytes: length, mostBytes: MOST_TEXT_BYTES } };
}

function inOtherFormat(file: string, { format, edits }: OtherFormat): Finding {
  const fix = edits !== undefined && { fix: { edits, isCertain: true } };
  return { code: 'file-format-other', place: { file }, details: { file, format }, ...fix };
}

type Unparsed = FileOfKind & WrittenFile;

function parseFile(file: Unparsed, contract: Contract): Loaded {
  const fast = readFast(file.text);
  const loaded = fast === undefined ? parseExactly(file, contract) : read(file, fast.data);
  const [source] = file.text.length > MOST_CHARACTERS ? loaded.sources : [];
  const huge = source && hugeText(source, source.data, []);
  return huge === undefined ? loaded : unread(huge);
}

function read(file: Unparsed, data: unknown): Loaded {
  return { sources: [new Source(file, data, file)], findings: [] };
}

/** The first text that is too long for rules to look through it again and again. */
function hugeText(source: Source, value: unknown, pointer: Pointer): Finding | undefined {
  if (typeof value === 'string' && value.length > MOST_CHARACTERS) {
    const details = { length: value.length, most: MOST_CHARACTERS };
    return { code: 'text-huge', place: { source, pointer }, details };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = hugeText(source, part, [...pointer, Array.isArray(value) ? Number(key) : key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads what the fast reader does not, which includes everything that is malformed. */
function parseExactly(file: Unparsed, contract: Contract): Loaded {
  const { document } = writtenDocument(file);
  const hasForm = (text: string) => isOfForm({ ...file, text }, contract);
  const fault = firstFault(file.text, document, hasForm);
  if (fault !== undefined) return unread(unreadable(file, fault));
  try {
    return read(file, document.toJS());
  } catch {
    return unread(unreadable(file, badAlias(file.text, document, hasForm)));
  }
}

/** Whether a file can be read, and has what its schema asks for and nothing else. */
function isOfForm(file: Unparsed, contract: Contract): boolean {
  const { document } = readDocument(file.text);
  if (!isReadable(document)) return false;
  try {
    const data: unknown = document.toJS();
    // The languages of a site are known once its settings are of that form.
    const own = file.path === 'settings.yaml' ? contract.inLanguages(languagesIn(data)) : contract;
    const source = new Source({ ...file, ...kindOfFile(own, file.path) }, data, file);
    return shapeErrors(source, own).length === 0;
  } catch {
    // It has aliases that multiply.
    return false;
  }
}

/** Tells of an alias of something that is not there, or of aliases that multiply without limit. */
function badAlias(text: string, document: Document, hasForm: HasForm): Diagnosis {
  const [bad] = [...aliasTargets(document)].find(([, target]) => target === undefined) ?? [];
  if (bad !== undefined) return diagnose(text, 'BAD_ALIAS', bad.range?.[0] ?? 0, hasForm);
  return withoutFix({ offset: 0, length: 1 }, { reason: 'aliases-multiply' });
}

function unread(...findings: Finding[]): Loaded {
  return { sources: [], findings };
}

function unreadable(file: WrittenFile, { at, details, edits, isCertain }: Diagnosis): Finding {
  // From the end, so that no change moves the place of another one.
  const replacements = edits.map((edit) => ({ do: 'replace' as const, file: file.path, ...edit })).reverse();
  return {
    code: 'yaml-syntax',
    place: { written: file, part: at },
    details,
    ...(edits.length > 0 && { fix: { edits: replacements, isCertain } }),
  };
}

function unknownFile(path: string, { kinds }: Contract): Finding {
  const meant = meantFile(path, kinds);
  const fix = meant.suggestion === undefined ? {} : { fix: renaming(path, meant.suggestion) };
  return { code: 'file-unknown', place: { file: path }, details: { file: path, ...meant }, ...fix };
}

/** The endings of files that may have been meant to be content. */
const ENDINGS = /(?:\.(?:ya?ml|txt))+$/i;

/** The file that an unknown one was probably meant to be. */
export function meantFile(path: string, kinds: readonly Kind[]): { suggestion?: string } {
  if (!ENDINGS.test(path)) return {};
  const meant = path.replace(ENDINGS, '.yaml');
  const name = meant.slice(meant.lastIndexOf('/') + 1, -'.yaml'.length);
  // `facts (conflicted copy).yaml` is called as no file of a folder may be.
  const possible = kinds.filter(({ files }) => isWellFormedId(name) || !files.includes('*'));
  const candidates = possible.map(({ files }) => files.replace('*', name));
  if (candidates.includes(meant)) return { suggestion: meant };
  const inFolder = `${meantFolder(meant, kinds)}/${name}.yaml`;
  return candidates.includes(inFolder) ? { suggestion: inFolder } : suggestionFor(meant, candidates);
}

/** The folder that was meant where a file is: one that is nearly called so, or by what it holds, such as `paginas`. */
function meantFolder(path: string, kinds: readonly Kind[]): string | undefined {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return folder === '' ? undefined : suggestionByTitle(folder, titledFolders(kinds)).suggestion;
}

const titledFolders = oncePerObject((kinds: readonly Kind[]): readonly Named[] =>
  kinds
    .filter(({ files }) => files.includes('/'))
    .map(({ files, holds, schema }) => {
      const name = files.slice(0, files.lastIndexOf('/'));
      const above = name.slice(0, name.lastIndexOf('/') + 1);
      const titles = holds === 'entries' ? [schema['x-plural'], schema['x-en']?.plural, schema.title] : [];
      return { name, alsoCalled: titles.flatMap((title) => (title === undefined ? [] : above + title)) };
    }),
);

/** Certain where only the ending is written differently. */
function renaming(file: string, to: string): Fix {
  return { edits: [{ do: 'rename-file', file, to }], isCertain: file.replace(ENDINGS, '.yaml') === to };
}

function missingFiles(files: SiteFiles, { kinds }: Contract): Finding[] {
  return kinds
    .filter((kind) => kind.schema['x-required'] === true && !files.has(kind.files))
    .map((kind) => ({ code: 'file-missing', place: { file: kind.files }, details: { file: kind.files } }));
}
