import { isRecord } from '../../shared/is-record';
import type { OwnRule } from '../rule';
import { dereference } from '../schema/references';
import { firstText } from '../values/first-text';
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
    return repeatedIn(value, areButtons).map(({ link, first, second, same }) => {
      const key = same === 'label' ? 'label' : TARGETS.find((one) => link[one] !== undefined);
      const place = { source, pointer: [...pointer, second, ...(key === undefined ? [] : [key])] };
      const details = { label: firstText(link.label), first: first + 1, second: second + 1, same };
      return { code: 'link-repeated', place, details };
    });
  });

/** A link, by its index, that has the label or the target of one before it. */
interface Repeated {
  readonly link: Readonly<Record<string, unknown>>;
  readonly first: number;
  readonly second: number;
  readonly same: 'label' | 'target';
}

function repeatedIn(links: readonly unknown[], areButtons: boolean): Repeated[] {
  const labels = new Map<string, number>();
  const targets = new Map<string, number>();
  return links.flatMap((link, second): Repeated[] => {
    // Of links with a condition, visitors may see but one.
    if (!isRecord(link) || link.when !== undefined) return [];
    const target = JSON.stringify(TARGETS.map((key) => link[key] ?? null));
    const label = link.label === undefined ? '' : JSON.stringify(link.label);
    const ofLabel = label === '' ? undefined : labels.get(label);
    const ofTarget = /"/.test(target) && !areButtons ? targets.get(target) : undefined;
    labels.set(label, ofLabel ?? second);
    targets.set(target, ofTarget ?? second);
    const first = ofLabel ?? ofTarget;
    // What is the same in both is told as a whole.
    if (first === undefined || ofLabel === ofTarget) return [];
    return [{ link, first, second, same: ofLabel === undefined ? 'target' : 'label' }];
  });
}
