import { basicText } from '../../../support/compile-site';
import { post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an address that another page, an English address or a redirect has already is reported with its owner': {
    files: {
      'pages/zebra.yaml': yaml`
        path: { es: "/productos", en: "/en" }
        also: ["/pan"]
        title: { es: "Cebra", en: "Zebra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: hero
            title: { es: "Hola", en: "Hello" }
      `,
    },
    problems: [
      'pages/zebra.yaml:1:13 path-duplicate {"path":"/productos","other":"site/pages/products.yaml"}',
      'pages/zebra.yaml:1:31 path-duplicate {"path":"/en","other":"site/pages/home.yaml"}',
      'redirects.yaml:2:11 path-duplicate {"path":"/pan","other":"site/pages/zebra.yaml","isFormer":true}',
    ],
  },
  'where a language has the address of a page for its prefix, the prefix is told': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('prefix: /en', 'prefix: /contact') },
    problems: ['settings.yaml:7:57 path-duplicate {"path":"/contact","other":"site/pages/contact.yaml"}'],
  },
  'a further address that is the own one of another page is told where it is one too many': {
    files: { 'pages/contact.yaml': basicText('pages/contact.yaml').replace('title:', 'also: ["/productos"]\ntitle:') },
    problems: ['pages/contact.yaml:2:8 path-duplicate {"path":"/productos","other":"site/pages/products.yaml"}'],
  },
  'a template whose address names no {id} is reported once': {
    files: {
      'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
      'blog/posts/opening.yaml': post('Apertura', 'Opening'),
      'blog/posts/closing.yaml': post('Cierre', 'Closing'),
      'blog/posts/moving.yaml': post('Mudanza', 'Moving'),
      'pages/news.yaml': yaml`
        path: { es: "/noticias", en: "/news" }
        each: posts
        title: { es: "{{entry.title}}", en: "{{entry.title}}" }
        description: { es: "{{entry.description}}", en: "{{entry.description}}" }
        sections:
          - type: hero
            title: { es: "{{entry.title}}", en: "{{entry.title}}" }
      `,
    },
    problems: [
      'pages/news.yaml:1:13 path-duplicate {"path":"/noticias","other":"site/pages/news.yaml","correct":"/noticias/{id}"}',
      'pages/news.yaml:1:30 path-duplicate {"path":"/news","other":"site/pages/news.yaml","correct":"/news/{id}"}',
    ],
  },
  'it belongs to the page that had it, and to the one that is called so': {
    files: {
      'addresses.yaml': '/productos: { page: products, language: es }\n',
      'pages/again.yaml': yaml`
        path: { es: "/productos", en: "/contact" }
        title: { es: "Otra vez", en: "Again" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: hero
            title: { es: "Hola", en: "Hello" }
      `,
    },
    problems: [
      'pages/again.yaml:1:13 path-duplicate {"path":"/productos","other":"site/pages/products.yaml"}',
      'pages/again.yaml:1:31 path-duplicate {"path":"/contact","other":"site/pages/contact.yaml"}',
    ],
  },
};
