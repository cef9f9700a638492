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
