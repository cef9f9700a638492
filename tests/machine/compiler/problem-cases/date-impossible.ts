import { basicText } from '../../../support/compile-site';
import { startingOn } from '../../../support/course';
import { post } from '../../../support/post';
import type { Cases } from '../problem-case';

const courses = (...starts: readonly string[]) =>
  Object.fromEntries(starts.map((start, index) => [`catalogue/courses/c${index}.yaml`, startingOn(start)]));
const told = (index: number, details: string) => `catalogue/courses/c${index}.yaml:6:8 date-impossible ${details}`;

export const cases: Cases = {
  'a day that is not in the calendar, or written in another way, is told with the day that was meant': {
    files: courses(
      '2026-02-30',
      '2026-13-05',
      '2026-3-5',
      '2026/03/05',
      '30/04/2026',
      '05/04/2026',
      '"05.05.2026"',
      '20266-04-05',
      '2028-02-29',
      '2026-04',
    ),
    problems: [
      told(0, '{"date":"2026-02-30","reason":"day","last":28}'),
      told(1, '{"date":"2026-13-05","reason":"month","correct":"2026-05-13"}'),
      told(2, '{"date":"2026-3-5","reason":"form","correct":"2026-03-05"}'),
      told(3, '{"date":"2026/03/05","reason":"form","correct":"2026-03-05"}'),
      told(4, '{"date":"30/04/2026","reason":"form","correct":"2026-04-30"}'),
      told(5, '{"date":"05/04/2026","reason":"form","correct":"2026-04-05"}'),
      told(6, '{"date":"05.05.2026","reason":"form","correct":"2026-05-05"}'),
      told(7, '{"date":"20266-04-05","reason":"year"}'),
    ],
  },
  'where the main language has the month first, so are dates read that can be either': {
    files: {
      ...courses('05/04/2026', '4/5/26', '30/04/2026'),
      'settings.yaml': basicText('settings.yaml').replace('locale: es-ES', 'locale: es-PR'),
      'banners.yaml': `fair: { text: { es: "Feria", en: "Fair" }, from: "10/1", until: "12-31" }\n`,
    },
    problems: [
      'banners.yaml:1:50 date-impossible {"date":"10/1","reason":"yearly-form","correct":"10-01"}',
      told(0, '{"date":"05/04/2026","reason":"form","correct":"2026-05-04"}'),
      told(1, '{"date":"4/5/26","reason":"form","correct":"2026-04-05"}'),
      told(2, '{"date":"30/04/2026","reason":"form","correct":"2026-04-30"}'),
    ],
  },
  'a date in the signs, digits or words of any language is told with the date as it is written': {
    files: courses(
      '2027年1月10日（日）',
      '１０/３/２０２７',
      '13 فيفري 2027',
      '5 czerwca 2027',
      '2027년 1월',
      '2027. 02. 09.',
      '令和9年3月6日（土）',
    ),
    problems: [
      told(0, '{"date":"2027年1月10日（日）","reason":"form","correct":"2027-01-10"}'),
      told(1, '{"date":"１０/３/２０２７","reason":"form","correct":"2027-03-10"}'),
      told(2, '{"date":"13 فيفري 2027","reason":"form","correct":"2027-02-13"}'),
      told(3, '{"date":"5 czerwca 2027","reason":"form","correct":"2027-06-05"}'),
      told(4, '{"date":"2027년 1월","reason":"form","correct":"2027-01"}'),
      told(5, '{"date":"2027. 02. 09.","reason":"form","correct":"2027-02-09"}'),
      told(6, '{"date":"令和9年3月6日（土）","reason":"form","correct":"2027-03-06"}'),
    ],
  },
  'a date in words, and one in quotes of its own, are told with the date as it is written': {
    files: courses('2 de septiembre de 2026', 'September 2026', '"“2026-09-02”"'),
    problems: [
      told(0, '{"date":"2 de septiembre de 2026","reason":"form","correct":"2026-09-02"}'),
      told(1, '{"date":"September 2026","reason":"form","correct":"2026-09"}'),
      told(2, '{"date":"“2026-09-02”","reason":"form","correct":"2026-09-02"}'),
    ],
  },
  'a date with a time, and one of a year in two digits, are told with the date as it is written': {
    files: courses('2026-03-05T10:00:00Z', '2026-03-05 10:00', '15/01/26'),
    problems: [
      told(0, '{"date":"2026-03-05T10:00:00Z","reason":"form","correct":"2026-03-05"}'),
      told(1, '{"date":"2026-03-05 10:00","reason":"form","correct":"2026-03-05"}'),
      told(2, '{"date":"15/01/26","reason":"form","correct":"2026-01-15"}'),
    ],
  },
  'the dashes of a word processor, an abbreviated month, and the year first in two digits': {
    files: courses('2026–03–05', '2026 - 03 - 05', '15-ene-2026', '5 Sept. 2026', '26-09-02', '02-09-26'),
    problems: [
      told(0, '{"date":"2026–03–05","reason":"form","correct":"2026-03-05"}'),
      told(1, '{"date":"2026 - 03 - 05","reason":"form","correct":"2026-03-05"}'),
      told(2, '{"date":"15-ene-2026","reason":"form","correct":"2026-01-15"}'),
      told(3, '{"date":"5 Sept. 2026","reason":"form","correct":"2026-09-05"}'),
      told(4, '{"date":"26-09-02","reason":"form","correct":"2026-09-02"}'),
      told(5, '{"date":"02-09-26","reason":"form","correct":"2026-09-02"}'),
    ],
  },
  'a post is held to the same': {
    files: {
      'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
      'blog/posts/opening.yaml': post('Apertura', 'Opening', '2025-04-31'),
    },
    problems: ['blog/posts/opening.yaml:3:7 date-impossible {"date":"2025-04-31","reason":"day","last":30}'],
  },
  'a day of every year has no year, and is one of its month': {
    files: {
      'banners.yaml':
        'spring: { text: { es: "Pan", en: "Bread" }, link: { label: { es: "Ver", en: "See" }, page: products }, from: "02-30", until: "2026-06-30" }\n' +
        'winter: { text: { es: "Pan", en: "Bread" }, link: { label: { es: "Ver", en: "See" }, page: products }, from: "12-01", until: "02-29" }\n',
    },
    problems: [
      'banners.yaml:1:110 date-impossible {"date":"02-30","reason":"day","last":29}',
      'banners.yaml:1:126 date-impossible {"date":"2026-06-30","reason":"yearly","correct":"06-30"}',
    ],
  },
  'a day of every year that is written as people say it is told with its form': {
    files: {
      'banners.yaml':
        'spring: { text: { es: "Pan", en: "Bread" }, link: { label: { es: "Ver", en: "See" }, page: products }, from: "1 de julio", until: "24/12" }\n' +
        'winter: { text: { es: "Pan", en: "Bread" }, link: { label: { es: "Ver", en: "See" }, page: products }, from: "24.12.", until: "12-30" }\n',
    },
    problems: [
      'banners.yaml:1:110 date-impossible {"date":"1 de julio","reason":"yearly-form","correct":"07-01"}',
      'banners.yaml:1:131 date-impossible {"date":"24/12","reason":"yearly-form","correct":"12-24"}',
      'banners.yaml:2:110 date-impossible {"date":"24.12.","reason":"yearly-form","correct":"12-24"}',
    ],
  },
};
