import { basicText } from '../../../support/compile-site';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const british = (text: string) => ({
  ...plain('El horno del centro', text),
  ...Object.fromEntries(
    ['colour', 'flavour', 'centre', 'favourite'].map((word) => [
      `blocks/${word}.yaml`,
      `type: hero\ntitle: { es: "Pan de ${word.length}", en: "Bread with a ${word}" }\n`,
    ]),
  ),
});

export const cases: Cases = {
  'a word as it is written on the other side of the Atlantic is told': {
    files: british('The oven in the center'),
    problems: [
      'warning blocks/text.yaml:4:24 text-spelling-other {"word":"center","correct":"centre","is":"american"}',
    ],
  },
  'so is an American one on a site in British English that has no such words yet, but no program of a computer': {
    files: {
      ...plain('El horno y un programa', 'The oven in the center, and a program'),
      'settings.yaml': basicText('settings.yaml').replace('en-US', 'en-GB'),
    },
    problems: [
      'warning blocks/text.yaml:4:24 text-spelling-other {"word":"center","correct":"centre","is":"american"}',
    ],
  },
  'where the site says nothing of Britain, neither is told': {
    files: plain('El horno y un programa', 'The oven in the center, and a program'),
    problems: [],
  },
  'a name, an address, and a site that has both are right': {
    files: british('Behind Center Street: see color.example, or write to color@trigal.example'),
    problems: [],
  },
  'so is a word of courses or of travels': {
    files: british('Learn a maneuver'),
    problems: [
      'warning blocks/text.yaml:4:16 text-spelling-other {"word":"maneuver","correct":"manoeuvre","is":"american"}',
    ],
  },
};
