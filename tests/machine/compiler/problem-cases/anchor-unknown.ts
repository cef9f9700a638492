import { basicText } from '../../../support/compile-site';
import { course } from '../../../support/course';
import { blog, post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an anchor that the page does not have is reported, in YAML and in HTML': {
    files: {
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Contacto", en: "Contact" }
            page: contact
            anchor: wriet
      `,
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<a href="page:contact#ahí">Casa</a>'
          en: '<a href="page:contact#where">Home</a>'
      `,
    },
    problems: [
      'blocks/farewell.yaml:6:13 anchor-unknown {"anchor":"wriet","page":"contact","suggestion":"write"}',
      'blocks/text.yaml:3:17 anchor-unknown {"anchor":"ahí","page":"contact"}',
    ],
  },
  'a link leads to a category of a catalogue by its name, and to no other': {
    files: {
      'catalogue/categories.yaml': yaml`
        bread: { icon: wheat, title: { es: "Pan", en: "Bread" }, description: { es: "A mano.", en: "By hand." }, courses: [knead] }
      `,
      'catalogue/courses/knead.yaml': course,
      'blocks/courses.yaml': 'type: course-catalogue\ncategories: [bread]\n',
      'pages/contact.yaml': `${basicText('pages/contact.yaml')}  - block: courses\n`,
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<a href="page:contact#bread">Pan</a> <a href="page:contact#braed">Pan</a>'
          en: '<a href="page:contact#bread">Bread</a> <a href="page:contact#bread">Bread</a>'
      `,
    },
    problems: ['blocks/text.yaml:3:54 anchor-unknown {"anchor":"braed","page":"contact","suggestion":"bread"}'],
  },
  'a section whose name cannot be one is there all the same': {
    files: {
      'pages/contact.yaml': basicText('pages/contact.yaml').replace('id: where', 'id: where we are'),
      'blocks/text.yaml':
        'type: prose\ncontent: { es: \'<a href="page:contact#where-we-are">Casa</a>\', en: "Home" }\n',
    },
    problems: [
      'pages/contact.yaml:8:9 value-malformed {"value":"where we are","rule":{"title":"Ancla","description":"Nombre de la sección para enlazarla con #nombre."},"example":"\\"faq\\"","correct":"where-we-are"}',
    ],
  },
  'a section of which the key of the name is mistyped is there once that is mended': {
    files: {
      'pages/contact.yaml': basicText('pages/contact.yaml').replace('id: where', 'idd: where'),
      'blocks/text.yaml': 'type: prose\ncontent: { es: \'<a href="page:contact#where">Casa</a>\', en: "Home" }\n',
    },
    problems: ['pages/contact.yaml:8:5 key-unknown {"key":"idd","suggestion":"id"}'],
  },
  'of a link whose page stands under another key, only that is told': {
    files: {
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Contacto", en: "Contact" }
            pagina: contact
            anchor: write
      `,
    },
    problems: ['blocks/farewell.yaml:5:5 key-unknown {"key":"pagina","suggestion":"page","target":{"page":"contact"}}'],
  },
  'an anchor on the same page must exist there': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: call-to-action
            id: top
            title: { es: "Ven", en: "Come" }
            actions:
              - label: { es: "Arriba", en: "Up" }
                anchor: tpo
      `,
    },
    problems: ['pages/extra.yaml:10:17 anchor-unknown {"anchor":"tpo","page":"extra","suggestion":"top"}'],
  },
  'an anchor alone in HTML must be on the page, or in its HTML; of a post, on the page that shows it': {
    files: {
      ...blog,
      'blog/posts/opening.yaml': post(
        'Apertura',
        'Opening',
        '2026-01-01',
        '<h2 id="b">B</h2><a href="#a">a</a><a href="#b">b</a><a href="#top">c</a>',
      ),
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: prose
            id: text
            content: { es: '<a href="#text">a</a>', en: '<a href="#test">a</a>' }
      `,
    },
    problems: [
      'blog/posts/opening.yaml:7:43 anchor-unknown {"anchor":"a","page":"story:opening"}',
      'pages/extra.yaml:7:59 anchor-unknown {"anchor":"test","page":"extra","suggestion":"text"}',
    ],
  },
  'the anchor of a form must exist on its page': {
    files: {
      'forms.yaml': yaml`
        order:
          title: { es: "Encargo", en: "Order" }
          page: contact
          anchor: wrte
          height: 500
      `,
    },
    problems: ['forms.yaml:4:11 anchor-unknown {"anchor":"wrte","page":"contact","suggestion":"write"}'],
  },
  'of a page without any sections only that is told': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        section: [{ type: hero, id: top, title: { es: "Ven", en: "Come" } }]
      `,
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Adicional", en: "Extra" }
            page: extra
            anchor: top
      `,
    },
    problems: ['pages/extra.yaml:4:1 key-unknown {"key":"section","suggestion":"sections"}'],
  },
  'a section whose name has a word more is another one': {
    files: {
      'pages/contact.yaml': basicText('pages/contact.yaml').replace('id: where', 'id: where-we-bake'),
      'blocks/call.yaml': yaml`
        type: hero
        title: { es: "Ven", en: "Come" }
        actions: [{ label: { es: "Tienda", en: "Shop" }, page: contact, anchor: where-bake }]
      `,
    },
    problems: ['blocks/call.yaml:3:73 anchor-unknown {"anchor":"where-bake","page":"contact"}'],
  },
  'of a page with its section, the section is meant': {
    files: {
      'blocks/call.yaml': yaml`
        type: hero
        title: { es: "Ven", en: "Come" }
        actions: [{ label: { es: "Tienda", en: "Shop" }, page: contact, anchor: "contact#where" }]
      `,
    },
    problems: ['blocks/call.yaml:3:73 anchor-unknown {"anchor":"contact#where","page":"contact","suggestion":"where"}'],
  },
};
