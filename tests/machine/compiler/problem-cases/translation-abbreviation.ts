import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const block = (name: string, es: string, en: string) => ({
  [`blocks/${name}.yaml`]: `type: hero\ntitle: { es: "${es}", en: "${en}" }\n`,
});

/** Two texts in which IVA is VAT, and one more. */
const taxed = (es: string, en: string) => ({
  ...block('one', 'Con IVA, y con seguro de la UE', 'With VAT, and insured in the EU'),
  ...block('two', 'Los precios llevan IVA', 'Prices include VAT'),
  ...plain(es, en),
});

export const cases: Cases = {
  'an abbreviation that is left as the other language says it is told': {
    files: taxed('El pan lleva IVA.', 'Bread comes with IVA.'),
    problems: ['warning blocks/text.yaml:4:25 translation-abbreviation {"word":"IVA","correct":"VAT","language":"en"}'],
  },
  'and in the main language': {
    files: taxed('El pan lleva VAT.', 'Bread comes with VAT.'),
    problems: ['warning blocks/text.yaml:3:21 translation-abbreviation {"word":"VAT","correct":"IVA","language":"es"}'],
  },
  'what both say, what explains the other one, and what is a part of a name are right': {
    files: taxed('Con IVA (VAT en inglés), horno DGT y masa UE', 'With IVA, that is VAT, a DGT oven and “IVA” forms'),
    problems: [],
  },
  'what is said in one other text alone, or otherwise as often, is no custom': {
    files: {
      ...taxed('Pan de la UE, con IVA', 'Bread of the UE, with IVA'),
      ...block('three', 'IVA aparte', 'Plus IVA'),
      ...block('four', 'Sin IVA', 'Before IVA'),
    },
    problems: [],
  },
};
