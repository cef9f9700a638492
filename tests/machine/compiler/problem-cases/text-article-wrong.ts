import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an article that does not suit the sound behind it is told, with the one that does': {
    files: plain('Una unidad', 'An unit of a apple, an bread, a hour in a oven.'),
    problems: [
      'warning blocks/text.yaml:4:8 text-article-wrong {"text":"An unit","correct":"A unit"}',
      'warning blocks/text.yaml:4:19 text-article-wrong {"text":"a apple","correct":"an apple"}',
      'warning blocks/text.yaml:4:28 text-article-wrong {"text":"an bread","correct":"a bread"}',
      'warning blocks/text.yaml:4:38 text-article-wrong {"text":"a hour","correct":"an hour"}',
      'warning blocks/text.yaml:4:48 text-article-wrong {"text":"a oven","correct":"an oven"}',
    ],
  },
  'what sounds otherwise than it is written, abbreviations, and the letter itself, are right': {
    files: plain(
      'Una hora',
      'A unit, an hour, a European loaf, an unusual user, a one-off, an umbrella, a useful urn, an FAQ, an MP, an iPhone. Vitamin A is in it, a and b are not, 10 A included, hepatitis A infection; an historic hotel; option A or B; a uniform, an Xbox, an Yves, an Huelva oven. We walk from An Daingean to the sea.',
    ),
    problems: [],
  },
  'other languages have other articles': { files: plain('Va a Ibiza a hora fija', 'Hello'), problems: [] },
  'in Spanish an article of the other gender is told': {
    files: plain('La centro y el formación, del ciudad al pan', 'The bread'),
    problems: [
      'warning blocks/text.yaml:3:8 text-article-wrong {"text":"La centro","correct":"El centro","gender":true}',
      'warning blocks/text.yaml:3:20 text-article-wrong {"text":"el formación","correct":"la formación","gender":true}',
      'warning blocks/text.yaml:3:34 text-article-wrong {"text":"del ciudad","correct":"de la ciudad","gender":true}',
    ],
  },
  'so many words have either, or another one before a vowel': {
    files: plain('El agua, la mano, el día, la capital, los mapas y una foto; la ciudad, del curso', 'The bread'),
    problems: [],
  },
  'so is what goes with a word like an article': {
    files: plain('Muchas panes, varios tiendas y nuestros plazas', 'The bread'),
    problems: [
      'warning blocks/text.yaml:3:8 text-article-wrong {"text":"Muchas panes","correct":"Muchos panes","gender":true}',
      'warning blocks/text.yaml:3:22 text-article-wrong {"text":"varios tiendas","correct":"varias tiendas","gender":true}',
      'warning blocks/text.yaml:3:39 text-article-wrong {"text":"nuestros plazas","correct":"nuestras plazas","gender":true}',
    ],
  },
  'verbs have no gender': {
    files: plain(
      'El juez los casa, el horno los cocina; este cocina bien y otro pregunta. Los casas, este cuota',
      'Bread',
    ),
    problems: [
      'warning blocks/text.yaml:3:81 text-article-wrong {"text":"Los casas","correct":"Las casas","gender":true}',
      'warning blocks/text.yaml:3:92 text-article-wrong {"text":"este cuota","correct":"esta cuota","gender":true}',
    ],
  },
  'what sounds otherwise than it looks is right': {
    files: plain(
      'Pan',
      'A urologist in a onesie, an hors d’oeuvre, an homage to a uranium mine, an urn and an urgent call',
    ),
    problems: [],
  },
  'a visit is no man, and a book no woman': {
    files: plain('Es un visita corta, con las libros abiertos', 'A short visit'),
    problems: [
      'warning blocks/text.yaml:3:11 text-article-wrong {"text":"un visita","correct":"una visita","gender":true}',
      'warning blocks/text.yaml:3:32 text-article-wrong {"text":"las libros","correct":"los libros","gender":true}',
    ],
  },
  'an article of another number is told with both that may be meant': {
    files: plain('El cursos. Nuestros instructor y un meses, unas casa', 'The course'),
    problems: [
      'warning blocks/text.yaml:3:8 text-article-wrong {"text":"El cursos","correct":"El curso","orElse":"Los cursos"}',
      'warning blocks/text.yaml:3:19 text-article-wrong {"text":"Nuestros instructor","correct":"Nuestros instructores","orElse":"Nuestro instructor"}',
      'warning blocks/text.yaml:3:41 text-article-wrong {"text":"un meses","correct":"un mes","orElse":"unos meses"}',
      'warning blocks/text.yaml:3:51 text-article-wrong {"text":"unas casa","correct":"unas casas","orElse":"una casa"}',
    ],
  },
  'what ends like a plural and is none, a pronoun before a verb, and numbers are right': {
    files: plain(
      'El mes, el lunes, un paraguas y el campus. ¿Cuándo la visitas? Los curso y las casa el juez. Unos mil',
      'The month',
    ),
    problems: ['warning blocks/text.yaml:3:71 text-phrase-wrong {"phrase":"Los curso","correct":"Los cursos"}'],
  },
  'a number that ends like an article has the plural behind it': {
    files: plain(
      'Las mil y una noches, los treinta y un días, ciento un panes y cuarenta y una hogazas, pero dos hogazas y una mesas',
      'The thousand and one nights',
    ),
    problems: [
      'warning blocks/text.yaml:3:114 text-article-wrong {"text":"una mesas","correct":"una mesa","orElse":"unas mesas"}',
    ],
  },
  'names and words that sound otherwise than most that begin alike are right': {
    files: plain(
      'Pan',
      'A Utah loaf, a Ugandan and a Uruguayan baker, a ufologist, a oneness, an uniced bun, an unironic smile, an unissued book, an Euskera class',
    ),
    problems: [],
  },
  'an article and an adjective of the other gender are told together': {
    files: plain('La misma pan, en la nueva horno; primera curso y el último tarde', 'The bread'),
    problems: [
      'warning blocks/text.yaml:3:8 text-article-wrong {"text":"La misma pan","correct":"El mismo pan","gender":true}',
      'warning blocks/text.yaml:3:25 text-article-wrong {"text":"la nueva horno","correct":"el nuevo horno","gender":true}',
      'warning blocks/text.yaml:3:41 text-article-wrong {"text":"primera curso","correct":"primer curso","gender":true}',
    ],
  },
  'an adjective that agrees, and one that stands alone, are right': {
    files: plain(
      'La primera hogaza y el último pan; el mismo día, una buena clase. Lo nuevo, panes; la última, mañana',
      'The bread',
    ),
    problems: [],
  },
};
