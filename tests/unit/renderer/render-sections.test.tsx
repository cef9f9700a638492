import { expect, test } from 'vitest';
import { interactiveSections, staticSections } from '../../../generated/section-registry';
import type { PageManifest } from '../../../generated/types';
import { frameOf } from '../../../src/compiler/manifests';
import { loadComponents, type SectionComponents } from '../../../src/renderer/registry';
import { renderSections } from '../../../src/renderer/render-sections';
import { manifestsOf, pageOf } from '../helpers/compile-site';

const manifests = manifestsOf({});
const { manifest } = pageOf(manifests, 'contact', 'en');
const frame = frameOf(manifests, 'en');
const components = await loadComponents({ ...staticSections, ...interactiveSections }, [
  'hero',
  'contact-details',
  'message-form',
]);

function fail(): never {
  throw new Error('No section of this page may fail');
}

test('static sections become HTML, interactive ones keep their props', () => {
  const { sections } = renderSections(manifest, frame, components, fail);
  const [hero, ...interactive] = sections;
  expect(hero).toMatchObject({ type: 'hero', id: 'section-1', html: expect.stringContaining('Come and see us') });
  expect(interactive).toEqual(manifest.sections.slice(1));
});

test('a section that cannot be rendered is named with its place, and the others are rendered', () => {
  const broken: PageManifest = { ...manifest };
  const failures: string[] = [];
  const withFault = {
    ...components,
    hero: () => {
      throw new Error('The oven is cold');
    },
  } as SectionComponents;
  const { sections } = renderSections(broken, frame, withFault, ({ type, source }, error) =>
    failures.push(`${source.file}:${source.line} ${type}: ${String(error)}`),
  );
  expect(failures).toEqual(['site/pages/contact.yaml:5 hero: Error: The oven is cold']);
  expect(sections.map(({ type }) => type)).toEqual(['hero', 'contact-details', 'message-form']);
});

test('a section type without a component is named', () => {
  const failures: string[] = [];
  renderSections(manifest, frame, {}, ({ type }, error) => failures.push(`${type}: ${String(error)}`));
  expect(failures[0]).toBe('hero: Error: The code of section type «hero» is not loaded');
});
