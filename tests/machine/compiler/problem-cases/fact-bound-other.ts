import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const group = facts('group: { type: count, value: 16 }', 'hours: { type: hours, value: 350 }');

/** Three texts that say how many there are in a group, and one more. */
const groups = (es: string, en: string) => ({
  ...group,
  'blocks/one.yaml':
    'type: hero\ntitle: { es: "Somos como máximo {{facts.group}}", en: "At most {{facts.group}} of us" }\n',
  'blocks/two.yaml':
    'type: hero\ntitle: { es: "Con {{facts.group}} por mesa, como máximo", en: "{{facts.group}} to a table, at most" }\n',
  'blocks/three.yaml':
    'type: hero\ntitle: { es: "Más de {{facts.hours}} horas", en: "More than {{facts.hours}} hours" }\n',
  'blocks/four.yaml':
    'type: hero\ntitle: { es: "Son más de {{facts.hours}} horas", en: "It takes more than {{facts.hours}} hours" }\n',
  ...plain(es, en),
});

export const cases: Cases = {
  'the least of what all others call the most is told, in front of the figure': {
    files: groups('Al menos {{facts.group}} personas.', 'At least {{facts.group}} people.'),
    problems: [
      'warning blocks/text.yaml:3:8 fact-bound-other {"text":"Al menos","fact":"group","correct":["Como máximo","At most"],"count":2}',
    ],
  },
  'and behind what is counted': {
    files: groups('Hay {{facts.group}} sillas por mesa como mínimo.', 'Up to {{facts.group}} chairs.'),
    problems: [
      'warning blocks/text.yaml:3:44 fact-bound-other {"text":"como mínimo","fact":"group","correct":["como máximo"],"count":2}',
    ],
  },
  'the least of a fact that is the most by its name, or that is counted beside its least, is told': {
    files: {
      ...facts(
        ...['points-minimum: { type: count, value: 25 }', 'points-maximum: { type: count, value: 50 }'],
        ...['test-questions: { type: count, value: 20 }', 'test-minimum: { type: count, value: 10 }'],
      ),
      'blocks/points.yaml':
        'type: hero\ntitle: { es: "Mínimo {{facts.points-maximum}} de {{facts.points-minimum}}", en: "At most {{facts.points-maximum}} points" }\n',
      ...plain(
        'Son {{facts.test-minimum}} preguntas, mínimo {{facts.test-questions}}.',
        'Of {{facts.test-questions}} questions, at least {{facts.test-minimum}}.',
      ),
    },
    problems: [
      'warning blocks/points.yaml:2:15 fact-bound-other {"text":"Mínimo","fact":"points-maximum","named":"points-minimum"}',
      'warning blocks/text.yaml:3:46 fact-bound-other {"text":"mínimo","fact":"test-questions","named":"test-minimum"}',
    ],
  },
  'fewer of what is more elsewhere is told': {
    files: groups('Son menos de {{facts.hours}} horas.', 'It is less than {{facts.hours}} hours.'),
    problems: [
      'warning blocks/text.yaml:3:12 fact-bound-other {"text":"menos de","fact":"hours","correct":["más de","more than"],"count":2}',
    ],
  },
  'a sign says it as well': {
    files: groups('<{{facts.hours}}', 'More than {{facts.hours}} hours'),
    problems: [
      'warning blocks/text.yaml:3:8 fact-bound-other {"text":"<","fact":"hours","correct":["más de"],"count":2}',
    ],
  },
  'what is denied, what both are said of, and another figure are right': {
    files: groups(
      'No menos de {{facts.hours}}; máximo {{facts.group}}. En agosto, un mínimo de 4.',
      'No less than {{facts.hours}}; maximum {{facts.group}}. In August, at least 4.',
    ),
    problems: [],
  },
  'one other text alone is no custom': {
    files: {
      ...group,
      'blocks/one.yaml': 'type: hero\ntitle: { es: "Como máximo {{facts.group}}", en: "At most {{facts.group}}" }\n',
      ...plain('Al menos {{facts.group}} personas.', 'At least {{facts.group}} people.'),
    },
    problems: [],
  },
};
