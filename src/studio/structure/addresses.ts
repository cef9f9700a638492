import type { Contract } from '../../compiler/contract';
import type { Edit } from '../../compiler/problems/fix';
import { valueAt } from '../../compiler/values/value-at';
import { isRecord } from '../../shared/is-record';
import type { StudioPage } from '../compiling/site-compiler';

const REDIRECTS = 'redirects.yaml';

/** The address of a page in a language, and what it is to be. */
export interface AddressChange {
  readonly language: string;
  readonly from: string;
  readonly to: string;
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
  const leading = changes.flatMap(({ from, language }) => (isKnown(from) ? [{ from, page, language }] : []));
  return [...withoutRedirects(redirects, taken), ...addRedirects(leading, redirects, taken, languages[0]?.code)];
}

/**
 * What gives a page other addresses, and leads to them from those of the ones before that somebody may know.
 * `redirects` is what redirects.yaml says now.
 */
export function addressEdits(
  file: string,
  page: string,
  changes: readonly AddressChange[],
  redirects: unknown,
  contract: Contract,
  isKnown: (address: string) => boolean,
): Edit[] {
  const setting = changes.map(
    ({ language, to }): Edit => ({
      do: 'set',
      file,
      pointer: contract.languages.length > 1 ? ['path', language] : ['path'],
      value: to,
    }),
  );
  return [...setting, ...movingEdits(page, changes, redirects, contract, isKnown)];
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
