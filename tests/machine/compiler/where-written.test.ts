import { expect, test } from 'vitest';
import { whereWritten } from '../../../src/compiler/resolve/where-written';
import { indexed, siteFiles } from '../../support/compile-site';
import { yaml } from '../../support/yaml';

const site = indexed(
  siteFiles({
    'blocks/figures.yaml': yaml`
      type: prose
      eyebrow: { es: "2.030", en: "30" }
      title: { es: "30 plazas en el aula", en: "30 places in the room" }
    `,
  }),
);

test.each([
  ['30', ['eyebrow']],
  ['places in the', ['title']],
  ['Only 30 places in the room are left', ['title', 'eyebrow']],
  ['26 April 2030', []],
  ['laces', []],
])('%s is written where it is read as whole words', (text, keys) => {
  const found = whereWritten(site, 'en', text).filter(({ file }) => file === 'blocks/figures.yaml');
  expect(found.map(({ pointer: [key] = [] }) => key)).toEqual(keys);
});
