import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const using = (es: string, en: string) => ({
  ...facts('share: { type: percentage, value: 60 }', 'loaves: { type: count, value: 60 }'),
  'blocks/facts.yaml':
    'type: hero\ntitle: { es: "{{facts.share}} {{facts.loaves}}", en: "{{facts.share}} {{facts.loaves}}" }\n',
  ...plain(es, en),
});

export const cases: Cases = {
  'a share without its sign is told in a sentence': {
    files: using('Vendemos un {{facts.share}} de todo el pan.', 'We sell {{facts.share}} of all our bread.'),
    problems: [
      'warning blocks/text.yaml:3:20 percent-missing {"fact":"share","correct":"{{facts.share}} %"}',
      'warning blocks/text.yaml:4:16 percent-missing {"fact":"share","correct":"{{facts.share}}%"}',
    ],
  },
  'with the sign, in words, as an end of a range, alone in a cell, and of what is counted': {
    files: using(
      'Un {{facts.share}} % del pan, un {{facts.share}} por ciento y {{facts.loaves}} de todos, {{facts.share}} de cada 100 clientes',
      'From {{facts.share}} to 70% of the bread, {{facts.share}} percent, {{facts.loaves}} of them all',
    ),
    problems: [],
  },
};
