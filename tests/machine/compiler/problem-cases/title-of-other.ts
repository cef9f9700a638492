import { course } from '../../../support/course';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const page = (id: string, es: string, en: string) => ({
  [`pages/${id}.yaml`]: yaml`
    path: { es: "/${id}", en: "/classes/${id}" }
    title: { es: "Todo sobre ${es}", en: "All about ${en}" }
    description: { es: "Lo que se aprende en ${es}.", en: "What is learnt in ${en}." }
    parent: products
    sections:
      - { type: hero, title: { es: "Así es ${es}", en: "Come to ${en}" } }
  `,
});

const described = (id: string, es: string, en: string, ...[inSpanish, inEnglish]: readonly [string, string]) =>
  Object.fromEntries(
    Object.entries(page(id, es, en)).map(([path, text]) => [
      path,
      text.replace(/^description: .*$/m, `description: { es: "${inSpanish}", en: "${inEnglish}" }`),
    ]),
  );

const withSections = (files: Record<string, string>, ...titles: readonly string[]) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      text + titles.map((title) => `  - { type: hero, title: ${title} }\n`).join(''),
    ]),
  );

const level = (number: number, es: string, en: string) => ({
  [`catalogue/courses/level-${number}.yaml`]: `${course
    .replace('KNEAD', `LEVEL${number}`)
    .replace('"Amasado"', `"Nivel ${number}: ${es}"`)
    .replace('"Kneading"', `"Level ${number}: ${en}"`)
    .replace('Con las manos', `Con ${es}`)
    .replace('By hand', `With ${en}`)}page: level-${number}\n`,
});

const courses = { ...level(1, 'centeno', 'rye'), ...level(2, 'avena', 'oats') };

export const cases: Cases = {
  'a page that is called as what another page is about is told': {
    files: {
      ...courses,
      ...page('level-1', 'el nivel 2', 'level 1'),
      ...page('level-2', 'el nivel 2', 'level 2'),
    },
    problems: [
      'warning pages/level-1.yaml:2:14 title-of-other {"text":"Todo sobre el nivel 2","page":"level-1","other":"level-2"}',
      'warning pages/level-1.yaml:6:32 title-of-other {"text":"Así es el nivel 2","page":"level-1","other":"level-2"}',
    ],
  },
  'so is one whose description begins with it': {
    files: {
      ...courses,
      ...described('level-1', 'el nivel 1', 'level 1', 'Nivel 2, con centeno.', 'Rye, and how it is baked.'),
      ...described('level-2', 'el nivel 2', 'level 2', 'Con avena. Viene tras el nivel 1.', 'Oats, after Level 1.'),
    },
    problems: [
      'warning pages/level-1.yaml:3:20 title-of-other {"text":"Nivel 2, con centeno.","page":"level-1","other":"level-2"}',
    ],
  },
  'its own name, both names, and other words are right': {
    files: {
      ...courses,
      ...page('level-1', 'el nivel 1', 'rye'),
      ...page('level-2', 'los niveles', 'level 1, and then level 2'),
    },
    problems: [],
  },
  'the title of a section that is taken word for word from the page that it names is told': {
    files: {
      ...courses,
      ...withSections(
        page('level-1', 'el nivel 1', 'level 1'),
        '{ es: "Pregunta por el nivel 2", en: "Ask about level 1" }',
      ),
      ...withSections(
        page('level-2', 'el nivel 2', 'level 2'),
        '{ es: "Pregunta por el nivel 2", en: "Ask about level 2" }',
      ),
    },
    problems: [
      'warning pages/level-1.yaml:7:32 title-of-other {"text":"Pregunta por el nivel 2","page":"level-1","other":"level-2"}',
    ],
  },
  'a section may say in words of its own what comes next': {
    files: {
      ...courses,
      ...withSections(page('level-1', 'el nivel 1', 'level 1'), '{ es: "Y después, el nivel 2", en: "Then level 2" }'),
      ...withSections(
        page('level-2', 'el nivel 2', 'level 2'),
        '{ es: "Pregunta por el nivel 2", en: "Ask about level 2" }',
        '{ es: "Antes, el nivel 1", en: "Before it, level 1" }',
      ),
    },
    problems: [],
  },
};
