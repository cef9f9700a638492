import { expect, test } from 'vitest';
import { otherLists } from '../../../../src/studio/content/other-lists';
import { contract } from '../../../support/compile-site';

const data: Readonly<Record<string, unknown>> = {
  'pages/home.yaml': {
    sections: [
      { type: 'schedule', rows: [{}] },
      { type: 'features', items: [{}] },
      { type: 'schedule', rows: [] },
      { type: 'schedule' },
    ],
  },
  'faqs/prices.yaml': { items: [{}] },
  'faqs/hours.yaml': { items: [] },
};
const names = { faqs: ['prices', 'hours', 'gone'].map((name) => ({ name, place: `site/faqs/${name}.yaml` })) };

test.each([
  [
    'of a section, those of the sections of its type',
    'pages/home.yaml',
    ['sections', 0, 'rows'],
    ['sections', 2, 'rows'],
  ],
  ['of a file that is a list, those of the other ones', 'faqs/prices.yaml', ['items'], ['items']],
  ['of a type that is there once, none', 'pages/home.yaml', ['sections', 1, 'items'], undefined],
] as const)('an item can be moved to other lists: %s', (_what, file, pointer, expected) => {
  const lists = otherLists({ file, pointer }, { contract, names, dataOf: (path) => data[path] });
  const other = file.startsWith('faqs') ? 'faqs/hours.yaml' : file;
  expect(lists).toEqual(expected === undefined ? [] : [{ file: other, pointer: expected }]);
});
