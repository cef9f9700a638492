import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const place = (code: string, country: string) => ({
  'places/locations.yaml': basicText('places/locations.yaml').replace(
    'postalCode: "00000"',
    `postalCode: "${code}"\n  country: ${country}`,
  ),
});

export const cases: Cases = {
  'a figure that is missing': {
    files: place('2804', 'ES'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-malformed {"value":"2804","country":"ES","example":"28042"}',
    ],
  },
  'one of Japan, with its sign': {
    files: place('〒604-000', 'JP'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-malformed {"value":"〒604-000","country":"JP","example":"100-0001"}',
    ],
  },
  'one of Japan in the wide figures of its keyboard': {
    files: place('〒６０４－００００', 'JP'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-malformed {"value":"〒６０４－００００","country":"JP","example":"100-0001","correct":"604-0000"}',
    ],
  },
  'a letter in place of a figure is told once': {
    files: place('28O42', 'ES'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-malformed {"value":"28O42","country":"ES","example":"28042","correct":"28042"}',
    ],
  },
  'a hyphen, a space and capitals that a country has in it': {
    files: {
      'places/locations.yaml': ['01755\nPL', '110 00\nCZ', 'sw1a1aa\nGB', '01.310-100\nBR']
        .map((each, index) => {
          const [code = '', country = ''] = each.split('\n');
          const text = place(code, country)['places/locations.yaml'].replace(
            'shop:',
            `shop${index === 0 ? '' : index}:`,
          );
          return text.replaceAll('Calle', `${index + 1} Calle`).replaceAll('El horno', `El horno ${index}`);
        })
        .join('\n'),
    },
    problems: [
      'warning places/locations.yaml:4:15 postal-code-malformed {"value":"01755","country":"PL","example":"00-950","correct":"01-755"}',
      'warning places/locations.yaml:32:15 postal-code-malformed {"value":"sw1a1aa","country":"GB","example":"SW1A 1AA","correct":"SW1A 1AA"}',
      'warning places/locations.yaml:46:15 postal-code-malformed {"value":"01.310-100","country":"BR","example":"01310-100","correct":"01310-100"}',
    ],
  },
  'a province that there is not': {
    files: place('82042', 'ES'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-malformed {"value":"82042","country":"ES","example":"28042"}',
    ],
  },
  'a figure too many in a smaller country': {
    files: place('99411', 'HU'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-malformed {"value":"99411","country":"HU","example":"1051"}',
    ],
  },
  'that of another country': {
    files: place('28042', 'PT'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-malformed {"value":"28042","country":"PT","example":"1000-001"}',
    ],
  },
  'one that the country has is right': { files: place('08042', 'ES'), problems: [] },
  'of other countries nothing is known': { files: place('SW1A 1AA', 'GB'), problems: [] },
  'what stands beside the code, or within it, is taken away': {
    files: place('28 042', 'ES'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-malformed {"value":"28 042","country":"ES","example":"28042","correct":"28042"}',
    ],
  },
  'the country before it': {
    files: place('E-28042', 'ES'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-malformed {"value":"E-28042","country":"ES","example":"28042","correct":"28042"}',
    ],
  },
  'the town behind it': {
    files: place('1000-001 Lisboa', 'PT'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-malformed {"value":"1000-001 Lisboa","country":"PT","example":"1000-001","correct":"1000-001"}',
    ],
  },
};
