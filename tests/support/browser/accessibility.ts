import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './pages';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface Extent {
  /** The parts of the page that are new: the rest is judged elsewhere. */
  readonly within?: string | readonly string[];
  /** Parts that are judged elsewhere. */
  readonly without?: string;
  /** Also what stands in its frames, which takes a page of axe's own. */
  readonly withFrames?: boolean;
}

/** What axe finds on a page that stands still: each rule with the elements that break it. */
export async function violations(page: Page, extent: Extent = {}): Promise<{ id: string; where: string[] }[]> {
  await settled(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(extent.withFrames !== true)
    .withTags(rules);
  for (const part of [extent.within ?? []].flat()) axe.include(part);
  if (extent.without !== undefined) axe.exclude(extent.without);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
}
