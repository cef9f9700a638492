import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const groups = (es: string, en: string) => ({
  ...facts('group: { type: count, value: 16 }', 'weeks: { type: count, value: 8 }'),
  'blocks/more.yaml':
    'type: hero\ntitle: { es: "Con {{facts.group}} personas por grupo", en: "With {{facts.group}} people per group" }\n',
  ...plain(es, en),
});

export const cases: Cases = {
  'almost as many of what a figure counts with the same words elsewhere is told': {
    files: groups('Somos 18 personas por grupo.', 'We are 18 people per group.'),
    problems: [
      'warning blocks/text.yaml:3:14 fact-unlike {"text":"18","fact":"group","value":16,"suggestion":"{{facts.group}}"}',
    ],
  },
  'as many, far fewer, other words, and a text that says the figure as well are right': {
    files: groups(
      '{{facts.group}} personas por grupo; en verano, 18 personas por grupo; en total, 17 por semana.',
      '{{facts.group}} people per group; in summer, 18 people per group; 17 in all, per week.',
    ),
    problems: [],
  },
  'a slip in a code is told wherever it stands; with more or fewer digits, or two other ones, it is another code': {
    files: {
      ...facts('permit: { type: text, value: "OBRADOR-19" }'),
      ...plain(
        'Permiso OBRADOR-18. Antes, OBRADOR-2019 y OBRADOR-07.',
        'Permit OBRADOR-18. Before, OBRADOR-2019 and OBRADOR-07.',
      ),
    },
    problems: [
      'warning blocks/text.yaml:3:16 fact-unlike {"text":"OBRADOR-18","fact":"permit","value":"OBRADOR-19","suggestion":"{{facts.permit}}","isCode":true}',
    ],
  },
  'another number or code in the midst of the same words is told, however far it is': {
    files: {
      ...facts('least: { type: count, value: 3 }', 'level: { type: text, value: "B2" }'),
      'blocks/more.yaml':
        'type: hero\ntitle: { es: "Un permiso de la clase {{facts.least}} y superar la prueba", en: "A permit of class {{facts.least}} and a test to pass" }\nintro: { es: "Se pide francés de nivel {{facts.level}} o superior para entrar.", en: "French at level {{facts.level}} or higher is required." }\n',
      ...plain(
        'Tener un permiso de la clase 1 y superar la prueba. Se pide francés de nivel B1 o superior.',
        'Have a permit of class 1 and a test to pass. French at level B1 or higher.',
      ),
    },
    problems: [
      'warning blocks/text.yaml:3:37 fact-unlike {"text":"1","fact":"least","value":3,"suggestion":"{{facts.least}}"}',
      'warning blocks/text.yaml:3:85 fact-unlike {"text":"B1","fact":"level","value":"B2","suggestion":"{{facts.level}}"}',
    ],
  },
  'fewer of the same words, and none of them on one side, tell nothing': {
    files: {
      ...facts('least: { type: count, value: 3 }'),
      'blocks/more.yaml':
        'type: hero\ntitle: { es: "Un permiso de la clase {{facts.least}} y superar la prueba", en: "A permit of class {{facts.least}} and a test to pass" }\n',
      ...plain(
        'Los pilotos tienen un permiso de la clase 1. Es otro: de la clase 1 y de la 2.',
        'Pilots have a permit of class 1. It is another one: of class 1 or 2.',
      ),
    },
    problems: [],
  },
  'so many months of something else are right': {
    files: {
      ...groups('Son 7 semanas de curso intensivo.', 'It takes 7 weeks of practical work.'),
      'blocks/weeks.yaml':
        'type: hero\ntitle: { es: "Con {{facts.weeks}} semanas de curso normal", en: "With {{facts.weeks}} weeks of practical training" }\n',
    },
    problems: [],
  },
  'what two figures count tells nothing': {
    files: {
      ...groups('Somos 18 personas por grupo.', 'We are 18 people per group.'),
      'blocks/other.yaml':
        'type: hero\ntitle: { es: "Con {{facts.weeks}} personas por grupo", en: "With {{facts.weeks}} people per group" }\n',
    },
    problems: [],
  },
  'as many, and far fewer or more, are right': {
    files: groups(
      'Hay 16 personas por grupo; en la cata, 6 personas por grupo, y en la fiesta, 20 personas por grupo.',
      'There are 16; at the tasting, 6, and at the party, 20.',
    ),
    problems: [],
  },
};
