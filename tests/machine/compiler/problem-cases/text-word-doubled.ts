import { plain, prose } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a word that is there twice is told, in HTML too': {
    files: prose('<p>El pan de de verdad, La la masa</p>'),
    problems: [
      'warning blocks/text.yaml:3:18 text-word-doubled {"word":"de"}',
      'warning blocks/text.yaml:3:32 text-word-doubled {"word":"La"}',
    ],
  },
  'each language has words that may be': {
    files: plain(
      'Muy muy bueno, bla bla, no, no. Duran Duran. 16 16. Baden-Baden. Paso a paso.',
      'We had had that that day, very very slowly; the end. The and the.',
    ),
    problems: [],
  },
  'one that may be only where something is compared is told elsewhere': {
    files: plain('Nos dijo que que hay pan. Mejor que vengas que que llames. ¿Que que hay? El pan que que queda'),
    problems: [
      'warning blocks/text.yaml:3:17 text-word-doubled {"word":"que"}',
      'warning blocks/text.yaml:3:68 text-accent {"word":"Que","correct":"Qué"}',
      'warning blocks/text.yaml:3:88 text-word-doubled {"word":"que"}',
    ],
  },
  'in English too': {
    files: plain('Pan', 'Bread of the the year, New York, New York'),
    problems: ['warning blocks/text.yaml:4:17 text-word-doubled {"word":"the"}'],
  },
  'several words and whole sentences are told': {
    files: plain('El pan es de hoy. El pan es de hoy. Siempre', 'Bread of the bakery of the bakery'),
    problems: [
      'warning blocks/text.yaml:3:8 text-word-doubled {"word":"El pan es de hoy"}',
      'warning blocks/text.yaml:4:14 text-word-doubled {"word":"of the bakery"}',
    ],
  },
  'what is said again on purpose is right': {
    files: plain(
      'Pan y vino, pan y vino. Tic tac tic tac, pared con pared con el horno. Es el horno de leña. El horno de leña es de 1890',
      'Day by day by day, bread and wine bread and wine bread and wine. Press F or F11. Press F or F11 again',
    ),
    problems: [],
  },
  'a whole text pasted twice, with or without a space': {
    files: plain('Ver panes Ver panes', 'See the breadSee the bread'),
    problems: [
      'warning blocks/text.yaml:3:7 text-word-doubled {"word":"Ver panes"}',
      'warning blocks/text.yaml:4:7 text-word-doubled {"word":"See the bread"}',
    ],
  },
  'a name may be the same word twice': { files: plain('Baden Baden', 'Bora Bora'), problems: [] },
  'what is there more often than twice is meant so': {
    files: plain('Da da da, la la la y pan', 'It was the the the end'),
    problems: [],
  },
  'what is said with a little word may go on with the same': {
    files: plain('Pan', 'Check in in person. We looked at at least two. In in May'),
    problems: ['warning blocks/text.yaml:4:55 text-word-doubled {"word":"In"}'],
  },
  'what is the real thing is named twice before a mark, and several of it are not': {
    files: plain('Hay pan pan, y las puertas puertas, abiertas', 'It is bread bread, and the doors doors, open'),
    problems: [
      'warning blocks/text.yaml:3:27 text-word-doubled {"word":"puertas"}',
      'warning blocks/text.yaml:4:35 text-word-doubled {"word":"doors"}',
    ],
  },
  'so may a sound': { files: plain('¡Ñam ñam! Y pan', 'Yum yum. And bread'), problems: [] },
  'a letter that is named is no word': {
    files: plain('De la A a la Z', 'From A to a new Z'),
    problems: [],
  },
  'a little word with a capital, and no name': {
    files: plain('El El pan es de hoy', 'We watched La La Land. The The bread is fresh'),
    problems: [
      'warning blocks/text.yaml:3:8 text-word-doubled {"word":"El"}',
      'warning blocks/text.yaml:4:31 text-word-doubled {"word":"The"}',
    ],
  },
  'dishes, flowers and animals whose name is doubled are right': {
    files: plain(
      'Bacalao al pil pil, aceite de ylang ylang y un chow chow',
      'Cod pil pil, ylang ylang oil and a tuk tuk',
    ),
    problems: [],
  },
  'behind a word, a little word with a capital twice is a name': {
    files: plain('Suena The The en la radio.', 'We saw The The play.'),
    problems: [],
  },
  'a paragraph that is pasted twice, and not one called out twice or with another between': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        title: { es: "Pan", en: "Bread" }
        content:
          es: |
            <p>El pan es de hoy.</p>
            <p>El pan es de hoy.</p>
            <p>¡Pan, pan!</p>
            <p>¡Pan, pan!</p>
          en: |
            <p>It is of today, too</p> <p>It is of today, too</p>
            <p>The bread is of today.</p>
            <p>It is there.</p>
            <p>The bread is of today.</p>
      `,
    },
    problems: [
      'warning blocks/text.yaml:6:5 text-word-doubled {"word":"El pan es de hoy."}',
      'warning blocks/text.yaml:10:32 text-word-doubled {"word":"It is of today, too"}',
    ],
  },
  'a sentence that a text says again further on, and one that begins again in its midst, are told': {
    files: plain(
      'El horno nuevo ya está abierto. El otro abre en mayo. El horno nuevo ya está abierto. Llama.',
      'Tell us which bread you want and Tell us which bread, and when you come.',
    ),
    problems: [
      'warning blocks/text.yaml:3:62 text-word-doubled {"word":"El horno nuevo ya está abierto.","isApart":true}',
      'warning blocks/text.yaml:4:41 text-word-doubled {"word":"Tell us which bread","isApart":true}',
    ],
  },
  'short sentences, what names a figure and what a paragraph says again are right': {
    files: {
      ...plain(
        'Apto o no apto. Pan. Apto o no apto.',
        'It takes 3 days in the oven. Bread. It takes 3 days in the oven.',
      ),
      'blocks/other.yaml':
        'type: prose\ncontent:\n  es: "<p>El horno nuevo ya está abierto. Ven.</p><p>El horno nuevo ya está abierto. Llama.</p>"\n  en: "<p>Come.</p><p>Call.</p>"\n',
    },
    problems: [],
  },
};
