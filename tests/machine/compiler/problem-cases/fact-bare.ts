import { basicText } from '../../../support/compile-site';
import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const money = 'rye: { type: money, value: 5 }';
const more = ['spelt: { type: money, value: 6 }', 'bun: { type: money, value: 2 }'];
const using = (es: string, en: string) => ({
  ...facts(money, ...more, 'hours-open: { type: hours, value: 9 }'),
  'blocks/facts.yaml': 'type: hero\ntitle: { es: "{{facts.hours-open}}", en: "{{facts.hours-open}}" }\n',
  'settings.yaml': `${basicText('settings.yaml').replace(/^currency: .*\n/m, '')}currency: EUR\n`,
  ...plain(es, en),
});

export const cases: Cases = {
  'an amount without its currency is told, with how the language writes it': {
    files: using('El pan cuesta {{facts.rye}}.', 'A loaf is {{facts.rye}}.'),
    problems: [
      'warning blocks/text.yaml:3:22 fact-bare {"token":"{{facts.rye}}","correct":"{{facts.rye}} €"}',
      'warning blocks/text.yaml:4:18 fact-bare {"token":"{{facts.rye}}","correct":"€{{facts.rye}}"}',
    ],
  },
  'one of several amounts that has lost its sign is told': {
    files: using(
      'El pan, {{facts.rye}} la pieza; el otro, {{facts.spelt}} €, y el bollo, {{facts.bun}} €.',
      'A loaf {{facts.rye}}, the other €{{facts.spelt}} and a bun €{{facts.bun}}.',
    ),
    problems: [
      'warning blocks/text.yaml:3:16 fact-bare {"token":"{{facts.rye}}","correct":"{{facts.rye}} €"}',
      'warning blocks/text.yaml:4:15 fact-bare {"token":"{{facts.rye}}","correct":"€{{facts.rye}}"}',
    ],
  },
  'two amounts may share a sign': {
    files: using('El pan, de {{facts.rye}} a {{facts.spelt}} €.', 'A loaf is €{{facts.rye}}–{{facts.spelt}}.'),
    problems: [],
  },
  'a currency may stand anywhere, as a sign, as a code or in words': {
    files: using('En euros: {{facts.rye}} el pan. Y {{facts.rye}} el bollo.', 'A loaf is {{facts.rye}} EUR.'),
    problems: [],
  },
  'and by the name that prices have in it': {
    files: {
      ...using('El pan cuesta {{facts.rye}}元.', 'A loaf is {{facts.rye}}元.'),
      'settings.yaml': `${basicText('settings.yaml').replace(/^currency: .*\n/m, '')}currency: CNY\n`,
    },
    problems: [],
  },
  'and without the country and the ending that lists give it': {
    files: {
      ...using('El pan cuesta {{facts.rye}}엔부터.', 'A loaf is {{facts.rye}}엔.'),
      'settings.yaml': `${basicText('settings.yaml').replace(/^currency: .*\n/m, '')}currency: JPY\n`,
    },
    problems: [],
  },
  'and shortened as people do who pay with it': {
    files: {
      ...using('El pan cuesta {{facts.rye}} DH.', 'A loaf is {{facts.rye}} Dhs.'),
      'settings.yaml': `${basicText('settings.yaml').replace(/^currency: .*\n/m, '')}currency: MAD\n`,
    },
    problems: [],
  },
  'and in other letters': {
    files: {
      ...using('El pan cuesta {{facts.rye}} зл.', 'A loaf is {{facts.rye}} зл.'),
      'settings.yaml': `${basicText('settings.yaml').replace(/^currency: .*\n/m, '')}currency: PLN\n`,
    },
    problems: [],
  },
  'and as it is written in its own country': {
    files: {
      ...using('El pan cuesta S/ {{facts.rye}}.', 'A loaf is PEN {{facts.rye}}.'),
      'settings.yaml': `${basicText('settings.yaml').replace(/^currency: .*\n/m, '')}currency: PEN\n`,
    },
    problems: [],
  },
};
