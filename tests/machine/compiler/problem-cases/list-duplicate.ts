import { basicText } from '../../../support/compile-site';
import { styled, theme } from '../../../support/theme-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a style sheet is asked for once': {
    files: { ...styled('a { color: red; }\n'), 'theme/theme.yaml': theme('styles: [tokens.css, tokens.css]\n') },
    problems: ['warning theme/theme.yaml:5:22 list-duplicate {"value":"tokens.css","first":1,"second":2}'],
  },
  'what stands twice in a list is told at the second: names, links, texts': {
    files: {
      'blocks/all.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
        points:
          - { es: "Harina", en: "Flour" }
          - { es: "Agua", en: "Water" }
          - { es: "Harina", en: "Flour" }
        actions:
          - { label: { es: "Contacto", en: "Contact" }, page: contact }
          - { page: contact, label: { es: "Otro", en: "Other" } }
          - { label: { es: "Contacto", en: "Contact" }, page: contact }
      `,
      'blocks/places.yaml': yaml`
        type: contact-details
        title: { es: "La tienda", en: "The shop" }
        locations: [shop, shop]
      `,
    },
    problems: [
      'warning blocks/all.yaml:7:5 list-duplicate {"first":1,"second":3}',
      'warning blocks/all.yaml:11:5 list-duplicate {"first":1,"second":3}',
      'warning blocks/places.yaml:3:19 list-duplicate {"value":"shop","first":1,"second":2}',
    ],
  },
  'two questions that are still to be written are none twice': {
    files: {
      'blocks/questions.yaml': yaml`
        type: faq
        title: { es: "Preguntas", en: "Questions" }
        faq: general
      `,
      'faqs/general.yaml': yaml`
        items:
          - question: { es: "[[Pregunta]]", en: "[[Question]]" }
            answer: { es: "[[Respuesta]]", en: "[[Answer]]" }
          - question: { es: "[[Pregunta]]", en: "[[Question]]" }
            answer: { es: "[[Respuesta]]", en: "[[Answer]]" }
      `,
    },
    problems: [
      'faqs/general.yaml:2:22 value-unwritten {"text":"[[Pregunta]]","language":"es"}',
      'faqs/general.yaml:2:42 value-unwritten {"text":"[[Question]]","language":"en"}',
      'faqs/general.yaml:3:20 value-unwritten {"text":"[[Respuesta]]","language":"es"}',
      'faqs/general.yaml:3:41 value-unwritten {"text":"[[Answer]]","language":"en"}',
      'faqs/general.yaml:4:22 value-unwritten {"text":"[[Pregunta]]","language":"es"}',
      'faqs/general.yaml:4:42 value-unwritten {"text":"[[Question]]","language":"en"}',
      'faqs/general.yaml:5:20 value-unwritten {"text":"[[Respuesta]]","language":"es"}',
      'faqs/general.yaml:5:41 value-unwritten {"text":"[[Answer]]","language":"en"}',
    ],
  },
  'the cells of a row may say the same, and a page may show the same section twice': {
    files: {
      'pages/zebra.yaml': yaml`
        path: { es: "/cebra", en: "/zebra" }
        title: { es: "Cebra", en: "Zebra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: fact-sheet
            title: { es: "Panes", en: "Loaves" }
            rows:
              - icon: clock
                label: { es: "Abierto", en: "Open" }
                values: [{ es: "Sí", en: "Yes" }, { es: "Sí", en: "Yes" }]
          - { type: hero, title: { es: "Hola", en: "Hello" } }
          - { type: hero, title: { es: "Hola", en: "Hello" } }
      `,
    },
    problems: [],
  },
  'but no two points of an item, which are longer': {
    files: {
      'pages/zebra.yaml': yaml`
        path: { es: "/cebra", en: "/zebra" }
        title: { es: "Cebra", en: "Zebra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: features
            title: { es: "Panes", en: "Loaves" }
            items:
              - icon: clock
                title: { es: "Centeno", en: "Rye" }
                text: { es: "Denso.", en: "Dense." }
                points: [{ es: "Harina de molino", en: "Flour from the mill" }, { es: "Harina de molino", en: "Flour from the mill" }]
          - { type: hero, title: { es: "Hola", en: "Hello" } }
      `,
    },
    problems: ['warning pages/zebra.yaml:11:73 list-duplicate {"first":1,"second":2}'],
  },
  'a language of the site twice': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(
        /^( +)- \{ code: en.*$/m,
        '$&\n$1- { code: en, locale: en-GB, name: "English" }',
      ),
    },
    problems: ['warning settings.yaml:8:5 list-duplicate {"value":"en","first":2,"second":3}'],
  },

  'a country is named by one language only': {
    files: {
      'settings.yaml': basicText('settings.yaml')
        .replace('ES, AR', 'ES, MX')
        .replace('prefix: /en', 'prefix: /en, countries: [GB, MX]'),
    },
    problems: ['warning settings.yaml:7:78 list-duplicate {"value":"MX","of":"es","first":1,"second":2}'],
  },
};
