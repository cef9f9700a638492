import { basicText } from '../../../support/compile-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a key whose line begins too far to the right is told once, with the key that it goes beside': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        title:
          es: "Pan"
          en: "Bread"
          content: { es: "<p>Hoy</p>", en: "<p>Today</p>" }
      `,
    },
    problems: ['blocks/text.yaml:5:3 key-misplaced {"key":"content","near":"title","isTooDeep":true}'],
  },
  'so is one that begins too far to the left': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        title:
          es: "Pan"
        en: "Bread"
        content: { es: "<p>Hoy</p>", en: "<p>Today</p>" }
      `,
    },
    problems: ['blocks/text.yaml:4:1 key-misplaced {"key":"en","near":"title","isTooDeep":false}'],
  },
  'so are two lines that begin too far to the right, and two too far to the left': {
    files: {
      'blocks/text.yaml': yaml`
        type: call-to-action
        title: { es: "Pan", en: "Bread" }
        actions:
          - label:
              es: "Pan"
              en: "Bread"
              page: contact
              anchor: write
      `,
      'blocks/more.yaml': yaml`
        type: hero
        title: { es: "Pan", en: "Bread" }
        media:
          src: loaf.svg
        decorative: true
        focus: { x: 30, y: 20 }
      `,
    },
    problems: [
      'blocks/more.yaml:5:1 key-misplaced {"key":"decorative","near":"media","isTooDeep":false}',
      'blocks/more.yaml:6:1 key-misplaced {"key":"focus","near":"media","isTooDeep":false}',
      'blocks/text.yaml:7:7 key-misplaced {"key":"page","near":"label","isTooDeep":true}',
      'blocks/text.yaml:8:7 key-misplaced {"key":"anchor","near":"label","isTooDeep":true}',
    ],
  },
  'a key that belongs nowhere near is unknown': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        title: { es: "Pan", en: "Bread" }
        flour: rye
        content: { es: "<p>Hoy</p>", en: "<p>Today</p>" }
      `,
    },
    problems: ['blocks/text.yaml:3:1 key-unknown {"key":"flour"}'],
  },
  'the languages of a text beside its key are told at once': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        title:
        es: "Pan"
        en: "Bread"
        content: { es: "<p>Hoy</p>", en: "<p>Today</p>" }
      `,
    },
    problems: ['blocks/text.yaml:3:1 key-misplaced {"key":"es","near":"title","isTooDeep":false,"keys":["es","en"]}'],
  },
  'so is what belongs to any other key': {
    files: {
      'blocks/text.yaml': yaml`
        type: hero
        title: { es: "Pan", en: "Bread" }
        media:
        src: loaf.svg
        decorative: true
      `,
    },
    problems: [
      'blocks/text.yaml:4:1 key-misplaced {"key":"src","near":"media","isTooDeep":false,"keys":["src","decorative"]}',
    ],
  },
  'so is what belongs to an entry of a file': {
    files: { 'facts.yaml': `wheat:\ntype: count\nvalue: 2\n${basicText('facts.yaml')}` },
    problems: ['facts.yaml:2:1 key-misplaced {"key":"type","near":"wheat","isTooDeep":false,"keys":["type","value"]}'],
  },
  'a key in the next section, or in the next item, is told with where it is missing': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: fact-sheet
            title: { es: "Pan", en: "Bread" }
          - type: prose
            content: { es: "<p>El horno.</p>", en: "<p>The oven.</p>" }
            rows:
              - label: { es: "Horas", en: "Hours" }
                values: [{ es: "Dos", en: "Two" }]
          - type: fact-sheet
            title: { es: "Harina", en: "Flour" }
            rows:
              - label: { es: "Peso", en: "Weight" }
                values: [{ es: "Un kilo", en: "A kilo" }]
      `,
    },
    problems: [
      'pages/extra.yaml:9:5 key-misplaced {"key":"rows","near":"fact-sheet","isTooDeep":false,"neighbour":{"isAbove":true,"isSection":true}}',
    ],
  },
  'sections that begin too far to the right, so that a list of another one holds them, are told at the first of them': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Adicional", en: "Extra" }
        description: { es: "Una más.", en: "One more." }
        sections:
          - type: hero
            title: { es: "Pan", en: "Bread" }
            actions:
              - { label: { es: "Ver", en: "See" }, page: home }
              - type: prose
                content: { es: "<p>Hoy</p>", en: "<p>Today</p>" }
              - type: prose
                content: { es: "<p>Ayer</p>", en: "<p>Yesterday</p>" }
      `,
    },
    problems: [
      'pages/extra.yaml:9:9 key-misplaced {"key":"prose","near":"actions","isTooDeep":true,"section":{"spaces":4,"isOnly":false}}',
    ],
  },
  'a key alone too far to the right takes with it what stands beside it and belongs below': {
    files: {
      'blocks/text.yaml': yaml`
        type: hero
        media:
          src: loaf.svg
          decorative: true
          eyebrow:
          es: "Pan"
          en: "Bread"
        title: { es: "Pan", en: "Bread" }
      `,
    },
    problems: ['blocks/text.yaml:5:3 key-misplaced {"key":"eyebrow","near":"media","isTooDeep":true}'],
  },
  'so is an entry within the one before it': {
    files: {
      'facts.yaml': `${basicText('facts.yaml')}rye:\n  value: 2\n  wheat:\n    value: 3\n`,
    },
    problems: ['facts.yaml:8:3 key-misplaced {"key":"wheat","near":"rye","isTooDeep":true}'],
  },
  'so is what belongs to the last item of a list, which nobody misses there': {
    files: {
      'blocks/text.yaml': yaml`
        type: hero
        title: { es: "Pan", en: "Bread" }
        actions:
          - label: { es: "Ver", en: "See" }
        page: home
      `,
    },
    problems: ['blocks/text.yaml:5:1 key-misplaced {"key":"page","near":"actions","isTooDeep":false}'],
  },
  'a key of the page at the end of its last section is told': {
    files: {
      'pages/contact.yaml': `${basicText('pages/contact.yaml').trimEnd()}\n    updated: 2026-01-10\n`,
    },
    problems: ['pages/contact.yaml:16:5 key-misplaced {"key":"updated","near":"sections","isTooDeep":true}'],
  },
  'a key of an entry at the margin, where it is read as an entry, is told once with all that it holds': {
    files: {
      'places/locations.yaml': yaml`
        shop:
          title: { es: "La tienda", en: "The shop" }
          address: "Calle del Horno, 3, Ejemplo"
          postalCode: "00000"
          phone: "+34 900 000 010"
          description: { es: "Obrador y tienda.", en: "Bakehouse and shop." }
          mapUrl: "https://mapa.panaderiatrigal.example/tienda"
        media:
          src: loaf.svg
          alt: { es: "Una hogaza", en: "A loaf" }
          page: contact
      `,
    },
    problems: ['places/locations.yaml:8:1 key-misplaced {"key":"media","near":"shop","isTooDeep":false}'],
  },
};
