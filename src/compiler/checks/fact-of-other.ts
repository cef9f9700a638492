import type { Contract } from '../contract';
import type { Source } from '../load';
import { oncePerObject } from '../once-per-object';
import type { Finding } from '../problems/finding';
import { fixOfText, setting } from '../problems/fixes';
import type { Rule } from '../rule';
import { isRecord } from '../sections';
import type { DraftSite } from '../site';
import { fewInEach } from '../texts/few-faults';
import { readableTexts } from '../texts/readable-texts';

/** A longer text may speak of another entry, and so may what is further inside. */
const LONGEST = 80;
const DEEPEST = 2;
const TOKEN = /(?<=\{\{ *facts\.)[\w-]+(?= *\}\})/g;

/** An entry, such as the course `rye`, names its own figures, `rye-price`, and not those of the one from which it was copied. */
export const factOfOther: Rule<'fact-of-other'> = (site) => {
  const ids = new Map<string, Set<string>>();
  for (const { kind, id } of site.sources) {
    if (id !== undefined) ids.set(kind.name, (ids.get(kind.name) ?? new Set()).add(id));
  }
  return site.sources.flatMap((source): Finding<'fact-of-other'>[] => {
    const { id, data, kind } = source;
    if (id === undefined || !isRecord(data)) return [];
    const others = ids.get(kind.name) ?? new Set<string>();
    const ofPrice = Object.entries(data).flatMap(([key, value]): Finding<'fact-of-other'>[] => {
      const meant = typeof value === 'string' ? ownFact(value, id, others, site) : undefined;
      if (meant === undefined) return [];
      const place = { source, pointer: [key] };
      const fix = { edits: [setting(place, meant.correct)], isCertain: false };
      return [{ code: 'fact-of-other', place, details: { fact: String(value), ...meant }, fix }];
    });
    return [
      ...ofPrice,
      ...fewInEach(
        shortTexts(source, site.contract),
        (text) => text,
        (written) =>
          [...written.text.matchAll(TOKEN)].flatMap(({ 0: fact, index }) => {
            const meant = ownFact(fact, id, others, site);
            if (meant === undefined) return [];
            const part = { offset: index, length: fact.length };
            const fix = fixOfText(written, [{ ...part, text: meant.correct }], false);
            const place = { source, pointer: written.pointer, part };
            return [{ code: 'fact-of-other' as const, place, details: { fact, ...meant }, fix }];
          }),
      ),
    ];
  });
};

const shortTexts = oncePerObject((source: Source, contract: Contract) =>
  readableTexts({ sources: [source], contract }).filter(
    ({ text, pointer }) => text.length <= LONGEST && pointer.length <= DEEPEST && text.includes('{{'),
  ),
);

/** The figure of an entry in the place of which it names that of another one. */
function ownFact(
  fact: string,
  id: string,
  others: ReadonlySet<string>,
  { facts }: DraftSite,
): { readonly other: string; readonly correct: string } | undefined {
  if (!Object.hasOwn(facts, fact) || fact.startsWith(`${id}-`)) return undefined;
  for (let end = fact.lastIndexOf('-'); end > 0; end = fact.lastIndexOf('-', end - 1)) {
    const other = fact.slice(0, end);
    const correct = `${id}${fact.slice(end)}`;
    if (others.has(other)) return Object.hasOwn(facts, correct) ? { other, correct } : undefined;
  }
  return undefined;
}
