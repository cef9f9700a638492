import { inSpanishAlone } from '../../../support/one-language';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const list = (...titles: readonly string[]) => ({
  'blocks/loaves.yaml': `type: features\nitems:\n${titles.map((title) => `  - { title: ${title}, text: ${title} }\n`).join('')}`,
});
const loaves = Array.from({ length: 20 }, (_none, index) => `"Pan número ${index}"`);

export const cases: Cases = {
  'a text that begins in small letters is told where its translation begins with a capital': {
    files: plain('pan de centeno para hoy', 'Rye bread for today'),
    problems: [
      'warning blocks/text.yaml:3:8 text-beginning-other {"key":"title","word":"pan","correct":"Pan","language":"en"}',
    ],
  },
  'so is a paragraph or a heading': {
    files: prose(
      '<h2>El pan</h2><p>lo hacemos a mano.</p><p>Cada <b>mañana</b>.</p>',
      '<h2>our bread</h2><p>We make it by hand.</p><p>Each <b>morning</b>.</p>',
    ),
    problems: [
      'warning blocks/text.yaml:3:26 text-beginning-other {"key":"content","word":"lo","correct":"Lo","language":"en"}',
      'warning blocks/text.yaml:4:12 text-beginning-other {"key":"content","word":"our","correct":"Our","language":"es"}',
    ],
  },
  'a translation may begin with a name, a day, an acronym or a figure; a brand may be written small, and a few words may be in every language':
    {
      files: list(
        '{ es: "pan en Écija", en: "Écija and its bread" }',
        '{ es: "de lunes a viernes", en: "Mon to Fri" }',
        '{ es: "cursos de pan", en: "BREAD courses" }',
        '{ es: "desde 3 panes", en: "3 loaves and more" }',
        '{ es: "ebay y nuestro pan", en: "On ebay, and our bread" }',
        '{ es: "iPan", en: "Our iPan" }',
        '{ es: "de trigo", en: "of wheat" }',
      ),
      problems: [],
    },
  'those that begin so as a rule are meant so': {
    files: list(
      '{ es: "de trigo", en: "With wheat" }',
      '{ es: "de centeno", en: "With rye" }',
      '{ es: "Hogaza", en: "Loaf" }',
    ),
    problems: [],
  },
  'in a site of one language it is told where all others begin with a capital': {
    files: inSpanishAlone(list(...loaves, '"pan de masa madre"')),
    problems: [
      'warning blocks/loaves.yaml:23:15 text-beginning-other {"key":"title","word":"pan","correct":"Pan"}',
      'warning blocks/loaves.yaml:23:42 text-beginning-other {"key":"text","word":"pan","correct":"Pan"}',
    ],
  },
  'where some do not, or there are few, nothing is told': {
    files: inSpanishAlone(list(...loaves.slice(8), '"pan de masa madre"', '"de trigo"')),
    problems: [],
  },
};
