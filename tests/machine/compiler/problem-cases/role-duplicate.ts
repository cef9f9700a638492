import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a second page of the same role is reported at its role': {
    files: {
      'pages/other.yaml': yaml`
        role: home
        path: { es: "/otra", en: "/other" }
        title: { es: "Otra", en: "Other" }
        description: { es: "Otra.", en: "Other." }
        sections: [{ type: hero, title: { es: "Otra", en: "Other" } }]
      `,
    },
    problems: ['pages/other.yaml:1:7 role-duplicate {"role":"home","other":"pages/home.yaml"}'],
  },
  'it is not the page with the section for it': {
    files: {
      'pages/lost.yaml': yaml`
        role: not-found
        path: { es: "/perdida", en: "/astray" }
        title: { es: "Perdida", en: "Astray" }
        description: { es: "Otra.", en: "Other." }
        sections: [{ type: hero, title: { es: "Perdida", en: "Astray" } }]
      `,
    },
    problems: ['pages/lost.yaml:1:7 role-duplicate {"role":"not-found","other":"pages/not-found.yaml"}'],
  },
};
