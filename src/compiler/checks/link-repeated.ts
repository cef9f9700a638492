import { isRecord } from '../../shared/is-record';
import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { dereference } from '../schema/references';
import { valuesThatAreLists } from '../values/values';

const TARGETS = ['page', 'post', 'url', 'file', 'form', 'anchor'];

/**
 * In a list of links no two say the same, and no two lead to the same place, but two buttons that ask for different things
 * in one. What is the same in all is told as such.
 */
export const linkRepeated: OwnRule<'link-repeated'> = (site) =>
  valuesThatAreLists(site).flatMap(({ source, pointer, value, schema }) => {
    if (dereference(site.contract, schema.items ?? {})['x-resolve'] !== 'link') return [];
    // In a menu nobody needs two.
    const areButtons = value.length === 2 && source.kind.collection !== undefined;
    const labels = new Map<string, number>();
    const targets = new Map<string, number>();
    return value.flatMap((link, index): Finding<'link-repeated'>[] => {
      // Of links with a condition, visitors may see but one.
      if (!isRecord(link) || link.when !== undefined) return [];
      const target = JSON.stringify(TARGETS.map((key) => link[key] ?? null));
      const label = link.label === undefined ? '' : JSON.stringify(link.label);
      const ofLabel = label === '' ? undefined : labels.get(label);
      const ofTarget = /"/.test(target) && !areButtons ? targets.get(target) : undefined;
      labels.set(label, ofLabel ?? index);
      targets.set(target, ofTarget ?? index);
      if (ofLabel === ofTarget) return [];
      const same = ofLabel === undefined ? 'target' : 'label';
      const key = same === 'label' ? 'label' : TARGETS.find((one) => link[one] !== undefined);
      const place = { source, pointer: [...pointer, index, ...(key === undefined ? [] : [key])] };
      const details = { label: firstText(link.label), first: (ofLabel ?? ofTarget ?? 0) + 1, second: index + 1, same };
      return [{ code: 'link-repeated', place, details: { ...details, same } }];
    });
  });

function firstText(label: unknown): string {
  return String(isRecord(label) ? (Object.values(label)[0] ?? '') : (label ?? ''));
}
