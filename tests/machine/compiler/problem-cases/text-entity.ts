import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a character by its name in HTML is told': {
    files: plain('Pan &amp; vino', 'Bread&nbsp;and wine'),
    problems: [
      'warning blocks/text.yaml:3:12 text-entity {"entity":"&amp;","character":"&"}',
      'warning blocks/text.yaml:4:13 text-entity {"entity":"&nbsp;","character":" "}',
    ],
  },
  'an ampersand that is one is right': {
    files: plain('I&D; R&D; B&B &', 'Bread & &butter;'),
    problems: [],
  },
};
