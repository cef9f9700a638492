import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a word that lacks its accent is told': {
    files: plain('Mas Informacion del dia', 'The cancion of the dia'),
    problems: ['warning blocks/text.yaml:3:12 text-accent {"word":"Informacion","correct":"Información"}'],
  },
  'so is one with which several are spoken to': {
    files: plain('Si quereis pan, podeis venir', 'If you want bread, come'),
    problems: ['warning blocks/text.yaml:3:11 text-accent {"word":"quereis","correct":"queréis"}'],
  },
  'in HTML as well': {
    files: prose('<p>Util para <em>tambien</em> amasar</p>'),
    problems: ['warning blocks/text.yaml:3:11 text-accent {"word":"Util","correct":"Útil"}'],
  },
  'in an address, a name or a plural it is right': {
    files: plain('Las lecciones: informacion@pan.example, pan.example/direccion, UNACION'),
    problems: [],
  },
  'words with which a question begins have theirs': {
    files: plain('¿Cuanto cuesta? ¿Donde está? ¿Que lleva?', 'Bread'),
    problems: ['warning blocks/text.yaml:3:9 text-accent {"word":"Cuanto","correct":"Cuánto"}'],
  },
  'what is no question by itself has none': {
    files: plain('¿Cuando abráis, me llamáis? ¿Que no hay pan? Cuanto antes', 'Bread'),
    problems: [],
  },
  'so has one with which only a question can begin, or behind which its verb stands': {
    files: plain('¿Como se hace el pan que nos gusta?', 'Bread'),
    problems: ['warning blocks/text.yaml:3:9 text-accent {"word":"Como","correct":"Cómo"}'],
  },
  'what may join two sentences has none': {
    files: plain(
      '¿Cuando vienes traes cesta? ¿Cuando abre la tienda hay cola? ¿Como socio tengo descuento? ¿Donde vivo hay pan?',
      'Bread',
    ),
    problems: [],
  },
  'so has one behind a preposition with which a question begins, and one that asks for something else as well': {
    files: plain('¿En que tienda hay pan? ¿Cuánto cuesta y que lleva? ¿Qué pan hay y cuando abrís?', 'Bread'),
    problems: ['warning blocks/text.yaml:3:12 text-accent {"word":"que","correct":"qué"}'],
  },
  'what joins two sentences of a question has none': {
    files: plain(
      '¿Qué compras si digo que abrimos y que hay pan? ¿Qué pan hay cuando abrís y cuando vengo yo? ¿A que huele bien? ¿Y que más?',
      'Bread',
    ),
    problems: [],
  },
  'one that would be a verb elsewhere has it behind an article': {
    files: plain('El trafico de la practica. Él trafico, yo publico y la practica; el Publico', 'Bread'),
    problems: ['warning blocks/text.yaml:3:11 text-accent {"word":"trafico","correct":"tráfico"}'],
  },
  'a tilde is one': {
    files: plain('Pan de manana, español', 'Bread'),
    problems: ['warning blocks/text.yaml:3:15 text-accent {"word":"manana","correct":"mañana"}'],
  },
  'names in other languages have none': {
    files: plain('En la Facultat de Filosofia i Lletres y la Rua da Alegria. Filosofia y pan', 'Bread'),
    problems: ['warning blocks/text.yaml:3:67 text-accent {"word":"Filosofia","correct":"Filosofía"}'],
  },
  'so has one with which a heading begins that asks in another language': {
    files: {
      ...plain('Como elegir el pan. Como cliente, decides', 'How to choose bread. As a customer, you decide'),
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<h2>Que lleva la masa</h2><p>Que no falte sal.</p>"\n  en: "<h2>What is in the dough</h2><p>Do not forget salt.</p>"\n',
    },
    problems: [
      'warning blocks/prose.yaml:3:12 text-accent {"word":"Que","correct":"Qué"}',
      'warning blocks/text.yaml:3:8 text-accent {"word":"Como","correct":"Cómo"}',
    ],
  },
};
