import { basicText } from '../../../support/compile-site';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

/** Words that each language of the site uses. */
const site = (en: string) => ({
  'blocks/words.yaml': `type: checklist\ntitle: { es: "Contacto y pedidos de pan", en: "${en}" }\nitems:\n${WORDS.map(([es, other]) => `  - { text: { es: "${es}", en: "${other}" } }\n`).join('')}`,
});
const WORDS = [
  ['Contacto de la panadería', 'How to reach the bakery'],
  ['Los pedidos y el pan', 'The orders and bread'],
  ['Pedidos por contacto', 'Orders by phone'],
  ['Más pan y pedidos de hoy', 'More bread and orders of today'],
];

const NUMBERED = [
  ...['leña', 'bollos', 'tartas', 'panes', 'roscas'].map(
    (word, index) => [`Horno ${index}: ${word}`, `Oven ${index}: buns`] as const,
  ),
  ['Radio 3: hoy', 'Radio 3: today'],
  ['Horno 7: hogazas', 'Horno 7: loaves'],
  ['Oven 8: galletas', 'Oven 8: biscuits'],
] as const;

export const cases: Cases = {
  'what is left in another language is told by the words of the site': {
    files: site('Contacto y pedidos de pan'),
    problems: [
      'warning blocks/words.yaml:2:47 translation-foreign {"text":"Contacto y pedidos de pan","expected":"en","language":"es","isSwapped":false}',
    ],
  },
  'both languages in one text too': {
    files: { ...site('Orders'), ...plain('Nuestro pan / Our bread', 'Our bread') },
    problems: [
      'warning blocks/text.yaml:3:22 translation-foreign {"text":"Our bread","expected":"es","language":"en","isSwapped":false}',
    ],
  },
  'the commonest words of a language are known without the site, and so are the days': {
    files: {
      ...plain('Send', 'Post'),
      'blocks/day.yaml': 'type: hero\ntitle:\n  es: "Pan"\n  en: "Cada miércoles"\n',
    },
    problems: [
      'warning blocks/day.yaml:4:7 translation-foreign {"text":"Cada miércoles","expected":"en","language":"es","isSwapped":false}',
      'warning blocks/text.yaml:3:7 translation-foreign {"text":"Send","expected":"es","language":"en","isSwapped":false}',
    ],
  },
  'names, and words of both, are right': { files: site('Casa Pan'), problems: [] },
  'one text that stands in both languages is not told to be of either': {
    files: plain('FGC, parada Sabadell Plaça Major', 'FGC, parada Sabadell Plaça Major'),
    problems: [],
  },
  'a name may have words of its language in it': {
    files: { ...site('Orders'), ...plain('Pedidos de la Panadería', 'Pedidos de la Panadería') },
    problems: [],
  },
  'so is what stands between two commas, and all of it is of the other language': {
    files: {
      ...site('Orders'),
      ...plain('Los pedidos de pan y los que son de la casa, the orders and bread', 'The orders'),
    },
    problems: [
      'warning blocks/text.yaml:3:53 translation-foreign {"text":"the orders and bread","expected":"es","language":"en","isSwapped":false}',
    ],
  },
  'what explains a word in brackets, and a name, may be of another language': {
    files: {
      ...site('Orders'),
      ...plain(
        'Los pedidos de la casa y los que son de pan (the orders and bread), sí',
        'The orders of the house, Los Pedidos y el Pan, and this is all of it',
      ),
    },
    problems: [],
  },
  'a message is told by dictionaries as soon as one of its words is of the other language and none of its own, but for a single English one':
    {
      files: {
        'messages.yaml': basicText('messages.yaml')
          .replace('"Ir al contenido"', '"Go to content"')
          .replace('en: "Menu"', 'en: "Menú"')
          .replace('es: "Correo"', 'es: "Mailbox"'),
      },
      words: { es: ['menú', 'correo', 'contenido'], en: ['content', 'mailbox', 'go'] },
      problems: [
        'warning messages.yaml:1:22 translation-foreign {"text":"Go to content","expected":"es","language":"en","isSwapped":false}',
        'warning messages.yaml:3:29 translation-foreign {"text":"Menú","expected":"en","language":"es","isSwapped":false}',
      ],
    },
  'labels that have changed places are told by dictionaries': {
    files: {
      'blocks/words.yaml':
        'type: checklist\ntitle: { es: "Ven", en: "Come" }\nitems:\n  - text: { es: "Walking boots", en: "Botas altas" }\n  - text: { es: "Running mesas", en: "Sillas shoes" }\n',
    },
    words: { es: ['botas', 'altas', 'mesas', 'sillas'], en: ['walking', 'boots', 'running', 'shoes'] },
    problems: [
      'warning blocks/words.yaml:4:17 translation-foreign {"text":"Walking boots","expected":"es","language":"en","isSwapped":true}',
    ],
  },
  'a name with its number is told where the site has it otherwise, but one that is the same in both is not': {
    files: {
      'blocks/words.yaml': `type: checklist\ntitle: { es: "Los hornos", en: "The ovens" }\nitems:\n${NUMBERED.map(([es, en]) => `  - { text: { es: "${es}", en: "${en}" } }\n`).join('')}`,
    },
    problems: [
      'warning blocks/words.yaml:10:44 translation-foreign {"text":"Horno 7","expected":"en","language":"es","isSwapped":false,"correct":"Oven 7"}',
      'warning blocks/words.yaml:11:20 translation-foreign {"text":"Oven 8","expected":"es","language":"en","isSwapped":false,"correct":"Horno 8"}',
    ],
  },
  'two short texts that have changed places are told by words that each language has elsewhere': {
    files: {
      'blocks/words.yaml':
        'type: checklist\ntitle: { es: "Ven al mostrador", en: "Come to the counter" }\nitems:\n  - text: { es: "Pregunta en el mostrador", en: "Ask at the counter" }\n  - text: { es: "Counter", en: "Mostrador" }\n',
    },
    problems: [
      'warning blocks/words.yaml:5:17 translation-foreign {"text":"Counter","expected":"es","language":"en","isSwapped":true}',
    ],
  },
  'single letters with a full stop, as in the name of a company, are words of no language': {
    files: {
      'blocks/words.yaml':
        'type: checklist\ntitle: { es: "Ven", en: "Come" }\nitems:\n  - text: { es: "Pan y sal o aceite, siete u ocho e hijos", en: "Bread, salt, oil, seven to eight children" }\n  - text: { es: "Masa y agua o leche, siete u ocho e higos", en: "Dough, water, milk, seven to eight figs" }\n  - text: { es: "Somos Trigal, Soc. y.o.e.u., Horno 3", en: "We are Trigal, Soc. y.o.e.u., Horno 3" }\n',
    },
    problems: [],
  },
  'a word that the site says otherwise in that language is told with the one it has, and what it borrows is right': {
    files: {
      'blocks/ovens.yaml': `type: checklist\ntitle: { es: "Pan", en: "Bread" }\nitems:\n${[
        ['El horno nuevo', 'The new oven'],
        ['Un horno de leña', 'A wood oven'],
        ['Pan al horno', 'Bread from the oven'],
        ['El horno y la mesa', 'The oven and the table'],
        ['Sin horno no hay pan', 'No bread without an oven'],
        ['Harina para el oven grande', 'Flour for the large oven'],
        ['Nuestro software', 'Our software'],
      ]
        .map(([es, en]) => `  - { text: { es: "${es}", en: "${en}" } }\n`)
        .join('')}`,
    },
    words: {
      es: 'el horno nuevo un de leña pan al y la mesa sin no hay harina para grande nuestro'.split(' '),
      en: 'the new oven wood bread from and table no without an flour for large our software'.split(' '),
    },
    problems: [
      'warning blocks/ovens.yaml:9:35 translation-foreign {"text":"oven","expected":"es","language":"en","isSwapped":false,"correct":"horno"}',
    ],
  },
};
