import { describe, expect, test } from 'vitest';
import { shellOf } from '../../../src/compiler/manifests';
import { renderDocument, renderRedirect } from '../../../src/prerender/render-document';
import type { DocumentData } from '../../../src/renderer/page-data';
import type { Language } from '../../../src/shared/language';
import { basicText, manifestsOf, type Overlay, pageOf } from '../../support/compile-site';

const assets = {
  boot: '/assets/boot.js',
  script: '/assets/entry.js',
  styles: ['/assets/site.css'],
  fonts: ['/assets/sans.woff2'],
};

function documentOf(id: string, language: Language, overlay: Overlay = {}): string {
  const manifests = manifestsOf(overlay);
  const { manifest } = pageOf(manifests, id, language);
  const shell = shellOf(manifests, language);
  const data: DocumentData = {
    page: { ...manifest, sections: [] },
    visit: { languages: shell.settings.languages },
  };
  return renderDocument({ manifest, shell, url: manifests.url, markup: '<main></main>', data, things: [], assets });
}

const awkward = [
  'path: { es: "/contacto", en: "/contact" }',
  `title: { es: 'Pan & "bollos" </script>', en: "Contact" }`,
  `description: { es: '</script><script>alert(1)</script>', en: "Contact" }`,
  'sections:',
  '  - { type: message-form, id: write, title: { es: "Escríbenos", en: "Write" } }',
].join('\n');

describe('what is written in YAML stays text', () => {
  const html = documentOf('contact', 'es', { 'pages/contact.yaml': awkward });

  test('in the title and in attributes', () => {
    expect(html).toContain('<title>Pan &amp; &quot;bollos&quot; &lt;/script&gt; | Trigal</title>');
    expect(html).toContain(
      '<meta property="og:title" content="Pan &amp; &quot;bollos&quot; &lt;/script&gt; | Trigal"/>',
    );
    expect(html).toContain('content="&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  test('in the data, which can end no script element and is still the same', () => {
    const [, json = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
    const { page } = JSON.parse(json) as DocumentData;
    expect(page.metadata.title).toBe('Pan & "bollos" </script> | Trigal');
    expect(html).not.toContain('<script>alert');
  });
});

test('what is shared in social networks has a title and a picture of its own where the page gives them', () => {
  const share =
    'share: { title: { es: "Cuéntanos", en: "Tell us" }, image: { src: loaf.svg, alt: { es: "Pan", en: "Bread" } } }';
  const html = documentOf('contact', 'en', { 'pages/contact.yaml': `${awkward}\n${share}\n` });
  expect(html).toContain('<title>Contact | Trigal Bakery</title>');
  expect(html).toContain('<meta property="og:title" content="Tell us"/>');
  expect(html).toContain('<meta property="og:image" content="https://www.panaderiatrigal.example/media/loaf.svg"/>');
});

test('the head names the canonical address, both languages and the default one', () => {
  const html = documentOf('contact', 'en');
  const origin = 'https://www.panaderiatrigal.example';
  expect(html).toContain('<html lang="en">');
  expect(linksOf(html)).toEqual([
    `canonical ${origin}/contact`,
    `alternate es ${origin}/contacto`,
    `alternate en ${origin}/contact`,
    `alternate x-default ${origin}/contacto`,
  ]);
});

test('a page kept from search engines says so and names no other language', () => {
  const html = documentOf('thanks', 'es', {
    'pages/thanks.yaml': [
      'path: { es: "/gracias", en: "/gracias" }',
      'noindex: true',
      'title: { es: "Gracias", en: "Thank you" }',
      'description: { es: "Recibido.", en: "Received." }',
      'sections: [{ type: hero, title: { es: "Gracias", en: "Thank you" } }]',
    ].join('\n'),
  });
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(linksOf(html)).toEqual(['canonical https://www.panaderiatrigal.example/gracias']);
});

test('a redirect document leads on with and without script, says where, and is kept from search engines', () => {
  const html = renderRedirect({ to: '/productos', url: 'https://www.panaderiatrigal.example', language: 'es', assets });
  expect(bootDataOf(html)).toEqual({ redirect: '/productos' });
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0; url=/productos"/></noscript>');
  expect(html).toContain('<a href="/productos">https://www.panaderiatrigal.example/productos</a>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('the first script of the head knows both addresses of the page and comes before every other', () => {
  const html = documentOf('home', 'es');
  expect([...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    '/assets/boot.js',
    '/assets/entry.js',
  ]);
  expect(bootDataOf(html)).toMatchObject({
    page: { alternates: { es: '/', en: '/en' }, sharedPath: '/' },
    languages: [{ code: 'es' }, { code: 'en', prefix: '/en' }],
    redirectGuardMs: 1000,
    homeCountry: 'ES',
  });
});

test('a document says which way its language runs, where that is from right to left', () => {
  const settings = basicText('settings.yaml').replaceAll('en-US', 'ar-EG');
  expect(documentOf('home', 'en', { 'settings.yaml': settings })).toContain('<html lang="en" dir="rtl">');
  expect(documentOf('home', 'es', { 'settings.yaml': settings })).toContain('<html lang="es">');
});

test('networks are told the language with its country, and not the letters it is written in', () => {
  const settings = basicText('settings.yaml').replaceAll('en-US', 'en-Latn-US');
  expect(documentOf('home', 'en', { 'settings.yaml': settings })).toContain('property="og:locale" content="en_US"');
});

function bootDataOf(html: string): unknown {
  const [, data = ''] = /src="\/assets\/boot\.js" data-boot="([^"]+)"/.exec(html) ?? [];
  return JSON.parse(data.replaceAll('&quot;', '"'));
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"\/>/g)].map(
    ([, rel, code, href]) => [rel, code, href].filter(Boolean).join(' '),
  );
}
