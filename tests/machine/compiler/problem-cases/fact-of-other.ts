import { basicText } from '../../../support/compile-site';
import { course } from '../../../support/course';
import { facts } from '../../../support/facts';
import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const courses = (hours: string) => ({
  ...facts('knead-hours: { value: 6 }', 'rye-hours: { value: 8 }'),
  'catalogue/courses/knead.yaml': `${course}hours: { es: "{{facts.knead-hours}} h", en: "{{facts.knead-hours}} h" }\n`,
  'catalogue/courses/rye.yaml': `${course.replace('KNEAD', 'RYE').replace('"Amasado"', '"Centeno"').replace('"Kneading"', '"Rye"').replace('Con las manos', 'De centeno').replace('By hand', 'Of rye')}hours: { es: "${hours}", en: "${hours}" }\n`,
});

const faq = (es: string, en: string) => ({
  ...courses('{{facts.rye-hours}} h'),
  'faqs/rye.yaml': `items:\n  - question: { es: "¿Cuánto dura?", en: "How long is it?" }\n    answer: { es: "${es}", en: "${en}" }\n`,
});

/** Loaves, with what each of them costs. */
const loaves = (rye: string, spelt: string) =>
  `type: features\ntitle: { es: "Panes", en: "Loaves" }\nitems:\n${[
    ['Rye', rye],
    ['Spelt', spelt],
  ]
    .map(
      ([name, text]) =>
        `  - { icon: clock, title: { es: "${name}", en: "${name}" }, text: { es: "${text}", en: "${text}" } }\n`,
    )
    .join('')}`;

export const cases: Cases = {
  'a course that names the hours of the one from which it was copied': {
    files: courses('{{facts.knead-hours}} h'),
    problems: [
      'warning catalogue/courses/rye.yaml:6:23 fact-of-other {"fact":"knead-hours","other":"knead","correct":"rye-hours"}',
    ],
  },
  'questions about a course that are answered with the hours of another one': {
    files: faq(
      '<p>Son {{facts.knead-hours}} horas.</p>',
      '<p>It takes {{facts.rye-hours}} hours, not {{facts.knead-hours}}.</p>',
    ),
    problems: ['warning faqs/rye.yaml:3:35 fact-of-other {"fact":"knead-hours","other":"knead","correct":"rye-hours"}'],
  },
  'the other course may be named, and may be held against it': {
    files: faq(
      '<p>Son dos más que las {{facts.knead-hours}} horas de amasado.</p>',
      '<p>Two more than the {{facts.knead-hours}} hours of kneading.</p>',
    ),
    problems: [],
  },
  'a row of a table and a point of a list that begin with whom they are about': {
    files: {
      ...courses('{{facts.rye-hours}} h'),
      ...prose(
        '<table><tbody><tr><th>Centeno</th><td>{{facts.knead-hours}} h</td></tr><tr><th>Amasado</th><td>{{facts.knead-hours}} h</td></tr></tbody></table><ul><li>Centeno: {{facts.rye-hours}} h</li></ul><p>Después del centeno, {{facts.knead-hours}} h más.</p>',
      ),
    },
    problems: [
      'warning blocks/text.yaml:3:54 fact-of-other {"fact":"knead-hours","other":"knead","correct":"rye-hours"}',
    ],
  },
  'an item of a list that says the figure which is called as another one of them': {
    files: {
      'facts.yaml': `${basicText('facts.yaml')}rye: { type: count, value: 4 }\nspelt: { type: count, value: 5 }\nspelt-half: { type: count, value: 3 }\n`,
      'blocks/loaves.yaml': loaves('{{facts.spelt}}', '{{facts.spelt}}, {{facts.spelt-half}}'),
    },
    problems: ['warning blocks/loaves.yaml:4:74 fact-of-other {"fact":"spelt","other":"Spelt","correct":"rye"}'],
  },
  'beside its own it may say another, and what is called as none of them belongs to nobody': {
    files: {
      'facts.yaml': `${basicText('facts.yaml')}rye: { type: count, value: 4 }\nspelt: { type: count, value: 5 }\ndelivery: { type: count, value: 2 }\n`,
      'blocks/loaves.yaml': loaves(
        '{{facts.rye}}, {{facts.spelt}}',
        '{{facts.spelt}}, {{facts.delivery}}, {{facts.rye}}',
      ),
    },
    problems: [],
  },
  'its own, and those of nobody, are right': { files: courses('{{facts.rye-hours}} h'), problems: [] },
};
