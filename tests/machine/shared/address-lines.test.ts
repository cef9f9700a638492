import { expect, test } from 'vitest';
import { addressLines } from '../../../src/shared/address-lines';

test.each([
  ['the postal code follows', { address: 'Calle del Horno, 3, Ejemplo', postalCode: '00010' }, ['00010']],
  [
    'with the town, where that is only known besides',
    { address: 'Avenue d’Ouchy 31', postalCode: '1006', locality: 'Lausanne' },
    ['1006 Lausanne'],
  ],
  [
    'and without, where the address has it before something else',
    { address: 'Calle del Horno, 3, Ejemplo, patio 2', postalCode: '00010', locality: 'Ejemplo' },
    ['00010'],
  ],
  [
    'nothing follows where the address has the code',
    { address: 'Moosweg 12, 3537 Birchental', postalCode: '3537', locality: 'Birchental' },
    [],
  ],
])('%s', (_case, place, lines) => {
  expect(addressLines(place)).toEqual([place.address, ...lines]);
});

test.each([
  ['in most countries', 'DE', ['Lindenplatz 7', '50823 Köln']],
  ['in some, before the code', 'GB', ['Lindenplatz 7', 'Köln 50823']],
])('the town at the end of an address goes with the postal code: %s', (_case, country, lines) => {
  const place = { address: 'Lindenplatz 7, Köln', postalCode: '50823', locality: 'Köln', country };
  expect(addressLines(place)).toEqual(lines);
});
