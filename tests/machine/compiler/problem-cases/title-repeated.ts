import { courseTemplate, startingOn } from '../../../support/course';
import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a title that another page has is told at the second, but for pages that search engines are not told of': {
    files: {
      'pages/oat.yaml': page('avena', { title: 'Pan', head: 'noindex: true' }),
      'pages/rye.yaml': page('centeno', { title: 'Pan' }),
      'pages/wheat.yaml': page('trigo', { title: 'Pan' }),
    },
    problems: ['warning pages/wheat.yaml:2:14 title-repeated {"text":"Pan","others":["rye"],"more":0}'],
  },
  'evenings of one play are told apart by their day': {
    files: {
      'pages/play.yaml': courseTemplate('{{entry.description}}', '{{entry.description}}'),
      ...Object.fromEntries(
        ['2030-05-01', '2030-05-02', '2030-05-02'].map((day, index) => [
          `catalogue/courses/evening-${index}.yaml`,
          `${startingOn(day).replace(/^code: .*\n/, '')}kind: event\nmode: online\n`,
        ]),
      ),
    },
    problems: [
      'warning catalogue/courses/evening-2.yaml:1:14 title-repeated {"text":"Amasado","others":["evening-1"],"more":0}',
    ],
  },
  'a short title that another page below the same one has is told at the second': {
    files: {
      'pages/rye.yaml': page('centeno', { head: 'shortTitle: { es: "Pan", en: "Rye" }' }),
      'pages/wheat.yaml': page('trigo', { head: 'shortTitle: { es: "Pan", en: "Wheat" }' }),
      'pages/oat.yaml': `${page('avena', { head: 'shortTitle: { es: "Pan", en: "Oats" }' })}parent: rye\n`,
    },
    problems: ['warning pages/wheat.yaml:4:19 title-repeated {"text":"Pan","others":["rye"],"more":0}'],
  },
};
