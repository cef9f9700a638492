import { RECORD, renewRecord } from '../../../../src/compiler/translations/record';
import { indexed, siteFiles } from '../../../support/compile-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const block = (es: string, en: string) => yaml`
  type: hero
  title: { es: "Pan", en: "Bread" }
  intro:
    es: "${es}"
    en: "${en}"
`;

/** A site with the record of it as it was before. */
function changed(before: [es: string, en: string], after: [es: string, en: string]) {
  const site = indexed(siteFiles({ 'blocks/greeting.yaml': block(...before) }));
  return { 'blocks/greeting.yaml': block(...after), [RECORD]: renewRecord(site, new Map()) };
}

const first = 'Horneamos cada día. Ven pronto.';
const english = 'We bake every day. Come early.';

export const cases: Cases = {
  'a translation whose original has changed since is reported with the sentence that is new': {
    files: changed([first, english], ['Horneamos cada día. Ven antes de comer.', english]),
    problems: [
      'warning blocks/greeting.yaml:5:7 translation-stale {"original":"es","translation":"en","changed":"Ven antes de comer."}',
    ],
  },
  'where a sentence is gone, nothing is new': {
    files: changed([first, english], ['Horneamos cada día.', english]),
    problems: ['warning blocks/greeting.yaml:5:7 translation-stale {"original":"es","translation":"en"}'],
  },
  'accents, capitals and signs are mended without a word': {
    files: changed(['Horneamos cada dia, ven pronto.', english], ['¡Horneamos CADA día: ven pronto!', english]),
    problems: [],
  },
  'a text with its translation may change, be taken back and be new': {
    files: changed([first, english], ['Cerramos en agosto.', 'We close in August.']),
    problems: [],
  },
  'what is told of the translation in another way is not told twice': {
    files: changed([first, english], ['Horneamos cada día. Ven a las 3.', english]),
    problems: [
      'warning blocks/greeting.yaml:5:7 translation-figures {"original":"es","translation":"en","inOriginal":["3"],"inTranslation":[],"expected":"3"}',
    ],
  },
  'a site without a record has none': {
    files: { 'blocks/greeting.yaml': block(first, english) },
    problems: [],
  },
};
