import { type Overlay, siteFiles } from '../../../support/compile-site';
import { facts } from '../../../support/facts';
import type { Cases } from '../problem-case';

/** The website in Spanish alone, with these prices. */
function prices(...values: readonly string[]): Overlay {
  const files = siteFiles(facts(...values.map((value, index) => `price-${index}: { value: "${value}" }`)));
  const texts = [...files].filter(([path]) => path.endsWith('.yaml'));
  return Object.fromEntries(texts.map(([path, content]) => [path, withoutEnglish(Buffer.from(content).toString())]));
}

function withoutEnglish(text: string): string {
  return text
    .replaceAll(/ {2}- \{ code: en.*\n/g, '')
    .replaceAll(/, en: "[^"\n]*"(?= \})/g, '')
    .replaceAll(/^ +en: .*\n/gm, '');
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
};
