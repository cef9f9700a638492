import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a name that no sign has is told': {
    files: prose('<p>3&nbps;kg &amp; 2&nbsp;kg</p>'),
    problems: ['warning blocks/text.yaml:3:12 html-entity-unknown {"entity":"&nbps;","correct":"&nbsp;"}'],
  },
  'in a plain text there are none': { files: plain('Pan & miel; queso &vino;'), problems: [] },
};
