import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'spaces and marks stand where they belong; of a text the first is told': {
    files: {
      ...plain('Pan , leche y huevos .', 'Bread..'),
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<p>Pan,leche( fresca )</p><p>Pan ; sal</p>"\n  en: "<p>Hi</p><p>Go</p>"\n',
    },
    problems: [
      'warning blocks/prose.yaml:3:11 text-spacing {"text":"Pan,leche(","correct":"Pan, leche("}',
      'warning blocks/text.yaml:3:8 text-spacing {"text":"Pan ,","correct":"Pan,"}',
      'warning blocks/text.yaml:4:8 text-spacing {"text":"Bread..","correct":"Bread."}',
    ],
  },
  'a space parts a link from the words around it': {
    files: prose(
      "<p>Ven.<a href='page:contact'>Escribe</a>y pide<a href='page:products'>pan</a>, o <a href='page:home'>mira</a>.</p>",
    ),
    problems: [
      'warning blocks/text.yaml:3:11 text-spacing {"text":"Ven.<a href=\'page:contact\'>Escribe","correct":"Ven. <a href=\'page:contact\'>Escribe"}',
    ],
  },
  'figures, addresses, ellipses, abbreviations and plurals in brackets are right': {
    files: plain(
      '3,5 kg; 1.200,50 €... alumno(s), etc., a.m. / p.m.',
      'Node.js, .NET, a,b; see https://a.example/x,yy',
    ),
    problems: [],
  },
  'a sign of a figure stands once beside it': {
    files: plain('Cuesta $$5 y un 60 %% más', 'It costs €€{{facts.registration}}, 60%% more'),
    problems: [
      'warning blocks/text.yaml:3:15 text-spacing {"text":"$$5","correct":"$5"}',
      'warning blocks/text.yaml:4:17 text-spacing {"text":"€€{{facts.registration}},","correct":"€{{facts.registration}},"}',
    ],
  },
  'how dear something is may be said by signs alone': {
    files: plain('Precio: €€ o $$$', 'Price: €€, $$$'),
    problems: [],
  },
  'so are entities': { files: prose('<p>Pan&nbsp;y sal&hellip;</p>'), problems: [] },
  'full stops and apostrophes of other kinds are told': {
    files: plain('El pan de hoy.. Y más....', 'The baker´s bread'),
    problems: [
      'warning blocks/text.yaml:3:18 text-spacing {"text":"hoy..","correct":"hoy."}',
      'warning blocks/text.yaml:4:12 text-spacing {"text":"baker´s","correct":"baker’s"}',
    ],
  },
  'a comma belongs to the word before it, and of marks three are too many': {
    files: plain('Pan ,leche y sal: ¡¡¡qué bien!!!', 'Bread ,milk and salt???'),
    problems: [
      'warning blocks/text.yaml:3:8 text-spacing {"text":"Pan ,leche","correct":"Pan, leche"}',
      'warning blocks/text.yaml:4:8 text-spacing {"text":"Bread ,milk","correct":"Bread, milk"}',
    ],
  },
  'two hyphens are no dash': {
    files: plain('Pan -- y sal', 'Run npm bake -- --slowly'),
    problems: ['warning blocks/text.yaml:3:12 text-spacing {"text":"--","correct":"–"}'],
  },
  'as many marks on each side are meant, and of more all are told': {
    files: plain('¡¡¡Gol!!! Y dijo: ¿¿¿cómo??? ¡¡¡¡Pan!!!!'),
    problems: ['warning blocks/text.yaml:3:37 text-spacing {"text":"¡¡¡¡Pan!!!!","correct":"¡Pan!"}'],
  },
  'a question needs no full stop; a name may end in an exclamation mark': {
    files: plain('¿De verdad?. ¿Sí?', 'Really?. Yes, Yahoo!.'),
    problems: [
      'warning blocks/text.yaml:3:12 text-spacing {"text":"verdad?.","correct":"verdad?"}',
      'warning blocks/text.yaml:4:8 text-spacing {"text":"Really?.","correct":"Really?"}',
    ],
  },
};
