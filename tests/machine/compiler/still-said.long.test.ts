import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { readFiles } from '../../../scripts/read-files';
import type { Edit } from '../../../src/compiler/findings/fix';
import { createMemory } from '../../../src/compiler/memory';
import { applyEdits } from '../../../src/editing/apply-edits';
import { compareSites } from '../../../src/studio/session/changes';
import { stillSaid } from '../../../src/studio/session/still-said';
import { contract } from '../../support/compile-site';

const places = 'places/locations.yaml';
const home = { file: 'pages/home.yaml', pointer: ['sections', 0, 'intro', 'en'] };
const pottery = await readFiles(join(project.root, 'tests/fixtures/pottery/site'));
const memory = createMemory();

/** What is told once a text of the home page says something, and then `edit` is made. */
function told(text: string, edit: Edit) {
  const site = applyEdits(pottery, [{ do: 'set', ...home, value: text }]);
  return stillSaid(compareSites(site, applyEdits(site, [edit]), contract, memory)).filter(({ places: all }) =>
    all.some(({ file }) => file === home.file),
  );
}

const moved: Edit = { do: 'set', file: places, pointer: ['madrid', 'address'], value: 'Paseo del Prado, 2, Madrid' };

test('what a text says of a place that has moved is told, in other words, too', () => {
  expect(told('We are at calle del Ejemplo 7, 28012 Madrid.', moved)).toEqual([
    { said: 'Calle del Ejemplo, 7, Madrid', places: [home] },
  ]);
  expect(told('We are at calle del Ejemplo 71.', moved)).toEqual([]);
});

test('so is a telephone, without its country, and somebody who has left', () => {
  const phone: Edit = { do: 'set', file: places, pointer: ['madrid', 'phone'], value: '+34 915 551 234' };
  expect(told('Call 900 00 00 51.', phone)).toEqual([{ said: '+34 900 000 051', places: [home] }]);
  const left: Edit = { do: 'remove', file: 'people/instructors.yaml', pointer: ['adela-cruz'] };
  expect(told('With Adela Cruz at the wheel.', left)).toEqual([{ said: 'Adela Cruz', places: [home] }]);
  // By the same name somebody is there still.
  const marked: Edit = {
    do: 'set',
    file: 'people/instructors.yaml',
    pointer: ['adela-cruz', 'formUrl'],
    value: 'https://x.example/a',
  };
  expect(told('With Adela Cruz at the wheel.', marked)).toEqual([]);
});
