import { course } from '../../helpers/course';
import { yaml } from '../../helpers/yaml';
import type { ProblemCases } from './problem-case';

/** Faults of shape: keys, kinds of value, sections. */
export const shapeCases = {
  'key-unknown': {
    'a misspelt key of a page is reported with the key that was meant': {
      files: {
        'pages/extra.yaml': yaml`
          path: { es: "/adicional", en: "/extra" }
          titel: { es: "Adicional", en: "Extra" }
          title: { es: "Adicional", en: "Extra" }
          description: { es: "Una más.", en: "One more." }
          sections:
            - type: hero
              title: { es: "Hola", en: "Hello" }
        `,
      },
      problems: ['pages/extra.yaml:2:1 key-unknown {"key":"titel","suggestion":"title"}'],
    },
    'a misspelt key that is required is one fault, not two': {
      files: {
        'pages/extra.yaml': yaml`
          path: { es: "/adicional", en: "/extra" }
          titel: { es: "Adicional", en: "Extra" }
          description: { es: "Una más.", en: "One more." }
          sections:
            - type: hero
              titl: { es: "Hola", en: "Hello" }
        `,
      },
      problems: [
        'pages/extra.yaml:2:1 key-unknown {"key":"titel","suggestion":"title"}',
        'pages/extra.yaml:6:5 key-unknown {"key":"titl","suggestion":"title"}',
      ],
    },
    'a key deep in a section is reported where it stands': {
      files: {
        'blocks/invitation.yaml': yaml`
          type: call-to-action
          title: { es: "Ven", en: "Come" }
          actions:
            - label: { es: "Contacto", en: "Contact" }
              page: contact
              colour: red
        `,
      },
      problems: ['blocks/invitation.yaml:6:5 key-unknown {"key":"colour"}'],
    },
    'a section taken from a block has no other keys': {
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
            - block: greeting
              tone: light
        `,
      },
      problems: ['pages/extra.yaml:6:5 key-unknown {"key":"tone"}'],
    },
  },
  'key-missing': {
    'a missing key is reported at the map that lacks it, with an example': {
      files: {
        'blocks/questions.yaml': yaml`
          type: faq
          title: { es: "Dudas", en: "Doubts" }
        `,
      },
      problems: ['blocks/questions.yaml:1:1 key-missing {"key":"faq","example":"\\"general\\""}'],
    },
  },
  'type-wrong': {
    'a text in place of a number is reported with what goes there': {
      files: {
        'blocks/news.yaml': yaml`
          type: posts
          posts:
            pick: latest
            count: tres
        `,
      },
      problems: ['blocks/news.yaml:4:10 type-wrong {"expected":"integer","example":"3"}'],
    },
    'an empty file is reported at its start': {
      files: { 'blog/tags.yaml': '' },
      problems: ['blog/tags.yaml:1:1 type-wrong {"expected":"object","example":"{}"}'],
    },
    'a section that is only a word is reported where it stands': {
      files: {
        'pages/extra.yaml': yaml`
          path: { es: "/adicional", en: "/extra" }
          title: { es: "Adicional", en: "Extra" }
          description: { es: "Una más.", en: "One more." }
          sections:
            - hero
        `,
      },
      problems: ['pages/extra.yaml:5:5 type-wrong {"expected":"object","example":"{\\"type\\":\\"hero\\"}"}'],
    },
  },
  'value-not-listed': {
    'a misspelt value is reported with the one that was meant': {
      files: {
        'blocks/greeting.yaml': yaml`
          type: hero
          tone: ligth
          title: { es: "Hola", en: "Hello" }
        `,
      },
      problems: ['blocks/greeting.yaml:2:7 value-not-listed {"value":"ligth","suggestion":"light"}'],
    },
  },
  'value-empty': {
    'an empty text is reported where it stands': {
      files: {
        'blocks/greeting.yaml': yaml`
          type: hero
          title: { es: "Hola", en: "" }
        `,
      },
      problems: ['blocks/greeting.yaml:2:26 value-empty {"example":"\\"Request information\\""}'],
    },
  },
  'value-malformed': {
    'a date that is none is reported with the form of a date': {
      files: {
        'catalogue/courses/kneading.yaml': `${course}start: 2026-02-30\n`,
      },
      problems: [
        'catalogue/courses/kneading.yaml:6:8 value-malformed {"value":"2026-02-30","rule":{"title":"Fecha próxima","description":"Un día (año-mes-día), un mes (año-mes) o una fecha de facts.yaml. Cuando ha pasado, la web dice que la próxima está por anunciar."},"example":"\\"2025-09-02\\""}',
      ],
    },
    'a number below the least is reported': {
      files: {
        'blocks/news.yaml': yaml`
          type: posts
          posts: { pick: latest, count: 0 }
        `,
      },
      problems: [
        'blocks/news.yaml:2:31 value-malformed {"value":"0","rule":{"title":"Cuántos","description":"Número de artículos."},"example":"3"}',
      ],
    },
    'an external address that is not https is reported': {
      files: {
        'blocks/invitation.yaml': yaml`
          type: call-to-action
          title: { es: "Ven", en: "Come" }
          actions:
            - label: { es: "Fuera", en: "Out" }
              url: javascript:alert(1)
            - label: { es: "Fuera", en: "Out" }
              url: //evil.tld
        `,
      },
      problems: [
        'blocks/invitation.yaml:5:10 value-malformed {"value":"javascript:alert(1)","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.ejemplo.example\\""}',
        'blocks/invitation.yaml:7:10 value-malformed {"value":"//evil.tld","rule":{"title":"Dirección externa","description":"Una dirección completa que empieza por https://, mailto: o tel:."},"example":"\\"https://www.ejemplo.example\\""}',
      ],
    },
  },
  'list-too-short': {
    'an empty list is reported with how many it needs': {
      files: {
        'faqs/baking.yaml': 'items: []\n',
      },
      problems: ['faqs/baking.yaml:1:8 list-too-short {"minimum":1}'],
    },
    'a condition without content is reported': {
      files: {
        'blocks/greeting.yaml': yaml`
          type: hero
          title: { es: "Hola", en: "Hello" }
          when: {}
        `,
      },
      problems: ['blocks/greeting.yaml:3:7 list-too-short {"minimum":1}'],
    },
  },
  'section-type-missing': {
    'a section without a type is reported where it begins': {
      files: {
        'pages/extra.yaml': yaml`
          path: { es: "/adicional", en: "/extra" }
          title: { es: "Adicional", en: "Extra" }
          description: { es: "Una más.", en: "One more." }
          sections:
            - title: { es: "Hola", en: "Hello" }
        `,
      },
      problems: ['pages/extra.yaml:5:5 section-type-missing {}'],
    },
  },
  'section-type-unknown': {
    'a misspelt type is reported with the one that was meant, and nothing else of the section': {
      files: {
        'blocks/greeting.yaml': yaml`
          type: heroo
          titel: 3
        `,
      },
      problems: ['blocks/greeting.yaml:1:7 section-type-unknown {"value":"heroo","suggestion":"hero"}'],
    },
    'a type without a value is reported at its key': {
      files: {
        'blocks/greeting.yaml': yaml`
          title: { es: "Hola", en: "Hello" }
          type:
        `,
      },
      problems: ['blocks/greeting.yaml:2:1 section-type-unknown {"value":"null"}'],
    },
  },
} satisfies Partial<ProblemCases>;
