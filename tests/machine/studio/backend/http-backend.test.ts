import { afterEach, expect, test, vi } from 'vitest';
import { createHttpBackend } from '../../../../src/studio/backend/http-backend';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [401, 'restarted'],
  [404, 'refused'],
  [408, 'unreachable'],
  [413, 'too-large'],
  [502, 'unreachable'],
] as const)('an answer with status %i and a plain sentence is told as %s', async (status, reason) => {
  vi.stubGlobal('fetch', async () => new Response('A sentence.', { status }));
  await expect(createHttpBackend('token').write([])).rejects.toMatchObject({ reason, paths: [] });
});

test('of an answer that is a page of HTML, nothing is quoted', async () => {
  const failures: unknown[] = [];
  for (const type of ['text/html; charset=utf-8', 'text/plain; charset=utf-8']) {
    const headers = { 'content-type': type };
    vi.stubGlobal('fetch', async () => new Response('<p>Later.</p>', { status: 503, headers }));
    failures.push(
      await createHttpBackend('token')
        .write([])
        .catch((error: unknown) => error),
    );
  }
  expect(failures).toMatchObject([
    { reason: 'unreachable', detail: '' },
    { reason: 'unreachable', detail: '<p>Later.</p>' },
  ]);
});
