import { expect, test } from 'vitest';
import { generateSectionRegistry } from '../../../scripts/generate/section-registry';
import { contract } from '../../support/compile-site';

test('the loaders have a type that needs no name of a component, which a package may keep to itself', () => {
  const modules = [{ type: 'opening-times', folder: '/elsewhere/opening-times' }];
  const [registry] = generateSectionRegistry(modules, contract);
  expect(registry?.content).toContain("export const staticSections: Pick<SectionLoaders, 'opening-times'> = {");
  expect(registry?.content).toContain('export const interactiveSections: Pick<SectionLoaders, never> = {');
});
