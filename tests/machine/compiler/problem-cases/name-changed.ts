import { basicText } from '../../../support/compile-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const uses = yaml`
  type: hero
  title: { es: "{{facts.registration}}", en: "{{facts.registration}}" }
`;

const shows = (picture: string) => yaml`
  type: hero
  title: { es: "Hola", en: "Hello" }
  media: { src: ${picture}, decorative: true }
`;

export const cases: Cases = {
  'a picture that several places name and that has another name now is told there': {
    files: {
      'media/rye-bread.svg': basicText('media/loaf.svg'),
      'blocks/a.yaml': shows('rye.svg'),
      'blocks/b.yaml': shows('rye.svg'),
      'blocks/c.yaml': shows('loaff.svg'),
      'blocks/d.yaml': shows('loaff.svg'),
      'blocks/e.yaml': shows('loaf.svg'),
    },
    problems: [
      'blocks/c.yaml:3:15 media-missing {"path":"loaff.svg","suggestion":"loaf.svg"}',
      'blocks/d.yaml:3:15 media-missing {"path":"loaff.svg","suggestion":"loaf.svg"}',
      'media/rye-bread.svg:1:1 name-changed {"name":"rye.svg","now":"rye-bread.svg","isFile":true,"isMedia":true}',
    ],
  },
  'of a picture that one place names, the only one that nothing names is meant': {
    files: {
      'media/oven.svg': basicText('media/loaf.svg'),
      'media/price-list.pdf': '%PDF-1.4\n%%EOF\n',
      'blocks/a.yaml': shows('rye.svg'),
      'blocks/b.yaml': shows('loaf.svg'),
    },
    problems: ['blocks/a.yaml:3:15 media-missing {"path":"rye.svg","suggestion":"oven.svg"}'],
  },
  'questions that two files name and that are called nearly so now are told there': {
    files: {
      'faqs/bakings.yaml': basicText('faqs/baking.yaml'),
      'faqs/baking.yaml': null,
      'blocks/a.yaml': 'type: faq\ntitle: { es: "Pan", en: "Bread" }\nfaq: baking\n',
      'blocks/b.yaml': 'type: faq\ntitle: { es: "Bollos", en: "Buns" }\nfaq: baking\n',
    },
    problems: ['faqs/bakings.yaml:1:1 name-changed {"name":"baking","now":"bakings","isFile":true}'],
  },
  'a fact that many places name and that has another name now is told there': {
    files: {
      'facts.yaml': 'loaves-a-year: { value: 52000 }\nregistration-number: { value: "P-204" }\n',
      'blocks/a.yaml': uses,
      'blocks/b.yaml': uses,
    },
    problems: ['facts.yaml:2:1 name-changed {"name":"registration","now":"registration-number","isFile":false}'],
  },
  'a sum of which it is a part says nothing more': {
    files: {
      'facts.yaml':
        'registration: { value: "P-204" }\nloaves-a-year: { value: 52000 }\nbuns-number: { value: 3 }\n' +
        'all: { sum: [loaves-a-year, buns] }\n',
      'blocks/a.yaml': uses.replaceAll('registration', 'buns'),
      'blocks/b.yaml': uses.replaceAll('registration', 'all'),
      'blocks/c.yaml': uses.replaceAll('registration', 'buns'),
    },
    problems: ['facts.yaml:3:1 name-changed {"name":"buns","now":"buns-number","isFile":false}'],
  },
  'a page whose file has another name now is told there': {
    files: {
      'pages/products.yaml': null,
      'pages/our-products.yaml': yaml`
        path: { es: "/productos", en: "/products" }
        title: { es: "Productos", en: "Products" }
        description: { es: "Pan.", en: "Bread." }
        sections: [{ type: hero, title: { es: "Pan", en: "Bread" } }]
      `,
      ...Object.fromEntries(
        ['a', 'b', 'c'].map((name) => [
          `blocks/${name}.yaml`,
          yaml`
            type: call-to-action
            title: { es: "Ven", en: "Come" }
            actions: [{ label: { es: "Pan", en: "Bread" }, page: products }]
          `,
        ]),
      ),
    },
    problems: ['pages/our-products.yaml:1:1 name-changed {"name":"products","now":"our-products","isFile":true}'],
  },
  'a page that has another name as the first of the site is the one that was there, and so is a file that was copied': {
    files: {
      'pages/home.yaml': null,
      'pages/index.yaml': basicText('pages/home.yaml'),
      'pages/products.yaml': null,
      'pages/products (2).yaml': basicText('pages/products.yaml'),
      ...Object.fromEntries(
        ['a', 'b'].map((name) => [
          `blocks/${name}.yaml`,
          yaml`
            type: call-to-action
            title: { es: "Ven", en: "Come" }
            actions: [{ label: { es: "Inicio", en: "Home" }, page: home }]
          `,
        ]),
      ),
    },
    problems: [
      'pages/index.yaml:1:1 name-changed {"name":"home","now":"index","isFile":true}',
      'pages/products (2).yaml:1:1 file-name-malformed {"file":"pages/products (2).yaml","correct":"pages/products.yaml"}',
    ],
  },
  'a fact that has quite another name is known by being the only one that nothing uses': {
    files: {
      'facts.yaml':
        'registration: { value: "P-204" }\nloaves-a-year: { value: 52000 }\nleast-loaves: { value: 2 }\ncuenta: { value: 5 }\n',
      'blocks/a.yaml': uses.replaceAll('registration', 'most-loaves'),
      'blocks/b.yaml': uses.replaceAll('registration', 'most-loaves'),
      'blocks/c.yaml': uses.replaceAll('registration', 'most-loaves'),
      'blocks/d.yaml': uses.replaceAll('registration', 'least-loaves'),
    },
    problems: ['facts.yaml:4:1 name-changed {"name":"most-loaves","now":"cuenta","isFile":false}'],
  },
};
