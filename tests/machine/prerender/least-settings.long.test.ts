/** A site that has no telephone, no picture for social networks and nothing of its own to put behind titles. */
import { expect, test } from 'vitest';
import { shellOf } from '../../../src/compiler/manifests';
import { createRenderer, renderDocument } from '../../../src/entry-server';
import { basicText, compileSite, manifestsOf, type Overlay, pageOf } from '../../support/compile-site';

const settings = basicText('settings.yaml')
  .replace(/^phone: .*\n/m, '')
  .replace(/^titleSuffix: .*\n/m, '')
  .replace(/^shareImage:\n(?: .*\n)+/m, '');

const overlay: Overlay = {
  'settings.yaml': settings,
  'places/locations.yaml': basicText('places/locations.yaml').replace(/^ {2}phone: .*\n/m, ''),
  'pages/plain.yaml':
    'path: { es: "/sencilla", en: "/plain" }\ntitle: { es: "Sencilla", en: "Plain" }\ndescription: { es: "Una.", en: "One." }\nsections: [{ type: hero, title: { es: "Hola", en: "Hello" } }]\n',
};

const render = await createRenderer();
const manifests = manifestsOf(overlay);
const shell = shellOf(manifests, 'en');

function documentOf(id: string): string {
  const { manifest } = pageOf(manifests, id, 'en');
  const { markup, data, things } = render(manifest, shell, manifests.url, (_section, error) => {
    throw error;
  });
  const assets = { boot: '/boot.js', script: '/entry.js', styles: [], fonts: [] };
  const visit = { languages: shell.settings.languages };
  return renderDocument({ manifest, shell, url: manifests.url, markup, data: { page: data, visit }, things, assets });
}

test('nothing is wrong with it', () => {
  expect(compileSite(overlay).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('no page offers to call, and all of them to write', () => {
  for (const id of ['home', 'contact', 'plain', 'not-found']) {
    const html = documentOf(id);
    expect(html, id).not.toMatch(/tel:|"telephone"|ContactPoint|undefined/);
    expect(html, id).toContain('class="button button--primary call-bar__request"');
  }
  expect(documentOf('contact')).toContain('message-form__lines');
});

test('what has neither a number nor a request has no bar for them', () => {
  const lonely = { ...overlay, 'navigation.yaml': basicText('navigation.yaml').replace(/^action:\n(?: .*\n)+/m, '') };
  const site = manifestsOf(lonely);
  const { manifest } = pageOf(site, 'plain', 'en');
  expect(render(manifest, shellOf(site, 'en'), site.url, () => undefined).markup).not.toContain('call-bar');
});

test('titles end in the name of the site, which a title that ends in it is told not to say twice', () => {
  expect(pageOf(manifests, 'plain', 'en').manifest.metadata.title).toBe('Plain | Trigal Bakery');
  const named = basicText('pages/products.yaml').replace(
    /^title: .*$/m,
    'title: { es: "Pan", en: "Bread, Trigal Bakery" }',
  );
  const { problems } = compileSite({ ...overlay, 'pages/products.yaml': named });
  expect(problems.flatMap(({ code, details }) => (code === 'title-brand' ? [details] : []))).toEqual([
    { brand: 'Trigal Bakery', correct: 'Bread' },
  ]);
});

test('a page without a picture is shared with one of its title alone, and what nobody shares with none', () => {
  const picture = pageOf(manifests, 'plain', 'en').sharePicture;
  expect(picture).toMatchObject({ title: 'Plain' });
  expect(picture).not.toHaveProperty('picture');
  expect(documentOf('plain')).toContain(`property="og:image" content="${manifests.url}/assets/share/plain-en-`);
  expect(documentOf('not-found')).not.toContain('og:image');
  expect(documentOf('not-found')).toContain('<meta name="twitter:card" content="summary"/>');
});
