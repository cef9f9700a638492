import { expect, test } from 'vitest';
import { compileSite } from '../../../support/compile-site';

function output(path: string): string {
  const result = compileSite({
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
      '<xhtml:link rel="alternate" hreflang="en" href="https://www.panaderiatrigal.example/contact"/></url>',
  );
});
