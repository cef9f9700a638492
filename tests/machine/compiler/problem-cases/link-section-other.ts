import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

/** A page with a link to one of its sections. */
const linking = (label: string, anchor: string) => ({
  'pages/courses.yaml': `${page('cursos', { sections: `{ type: call-to-action, title: { es: "Elige", en: "Choose" }, actions: [{ label: ${label}, anchor: ${anchor} }] }` }).trimEnd()}
  - { type: prose, id: syllabus, title: { es: "El temario", en: "What you learn" }, content: { es: "<p>Pan.</p>", en: "<p>Bread.</p>" } }
  - { type: prose, id: prices, title: { es: "Lo que cuesta", en: "What it costs" }, content: { es: "<p>Diez.</p>", en: "<p>Ten.</p>" } }
`,
});

export const cases: Cases = {
  'a link that is called as another section of the page is told, in whatever language': {
    files: linking('{ es: "Ver el temario", en: "See all of it" }', 'prices'),
    problems: [
      'warning pages/courses.yaml:6:141 link-section-other {"text":"Ver el temario","correct":"syllabus","anchor":"prices"}',
    ],
  },
  'by the name by which links lead to it, too': {
    files: linking('{ es: "Ver todo", en: "See the syllabus" }', 'prices'),
    problems: [
      'warning pages/courses.yaml:6:138 link-section-other {"text":"See the syllabus","correct":"syllabus","anchor":"prices"}',
    ],
  },
  'one that says what to do with it may lead to where that is done': {
    files: linking('{ es: "Pide el temario", en: "Ask for the syllabus" }', 'prices'),
    problems: [],
  },
  'one that names its own section, and one that names none, are right': {
    files: linking('{ es: "Lo que cuesta el temario", en: "See more of it" }', 'prices'),
    problems: [],
  },
};
