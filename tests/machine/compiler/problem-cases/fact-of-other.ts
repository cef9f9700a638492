import { course } from '../../../support/course';
import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

const courses = (hours: string) => ({
  ...facts('knead-hours: { value: 6 }', 'rye-hours: { value: 8 }'),
  'catalogue/courses/knead.yaml': `${course}hours: { es: "{{facts.knead-hours}} h", en: "{{facts.knead-hours}} h" }\n`,
  'catalogue/courses/rye.yaml': `${course.replace('KNEAD', 'RYE').replace('"Amasado"', '"Centeno"').replace('"Kneading"', '"Rye"').replace('Con las manos', 'De centeno').replace('By hand', 'Of rye')}hours: { es: "${hours}", en: "${hours}" }\n`,
});

export const cases: Cases = {
  'a course that names the hours of the one from which it was copied': {
    files: courses('{{facts.knead-hours}} h'),
    problems: [
      'warning catalogue/courses/rye.yaml:6:23 fact-of-other {"fact":"knead-hours","other":"knead","correct":"rye-hours"}',
      'warning catalogue/courses/rye.yaml:6:54 fact-of-other {"fact":"knead-hours","other":"knead","correct":"rye-hours"}',
    ],
  },
  'its own, and those of nobody, are right': { files: courses('{{facts.rye-hours}} h'), problems: [] },
};
