import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a link that says only to click is told, in HTML and in YAML': {
    files: {
      ...prose("<p>Para pedir pan <a href='page:contact'>haz clic <strong>aquí</strong></a>.</p>"),
      'blocks/cta.yaml':
        'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions: [{ label: { es: "Pincha aquí", en: "Click here!" }, page: contact }]\n',
    },
    problems: [
      'warning blocks/cta.yaml:3:27 link-text-vague {"text":"Pincha aquí"}',
      'warning blocks/cta.yaml:3:46 link-text-vague {"text":"Click here!"}',
      'warning blocks/text.yaml:3:49 link-text-vague {"text":"haz clic aquí"}',
    ],
  },
  'a link that promises more and does not say of what is told': {
    files: {
      ...prose("<p>Hacemos pan. <a href='page:products'>Más información</a></p>"),
      'blocks/cta.yaml':
        'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions: [{ label: { es: "Leer más…", en: "Read more" }, page: contact }]\n',
    },
    problems: [
      'warning blocks/cta.yaml:3:27 link-text-vague {"text":"Leer más…"}',
      'warning blocks/cta.yaml:3:44 link-text-vague {"text":"Read more"}',
      'warning blocks/text.yaml:3:48 link-text-vague {"text":"Más información"}',
    ],
  },
  'a link that says where it leads is right': {
    files: prose(
      "<p><a href='page:contact'>Haz clic aquí para escribirnos</a>, <a href='page:home'>el pan de aquí</a>, <a href='page:products'>más información sobre el pan</a></p>",
    ),
    problems: [],
  },
  'the address of a page says nothing in the place of its name': {
    files: prose('<p><a href="page:products">www.panaderiatrigal.example/productos</a></p>'),
    problems: ['warning blocks/text.yaml:3:37 link-text-vague {"text":"www.panaderiatrigal.example/productos"}'],
  },
  'a number says nothing, but for a year and a telephone': {
    files: {
      'blocks/cta.yaml':
        'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions:\n  - { label: { es: "12345", en: "12345" }, page: home }\n  - { label: { es: "1987", en: "1987" }, page: home }\n  - { label: { es: "900000000", en: "900000000" }, url: "tel:+34900000000" }\n',
    },
    problems: [
      'warning blocks/cta.yaml:4:21 link-text-vague {"text":"12345"}',
      'warning blocks/cta.yaml:4:34 link-text-vague {"text":"12345"}',
    ],
  },
};
