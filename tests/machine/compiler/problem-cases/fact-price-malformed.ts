import type { Overlay } from '../../../support/compile-site';
import { facts } from '../../../support/facts';
import { inSpanishAlone } from '../../../support/one-language';
import type { Cases } from '../problem-case';

/** The website in Spanish alone, with these prices. */
function prices(...values: readonly string[]): Overlay {
  return inSpanishAlone(facts(...values.map((value, index) => `price-${index}: { value: "${value}" }`)));
}

export const cases: Cases = {
  'a price is as the language writes it': {
    files: prices('4.80 €', '€1,25', '2,300 €', '3,6 €', '2,,00 €'),
    problems: [
      'warning facts.yaml:3:19 fact-price-malformed {"value":"4.80 €","correct":"4,80 €"}',
      'warning facts.yaml:4:19 fact-price-malformed {"value":"€1,25","correct":"1,25 €"}',
      'warning facts.yaml:5:19 fact-price-malformed {"value":"2,300 €","correct":"2,30 €"}',
      'warning facts.yaml:6:19 fact-price-malformed {"value":"3,6 €","correct":"3,60 €"}',
      'warning facts.yaml:7:19 fact-price-malformed {"value":"2,,00 €","correct":"2,00 €"}',
    ],
  },
  'what is one is right': {
    files: prices('4,80 €', '4,80€', '20 €', 'desde 19,50 €/kg', '1.200 €', '1200 €', '4-6 €'),
    problems: [],
  },
  'in several languages no text is a price': {
    files: facts('a: { value: "4.80 €" }'),
    problems: [],
  },
  'among prices, one without its sign, its comma or with another mark': {
    files: prices('4,80 €', '1,25 €', '2,30 €', '3,60 €', '5,10', "4'20 €", '3,10 $', '-2,00 €', '1,20 euros'),
    problems: [
      'warning facts.yaml:7:19 fact-price-malformed {"value":"5,10","correct":"5,10 €"}',
      'warning facts.yaml:8:19 fact-price-malformed {"value":"4\'20 €","correct":"4,20 €"}',
      'warning facts.yaml:9:19 fact-price-malformed {"value":"3,10 $","correct":"3,10 €"}',
      'warning facts.yaml:10:19 fact-price-malformed {"value":"-2,00 €","correct":"2,00 €"}',
      'warning facts.yaml:11:19 fact-price-malformed {"value":"1,20 euros","correct":"1,20 €"}',
    ],
  },
  'years, hours and a dearer one are right': {
    files: prices('4,80 €', '1,25 €', '2,30 €', '3,60 €', '1987', '24 horas', '20 €', '0,5 l', '150 €'),
    problems: [],
  },
  'a letter, two signs, or a sign and its word': {
    files: prices('4,80 €', '1,25 €', '2,30 €', '3,60 €', '2,O0 €', '5,10 €€', '1,20 € euros'),
    problems: [
      'warning facts.yaml:7:19 fact-price-malformed {"value":"2,O0 €","correct":"2,00 €"}',
      'warning facts.yaml:8:19 fact-price-malformed {"value":"5,10 €€","correct":"5,10 €"}',
      'warning facts.yaml:9:19 fact-price-malformed {"value":"1,20 € euros","correct":"1,20 €"}',
    ],
  },
  'among prices, what was meant is told where it is known, and else how one is written': {
    files: prices('4,80 €', '1,25 €', '2,30 €', '3,60 €', '4´20 €', 'EUR 4,20', '4,5,0 €'),
    problems: [
      'warning facts.yaml:7:19 fact-price-malformed {"value":"4´20 €","correct":"4,20 €"}',
      'warning facts.yaml:8:19 fact-price-malformed {"value":"EUR 4,20","correct":"4,20 €"}',
      'warning facts.yaml:9:19 fact-price-malformed {"value":"4,5,0 €","example":"12,50 €"}',
    ],
  },
  'among prices, one in words is told in figures': {
    files: prices('4,80 €', '1,25 €', '2,30 €', '3,60 €', 'cuatro', 'cuatro veinte', 'tres euros con cincuenta'),
    problems: [
      'warning facts.yaml:7:19 fact-price-malformed {"value":"cuatro","correct":"4,00 €"}',
      'warning facts.yaml:8:19 fact-price-malformed {"value":"cuatro veinte","correct":"4,20 €"}',
      'warning facts.yaml:9:19 fact-price-malformed {"value":"tres euros con cincuenta","correct":"3,50 €"}',
    ],
  },
};
