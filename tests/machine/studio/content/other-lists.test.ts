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
  'pages/visit.yaml': { sections: [] },
  'pages/course.yaml': { each: 'courses', sections: [] },
  'faqs/prices.yaml': { items: [{}] },
  'faqs/hours.yaml': { items: [] },
};
const named = (kind: string, ...names: string[]) => names.map((name) => ({ name, place: `site/${kind}/${name}.yaml` }));
const names = { faqs: named('faqs', 'prices', 'hours', 'gone'), pages: named('pages', 'home', 'visit', 'course') };

test.each([
  [
    'of a section, those of the sections of its type',
    'pages/home.yaml',
    ['sections', 0, 'rows'],
    ['sections', 2, 'rows'],
  ],
  ['of a file that is a list, those of the other ones', 'faqs/prices.yaml', ['items'], ['items'], 'faqs/hours.yaml'],
  ['a section, to other pages', 'pages/home.yaml', ['sections'], ['sections'], 'pages/visit.yaml'],
  ['what stands on a template, nowhere', 'pages/course.yaml', ['sections'], undefined],
  ['of a type that is there once, none', 'pages/home.yaml', ['sections', 1, 'items'], undefined],
] as const)('an item can be moved to other lists: %s', (_what, file, pointer, expected, other: string = file) => {
  const lists = otherLists({ file, pointer }, { contract, names, dataOf: (path) => data[path] });
  expect(lists).toEqual(expected === undefined ? [] : [{ file: other, pointer: expected }]);
});
