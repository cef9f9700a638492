import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const facts = {
  'facts.yaml':
    'registration: { value: "P-204" }\nloaves-a-year: { value: 52000 }\nrye-price: { type: money, value: 4 }\n',
};
const text = (es: string, en: string) => ({ ...facts, ...plain(es, en) });

export const cases: Cases = {
  'another sign than that of the currency is told beside an amount of the facts': {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a sign of money before a fact
    files: text('Cuesta {{facts.rye-price}} $', 'It costs ${{facts.rye-price}}'),
    problems: [
      'warning blocks/text.yaml:3:35 currency-other {"sign":"$","correct":"€","fact":"rye-price"}',
      'warning blocks/text.yaml:4:17 currency-other {"sign":"$","correct":"€","fact":"rye-price"}',
    ],
  },
  'so is the code of another, but not what is none': {
    files: text('CHF {{facts.rye-price}} (IVA {{facts.loaves-a-year}})', 'EUR {{facts.rye-price}}'),
    problems: ['warning blocks/text.yaml:3:8 currency-other {"sign":"CHF","correct":"EUR","fact":"rye-price"}'],
  },
  'nor a word in capitals that is one by chance': {
    files: text('TOP {{facts.rye-price}} €', 'ALL {{facts.rye-price}} EUR'),
    problems: [],
  },
  'its own sign is right, and so is any beside what is no money': {
    files: text(
      'Cuesta {{facts.rye-price}} € y salen {{facts.loaves-a-year}} $',
      'It costs €{{facts.rye-price}} and {{facts.loaves-a-year}} $',
    ),
    problems: [],
  },
  'an amount that is said in another currency beside its own is right, and so is one that is called by it': {
    files: {
      ...text(
        'Cuesta {{facts.rye-price}} € ({{facts.rye-abroad}} $), o sea {{facts.rye-usd}} $',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: a sign of money before a fact
        'It costs €{{facts.rye-price}} / ${{facts.rye-abroad}}, or ${{facts.rye-usd}}',
      ),
      'facts.yaml': `${facts['facts.yaml']}rye-abroad: { type: money, value: 5 }\nrye-usd: { type: money, value: 5 }\n`,
    },
    problems: [],
  },
  'the same amount in two currencies, and one that is called by a third, are told': {
    files: {
      ...text('Cuesta {{facts.rye-price}} € / {{facts.rye-price}} $, y {{facts.rye-usd}} £', 'It costs something'),
      'facts.yaml': `${facts['facts.yaml']}rye-usd: { type: money, value: 5 }\n`,
    },
    problems: [
      'warning blocks/text.yaml:3:59 currency-other {"sign":"$","correct":"€","fact":"rye-price"}',
      'warning blocks/text.yaml:3:82 currency-other {"sign":"£","correct":"€","fact":"rye-usd"}',
    ],
  },
  'where all prices have another sign, it is told of the setting': {
    files: text('Cuesta {{facts.rye-price}} £, o {{facts.rye-price}} £', 'It costs £{{facts.rye-price}} a loaf'),
    problems: ['warning settings.yaml:31:11 currency-other {"sign":"£","correct":"GBP"}'],
  },
  'so it is where all have its code, whatever sign it has, and that their own is missing is told no more': {
    files: text(
      'Cuesta CHF {{facts.rye-price}}.–, o {{facts.rye-price}} CHF',
      'It costs CHF {{facts.rye-price}} a loaf',
    ),
    problems: ['warning settings.yaml:31:11 currency-other {"sign":"CHF","correct":"CHF"}'],
  },
  'any sign of a currency is one': {
    files: text('Cuesta {{facts.rye-price}} ₺, o {{facts.rye-price}} ₺', 'It costs ₺{{facts.rye-price}} a loaf'),
    problems: ['warning settings.yaml:31:11 currency-other {"sign":"₺","correct":"TRY"}'],
  },
};
