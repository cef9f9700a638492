import { course } from '../../../support/course';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const page = (id: string, es: string, en: string) => ({
  [`pages/${id}.yaml`]: yaml`
    path: { es: "/${id}", en: "/classes/${id}" }
    title: { es: "Taller de ${es}", en: "${en} liveContent" }
    description: { es: "Lo que se aprende de ${es}.", en: "What is learnt of ${en}." }
    parent: products
    sections:
      - { type: hero, title: { es: "Taller de ${es}", en: "${en} liveContent" } }
  `,
});

const rye = course
  .replace('KNEAD', 'RYE')
  .replace('"Amasado"', '"Centeno"')
  .replace('"Kneading"', '"Rye"')
  .replace('Con las manos', 'De centeno')
  .replace('By hand', 'Of rye');

const courses = (page: string) => ({
  'catalogue/courses/knead.yaml': `${course}page: knead\n`,
  'catalogue/courses/rye.yaml': `${rye}page: ${page}\n`,
});
const pages = { ...page('knead', 'amasado', 'Kneading'), ...page('rye', 'centeno', 'Rye') };

export const cases: Cases = {
  'an entry that leads to the page of another one, while one is called as it is, is told': {
    files: { ...pages, ...courses('knead') },
    problems: ['warning catalogue/courses/rye.yaml:6:7 page-of-other {"page":"knead","entry":"rye"}'],
  },
  'so is one that leads to the page of another one, which is called otherwise': {
    files: {
      ...pages,
      ...page('dough', 'masas', 'Doughs'),
      'catalogue/courses/knead.yaml': `${course}page: dough\n`,
      'catalogue/courses/stir.yaml': `${course.replace('KNEAD', 'STIR').replace('"Amasado"', '"Masas"').replace('"Kneading"', '"Doughs"').replace('Con las manos', 'Con cuchara').replace('By hand', 'With a spoon')}page: dough\n`,
      'catalogue/courses/rye.yaml': `${rye}page: dough\n`,
    },
    problems: [
      'warning catalogue/courses/knead.yaml:6:7 page-of-other {"page":"dough","entry":"knead"}',
      'warning catalogue/courses/rye.yaml:6:7 page-of-other {"page":"dough","entry":"rye"}',
    ],
  },
  'its own page, and one that is nobody’s, are right': {
    files: { ...pages, ...courses('products') },
    problems: [],
  },
  'an entry without a page of its name may share one': {
    files: { ...page('knead', 'amasado', 'Kneading'), ...courses('knead') },
    problems: [],
  },
  'so is one that leads nowhere, while a page is called as it is': {
    files: {
      ...pages,
      ...courses('rye'),
      'catalogue/courses/rye.yaml': rye,
    },
    problems: ['warning catalogue/courses/rye.yaml:1:1 page-of-other {"entry":"rye"}'],
  },
  'where the key of its page is mistyped, that is told alone': {
    files: { ...pages, ...courses('rye'), 'catalogue/courses/rye.yaml': `${rye}pages: rye\n` },
    problems: ['catalogue/courses/rye.yaml:6:1 key-unknown {"key":"pages","suggestion":"page"}'],
  },
  'a tag that is called as a page leads nowhere, where no other one leads anywhere': {
    files: { 'blog/tags.yaml': 'products: { label: { es: "Panes", en: "Loaves" } }\n' },
    problems: [],
  },
};
