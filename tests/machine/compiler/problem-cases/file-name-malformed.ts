import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a page whose file has spaces or accents in its name is told': {
    files: { 'pages/Pan de avena.yaml': page('avena') },
    problems: [
      'pages/Pan de avena.yaml:1:1 file-name-malformed {"file":"pages/Pan de avena.yaml","correct":"pages/pan-de-avena.yaml"}',
    ],
  },
  'small letters, numbers and hyphens are right': { files: { 'pages/oat-2.yaml': page('avena') }, problems: [] },
};
