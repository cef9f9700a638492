import { expect, test } from 'vitest';
import { contentType } from '../../../src/shared/content-types';

test.each([
  ['/app.es.webmanifest', 'application/json; charset=utf-8'],
  ['media/Kiln.JPG', 'image/jpeg'],
  ['media/price.list', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('%s is served as %s by local servers, too', (path, type) => {
  expect(contentType(path)).toBe(type);
});
