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
    'and without, where the address has it',
    { address: 'Calle del Horno, 3, Ejemplo', postalCode: '00010', locality: 'Ejemplo' },
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
