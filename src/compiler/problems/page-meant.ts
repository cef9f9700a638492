import { ownTargetOfPath } from '../addresses/own-target';
import type { DraftSite } from '../site';
import type { Finding } from './finding';
import { valueAt } from './fixes';
import { isCalledAlike } from './meant-key';

/** Names the page where the address of one stands below a key that does not exist, such as `href: /cursos`. */
export function withPagesNamed(findings: readonly Finding[], site: DraftSite): Finding[] {
  return findings.map((finding) => named(finding, site));
}

function named(finding: Finding, site: DraftSite): Finding {
  const { code, details, place } = finding;
  if (code !== 'key-unknown' || !('source' in place)) return finding;
  const { key, valid } = details;
  if (!valid.includes('page') || !isCalledAlike(key, 'page')) return finding;
  const { source, pointer } = place;
  const address = valueAt(source.data, [...pointer, key]);
  const target = typeof address === 'string' ? ownTargetOfPath(site, address) : undefined;
  if (target === undefined) return finding;
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
