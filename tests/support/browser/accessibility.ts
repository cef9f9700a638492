import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './pages';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page that stands still: each rule with the elements that break it. */
export async function violations(page: Page): Promise<{ id: string; where: string[] }[]> {
  await settled(page);
  const found = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
}
