import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { interactiveSections } from '../../../generated/section-registry';
import type { Section } from '../../../generated/types';
import { compileProject } from '../../../scripts/command-line/compile-project';
import { project } from '../../../scripts/project';
import { readSite } from '../../../scripts/read-site';
import type { PageManifest } from '../../../src/shared/manifest';

const kept = join(project.generated, 'test-sites/pages.json');

/** Every page of the site in each of its languages, whatever its editors have written. */
export const sitePages: readonly PageManifest[] = await readPages();

/** The process that hands out the tests compiles the site; those that run them read what it found. */
async function readPages(): Promise<readonly PageManifest[]> {
  if (process.env.TEST_WORKER_INDEX !== undefined) return JSON.parse(await readFile(kept, 'utf8')) as PageManifest[];
  const { result } = await compileProject(await readSite());
  if (!result.ok) throw new Error('site/ has errors: npm run check names them');
  const pages = result.manifests.pages.map(({ manifest }) => manifest);
  await mkdir(dirname(kept), { recursive: true });
  await writeFile(kept, JSON.stringify(pages));
  return pages;
}

/** The pages that show a section type. */
export function pagesWith(type: string): PageManifest[] {
  return sitePages.filter(({ sections }) => sections.some((section) => section.type === type));
}

/**
 * Few pages that together show every section type on every tone on which the site shows it, and every interactive one in
 * each language; each with the sections that no earlier one shows on that tone.
 */
export function everyLayout(): ReadonlyMap<PageManifest, readonly string[]> {
  const chosen = new Map<PageManifest, string[]>();
  const missing = new Set(sitePages.flatMap(sightsOf));
  while (missing.size > 0) {
    const gain = (page: PageManifest) => sightsOf(page).filter((sight) => missing.has(sight)).length;
    const next = sitePages.reduce((best, page) => (gain(page) > gain(best) ? page : best));
    const isNew = (section: Section) => missing.has(layoutOf(section));
    chosen.set(
      next,
      next.sections.filter(isNew).map(({ id }) => id),
    );
    for (const sight of sightsOf(next)) missing.delete(sight);
  }
  return chosen;
}

function sightsOf({ language, sections }: PageManifest): string[] {
  const played = sections.filter(({ type }) => type in interactiveSections);
  return [...new Set([...sections.map(layoutOf), ...played.map(({ type }) => `${type} in ${language}`)])];
}

function layoutOf({ type, tone = 'light' }: Section): string {
  return `${type} on ${tone}`;
}
