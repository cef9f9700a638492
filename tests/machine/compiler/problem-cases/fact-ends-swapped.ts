import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const using = (es: string, en: string) => ({
  ...facts('weeks-from: { type: count, value: 3 }', 'weeks-to: { type: count, value: 5 }'),
  ...plain(es, en),
});

export const cases: Cases = {
  'what is said to go from its end to its beginning is told': {
    files: using(
      'Entre {{facts.weeks-to}} y {{facts.weeks-from}} semanas',
      '{{facts.weeks-to}} weeks to {{facts.weeks-from}} weeks',
    ),
    problems: [
      'warning blocks/text.yaml:3:14 fact-ends-swapped {"text":"{{facts.weeks-to}} y {{facts.weeks-from}}","correct":"{{facts.weeks-from}} y {{facts.weeks-to}}"}',
    ],
  },
  'in order, and where each is said by itself': {
    files: using(
      'De {{facts.weeks-from}} a {{facts.weeks-to}}: hasta {{facts.weeks-to}}, y como poco {{facts.weeks-from}}',
      '{{facts.weeks-from}}–{{facts.weeks-to}}: {{facts.weeks-to}} at most, {{facts.weeks-from}} at least',
    ),
    problems: [],
  },
};
