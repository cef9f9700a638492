import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const place = (code: string, address: string, locality: string, country = 'ES') => ({
  'places/locations.yaml': basicText('places/locations.yaml')
    .replace(/^ {2}address: .*$/m, `  address: "${address}"`)
    .replace(
      /^ {2}postalCode: .*$/m,
      `  postalCode: "${code}"\n  locality: ${locality}${country === '' ? '' : `\n  country: ${country}`}`,
    ),
});

export const cases: Cases = {
  'the code of another town': {
    files: place('08042', 'Calle Mayor, 1, Madrid', 'Madrid'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-other {"value":"08042","in":"town","town":"Madrid","start":"28"}',
    ],
  },
  'where no country is said, the one of the main language is meant': {
    files: place('08042', 'Calle Mayor, 1, Madrid', 'Madrid', ''),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-other {"value":"08042","in":"town","town":"Madrid","start":"28"}',
    ],
  },
  'another town at the end of the address': {
    files: place('28042', 'Calle de Toledo, 1, Barcelona', 'Madrid'),
    problems: [
      'warning places/locations.yaml:4:15 postal-code-other {"value":"28042","in":"town","town":"Barcelona","start":"08"}',
    ],
  },
  'a street that is called after a town is no town': {
    files: place('28042', 'Calle Mayor, 3, Paseo de Barcelona', 'Madrid'),
    problems: [],
  },
  'another code in the address': {
    files: place('28042', 'Calle Mayor, 1, 28043 Madrid', 'Madrid'),
    problems: ['warning places/locations.yaml:4:15 postal-code-other {"value":"28042","in":"address","other":"28043"}'],
  },
  'one of the province, and the same in the address, are right': {
    files: place('15001', 'Calle Real, 3, 15001', 'A Coruña'),
    problems: [],
  },
  'of a village nothing is known': { files: place('08042', 'Calle Mayor, 1', 'Villaclara'), problems: [] },
  'nor of the namesake in another country': { files: place('06000', 'Calle 5', 'Mérida', 'MX'), problems: [] },
  'places of one town have codes that begin alike': {
    files: {
      'places/locations.yaml': [
        ['shop', '28012'],
        ['two', '08012'],
        ['three', '28900'],
      ]
        .map(
          ([id, code]) =>
            `${id}:\n  title: { es: "Tienda ${id}", en: "Shop ${id}" }\n  address: "Calle ${id}, 1, Villaclara"\n  postalCode: "${code}"\n  description: { es: "De ${id}.", en: "Of ${id}." }\n  mapUrl: "https://mapa.panaderiatrigal.example/${id}"\n`,
        )
        .join(''),
    },
    problems: [
      'warning places/locations.yaml:2:36 text-word-doubled {"word":"Shop"}',
      'warning places/locations.yaml:10:15 postal-code-other {"value":"08012","in":"place","town":"Villaclara","other":"28012"}',
    ],
  },
  'where the address and the code are of one town, the other town is told': {
    files: place('28042', 'Calle Mayor, 1, Madrid', 'Barcelona'),
    problems: [
      'warning places/locations.yaml:5:13 postal-code-other {"value":"28042","in":"town","town":"Barcelona","start":"08"}',
    ],
  },
};
