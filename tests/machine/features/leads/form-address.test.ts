import { expect, test } from 'vitest';
import { formAddress } from '../../../../src/features/leads/form-address';

const template = 'https://tally.so/embed/{id}?hideTitle=1&dynamicHeight=1';
const page = 'https://www.escuelavector.example/cursos?gclid=unconsented&utm_source=x#faq';

test('the address names the form, the language and the page, and keeps what the settings say', () => {
  const address = new URL(formAddress(template, 'wMa1Xy', { language: 'en', page, attribution: {} }));
  expect(address.origin + address.pathname).toBe('https://tally.so/embed/wMa1Xy');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    hideTitle: '1',
    dynamicHeight: '1',
    lang: 'en',
    page_url: 'https://www.escuelavector.example/cursos',
  });
});

test('what the visitor allows to be told is there once, even if the settings name it too', () => {
  const attribution = { gclid: 'a&b=c', originUrl: 'https://search.example/results' };
  const address = new URL(
    formAddress(`${template}&gclid=&origin_url=x&page_url=y`, 'wMa1Xy', { language: 'es', page, attribution }),
  );
  expect(address.searchParams.getAll('gclid')).toEqual(['a&b=c']);
  expect(address.searchParams.getAll('origin_url')).toEqual(['https://search.example/results']);
  expect(address.searchParams.getAll('page_url')).toEqual(['https://www.escuelavector.example/cursos']);
});

test('nothing of the query of the page is told', () => {
  expect(formAddress(template, 'wMa1Xy', { language: 'es', page, attribution: {} })).not.toMatch(/unconsented|utm_/);
});

test.each([
  [`https://search.example/${'x'.repeat(8000)}`, 'https://search.example'],
  ['x'.repeat(8000), null],
])('of what led here and has no place in an address, the site is told', (originUrl, told) => {
  const address = formAddress(template, 'wMa1Xy', { language: 'es', page, attribution: { originUrl } });
  expect(new URL(address).searchParams.get('origin_url')).toBe(told);
});
