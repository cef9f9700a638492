import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a capital within a sentence, where the other language has a sentence more, is told': {
    files: plain(
      'El pan sale a las ocho La tienda abre antes.',
      'The bread is ready at eight. The shop opens earlier.',
    ),
    problems: ['warning blocks/text.yaml:3:31 text-stop-missing {"word":"La","correct":"ocho. La"}'],
  },
  'in the other language, too, behind a bracket': {
    files: plain(
      'Horneamos cada día (también los lunes). Para llevar, ven pronto.',
      'We bake every day (on Mondays as well) For a loaf, come early.',
    ),
    problems: ['warning blocks/text.yaml:4:47 text-stop-missing {"word":"For","correct":"well). For"}'],
  },
  'behind a name and a price as well': {
    files: plain('Una barra cuesta 2 € Con semillas, algo más.', 'A loaf is €2. With seeds, a little more.'),
    problems: ['warning blocks/text.yaml:3:29 text-stop-missing {"word":"Con","correct":"€. Con"}'],
  },
  'who joins two sentences writes no capital, and a name with one is none': {
    files: plain(
      'Ven a la tienda y pide El pan de hoy, o mira Cómo llegar.',
      'Come to the shop and ask for El pan de hoy. Or see Getting here.',
    ),
    problems: [],
  },
  'a title or a name that begins so is none': {
    files: plain('Lee Nosotros los vivos. Hay café.', 'Read We the Living with a coffee.'),
    problems: [],
  },
  'what is written with another look, or stands behind a word with which no sentence ends, is a title': {
    files: {
      'blocks/text.yaml':
        'type: prose\ncontent:\n  es: "<p>Vimos <em>El pan</em> con su director.</p><p>Firma de Nada en la caseta.</p>"\n  en: "<p>We saw the film. Its director came.</p><p>She signs here. Come along.</p>"\n',
    },
    problems: [],
  },
  'what has a capital in the other language, too, is a title': {
    files: plain('Lee el apartado Qué llevar antes. Es corto.', 'Read the short section What to bring before.'),
    problems: [],
  },
  'a month that is called as another word is none': {
    files: plain('Consulta las plazas. Empieza en mayo y dura seis meses.', 'It starts in May and lasts six months.'),
    problems: [],
  },
  'nor is what stands there in as many sentences': {
    files: plain('Pulsa en Para llevar y paga.', 'Click To go and pay.'),
    problems: [],
  },
  'where the other language has two sentences more, of a colon as well': {
    files: plain(
      'Basta con venir: no hay cola Si llegas tarde, llama.',
      'Coming is enough. There is no queue. If you are late, call us.',
    ),
    problems: ['warning blocks/text.yaml:3:37 text-stop-missing {"word":"Si","correct":"cola. Si"}'],
  },
};
