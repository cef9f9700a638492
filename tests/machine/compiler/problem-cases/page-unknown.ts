import { basicText } from '../../../support/compile-site';
import { course, courseTemplate } from '../../../support/course';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a template is no page that has a name, however often it is named, and its file is not told to be missing': {
    files: {
      'catalogue/courses/baking.yaml': `${course.replace('KNEAD', 'BAKE').replace('Amasado', 'Horneado').replace('Kneading', 'Baking').replace('Con las manos', 'En el horno')}page: class\n`,
      'catalogue/courses/kneading.yaml': `${course}page: class\n`,
      'catalogue/courses/proving.yaml': `${course.replace('KNEAD', 'PROVE').replace('Amasado', 'Reposo').replace('Kneading', 'Proving').replace('Con las manos', 'Con paciencia')}page: class\n`,
      'pages/class.yaml': courseTemplate('By hand.'),
    },
    problems: ['catalogue/courses/baking.yaml:6:7 page-unknown {"value":"class","isTemplate":true}'],
  },
  'a page that a template makes is named by both, and told among those of the template': {
    files: {
      'catalogue/courses/baking.yaml': `${course.replace('KNEAD', 'BAKE').replace('Amasado', 'Horneado').replace('Kneading', 'Baking').replace('Con las manos', 'En el horno')}page: class:kneading\n`,
      'catalogue/courses/kneading.yaml': course,
      'pages/class.yaml': courseTemplate('By hand.'),
      'blocks/farewell.yaml': yaml`
        type: prose
        content:
          es: '<p><a href="page:class:kneading">Amasar</a></p>'
          en: '<p><a href="page:class:baking">To bake</a></p>'
      `,
      'redirects.yaml': yaml`
        redirects:
          - { from: "/pan", page: class:kneeding }
          - { from: "/masa", page: class:baking }
          - { from: "/clases-antes", page: class }
      `,
    },
    problems: [
      'redirects.yaml:2:27 page-unknown {"value":"class:kneeding","suggestion":"class:kneading"}',
      'redirects.yaml:4:36 page-unknown {"value":"class","isTemplate":true}',
    ],
  },
  'a page is not called what it names as the one above it': {
    files: { 'pages/products.yaml': basicText('pages/products.yaml').replace(/^title:/m, 'parent: hom\ntitle:') },
    problems: ['pages/products.yaml:2:9 page-unknown {"value":"hom","suggestion":"home"}'],
  },
  'the title of a page, in whatever language, is understood': {
    files: { 'redirects.yaml': 'redirects:\n  - { from: "/pan", page: Productos }\n' },
    problems: ['redirects.yaml:2:27 page-unknown {"value":"Productos","suggestion":"products"}'],
  },
  'a link, a redirect and a link in HTML to a page that does not exist are reported where they name it': {
    files: {
      'blocks/invitation.yaml': yaml`
        type: prose
        content:
          es: '<p>Mira <a href="page:prodcts">los panes</a>.</p>'
          en: '<p>See <a href="page:products">the loaves</a>.</p>'
      `,
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - { label: { es: "Contacto", en: "Contact" }, page: contacto }
      `,
      'redirects.yaml': yaml`
        redirects:
          - from: "/pan"
            page: bread
      `,
    },
    problems: [
      'blocks/farewell.yaml:4:55 page-unknown {"value":"contacto","suggestion":"contact"}',
      'blocks/invitation.yaml:3:25 page-unknown {"value":"prodcts","suggestion":"products"}',
      'redirects.yaml:3:11 page-unknown {"value":"bread"}',
    ],
  },
  'a link in HTML with single quotes is held to the same': {
    files: {
      'blocks/invitation.yaml': yaml`
        type: prose
        content:
          es: "<p><a href='page:nowhere'>Nada</a></p>"
          en: "<p>Nothing</p>"
      `,
    },
    problems: ['blocks/invitation.yaml:3:20 page-unknown {"value":"nowhere"}'],
  },
  'of a page that lacks an address in one language, only that is told, not each link to it': {
    files: {
      'pages/story.yaml': yaml`
        path: { es: "/historia" }
        title: { es: "Historia", en: "Story" }
        description: { es: "Historia.", en: "Story." }
        sections: [{ type: hero, title: { es: "Historia", en: "Story" } }]
      `,
      'blocks/farewell.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - { label: { es: "Historia", en: "Story" }, page: story }
      `,
    },
    problems: ['pages/story.yaml:1:7 translation-missing {"language":"en"}'],
  },
  'a page is known by its file, its address and as the first one of other systems': {
    files: {
      'blocks/call.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - { label: { es: "Panes", en: "Breads" }, page: pages/products.yaml }
          - { label: { es: "Portada", en: "Home" }, page: index }
          - { label: { es: "Escribe", en: "Write" }, page: "/en/contact" }
          - { label: { es: "Tienda", en: "Shop" }, page: "contact#where" }
      `,
    },
    problems: [
      'blocks/call.yaml:4:51 page-unknown {"value":"pages/products.yaml","suggestion":"products"}',
      'blocks/call.yaml:5:51 page-unknown {"value":"index","suggestion":"home"}',
      'blocks/call.yaml:6:52 page-unknown {"value":"/en/contact","suggestion":"contact"}',
      'blocks/call.yaml:7:50 page-unknown {"value":"contact#where","suggestion":"contact","anchor":"where"}',
    ],
  },
  'in front of the name of a page may stand what it is a page of': {
    files: { 'catalogue/courses/kneading.yaml': `${course}page: course:products\n` },
    problems: ['catalogue/courses/kneading.yaml:6:7 page-unknown {"value":"course:products","suggestion":"products"}'],
  },
  'an entry in the place of the page that a template makes of it is told with that page': {
    files: {
      'catalogue/courses/kneading.yaml': course,
      'pages/class.yaml': courseTemplate('By hand.'),
      'blocks/call.yaml':
        'type: call-to-action\ntitle: { es: "Ven", en: "Come" }\nactions:\n  - { label: { es: "Amasado", en: "Kneading" }, page: kneading }\n',
    },
    problems: ['blocks/call.yaml:4:55 page-unknown {"value":"kneading","suggestion":"class:kneading"}'],
  },
  'a page that two files name, and that is like no other, is gone': {
    files: {
      'blocks/one.yaml':
        'type: call-to-action\ntitle: { es: "A", en: "A" }\nactions: [{ label: { es: "B", en: "B" }, page: zzz }]\n',
      'blocks/two.yaml':
        'type: call-to-action\ntitle: { es: "C", en: "C" }\nactions: [{ label: { es: "D", en: "D" }, page: zzz }]\n',
    },
    problems: ['pages/zzz.yaml:1:1 file-missing {"file":"pages/zzz.yaml","name":"zzz"}'],
  },
  'the name of a form is told to be one': {
    files: {
      'forms.yaml': yaml`
        order:
          title: { es: "Pedido", en: "Order" }
          page: contact
          anchor: write
          height: 400
      `,
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Pan", en: "Bread" }
        actions:
          - { label: { es: "Pedir pan", en: "Order bread" }, page: order }
      `,
    },
    problems: ['blocks/greeting.yaml:4:60 page-unknown {"value":"order","isForm":true}'],
  },
  'an address of another website is told to be one': {
    files: {
      'redirects.yaml': 'redirects:\n  - { from: "/antes", page: "https://www.panes.example/" }\n',
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Pan", en: "Bread" }
        actions:
          - { label: { es: "Pedir pan", en: "Order bread" }, page: "https://www.panes.example/home" }
          - { label: { es: "Ver", en: "See" }, page: "https://copia.example/productos" }
      `,
    },
    problems: [
      'blocks/greeting.yaml:4:60 page-unknown {"value":"https://www.panes.example/home","isElsewhere":"link"}',
      'blocks/greeting.yaml:5:46 page-unknown {"value":"https://copia.example/productos","suggestion":"products"}',
      'redirects.yaml:2:29 page-unknown {"value":"https://www.panes.example/","isElsewhere":"page"}',
    ],
  },
};
