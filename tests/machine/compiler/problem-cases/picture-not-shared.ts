import { page } from '../../../support/page';
import { png } from '../../../support/pictures';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a site of drawings alone has none': { files: { 'pages/oat.yaml': page('avena') }, problems: [] },
  'a drawing of lines for social networks where it has a picture for them, is told': {
    files: {
      'media/share.png': png(1200, 630),
      'pages/oat.yaml': page('avena', { head: 'share: { image: { src: loaf.svg, decorative: true } }' }),
    },
    problems: [
      'warning pages/oat.yaml:4:24 picture-not-shared {"path":"loaf.svg","suggestion":"share.png"}',
      'warning settings.yaml:10:8 picture-not-shared {"path":"loaf.svg","suggestion":"share.png"}',
    ],
  },
};
