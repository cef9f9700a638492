import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

/** The shop, with what its map looks for. */
const mapOf = (map: string, address = 'Calle del Horno, 3, Ejemplo') => ({
  'places/locations.yaml': basicText('places/locations.yaml')
    .replace(/mapUrl: ".*"/, `mapUrl: "${map}"`)
    .replace(/address: ".*"/, `address: "${address}"`),
});

export const cases: Cases = {
  'a map that looks for another place is told': {
    files: mapOf('https://www.openstreetmap.org/search?query=Avenida%20Mayor%2C%20Sevilla'),
    problems: [
      'warning places/locations.yaml:7:11 map-other {"query":"Avenida Mayor, Sevilla","correct":"https://www.openstreetmap.org/search?query=Calle%20del%20Horno%2C%203%2C%20Ejemplo"}',
    ],
  },
  'one that looks for the street, or for figures, is right': {
    files: mapOf('https://www.google.com/maps/search/?api=1&query=Calle+del+Horno'),
    problems: [],
  },
  'one that looks for it in the letters of every keyboard is right': {
    files: mapOf('https://www.openstreetmap.org/search?query=Istiranca', 'Istıranca Sok. 12, Beyoğlu'),
    problems: [],
  },
  'so is one that looks for a name of which the street is a form': {
    files: mapOf('https://www.openstreetmap.org/search?query=Vaskiluoto', 'Vaskiluodontie 1, Ejemplo'),
    problems: [],
  },
  'what is said in letters of which nothing is known may be the same': {
    files: mapOf('https://www.openstreetmap.org/search?query=Shibuya', '東京都渋谷区神南一丁目'),
    problems: [],
  },
  'one is right of which nobody can read where it leads': {
    files: mapOf('https://www.google.com/maps?q=40.41,-3.70'),
    problems: [],
  },
};
