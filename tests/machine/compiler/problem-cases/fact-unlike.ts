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
