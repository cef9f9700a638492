import { basicText } from '../../../support/compile-site';
import { course } from '../../../support/course';
import { facts } from '../../../support/facts';
import { post } from '../../../support/post';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an entry that has another name now is the only one that nothing names': {
    files: { 'faqs/baking.yaml': null, 'faqs/questions.yaml': basicText('faqs/baking.yaml') },
    problems: [
      'pages/home.yaml:26:10 reference-unknown {"value":"baking","collection":"faqs","file":"faqs/baking.yaml","suggestion":"questions"}',
    ],
  },
  'an id that is wrong in two files is reported in both': {
    files: {
      'blocks/here.yaml': yaml`
        type: place-cards
        locations: [shopp]
      `,
      'blocks/where.yaml': yaml`
        type: place-cards
        locations: [shopp]
      `,
    },
    problems: [
      'blocks/here.yaml:2:13 reference-unknown {"value":"shopp","collection":"locations","suggestion":"shop"}',
      'blocks/where.yaml:2:13 reference-unknown {"value":"shopp","collection":"locations","suggestion":"shop"}',
    ],
  },
  'an id that no entry has is reported with the entry that was meant': {
    files: {
      'blocks/where.yaml': yaml`
        type: place-cards
        locations: [shop, shopp]
      `,
    },
    problems: [
      'blocks/where.yaml:2:19 reference-unknown {"value":"shopp","collection":"locations","suggestion":"shop"}',
    ],
  },
  'a link to a post or form that does not exist is reported at its target': {
    files: {
      'blocks/invitation.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - label: { es: "Noticia", en: "News" }
            post: opening
          - label: { es: "Encargo", en: "Order" }
            form: order
      `,
    },
    problems: [
      'blocks/invitation.yaml:5:11 reference-unknown {"value":"opening","collection":"posts","file":"blog/posts/opening.yaml"}',
      'forms.yaml:1:1 file-missing {"file":"forms.yaml"}',
    ],
  },
  'a block that does not exist is reported where it is named': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
      `,
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - block: greetings
      `,
    },
    problems: [
      'pages/extra.yaml:5:12 reference-unknown {"value":"greetings","collection":"blocks","suggestion":"greeting"}',
    ],
  },
  'a template of a collection that does not exist is reported': {
    files: {
      'pages/news.yaml': yaml`
        path: { es: "/noticias/{id}", en: "/news/{id}" }
        each: postz
        title: { es: "Noticia", en: "News" }
        description: { es: "Una noticia.", en: "Some news." }
        sections:
          - type: hero
            title: { es: "Noticia", en: "News" }
      `,
    },
    problems: ['pages/news.yaml:2:7 value-not-listed {"value":"postz","suggestion":"posts"}'],
  },
  'a price names a fact that exists': {
    files: {
      'catalogue/courses/kneading.yaml': `${course}price: loaves-a-yaer\n`,
    },
    problems: [
      'catalogue/courses/kneading.yaml:6:8 reference-unknown {"value":"loaves-a-yaer","collection":"facts","suggestion":"loaves-a-year"}',
    ],
  },
  'a name that is written with its folder, or in braces, is told as it is': {
    files: {
      'pages/products.yaml': basicText('pages/products.yaml').concat('  - block: blocks/greeting.yaml\n'),
      'blocks/greeting.yaml': 'type: hero\ntitle: { es: "Pan", en: "Bread" }\n',
      'catalogue/courses/kneading.yaml': `${course}price: "{{facts.loaves-a-year}}"\n`,
    },
    problems: [
      'catalogue/courses/kneading.yaml:6:8 reference-unknown {"value":"{{facts.loaves-a-year}}","collection":"facts","suggestion":"loaves-a-year"}',
      'pages/products.yaml:17:12 reference-unknown {"value":"blocks/greeting.yaml","collection":"blocks","suggestion":"greeting"}',
    ],
  },
  'what is gone is told once, however often one file names it': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - { type: hero, title: { es: "Dudas", en: "Doubts" } }
          - { type: faq, title: { es: "Antes", en: "Before" }, faq: catering }
          - { type: faq, title: { es: "Durante", en: "Meanwhile" }, faq: catering }
          - { type: faq, title: { es: "Después", en: "Afterwards" }, faq: catering }
      `,
    },
    problems: ['faqs/catering.yaml:1:1 file-missing {"file":"faqs/catering.yaml","name":"catering"}'],
  },
  'names that stand in one item are told with the signs between them': {
    files: {
      'blog/tags.yaml':
        'news: { label: { es: "Noticias", en: "News" } }\nbread: { label: { es: "Pan", en: "Bread" } }\n',
      'blog/posts/opening.yaml': post('Apertura', 'Opening').replace('[news]', '[news; bread]'),
    },
    problems: [
      'blog/posts/opening.yaml:5:8 reference-unknown {"value":"news; bread","collection":"tags","suggestion":"news, bread","areSeveral":true}',
    ],
  },
  'an amount in the place of a price is that of the fact which says just that': {
    files: {
      ...facts('loaf: { type: money, value: 27000 }', 'year: { type: count, value: 1987 }'),
      'catalogue/courses/kneading.yaml': `${course}price: "27.000 €"\n`,
    },
    problems: [
      'catalogue/courses/kneading.yaml:6:8 reference-unknown {"value":"27.000 €","collection":"facts","suggestion":"loaf"}',
    ],
  },
  'an amount that no fact says is told to be given a name': {
    files: { 'catalogue/courses/kneading.yaml': `${course}price: "1.350 €"\n` },
    problems: [
      'catalogue/courses/kneading.yaml:6:8 reference-unknown {"value":"1.350 €","collection":"facts","figure":"1350","file":"facts.yaml"}',
    ],
  },
};
