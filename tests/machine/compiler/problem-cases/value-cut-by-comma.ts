import { basicText } from '../../../support/compile-site';
import { facts } from '../../../support/facts';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'names of a list are one': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('[ES, AR]', 'ES, AR'),
    },
    problems: ['settings.yaml:6:60 value-cut-by-comma {"whole":"ES, AR","correct":"[ES, AR]"}'],
  },
  'a comma between thousands and one before decimals cut a number in braces': {
    files: facts('loaves: { type: count, value: 84,000, note: "Panes." }', 'buns: { value: 4,50 }'),
    problems: [
      'facts.yaml:3:31 value-cut-by-comma {"whole":"84,000","correct":"84000"}',
      'facts.yaml:4:16 value-cut-by-comma {"whole":"4,50","correct":"4.5"}',
    ],
  },
  'so does one beside a full stop between thousands, or before decimals': {
    files: facts('loaves: { type: money, value: 1.234,50 }', 'buns: { value: 1,234.5 }'),
    problems: [
      'facts.yaml:3:31 value-cut-by-comma {"whole":"1.234,50","correct":"1234.5"}',
      'facts.yaml:4:16 value-cut-by-comma {"whole":"1,234.5","correct":"1234.5"}',
    ],
  },
  'a comma before decimals cuts a negative number, and one with many or with three where thousands would be too many': {
    files: {
      'places/locations.yaml': yaml`
        shop:
          title: { es: "Tienda", en: "Shop" }
          address: "Calle del Pan 1"
          postalCode: "28001"
          phone: "+34 900 000 000"
          description: { es: "La tienda del barrio.", en: "The shop around the corner." }
          mapUrl: "https://www.openstreetmap.org/search?query=Pan"
          coordinates: { latitude: 40,4735, longitude: -3,703 }
      `,
    },
    problems: [
      'places/locations.yaml:8:28 value-cut-by-comma {"whole":"40,4735","correct":"40.4735"}',
      'places/locations.yaml:8:48 value-cut-by-comma {"whole":"-3,703","correct":"-3.703"}',
    ],
  },
  'a comma cuts a text whose first quote is missing': {
    files: { 'blocks/text.yaml': 'type: hero\ntitle: { es: Pan, queso", en: "Bread" }\n' },
    problems: ['blocks/text.yaml:2:14 value-cut-by-comma {"whole":"Pan, queso\\"","correct":"\\"Pan, queso\\""}'],
  },
  'commas cut a text without quotes, which is told once': {
    files: { 'blocks/text.yaml': 'type: hero\ntitle: { es: Pan, queso, vino, en: "Bread" }\n' },
    problems: [
      'blocks/text.yaml:2:14 value-cut-by-comma {"whole":"Pan, queso, vino","correct":"\\"Pan, queso, vino\\""}',
    ],
  },
  'a key without a value behind a text in quotes is just unknown': {
    files: { 'blocks/text.yaml': 'type: hero\ntitle: { es: "Pan", queso, en: "Bread" }\n' },
    problems: ['blocks/text.yaml:2:21 key-unknown {"key":"queso"}'],
  },
};
