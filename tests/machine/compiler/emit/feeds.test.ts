import { expect, test } from 'vitest';
import { emitAppManifests } from '../../../../src/compiler/emit/app-manifests';
import { compileSite, manifestsOf, type Overlay } from '../../../support/compile-site';
import { blog, post } from '../../../support/post';

function outputs(files: Overlay): Map<string, string> {
  const result = compileSite(files);
  if (!result.ok) throw new Error('The site does not compile');
  return new Map(result.outputs.map(({ path, content }) => [path, String(content)]));
}

test('whoever wrote something is called there as the language calls them', () => {
  const opening = String(blog['blog/posts/opening.yaml']).replace(
    '"Ana Trigo"',
    '{ es: "Teofanis", en: "Theophanes" }',
  );
  const files = outputs({ ...blog, 'blog/posts/opening.yaml': opening });
  expect(files.get('feed.es.xml')).toContain('<author><name>Teofanis</name></author>');
  expect(files.get('feed.en.xml')).toContain('<author><name>Theophanes</name></author>');
});

test('what no document may hold is in none of its texts', () => {
  const salt = post('Sal', 'Salt', '2025-12-24').replace(
    /^description: .*$/m,
    'description: { es: "a\\x02\\uFFFFb", en: "c" }',
  );
  const files = outputs({ ...blog, 'blog/posts/salt.yaml': salt });
  expect(files.get('feed.es.xml')).toContain('<summary>ab</summary>');
});

test('each language has a feed of its posts, the newest first', () => {
  const files = outputs({
    ...blog,
    'blog/posts/salt.yaml': `${post('Sal & pan', 'Salt & bread', '2025-12-24')}updated: 2026-01-02\n`,
  });
  expect(files.get('feed.en.xml')).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
      '<id>https://www.panaderiatrigal.example/feed.en.xml</id>',
      '<title>Trigal Bakery</title>',
      '<updated>2026-01-02T00:00:00Z</updated>',
      '<author><name>Trigal Bakery</name></author>',
      '<link rel="self" type="application/atom+xml" href="https://www.panaderiatrigal.example/feed.en.xml"/>',
      '<link rel="alternate" type="text/html" href="https://www.panaderiatrigal.example/en"/>',
      '<entry><id>https://www.panaderiatrigal.example/news/opening</id><title>Opening</title>' +
        '<published>2026-01-01T00:00:00Z</published><updated>2026-01-01T00:00:00Z</updated>' +
        '<author><name>Ana Trigo</name></author>' +
        '<link rel="alternate" type="text/html" href="https://www.panaderiatrigal.example/news/opening"/>' +
        '<summary>What happened.</summary></entry>',
      '<entry><id>https://www.panaderiatrigal.example/news/salt</id><title>Salt &amp; bread</title>' +
        '<published>2025-12-24T00:00:00Z</published><updated>2026-01-02T00:00:00Z</updated>' +
        '<author><name>Ana Trigo</name></author>' +
        '<link rel="alternate" type="text/html" href="https://www.panaderiatrigal.example/news/salt"/>' +
        '<summary>What happened.</summary></entry>',
      '</feed>\n',
    ].join('\n'),
  );
  expect(files.get('feed.es.xml')).toContain('<title>Sal &amp; pan</title>');
});

test('a site without posts has no feed', () => {
  expect([...outputs({}).keys()].filter((path) => path.startsWith('feed'))).toEqual([]);
});

test('each language has what a phone needs to keep the site', () => {
  expect(JSON.parse(outputs({}).get('app.en.webmanifest') ?? '')).toMatchObject({
    name: 'Trigal Bakery',
    lang: 'en',
    start_url: '/en',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
  });
});

test('its name runs as its language does', () => {
  const shells = manifestsOf({}).shells;
  const [shell] = Object.values(shells);
  if (shell === undefined) throw new Error('no shell');
  const [arabic, english] = emitAppManifests({ shells: { ar: { ...shell, language: 'ar' }, en: shell } });
  expect(JSON.parse(String(arabic?.content))).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(String(english?.content)).not.toContain('"dir"');
});
