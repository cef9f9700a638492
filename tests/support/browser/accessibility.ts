import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './pages';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a button says is how it is called: those who speak to it say that. Axe asks for it only where it is told to. */
const rules = { 'label-content-name-mismatch': { enabled: true } } satisfies axe.RunOptions['rules'];

export interface Extent {
  /** The parts of the page that are new: the rest is judged elsewhere. */
  readonly within?: string | readonly string[];
  /** Parts that are judged elsewhere. */
  readonly without?: string;
  /** Also what stands in its frames, which takes a page of axe's own. */
  readonly withFrames?: boolean;
  /** Only whether texts stand out from their ground: all else was judged in other colours. */
  readonly onlyContrast?: boolean;
}

/** What axe finds on a page that stands still: each rule with the elements that break it. */
export async function violations(page: Page, extent: Extent = {}): Promise<{ id: string; where: string[] }[]> {
  await settled(page);
  const found = await (extent.withFrames === true ? lookEverywhere(page, extent) : lookAtDocument(page, extent));
  return found.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
}

/** Axe comes once into each document, and into none of its frames: it is half a megabyte. */
async function lookAtDocument(page: Page, { within, without, onlyContrast }: Extent): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context = { include: [within ?? 'html'].flat(), exclude: without === undefined ? [] : [without] };
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(onlyContrast === true ? { runOnly: ['color-contrast'] } : { runOnly: { type: 'tag', values: tags }, rules }),
    iframes: false,
  };
  const { violations } = await page.evaluate(
    ([parts, how]) => (window as unknown as { axe: typeof axe }).axe.run(parts, how),
    [context, options] as const,
  );
  return violations;
}

async function lookEverywhere(page: Page, { within, without }: Extent): Promise<axe.Result[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'], rules }).withTags(tags);
  for (const part of [within ?? []].flat()) builder.include(part);
  if (without !== undefined) builder.exclude(without);
  return (await builder.analyze()).violations;
}
