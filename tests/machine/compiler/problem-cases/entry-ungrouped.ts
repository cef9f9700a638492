import { course, courseTemplate } from '../../../support/course';
import type { Cases } from '../problem-case';

const COURSES = ['baking', 'kneading', 'proving', 'shaping', 'tasting'];

const courses = Object.fromEntries(
  COURSES.map((name) => [
    `catalogue/courses/${name}.yaml`,
    course
      .replace('KNEAD', name.slice(0, 5).toUpperCase())
      .replace('Amasado', `Curso ${name}`)
      .replace('Kneading', `Class ${name}`),
  ]),
);

const categories = (names: readonly string[]) => ({
  'catalogue/categories.yaml': [
    'first:',
    '  icon: award',
    '  title: { es: "Primeros", en: "First" }',
    '  label: { es: "Primeros", en: "First" }',
    '  description: { es: "Para empezar.", en: "To begin with." }',
    `  courses: [${names.join(', ')}]`,
    '',
  ].join('\n'),
  'pages/class.yaml': courseTemplate('{{entry.title}}'),
});

export const cases: Cases = {
  'the only one that is in no group is told': {
    files: { ...courses, ...categories(COURSES.slice(0, -1)) },
    problems: [
      'warning catalogue/courses/tasting.yaml:1:1 entry-ungrouped {"id":"tasting","collection":"courses","groups":"categories"}',
    ],
  },
  'of more than one, nobody knows whether they are to be in any': {
    files: { ...courses, ...categories(COURSES.slice(0, -2)) },
    problems: [],
  },
  'one that a section shows by itself has a place of its own': {
    files: {
      ...courses,
      ...categories(COURSES.slice(0, -1)),
      'blocks/tasting.yaml': 'type: course-strips\ntitle: { es: "Catas", en: "Tastings" }\ncourses: [tasting]\n',
    },
    problems: [],
  },
};
