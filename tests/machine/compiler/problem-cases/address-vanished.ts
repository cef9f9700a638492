import { basicText } from '../../../support/compile-site';
import { blog, post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const contact = (path: string) => yaml`
  path: ${path}
  title: { es: "Contacto", en: "Contact" }
  description: { es: "Dónde estamos y cómo encargar pan.", en: "Where we are and how to order bread." }
  sections:
    - type: contact-details
      id: where
      title: { es: "La tienda", en: "The shop" }
      locations: [shop]
    - type: message-form
      id: write
      title: { es: "Escríbenos", en: "Write to us" }
      delivery: { post: "https://correo.panaderiatrigal.example/mensajes" }
`;

const record = yaml`
  /: { page: home, language: es }
  /contact: { page: contact, language: en }
  /contacto: { page: contact, language: es }
  /en: { page: home, language: en }
  /pan: { page: products }
`;

export const cases: Cases = {
  'a site that keeps its addresses, and has them all, is told nothing; new ones are no matter': {
    files: { 'addresses.yaml': record },
    problems: [],
  },
  'a page that has another address now is told where it says so, each language with its redirect': {
    files: {
      'addresses.yaml': record,
      'pages/contact.yaml': contact('{ es: "/escribenos", en: "/write-to-us" }'),
    },
    problems: [
      'pages/contact.yaml:1:13 address-vanished {"addresses":["/contacto"],"redirects":["- { from: \\"/contacto\\", page: contact }"]}',
      'pages/contact.yaml:1:32 address-vanished {"addresses":["/contact"],"redirects":["- { from: \\"/contact\\", page: contact, language: en }"]}',
    ],
  },
  'with its redirects it is right again': {
    files: {
      'addresses.yaml': record,
      'pages/contact.yaml': contact('{ es: "/escribenos", en: "/write-to-us" }'),
      'redirects.yaml': yaml`
        redirects:
          - { from: "/pan", page: products }
          - { from: "/contacto", page: contact }
          - { from: "/contact", page: contact, language: en }
      `,
    },
    problems: [],
  },
  'a redirect that is gone is told as well, and so is an address of a page that is gone, with the nearest above it': {
    files: {
      ...blog,
      'addresses.yaml': yaml`
        /contacto/mapa: { page: map, language: es }
        /news/opening: { page: "post:opening", language: en }
        /noticias/inauguracion: { page: "story:inauguracion", language: es }
        /noticias/openings: { page: "story:openings", language: es }
        /pan: { page: products }
      `,
      'redirects.yaml': null,
    },
    problems: [
      'redirects.yaml:1:1 address-vanished {"addresses":["/contacto/mapa"],"redirects":["- { from: \\"/contacto/mapa\\", page: contact }"],"gone":"map"}',
      'redirects.yaml:1:1 address-vanished {"addresses":["/noticias/inauguracion"],"redirects":["- { from: \\"/noticias/inauguracion\\", page: news }"],"gone":"story:inauguracion"}',
      'redirects.yaml:1:1 address-vanished {"addresses":["/noticias/openings"],"redirects":["- { from: \\"/noticias/openings\\", page: \\"story:opening\\" }"],"gone":"story:openings"}',
      'redirects.yaml:1:1 address-vanished {"addresses":["/pan"],"redirects":["- { from: \\"/pan\\", page: products }"]}',
    ],
  },
  'the addresses of a template are told once': {
    files: {
      ...blog,
      'blog/posts/closing.yaml': post('Cierre', 'Closing'),
      'addresses.yaml': yaml`
        /blog/closing: { page: "story:closing", language: es }
        /blog/opening: { page: "story:opening", language: es }
      `,
    },
    problems: [
      'pages/story.yaml:2:13 address-vanished {"addresses":["/blog/closing","/blog/opening"],"redirects":["- { from: \\"/blog/closing\\", page: \\"story:closing\\" }","- { from: \\"/blog/opening\\", page: \\"story:opening\\" }"]}',
    ],
  },
  'where the addresses of a language begin with something else, that is told once': {
    files: {
      'addresses.yaml': record,
      'settings.yaml': basicText('settings.yaml').replace('prefix: /en', 'prefix: /english'),
    },
    problems: [
      'settings.yaml:7:57 address-vanished {"addresses":["/en"],"redirects":[],"prefix":{"language":"en","was":"/en","now":"/english"}}',
    ],
  },
  'where the new address is wrong itself, or the page cannot be read, that comes first': {
    files: {
      'addresses.yaml': record,
      'pages/contact.yaml': contact('{ es: "/Escríbenos", en: "/contact" }'),
    },
    problems: ['pages/contact.yaml:1:13 path-malformed {"path":"/Escríbenos","correct":"/escribenos"}'],
  },
};
