import { compileProject } from '../../../scripts/command-line/compile-project';
import { readSite } from '../../../scripts/read-site';
import type { PageManifest } from '../../../src/shared/manifest';

const { result } = await compileProject(await readSite());
if (!result.ok) throw new Error('site/ has errors: npm run check names them');

/** Every page of the site in each of its languages, whatever its editors have written. */
export const sitePages: readonly PageManifest[] = result.manifests.pages.map(({ manifest }) => manifest);

/** The pages that show a section type. */
export function pagesWith(type: string): PageManifest[] {
  return sitePages.filter(({ sections }) => sections.some((section) => section.type === type));
}

/** Few pages that together show every section type on every tone on which the site shows it. */
export function everyLayout(): ReadonlySet<PageManifest> {
  const chosen = new Set<PageManifest>();
  const missing = new Set(sitePages.flatMap(layoutsOf));
  while (missing.size > 0) {
    const gain = (page: PageManifest) => layoutsOf(page).filter((layout) => missing.has(layout)).length;
    const next = sitePages.reduce((best, page) => (gain(page) > gain(best) ? page : best));
    for (const layout of layoutsOf(next)) missing.delete(layout);
    chosen.add(next);
  }
  return chosen;
}

function layoutsOf({ sections }: PageManifest): string[] {
  return [...new Set(sections.map(({ type, tone = 'light' }) => `${type} on ${tone}`))];
}
