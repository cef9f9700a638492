import { isRecord } from '../../shared/is-record';
import type { Finding } from '../findings/finding';
import { possibleFix } from '../findings/fixes';
import { ownTargetOfPath } from '../links/own-target';
import type { DraftSite } from '../site';
import { suggestionFor } from '../spelling/suggest';
import { valueAt } from '../values/value-at';
import { isSynonym } from './shape/key-synonyms';
import { inOneLine } from './typical-value';

/** Suggests the name of a page where its address was written, under an unknown key such as `href: /cursos` or without a key. */
export function withPageNames(findings: readonly Finding[], site: DraftSite): Finding[] {
  return findings.map((finding) => withNameInMap(withNameInKey(finding, site), site));
}

/** A map that is to be put there, in which the address of a page stands for its name, gets that name, or the place where it goes. */
function withNameInMap(finding: Finding, site: DraftSite): Finding {
  const { fix, ...withoutFix } = finding;
  const [edit] = fix?.edits ?? [];
  if (withoutFix.code !== 'type-wrong' || edit?.do !== 'set' || !isRecord(edit.value)) return finding;
  const { page: address } = edit.value;
  if (typeof address !== 'string' || !address.startsWith('/')) return finding;
  const { page, anchor } = ownTargetOfPath(site, address) ?? {};
  const isNamed = page !== undefined && anchor === undefined;
  const value = { ...edit.value, page: isNamed ? page : '…' };
  const details = { ...withoutFix.details, correct: inOneLine(value) };
  return { ...withoutFix, details, ...(isNamed && possibleFix({ ...edit, value })) };
}

/** The page of which it is the name, or nearly. */
function pageCalled({ pages }: DraftSite, name: string): { page: string; anchor?: string } | undefined {
  const names = [...pages.byId.keys()];
  const page = names.includes(name) ? name : /^[\w-]+$/.test(name) && suggestionFor(name, names).suggestion;
  return page ? { page } : undefined;
}

function withNameInKey(finding: Finding, site: DraftSite): Finding {
  const { code, details, place } = finding;
  if (code !== 'key-unknown' || !('source' in place)) return finding;
  const { key, valid } = details;
  if (!valid.includes('page') || !isSynonym(key, 'page')) return finding;
  const { source, pointer } = place;
  const address = valueAt(source.data, [...pointer, key]);
  if (typeof address !== 'string') return finding;
  const target = ownTargetOfPath(site, address) ?? pageCalled(site, address);
  if (target === undefined) {
    const [example] = site.pages.byId.keys();
    const isPage = details.suggestion === 'page' && example !== undefined;
    return isPage ? { ...finding, details: { ...details, example } } : finding;
  }
  const { page, anchor } = target;
  if (anchor !== undefined && !valid.includes('anchor')) return finding;
  const file = source.path;
  const edits = [
    { do: 'set' as const, file, pointer: [...pointer, key], value: page },
    { do: 'rename' as const, file, pointer: [...pointer, key], key: 'page' },
    ...(anchor === undefined
      ? []
      : [{ do: 'insert' as const, file, pointer: [...pointer, 'anchor'], value: anchor, after: 'page' }]),
  ];
  return {
    code: 'key-unknown',
    place,
    details: { ...details, suggestion: 'page', target },
    fix: { edits, isCertain: false },
  };
}
