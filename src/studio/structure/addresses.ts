import type { Edit } from '../../compiler/findings/fix';
import type { Contract } from '../../compiler/schema/contract';
import { valueAt } from '../../compiler/values/value-at';
import { asRecord, isRecord } from '../../shared/is-record';
import type { Languages } from '../../shared/language';
import { placePage } from '../../shared/paths';
import type { StudioPage } from '../compiling/site-compiler';
import { fieldText } from '../content/gap-text';
import { editThatWrites } from '../forms/edit-that-writes';

const REDIRECTS = 'redirects.yaml';

/** The addresses of a page as they are written, by language. */
export type Paths = Readonly<Record<string, string>>;

/** Empty those that are still to be; what is written once is the address in each language, until one has its own. */
export function writtenPaths(data: unknown, languages: Languages): Paths {
  const { path } = asRecord(data);
  const written = (code: string) => fieldText(isRecord(path) ? path[code] : path).text;
  return Object.fromEntries(languages.map(({ code }) => [code, written(code)]));
}

/** What writes the addresses of a page: those that are other ones, or all where there was one for all languages. */
export function pathEdits(file: string, data: unknown, paths: Paths, languages: Languages): Edit[] {
  const { path } = asRecord(data);
  const write = (key: readonly string[], value: unknown) =>
    editThatWrites(data, { file, pointer: ['path', ...key] }, value);
  if (isRecord(path)) {
    const changed = Object.entries(paths).filter(([code, to]) => to !== fieldText(path[code]).text);
    return changed.map(([code, to]) => write([code], to));
  }
  return [write([], languages.length > 1 ? paths : Object.values(paths)[0])];
}

/** The address of a page in a language, if it has one, and what it is to be. */
interface AddressChange {
  readonly language: string;
  readonly from: string | undefined;
  readonly to: string;
}

/** Where a page is found otherwise once other addresses are written: languages that share one have it below their prefixes. */
export function addressChanges(before: Paths, after: Paths, languages: Languages): AddressChange[] {
  const [placed, next] = [before, after].map((paths) => placePage(paths, languages).alternates);
  return languages.flatMap(({ code }) => {
    const from = before[code] === '' ? undefined : placed?.[code];
    const to = next?.[code] ?? '';
    return after[code] === '' || from === to ? [] : [{ language: code, from, to }];
  });
}

/** What leads to a page from those of its addresses before that somebody may know, and leads nowhere else from those that it has then. */
export function movingEdits(
  page: string,
  changes: readonly AddressChange[],
  redirects: unknown,
  { languages }: Contract,
  isKnown: (address: string) => boolean,
): Edit[] {
  const taken = changes.map(({ to }) => to);
  const leading = changes.flatMap(({ from, language }) =>
    from !== undefined && isKnown(from) && !taken.includes(from) ? [{ from, page, language }] : [],
  );
  return [...withoutRedirects(redirects, taken), ...addRedirects(leading, redirects, taken, languages[0]?.code)];
}

/** What takes a page away and leads from those of its addresses that somebody may know, and from those that led to it, to another one. */
export function removalEdits(
  { file, id, paths }: StudioPage,
  target: string,
  redirects: unknown,
  { languages }: Contract,
  isKnown: (address: string) => boolean,
): Edit[] {
  const addresses = Object.entries(paths).filter(([, path]) => isKnown(path));
  const leading = addresses.map(([language, path]) => ({ from: path, page: target, language }));
  return [
    { do: 'delete-file', file },
    ...redirectElsewhere(redirects, id, target),
    ...addRedirects(leading, redirects, [], languages[0]?.code),
  ];
}

interface NewRedirect {
  readonly from: string;
  readonly page: string;
  readonly language: string;
}

function addRedirects(
  added: readonly NewRedirect[],
  redirects: unknown,
  taken: readonly string[],
  main: string | undefined,
): Edit[] {
  if (added.length === 0) return [];
  const values = added.map(({ language, ...redirect }) => ({ ...redirect, ...(language !== main && { language }) }));
  const list = valueAt(redirects, ['redirects']);
  if (!Array.isArray(list)) {
    if (isRecord(redirects)) return [{ do: 'insert', file: REDIRECTS, pointer: ['redirects'], value: values }];
    const lines = values.map(
      (value) =>
        `  - { ${Object.entries(value)
          .map(([key, text]) => `${key}: ${text}`)
          .join(', ')} }`,
    );
    return [{ do: 'create-file', file: REDIRECTS, text: `redirects:\n${lines.join('\n')}\n` }];
  }
  const left = list.filter((each) => !leadsFrom(each, taken)).length;
  return values.map((value, index) => ({ do: 'insert', file: REDIRECTS, pointer: ['redirects', left + index], value }));
}

function redirectElsewhere(redirects: unknown, from: string, to: string): Edit[] {
  const list = valueAt(redirects, ['redirects']);
  if (!Array.isArray(list)) return [];
  return [...list.entries()]
    .filter(([, each]) => isRecord(each) && each.page === from)
    .map(([index]): Edit => ({ do: 'set', file: REDIRECTS, pointer: ['redirects', index, 'page'], value: to }));
}

/** An address at which there is a page again leads nowhere else. */
function withoutRedirects(redirects: unknown, addresses: readonly string[]): Edit[] {
  const list = valueAt(redirects, ['redirects']);
  if (!Array.isArray(list)) return [];
  return [...list.entries()]
    .filter(([, each]) => leadsFrom(each, addresses))
    .map(([index]): Edit => ({ do: 'remove', file: REDIRECTS, pointer: ['redirects', index] }))
    .reverse();
}

function leadsFrom(redirect: unknown, addresses: readonly string[]): boolean {
  return isRecord(redirect) && addresses.includes(String(redirect.from));
}
