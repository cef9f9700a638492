import { addressesOf } from './addresses';
import type { Problem } from './problem';
import { sectionsOf } from './sections';
import type { DraftSite } from './site';

/** Adds to each problem the addresses of the pages that show what is wrong: of a page itself, or of a block's users. */
export function withAffectedPages(problems: readonly Problem[], site: DraftSite): Problem[] {
  return problems.map((problem) => {
    const pages = affectedPages(problem.location.file, site);
    return pages.length === 0 ? problem : { ...problem, pages };
  });
}

function affectedPages(file: string, site: DraftSite): string[] {
  const shown = site.pages.all.filter(({ entry, page }) => entry === undefined && shows(page.source.path, file, site));
  return [...new Set(shown.flatMap((page) => addressesOf({ ...page, also: [] })))];
}

function shows(pageFile: string, file: string, site: DraftSite): boolean {
  if (pageFile === file) return true;
  const source = site.sources.find(({ path }) => path === pageFile);
  const used = source === undefined ? [] : sectionsOf(source).map(({ value }) => `blocks/${String(value.block)}.yaml`);
  return used.includes(file);
}
