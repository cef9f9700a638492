import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a page that the site cannot do without is always shown': {
    files: {
      'pages/not-found.yaml': yaml`
        role: not-found
        path: { es: "/no-existe", en: "/not-there" }
        publish: 2026-02-01
        title: { es: "No existe", en: "Not there" }
        description: { es: "No hay tal página.", en: "There is no such page." }
        sections:
          - { type: hero, title: { es: "No existe", en: "Not there" } }
      `,
    },
    problems: ['pages/not-found.yaml:3:10 role-unpublished {"role":"not-found"}'],
  },
};
