import { postsBy } from '../../../support/post';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a text that stops in the middle is told': {
    files: plain('Dinos qué pan quieres y', 'Tell us the bread that you like,'),
    problems: [],
  },
  'so is a sentence in which something is missing, or a word is in the wrong place': {
    files: plain(
      'Amasas el en horno. Las hogazas en se cuecen. Trae un y vuelve. Te en casa. Hay pan para los. Ven pronto.',
      'Ask at the and go. Bring your for the bread. We bake the. Come soon.',
    ),
    problems: [
      'warning blocks/text.yaml:3:15 text-unfinished {"text":"el en","isInside":true}',
      'warning blocks/text.yaml:3:40 text-unfinished {"text":"en se","isInside":true}',
      'warning blocks/text.yaml:3:59 text-unfinished {"text":"un y","isInside":true}',
      'warning blocks/text.yaml:3:97 text-unfinished {"text":"los","isInside":true}',
      'warning blocks/text.yaml:4:15 text-unfinished {"text":"the and","isInside":true}',
      'warning blocks/text.yaml:4:33 text-unfinished {"text":"your for","isInside":true}',
      'warning blocks/text.yaml:4:61 text-unfinished {"text":"the","isInside":true}',
    ],
  },
  'words that are seldom written one behind the other are right': {
    files: plain(
      'Con y sin gluten, para los sin techo, el en otro tiempo horno, parecido al del vecino, al de siempre, un sinfín, uno con sal y el y la panadera. «Un y» no se dice.',
      'The to-do list, what bread is for of course, your in tray, the on button, plan a is ready, and the A and B loaves.',
    ),
    problems: [],
  },
  'so is one that stops at when something is': {
    files: plain('Entra en el horno cuando', 'It goes into the oven when it is ready'),
    problems: ['warning blocks/text.yaml:3:26 text-unfinished {"text":"cuando"}'],
  },
  'in one of its languages, or in a paragraph': {
    files: {
      ...plain('Dinos qué pan quieres.', 'Tell us which bread you like and the'),
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<p>Amasamos cada mañana con</p>"\n  en: "<p>We knead every morning.</p>"\n',
    },
    problems: [
      'warning blocks/prose.yaml:3:32 text-unfinished {"text":"con"}',
      'warning blocks/text.yaml:4:41 text-unfinished {"text":"the"}',
    ],
  },
  'without the full stop that it has in the other language': {
    files: plain('Amasamos cada mañana y horneamos a las seis.', 'We knead every morning and bak'),
    problems: ['warning blocks/text.yaml:4:35 text-unfinished {"text":"bak","language":"es"}'],
  },
  'in a paragraph, too, also behind a link': {
    files: {
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<p>Hoy hay pan de centeno.</p><p>Mira todos los panes en <a href=\\"page:products\\">la tienda</a></p>"\n  en: "<p>There is rye bread today.</p><p>See all our loaves in <a href=\\"page:products\\">the shop</a>.</p>"\n',
    },
    problems: ['warning blocks/prose.yaml:3:94 text-unfinished {"text":"tienda","language":"en"}'],
  },
  'points of a list, headings and short texts have none, and paragraphs need not be as many': {
    files: {
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<h2>Qué panes hay en la tienda</h2><p>Pan de centeno</p><ul><li>Todos los días de la semana</li></ul>"\n  en: "<h2>Which loaves are in the shop</h2><p>Rye bread.</p><ul><li>Every day of the week</li></ul>"\n',
    },
    problems: [],
  },
  'what goes on in the next point of a list': {
    files: {
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<p>Puedes:</p><ul><li>venir a la tienda el sábado, o</li><li>encargarlo en el mostrador, y</li></ul>"\n  en: "<p>Hello</p>"\n',
    },
    problems: ['warning blocks/prose.yaml:3:97 text-unfinished {"text":"y"}'],
  },
  'at a comma, also where it is short, and behind a full stop': {
    files: {
      ...plain('Pan de centeno,', 'Rye bread'),
      'blocks/prose.yaml':
        'type: hero\ntitle:\n  es: "Horneamos a las seis de la mañana.,"\n  en: "We bake at six in the morning."\n',
    },
    problems: [
      'warning blocks/prose.yaml:3:42 text-unfinished {"text":","}',
      'warning blocks/text.yaml:3:22 text-unfinished {"text":","}',
    ],
  },
  'headings have no full stop, and abbreviations have dots': {
    files: {
      ...plain('Abrimos de nueve a dos', 'Open from 9 a.m. to 2 p.m.'),
      'blocks/shop.yaml':
        'type: hero\ntitle:\n  es: "Una panadería de la calle Horno, S. L."\n  en: "A bakery of Horno Street Ltd"\n',
      'blocks/yes.yaml': 'type: hero\ntitle: { es: "Claro que sí.", en: "Yes, of course" }\n',
      'blocks/hello.yaml': 'type: hero\ntitle: { es: "Hola,", en: "Hello," }\n',
    },
    problems: [],
  },
  'short ones that end in another language are no beginning': {
    files: plain('La cocina, en', 'Cooking, step by step'),
    problems: ['warning blocks/text.yaml:3:19 text-unfinished {"text":"en"}'],
  },
  'short ones may be a beginning': { files: plain('Ver más en', 'See more at the'), problems: [] },
  'and so may what goes on in every language': { files: prose('<p>Te esperamos</p>'), problems: [] },
  'at a mark that no other language has': {
    files: plain('Nuestros panes:', 'Our breads'),
    problems: ['warning blocks/text.yaml:3:22 text-unfinished {"text":":","mark":true}'],
  },
  'a colon in every language introduces something': { files: plain('Nuestros panes:', 'Our breads:'), problems: [] },
  'a name has no mark behind it, but the dot of an abbreviation': {
    files: postsBy('Ana Robledo,', 'Eva Prats:', 'Juan Cruz Jr.', 'Panes & Cía.'),
    problems: [
      'warning blog/posts/post-0.yaml:4:21 text-unfinished {"text":",","mark":true}',
      'warning blog/posts/post-1.yaml:4:19 text-unfinished {"text":":","mark":true}',
    ],
  },
  'little words that nobody writes one behind the other': {
    files: plain(
      'El pan se hace en y el horno de leña, con y con leña; y se vende del para desayunar',
      'Send us an in, do they to bake of their the bread, a of rye or would is and than bread',
    ),
    problems: [
      'warning blocks/text.yaml:3:23 text-unfinished {"text":"en y","isInside":true}',
      'warning blocks/text.yaml:3:46 text-unfinished {"text":"con y con","isInside":true}',
      'warning blocks/text.yaml:3:73 text-unfinished {"text":"del para","isInside":true}',
      'warning blocks/text.yaml:4:26 text-unfinished {"text":"they to","isInside":true}',
      'warning blocks/text.yaml:4:42 text-unfinished {"text":"their the","isInside":true}',
      'warning blocks/text.yaml:4:59 text-unfinished {"text":"a of","isInside":true}',
      'warning blocks/text.yaml:4:71 text-unfinished {"text":"would is","isInside":true}',
      'warning blocks/text.yaml:4:80 text-unfinished {"text":"and than","isInside":true}',
    ],
  },
  'what people do write': {
    files: plain(
      'Pan con y sin sal, para y por el barrio, en y alrededor de la tienda; la masa se para y el horno se apaga',
      'Our and your bread: were they to bake it, are we to eat it? It is more than that, of course, and their own',
    ),
    problems: [],
  },
  'a question, by how it begins and by the other language, that has no question mark': {
    files: {
      ...plain('¿Cortáis el pan en rebanadas?', 'Do you slice the bread'),
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<ul><li>¿Hay pan sin sal?</li><li>¿Por qué masa madre?</li></ul>"\n  en: "<ul><li>Is there <b>bread without salt</b></li><li>Why sourdough</li></ul>"\n',
    },
    problems: [
      'warning blocks/prose.yaml:4:42 text-unfinished {"text":"salt","asks":true,"language":"es"}',
      'warning blocks/text.yaml:4:25 text-unfinished {"text":"bread","asks":true,"language":"es"}',
    ],
  },
};
