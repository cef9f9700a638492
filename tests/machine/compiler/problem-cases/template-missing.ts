import { blog } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'where posts are listed or linked, a page must show them, which is told at the first place': {
    files: {
      ...blog,
      'pages/story.yaml': null,
      'blocks/invitation.yaml': yaml`
        type: call-to-action
        title: { es: "Pan", en: "Bread" }
        actions:
          - label: { es: "Abrimos", en: "We open" }
            post: opening
      `,
    },
    problems: ['blocks/invitation.yaml:4:5 template-missing {"collection":"posts"}'],
  },
};
