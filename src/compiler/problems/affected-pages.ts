import { addressesOf } from '../addresses/addresses';
import type { Problem } from '../findings/problem';
import type { DraftSite } from '../site';
import { sectionsOf } from '../values/sections';

/** Adds to each problem the addresses of the pages that show what is wrong: of a page itself, or of a block's users. */
export function withAffectedPages(problems: readonly Problem[], site: DraftSite): Problem[] {
  if (problems.length === 0) return [];
  const shownAt = addressesByFile(site);
  return problems.map((problem) => {
    const pages = shownAt.get(problem.location.file) ?? [];
    return pages.length === 0 ? problem : { ...problem, pages };
  });
}

/** Where each file of a page or a block is shown. */
function addressesByFile({ pages }: DraftSite): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const page of pages.all.filter(({ entry }) => entry === undefined)) {
    const { source } = page.page;
    const blocks = sectionsOf(source).map(({ value }) => `blocks/${String(value.block)}.yaml`);
    const addresses = addressesOf({ ...page, also: [] });
    for (const file of [source.path, ...blocks]) {
      const known = found.get(file) ?? new Set();
      found.set(file, known);
      for (const address of addresses) known.add(address);
    }
  }
  return new Map([...found].map(([file, addresses]) => [file, [...addresses]]));
}
