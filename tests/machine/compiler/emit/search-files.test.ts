import { expect, test } from 'vitest';
import { basicText, compileSite, type Overlay } from '../../../support/compile-site';
import { blog, post } from '../../../support/post';

function output(path: string, files: Overlay = {}): string {
  const result = compileSite({
    ...files,
    'pages/thanks.yaml':
      'path: { es: "/gracias", en: "/gracias" }\nnoindex: true\ntitle: { es: "G", en: "T" }\ndescription: { es: "G", en: "T" }\n' +
      'sections: [{ type: hero, title: { es: "G", en: "T" } }]\n',
  });
  return result.ok ? String(result.outputs.find((file) => file.path === path)?.content) : 'problems';
}

test('robots.txt names the sitemap', () => {
  expect(output('robots.txt')).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://www.panaderiatrigal.example/sitemap.xml\n',
  );
});

test('the sitemap lists each language of each page that search engines may show, with its other language', () => {
  const locations = [...output('sitemap.xml').matchAll(/<loc>https:\/\/www\.panaderiatrigal\.example(.*?)<\/loc>/g)];
  expect(locations.map(([, path]) => path)).toEqual(['/contacto', '/contact', '/', '/en', '/productos', '/products']);
  expect(output('sitemap.xml')).toContain(
    '<url><loc>https://www.panaderiatrigal.example/contact</loc>' +
      '<xhtml:link rel="alternate" hreflang="es" href="https://www.panaderiatrigal.example/contacto"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://www.panaderiatrigal.example/contact"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://www.panaderiatrigal.example/contacto"/></url>',
  );
});

test('the sitemap says when a page was revised, and when a post came out', () => {
  const files = {
    ...blog,
    'blog/posts/closing.yaml': `${post('Cierre', 'Closing', '2025-12-24')}updated: 2026-01-02\n`,
    'pages/contact.yaml': `${basicText('pages/contact.yaml')}updated: 2026-01-10\n`,
  };
  const modified = Object.fromEntries(
    [...output('sitemap.xml', files).matchAll(/<loc>[^<]*\/([^</]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, name, day]) => [name, day],
    ),
  );
  expect(modified).toMatchObject({ contact: '2026-01-10', closing: '2026-01-02', opening: '2026-01-01' });
  expect(modified.products).toBeUndefined();
});
