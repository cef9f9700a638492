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
          - { from: "/index.php/quiénes-somos", page: home }
          - { from: "/tienda/pan_de_molde.aspx", page: products }
          - { from: "/carta_2019.pdf", page: products }
          - { from: "/~ana/st.-patrick", page: products }
          - { from: "/パン/食パン", page: products }
          - { from: "/نان‌ها", page: products }
          - { from: "/docs/carta de verano (2).pdf", page: products }
          - { from: "/mis docs/carta.pdf", page: products }
          - { from: "/horario de verano.php", page: products }
          - { from: "/compañía española/quiénes somos", page: home }
      `,
    },
    problems: [],
  },
  'of a whole address, as a leaflet has it, the website is left out': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - { from: "www.panaderiatrigal.example/Open Day?utm=leaflet", page: home }
          - { from: "panaderia.example:8080/pan.php", page: home }
          - { from: "https://panaderia.example/bollos", page: home }
      `,
    },
    problems: [
      'redirects.yaml:2:13 path-malformed {"path":"www.panaderiatrigal.example/Open Day?utm=leaflet","correct":"/open day","isFormer":true}',
      'redirects.yaml:3:13 path-malformed {"path":"panaderia.example:8080/pan.php","correct":"/pan.php","isFormer":true}',
      'redirects.yaml:4:13 path-malformed {"path":"https://panaderia.example/bollos","correct":"/bollos","isFormer":true}',
    ],
  },
  'a redirect from what is the address of its page but for its ending has no need to be': {
    files: { 'redirects.yaml': 'redirects:\n  - { from: "/productos.html", page: products }\n' },
    problems: [
      'redirects.yaml:2:13 path-malformed {"path":"/productos.html","correct":"/productos","isFormer":true,"isTaken":true}',
    ],
  },
  'what another website may have had is written as browsers ask for it': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - { from: "/Bollos.ASPX", page: products }
          - { from: "/hornadas.html", page: products }
          - { from: "/Jäsenet/Żółte_zęby.HTML", page: products }
          - { from: "https://viejo.example/Gr%C3%BC%C3%9Fe.html?x=1", page: products, language: en }
          - { from: "/sitemap.xml", page: products }
          - { from: "/.htaccess", page: products }
          - { from: "/Compañía Española/", page: home }
          - { from: "/Εκδηλώσεις/Μουσείο", page: home }
          - { from: "/%E3%83%91%E3%83%B3/", page: home }
          - { from: "https://viejo.example/Caf%C3%A9?p=1", page: home }
          - { from: "/cafés", page: home }
          - { from: "/docs/Carta%20de%20verano.PDF", page: products }
          - { from: "/mis docs /carta.pdf", page: products }
      `,
    },
    problems: [
      'redirects.yaml:2:13 path-malformed {"path":"/Bollos.ASPX","correct":"/bollos.aspx","isFormer":true}',
      'redirects.yaml:3:13 path-malformed {"path":"/hornadas.html","correct":"/hornadas","isFormer":true}',
      'redirects.yaml:4:13 path-malformed {"path":"/Jäsenet/Żółte_zęby.HTML","correct":"/jäsenet/żółte_zęby","isFormer":true}',
      'redirects.yaml:5:13 path-malformed {"path":"https://viejo.example/Gr%C3%BC%C3%9Fe.html?x=1","correct":"/grüße","isFormer":true}',
      'redirects.yaml:6:13 path-malformed {"path":"/sitemap.xml","correct":"/sitemap-xml","isFormer":true}',
      'redirects.yaml:7:13 path-malformed {"path":"/.htaccess","correct":"/htaccess","isFormer":true}',
      'redirects.yaml:8:13 path-malformed {"path":"/Compañía Española/","correct":"/compañía española","isFormer":true}',
      'redirects.yaml:9:13 path-malformed {"path":"/Εκδηλώσεις/Μουσείο","correct":"/εκδηλώσεις/μουσείο","isFormer":true}',
      'redirects.yaml:10:13 path-malformed {"path":"/%E3%83%91%E3%83%B3/","correct":"/パン","isFormer":true}',
      'redirects.yaml:11:13 path-malformed {"path":"https://viejo.example/Caf%C3%A9?p=1","correct":"/café","isFormer":true}',
      'redirects.yaml:12:13 path-malformed {"path":"/cafés","correct":"/cafés","isFormer":true,"hasLooseAccents":true}',
      'redirects.yaml:13:13 path-malformed {"path":"/docs/Carta%20de%20verano.PDF","correct":"/docs/carta de verano.pdf","isFormer":true}',
      'redirects.yaml:14:13 path-malformed {"path":"/mis docs /carta.pdf","correct":"/mis-docs/carta.pdf","isFormer":true}',
    ],
  },
  'letters of alphabets whose sound is known are written by it': {
    files: {
      'pages/contact.yaml': basicText('pages/contact.yaml').replace('en: "/contact" }', 'en: "/новости/йод" }'),
      'pages/products.yaml': basicText('pages/products.yaml').replace(
        /^path: .*$/m,
        'path: { es: "/Εκδηλώσεις/Μουσείο", en: "/straße/łódź" }',
      ),
    },
    problems: [
      'pages/contact.yaml:1:30 path-malformed {"path":"/новости/йод","correct":"/novosti/iod"}',
      'pages/products.yaml:1:13 path-malformed {"path":"/Εκδηλώσεις/Μουσείο","correct":"/ekdiloseis/mouseio"}',
      'pages/products.yaml:1:40 path-malformed {"path":"/straße/łódź","correct":"/strasse/lodz"}',
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
    problems: [
      'redirects.yaml:2:13 path-malformed {"path":"https://pan.example/Pan","correct":"/pan","isFormer":true}',
    ],
  },
  'an address with capitals, signs or a slash at the end is reported with the correct one': {
    files: {
      'redirects.yaml': yaml`
        redirects:
          - { from: "/Pan", page: products }
          - { from: "/pan/", page: products }
          - { from: "/Bollos/", page: products }
          - { from: "/Pan de molde/", page: products }
          - { from: "/panadería/¡ñam!", page: products }
      `,
    },
    problems: [
      'redirects.yaml:2:13 path-malformed {"path":"/Pan","correct":"/pan","isFormer":true}',
      'redirects.yaml:3:13 path-malformed {"path":"/pan/","correct":"/pan","isFormer":true}',
      'redirects.yaml:4:13 path-malformed {"path":"/Bollos/","correct":"/bollos","isFormer":true}',
      'redirects.yaml:5:13 path-malformed {"path":"/Pan de molde/","correct":"/pan de molde","isFormer":true}',
      'redirects.yaml:6:13 path-malformed {"path":"/panadería/¡ñam!","correct":"/panaderia/nam","isFormer":true}',
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
  'what the build has noted and somebody has changed is told there, and no redirect from it is proposed': {
    files: { 'addresses.yaml': '/: { page: home, language: es }\n/Contact: { page: contact, language: en }\n' },
    problems: ['addresses.yaml:2:1 path-malformed {"path":"/Contact","correct":"/contact"}'],
  },
};
