import { expect, test } from 'vitest';
import { withPostalCode } from '../../../src/compiler/resolve/postal-address';
import { postalAddress } from '../../../src/features/search/place-thing';
import { addressLines } from '../../../src/shared/address-lines';

test.each([
  ['the postal code follows', { address: 'Calle del Horno, 3, Ejemplo', postalCode: '00010' }, ['00010']],
  [
    'with the town, where that is only known besides',
    { address: 'Avenue d’Ouchy 31', postalCode: '1006', locality: 'Lausanne' },
    ['1006\u00a0Lausanne'],
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
  ['the town alone, where no code is written', { address: 'Pier 3', locality: 'Muscat', country: 'OM' }, ['Muscat']],
  ['nothing, where the address has the town', { address: 'Muscat, Pier 3', locality: 'Muscat' }, []],
  ['nothing, where nothing else is known', { address: 'Pier 3, Muscat' }, []],
])('%s', (_case, place, lines) => {
  expect(addressLines(place)).toEqual([place.address, ...lines]);
});

test('without a postal code search engines read the street and the town', () => {
  expect(postalAddress({ address: 'Pier 3, Muscat', locality: 'Muscat', country: 'OM' })).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Pier 3',
    addressLocality: 'Muscat',
    addressCountry: 'OM',
  });
});

test.each([
  ['in most countries', 'DE', ['Lindenplatz 7', '50823\u00a0Köln']],
  ['in some, before the code', 'GB', ['Lindenplatz 7', 'Köln\u00a050823']],
])('the town at the end of an address goes with the postal code: %s', (_case, country, lines) => {
  const place = { address: 'Lindenplatz 7, Köln', postalCode: '50823', locality: 'Köln', country };
  expect(addressLines(place)).toEqual(lines);
});

const KEYS = ['address', 'postalCode', 'locality', 'country'] as const;

test.each([
  [
    { address: '京都市中京区例町1', postalCode: '604-0000', locality: '京都市', country: 'JP' },
    ['〒604-\u20600000 京都市中京区例町1'],
    '京都市中京区例町1',
  ],
  [
    { address: '1 Rei-cho, Kyoto', postalCode: '604-0000', locality: 'Kyoto', country: 'JP' },
    ['1 Rei-cho', '604-\u20600000\u00a0Kyoto'],
    '1 Rei-cho',
  ],
  [
    { address: '12 شارع النخيل، توزر', postalCode: '2200', locality: 'توزر', country: 'TN' },
    ['12 شارع النخيل، 2200 توزر'],
    '12 شارع النخيل',
  ],
  [
    { address: 'Località Esempio 1, Tarvisio (UD)', postalCode: '33018', locality: 'Tarvisio', country: 'IT' },
    ['Località Esempio 1, 33018\u00a0Tarvisio (UD)'],
    'Località Esempio 1',
  ],
  [
    { address: '1 Sample Road, Bray (Wicklow)', postalCode: 'A98 X000', locality: 'Bray', country: 'IE' },
    ['1 Sample Road, Bray (Wicklow)', 'A98\u00a0X000'],
    '1 Sample Road',
  ],
  [
    { address: 'Exempelgatan 3, 211 00 Malmö', postalCode: '211 00', locality: 'Malmö', country: 'SE' },
    ['Exempelgatan 3, 211\u00a000 Malmö'],
    'Exempelgatan 3',
  ],
])('an address is read as its letters ask for, with its postal code on one line: %j', (place, lines, street) => {
  const resolved = withPostalCode(place, KEYS) as typeof place;
  expect(addressLines(resolved)).toEqual(lines);
  expect(postalAddress(resolved)).toMatchObject({ streetAddress: street, postalCode: place.postalCode });
});
