import { expect, test } from 'vitest';
import { requestAddress } from '../../../scripts/local-server/request-address';

test.each([
  ['/', '/'],
  ['/cursos?a=1', '/cursos'],
  ['/a%20b', '/a b'],
  ['/a/../b', '/b'],
  ['/a/..%2fb', '/a/../b'],
])('%s asks for %s', (url, pathname) => {
  expect(requestAddress({ url })?.pathname).toBe(pathname);
});

test('the query is read', () => {
  expect(requestAddress({ url: '/?a=1&b=%26' })?.searchParams.get('b')).toBe('&');
});

test.each(['//', '//evil.example/', '/\\evil.example', '/%', '/%E0%A4%A', '/%00', 'http://[', 'http://a/', '*', ''])(
  '«%s» is no address',
  (url) => {
    expect(requestAddress({ url })).toBeUndefined();
  },
);
