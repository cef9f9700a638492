import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const link = (page: string, es: string, en: string) => ({
  'blocks/cta.yaml': `type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions: [{ page: ${page}, label: { es: "${es}", en: "${en}" } }]\n`,
});

const below = (name: string, es: string, en: string) =>
  `path: { es: /${name}, en: /en/${name} }
title: { es: "${es}", en: "${en}" }
description: { es: "Pan de masa madre, hecho cada mañana", en: "Sourdough bread, made every morning" }
kind: website
parent: products
sections: [{ type: hero, size: page, tone: dark, title: { es: "${es}", en: "${en}" } }]
`;

export const cases: Cases = {
  'a link that is called as another page is told, in YAML and in HTML': {
    files: {
      ...link('products', 'Contacto', 'Contact'),
      ...prose("<p>Mira <a href='page:contact'><em>productos</em></a>.</p>"),
    },
    problems: [
      'warning blocks/cta.yaml:3:19 link-text-other {"text":"Contacto","page":"products","correct":"contact","suggestion":"contact"}',
      'warning blocks/text.yaml:3:25 link-text-other {"text":"productos","page":"contact","correct":"products","suggestion":"page:products"}',
    ],
  },
  'a link that names a page beside the one to which it leads is told, by its short title': {
    files: {
      'pages/rye.yaml': below('rye', 'Masa 1: centeno', 'Dough 1: rye'),
      'pages/spelt.yaml': below('spelt', 'Masa 2: espelta', 'Dough 2: spelt'),
      ...link('rye', 'Ver la Masa 2', 'See all doughs'),
      ...prose(
        "<p><a href='page:spelt'>Masa 2, después de la masa 1</a>, <a href='page:contact'>pide la masa 2</a></p>",
      ),
    },
    problems: [
      'warning blocks/cta.yaml:3:19 link-text-other {"text":"Ver la Masa 2","page":"rye","correct":"spelt","suggestion":"spelt"}',
    ],
  },
  'at a link called as the page where it stands, the text is what is wrong': {
    files: {
      'pages/rye.yaml': below('rye', 'Masa 1: centeno', 'Dough 1: rye').replace(
        '}]',
        '}, { type: call-to-action, title: { es: "Sigue", en: "Go on" }, actions: [{ page: spelt, label: { es: "La Masa 1", en: "Dough 1" } }] }]',
      ),
      'pages/spelt.yaml': below('spelt', 'Masa 2: espelta', 'Dough 2: spelt'),
    },
    problems: ['warning pages/rye.yaml:6:199 link-text-other {"text":"La Masa 1","page":"spelt","correct":"rye"}'],
  },
  'of two links to the same place, only the one that is called otherwise is told': {
    files: {
      'blocks/cta.yaml':
        'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions:\n  - { page: products, label: { es: "Contacto", en: "Contact" } }\n  - { page: products, label: { es: "Productos", en: "Products" } }\n',
    },
    problems: [
      'warning blocks/cta.yaml:4:13 link-text-other {"text":"Contacto","page":"products","correct":"contact","suggestion":"contact"}',
    ],
  },
  'a link called as its own page, as none, or as one that leads elsewhere on the web, is right': {
    files: {
      ...link('contact', 'Contacto', 'Write to us'),
      ...prose(
        "<p><a href='page:products'>Los productos</a>, <a href='https://pan.example'>Contacto</a>, <a href='page:products#bread'>Contacto</a></p>",
      ),
    },
    problems: [],
  },

  'pages that are called alike but for their number are held against each other wherever they stand': {
    files: {
      ...link('rye', 'Ver la Masa 2', 'See Dough 2'),
      'pages/rye.yaml': below('rye', 'Masa 1: centeno', 'Dough 1: rye').replace('parent: products\n', ''),
      'pages/spelt.yaml': below('spelt', 'Masa 2: espelta', 'Dough 2: spelt').replace('parent: products\n', ''),
      'blocks/other.yaml':
        'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions: [{ page: products, label: { es: "Antes de la Masa 2", en: "Before Dough 2" } }]\n',
    },
    problems: [
      'warning blocks/cta.yaml:3:19 link-text-other {"text":"Ver la Masa 2","page":"rye","correct":"spelt","suggestion":"spelt"}',
    ],
  },
  'a whole title of several words within the text of a link is that of the page, wherever it stands': {
    files: {
      'pages/rye.yaml': below('rye', 'Panes y precios', 'Loaves and prices').replace('parent: products\n', ''),
      ...link('contact', 'Ver panes y precios', 'See our loaves'),
      ...prose("<p><a href='page:rye'>Ver todos los panes y precios</a>, <a href='page:contact'>ver precios</a></p>"),
    },
    problems: [
      'warning blocks/cta.yaml:3:19 link-text-other {"text":"Ver panes y precios","page":"contact","correct":"rye","suggestion":"rye"}',
    ],
  },
  'a button says what only another page is about': {
    files: {
      'pages/rye.yaml': below('rye', 'Horario y mapa', 'Hours and map').replace('parent: products\n', ''),
      ...link('contact', 'Todo el horario', 'All the hours'),
      ...prose("<p><a href='page:rye'>El horario y el mapa de hoy</a></p>"),
    },
    problems: [
      'warning blocks/cta.yaml:3:19 link-text-other {"text":"Todo el horario","page":"contact","isMeant":true,"correct":"rye","suggestion":"rye"}',
    ],
  },
};
