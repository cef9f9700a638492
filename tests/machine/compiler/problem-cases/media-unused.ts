import { png, showing } from '../../../support/pictures';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what nothing shows, links or names in HTML is told': {
    files: {
      ...showing('a.png'),
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - block: logos
          - type: prose
            content:
              es: '<p><img src="/media/c.png" alt="C"> <a href="file:la d (1).png">Ver</a></p>'
              en: '<p><img src="/media/c.png" alt="C"> <a href="file:la d (1).png">See</a></p>'
      `,
      'media/a.png': png(),
      'media/b.png': png(),
      'media/c.png': png(),
      'media/la d (1).png': png(),
      'theme/tokens.css': '.a { background: url("../media/el e.png") }\n',
      'media/el e.png': png(),
    },
    problems: ['warning media/b.png:1:1 media-unused {"path":"b.png"}'],
  },
  'where something is wrong, it may be due to that': {
    files: { ...showing('a.pgn'), 'media/a.png': png() },
    problems: ['blocks/logos.yaml:5:12 media-missing {"path":"a.pgn","suggestion":"a.png"}'],
  },
};
