import { basicText } from '../../../support/compile-site';
import { post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what a former website has in its addresses may stand in a redirect': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - { from: "/index.php", page: home }
          - { from: "/tienda/pan_de_molde.aspx", page: products }
          - { from: "/Bollos.ASPX", page: products }
          - { from: "/hornadas.html", page: products }
          - { from: "/sitemap.xml", page: products }
      `,
    },
    problems: [
      'redirects.yaml:4:13 path-malformed {"path":"/Bollos.ASPX","correct":"/bollos.aspx"}',
      'redirects.yaml:5:13 path-malformed {"path":"/hornadas.html","correct":"/hornadas"}',
      'redirects.yaml:6:13 path-malformed {"path":"/sitemap.xml","correct":"/sitemap-xml"}',
    ],
  },
  'letters with a mark are written without it': {
    files: { 'redirects.yaml': 'redirects:\n  - { from: "/Compañía Española/", page: home }\n' },
    problems: ['redirects.yaml:2:13 path-malformed {"path":"/Compañía Española/","correct":"/compania-espanola"}'],
  },
  'letters of alphabets whose sound is known are written by it': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - { from: "/Εκδηλώσεις/Μουσείο", page: home }
          - { from: "/новости/йод", page: home }
          - { from: "/straße/łódź", page: home }
      `,
    },
    problems: [
      'redirects.yaml:2:13 path-malformed {"path":"/Εκδηλώσεις/Μουσείο","correct":"/ekdiloseis/mouseio"}',
      'redirects.yaml:3:13 path-malformed {"path":"/новости/йод","correct":"/novosti/iod"}',
      'redirects.yaml:4:13 path-malformed {"path":"/straße/łódź","correct":"/strasse/lodz"}',
    ],
  },
  'German writes its letters with two': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(
        'titleSuffix:',
        '  - { code: de, locale: de-DE, name: Deutsch }\ntitleSuffix:',
      ),
      'pages/contact.yaml': basicText('pages/contact.yaml').replace(
        'en: "/contact" }',
        'en: "/contact", de: "/Grüße/für-mich" }',
      ),
    },
    problems: [
      'pages/contact.yaml:1:46 path-malformed {"path":"/Grüße/für-mich","correct":"/gruesse/fuer-mich"}',
      'settings.yaml:8:5 language-untranslated {"language":"de"}',
    ],
  },
  'letters of another alphabet have to be written in this one': {
    files: { 'redirects.yaml': 'redirects:\n  - { from: "/مدونة/pan", page: home }\n' },
    problems: ['redirects.yaml:2:13 path-malformed {"path":"/مدونة/pan","correct":"/…/pan"}'],
  },
  'of a page is proposed what it is called, unless another language has that': {
    files: {
      'pages/contact.yaml': basicText('pages/contact.yaml').replace('es: "/contacto"', 'es: "/連絡先"'),
      'pages/products.yaml': basicText('pages/products.yaml').replace(
        /^path: .*$/m,
        'path: { es: "/كتب", en: "/goods" }',
      ),
    },
    problems: [
      'pages/contact.yaml:1:13 path-malformed {"path":"/連絡先","correct":"/…"}',
      'pages/products.yaml:1:13 path-malformed {"path":"/كتب","correct":"/products"}',
    ],
  },
  'of a whole address, what follows the host is taken': {
    files: { 'redirects.yaml': 'redirects:\n  - { from: "https://pan.example/Pan", page: home }\n' },
    problems: ['redirects.yaml:2:13 path-malformed {"path":"https://pan.example/Pan","correct":"/pan"}'],
  },
  'an address with capitals, spaces or a slash at the end is reported with the correct one': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - { from: "/Pan", page: products }
          - { from: "/pan/", page: products }
          - { from: "/Bollos/", page: products }
          - { from: "/pan de molde", page: products }
          - { from: "/panadería/¡ñam!", page: products }
      `,
    },
    problems: [
      'redirects.yaml:2:13 path-malformed {"path":"/Pan","correct":"/pan"}',
      'redirects.yaml:3:13 path-malformed {"path":"/pan/","correct":"/pan"}',
      'redirects.yaml:4:13 path-malformed {"path":"/Bollos/","correct":"/bollos"}',
      'redirects.yaml:5:13 path-malformed {"path":"/pan de molde","correct":"/pan-de-molde"}',
      'redirects.yaml:6:13 path-malformed {"path":"/panadería/¡ñam!","correct":"/panaderia/nam"}',
    ],
  },
  'the name of an entry is called {id}': {
    files: {
      'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
      'blog/posts/opening.yaml': post('Apertura', 'Opening'),
      'blog/posts/closing.yaml': post('Cierre', 'Closing'),
      'pages/news.yaml': yaml`
        path: { es: "/noticias/{id}", en: "/news/{slug}" }
        each: posts
        title: { es: "{{entry.title}}", en: "{{entry.title}}" }
        description: { es: "{{entry.description}}", en: "{{entry.description}}" }
        sections:
          - type: hero
            title: { es: "{{entry.title}}", en: "{{entry.title}}" }
      `,
    },
    problems: [
      'pages/news.yaml:1:35 path-malformed {"path":"/news/{slug}","correct":"/news/{id}","misnamed":"{slug}"}',
    ],
  },
  'of a template, that is told which stands there': {
    files: {
      'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
      'blog/posts/opening.yaml': post('Apertura', 'Opening'),
      'blog/posts/closing.yaml': post('Cierre', 'Closing'),
      'pages/news.yaml': yaml`
        path: { es: "/Noticias/{id}/", en: "/news/{id}" }
        each: posts
        title: { es: "{{entry.title}}", en: "{{entry.title}}" }
        description: { es: "{{entry.description}}", en: "{{entry.description}}" }
        sections:
          - type: hero
            title: { es: "{{entry.title}}", en: "{{entry.title}}" }
      `,
    },
    problems: ['pages/news.yaml:1:13 path-malformed {"path":"/Noticias/{id}/","correct":"/noticias/{id}"}'],
  },
  'a prefix with a slash at its end is told in the settings': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('prefix: /en', 'prefix: /en/') },
    problems: [
      'settings.yaml:7:57 value-malformed {"value":"/en/","rule":{"title":"Prefijo","description":"Con qué empieza la dirección de las páginas que comparten dirección con otro idioma. Si falta, el código. El primer idioma no tiene."},"example":"\\"/en\\"","correct":"/en"}',
    ],
  },
};
