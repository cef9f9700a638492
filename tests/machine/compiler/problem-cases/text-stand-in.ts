import { postsBy } from '../../../support/post';
import { plain, prose } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'what stands for a text still to be written is reported in each language': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: features
        title: { es: "…", en: "TODO" }
        intro: { es: "Texto de prueba", en: "Lorem ipsum dolor sit amet." }
        items:
          - { icon: clock, title: { es: "Por traducir", en: "XXX" }, text: { es: "Pan", en: "TODO: translate" } }
      `,
    },
    problems: [
      'warning blocks/greeting.yaml:2:14 text-stand-in {"text":"…","language":"es"}',
      'warning blocks/greeting.yaml:2:23 text-stand-in {"text":"TODO","language":"en"}',
      'warning blocks/greeting.yaml:3:14 text-stand-in {"text":"Texto de prueba","language":"es"}',
      'warning blocks/greeting.yaml:3:37 text-stand-in {"text":"Lorem ipsum dolor sit amet.","language":"en"}',
      'warning blocks/greeting.yaml:5:33 text-stand-in {"text":"Por traducir","language":"es"}',
      'warning blocks/greeting.yaml:5:53 text-stand-in {"text":"XXX","language":"en"}',
      'warning blocks/greeting.yaml:5:85 text-stand-in {"text":"TODO: translate","language":"en"}',
    ],
  },
  'of a text that has begun, that is told which is still to be written': {
    files: prose('<p>El pan reposa toda la noche.</p>\n    <p>Lorem ipsum dolor sit amet, <b>consectetur</b>.</p>'),
    problems: [
      'warning blocks/text.yaml:3:52 text-stand-in {"text":"Lorem ipsum dolor sit amet, consectetur.","language":"es"}',
    ],
  },
  'so is that it is to come': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Texto próximamente.", en: "Text to follow" }
      `,
    },
    problems: [
      'warning blocks/greeting.yaml:2:14 text-stand-in {"text":"Texto próximamente.","language":"es"}',
      'warning blocks/greeting.yaml:2:41 text-stand-in {"text":"Text to follow","language":"en"}',
    ],
  },
  'a sign alone stands for what another language says, and for nothing where both have it': {
    files: {
      'blocks/times.yaml': yaml`
        type: hero
        eyebrow: { es: "-", en: "Fresh bread" }
        title: { es: "Pan", en: "Bread" }
        intro: { es: "–", en: "–" }
      `,
    },
    problems: ['warning blocks/times.yaml:2:16 text-stand-in {"text":"-","language":"es"}'],
  },
  'the examples of a new page are reported where there is more than one': {
    files: {
      'pages/extra.yaml': yaml`
        path: { es: "/adicional", en: "/extra" }
        title: { es: "Solicita información", en: "Request information" }
        description: { es: "Solicita información", en: "Request information" }
        sections:
          - { type: hero, title: { es: "Solicita información", en: "Request information" } }
      `,
    },
    problems: [
      'warning pages/extra.yaml:2:14 text-stand-in {"text":"Solicita información","language":"es"}',
      'warning pages/extra.yaml:3:20 text-stand-in {"text":"Solicita información","language":"es"}',
    ],
  },
  'words that mean what they say are none': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: features
        title: { es: "Todo", en: "Everything" }
        intro: { es: "Y mucho más…", en: "And much more…" }
        items:
          - { icon: clock, title: { es: "Fecha por definir", en: "TBA" }, text: { es: "¿Y?", en: "?" } }
          - { icon: clock, title: { es: "Solicita información", en: "Request information" }, text: { es: "Ya", en: "Now" } }
      `,
    },
    problems: [],
  },
  'what programs leave in the place of a text is told': {
    files: {
      ...plain('undefined', 'New page'),
      'blocks/more.yaml': 'type: hero\ntitle: { es: "prueba 2", en: "[object Object]" }\n',
    },
    problems: [
      'warning blocks/more.yaml:2:14 text-stand-in {"text":"prueba 2","language":"es"}',
      'warning blocks/more.yaml:2:30 text-stand-in {"text":"[object Object]","language":"en"}',
      'warning blocks/text.yaml:3:7 text-stand-in {"text":"undefined","language":"es"}',
      'warning blocks/text.yaml:4:7 text-stand-in {"text":"New page","language":"en"}',
    ],
  },
  'a test of bread is one': { files: plain('Prueba', 'Test'), problems: [] },
  'a name that is none': {
    files: postsBy('xx', 'Pendiente de confirmar', '12345', '???', 'TBD'),
    problems: [
      'warning blog/posts/post-0.yaml:4:9 text-stand-in {"text":"xx"}',
      'warning blog/posts/post-1.yaml:4:9 text-stand-in {"text":"Pendiente de confirmar"}',
      'warning blog/posts/post-2.yaml:4:9 text-stand-in {"text":"12345"}',
      'warning blog/posts/post-3.yaml:4:9 text-stand-in {"text":"???"}',
      'warning blog/posts/post-4.yaml:4:9 text-stand-in {"text":"TBD"}',
    ],
  },
  'a name may be short, or a year': { files: postsBy('Li', '1987', 'Tahona 24', 'X', 'Ana T.'), problems: [] },
  'a label that is still to be found': {
    files: {
      'blocks/cta.yaml':
        'type: call-to-action\ntitle: { es: "Todo", en: "Everything" }\nactions: [{ label: { es: "pendiente", en: "To be confirmed" }, page: home }]\n',
    },
    problems: [
      'warning blocks/cta.yaml:3:26 text-stand-in {"text":"pendiente","language":"es"}',
      'warning blocks/cta.yaml:3:43 text-stand-in {"text":"To be confirmed","language":"en"}',
    ],
  },
  'all may be accepted, whatever follows': { files: plain('Aceptar todo:', 'Accept all:'), problems: [] },
  'a copy that has not been given a name of its own': {
    files: {
      'pages/extra.yaml':
        'path: { es: "/extra", en: "/extra" }\ntitle: { es: "Copia de Contacto", en: "Contact (copy)" }\ndescription: { es: "Una más.", en: "One more." }\nsections:\n  - { type: hero, title: { es: "Copia de llaves", en: "Passport (copy)" } }\n',
    },
    problems: [
      'warning pages/extra.yaml:2:14 text-stand-in {"text":"Copia de Contacto","language":"es"}',
      'warning pages/extra.yaml:2:39 text-stand-in {"text":"Contact (copy)","language":"en"}',
    ],
  },
  'what a template says of a text that goes there': {
    files: {
      'blocks/text.yaml':
        'type: hero\ntitle: { es: "Título de la sección", en: "Heading 2" }\nintro: { es: "Descripción corta", en: "Content pending." }\n',
    },
    problems: [
      'warning blocks/text.yaml:2:14 text-stand-in {"text":"Título de la sección","language":"es"}',
      'warning blocks/text.yaml:2:42 text-stand-in {"text":"Heading 2","language":"en"}',
      'warning blocks/text.yaml:3:14 text-stand-in {"text":"Descripción corta","language":"es"}',
      'warning blocks/text.yaml:3:39 text-stand-in {"text":"Content pending.","language":"en"}',
    ],
  },

  'a description of a picture that is still to be written is not told to be vague as well': {
    files: {
      'blocks/loaf.yaml': yaml`
        type: hero
        title: { es: "Pan", en: "Bread" }
        media: { src: loaf.svg, alt: { es: "…", en: "A loaf" } }
      `,
    },
    problems: ['warning blocks/loaf.yaml:3:36 text-stand-in {"text":"…","language":"es"}'],
  },
};
