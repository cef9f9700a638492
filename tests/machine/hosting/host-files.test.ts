import { expect, test } from 'vitest';
import { hostFiles } from '../../../scripts/hosting/host-files';
import { serverFiles } from '../../../scripts/hosting/server-files';
import { servingOf } from '../../../scripts/hosting/serving';
import { manifestsOf } from '../../support/compile-site';

const files = new Map(hostFiles(servingOf(manifestsOf({}))).map(({ path, content }) => [path, String(content)]));

test('Netlify and Cloudflare lead from the old address to the path of the page, and answer in the language of an address', () => {
  expect(files.get('_redirects')).toBe('/pan /productos 301\n/pan/ /productos 301\n/en/* /en/404.html 404\n');
});

test.each([
  ['/café', '/café / 301\n/café/ / 301\n/caf%C3%A9 / 301\n/caf%C3%A9/ / 301\n'],
  ['/a b.pdf', '/a%20b.pdf / 301\n/a%20b.pdf/ / 301\n'],
])('and are told of %s with escapes, without them where it is one word', (from, lines) => {
  const { redirects: _those, ...serving } = servingOf(manifestsOf({}));
  const [written] = hostFiles({ ...serving, redirects: [{ from, to: '/' }] }).filter(
    ({ path }) => path === '_redirects',
  );
  expect(String(written?.content).startsWith(lines)).toBe(true);
});

test('Netlify and Cloudflare are told each header once for an address, in lines that they can read', () => {
  const rules = (files.get('_headers') ?? '').split(/^(?=\/)/m).map((rule) => rule.trimEnd().split('\n'));
  expect(rules.map(([pattern]) => pattern)).toEqual(['/*', '/assets/*']);
  const names = rules.flatMap(([, ...lines]) => lines.map((line) => /^ {2}([a-z-]+): \S/.exec(line)?.[1]));
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
  // The most that Cloudflare reads of a line.
  expect(Math.max(...rules.flat().map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('the container serves as nobody in particular, writes below /tmp alone and holds nothing but nginx and the site', () => {
  const place = {
    root: '/x/dist',
    rootInProject: 'dist',
    folderInProject: 'generated/hosting',
    url: 'https://x.example',
  };
  const outside = new Map(
    serverFiles(servingOf(manifestsOf({})), place).map(({ path, content }) => [path, String(content)]),
  );
  expect([...outside.keys()]).toEqual([
    'nginx.conf',
    'nginx-brotli.conf',
    'Caddyfile',
    'Containerfile',
    'container.conf',
  ]);
  expect(outside.get('Containerfile')).toMatch(/^USER nginx$/m);
  const configuration = outside.get('container.conf') ?? '';
  const written = [...configuration.matchAll(/^\s*(?:pid|\w+_temp_path) (.*);$/gm)].map(([, path = '']) => path);
  expect(written.length).toBe(6);
  expect(written.filter((path) => !path.startsWith('/tmp/'))).toEqual([]);
  expect(configuration).toContain('listen 8080;');
});
