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
    return repeatedIn(value, areButtons).map(({ link, first, second, same, language }) => {
      const key = same === 'label' ? 'label' : TARGETS.find((one) => link[one] !== undefined);
      const below = [key, language].filter((step) => step !== undefined);
      const label = language === undefined ? firstText(link.label) : String(Object(link.label)[language]);
      const details = { label, first: first + 1, second: second + 1, same };
      return { code: 'link-repeated', place: { source, pointer: [...pointer, second, ...below] }, details };
    });
  });

/** A link, by its index, that has the label or the target of one before it. */
interface Repeated {
  readonly link: Readonly<Record<string, unknown>>;
  readonly first: number;
  readonly second: number;
  readonly same: 'label' | 'target';
  /** The one language in which the labels are the same, where they are not in all. */
  readonly language?: string | undefined;
}

function repeatedIn(links: readonly unknown[], areButtons: boolean): Repeated[] {
  const labels = new Map<string, number>();
  const targets = new Map<string, number>();
  return links.flatMap((link, second): Repeated[] => {
    // Of links with a condition, visitors may see but one.
    if (!isRecord(link) || link.when !== undefined) return [];
    const target = JSON.stringify(TARGETS.map((key) => link[key] ?? null));
    const ofLabel = takeLabel(labels, link.label, second);
    const ofTarget = /"/.test(target) && !areButtons ? targets.get(target) : undefined;
    targets.set(target, ofTarget ?? second);
    const isInAll = ofLabel?.language === undefined;
    // What is the same in both is told as a whole.
    if (isInAll && ofLabel?.first === ofTarget) return [];
    if (ofTarget !== undefined && (ofLabel === undefined || !isInAll)) {
      return [{ link, first: ofTarget, second, same: 'target' }];
    }
    return ofLabel === undefined ? [] : [{ link, second, ...ofLabel }];
  });
}

/** Notes what a link says in each language; gives the one before it that says the same, in all of them or in one. */
function takeLabel(
  labels: Map<string, number>,
  label: unknown,
  index: number,
): Omit<Repeated, 'link' | 'second'> | undefined {
  const texts = Object.entries(isRecord(label) ? label : { '': label ?? '' }).filter(([, text]) => text !== '');
  const taken = texts.flatMap(([language, text]) => {
    const first = labels.get(`${language} ${text}`);
    return first === undefined ? [] : { language, first };
  });
  for (const [language, text] of texts)
    if (!labels.has(`${language} ${text}`)) labels.set(`${language} ${text}`, index);
  const [of] = taken;
  if (of === undefined) return undefined;
  return { first: of.first, same: 'label', language: taken.length < texts.length ? of.language : undefined };
}
