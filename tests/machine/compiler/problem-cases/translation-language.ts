import { inSpanishAlone } from '../../../support/one-language';
import { plain } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a text that is in the language of another is reported where it stands': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Nuestro pan de masa madre", en: "El pan de la casa, con masa madre" }
        intro: { es: "Bread for all of the people in the town", en: "Bread for the whole town and for you" }
      `,
    },
    problems: [
      'warning blocks/greeting.yaml:2:47 translation-language {"expected":"en","language":"es"}',
      'warning blocks/greeting.yaml:3:14 translation-language {"expected":"es","language":"en"}',
    ],
  },
  'titles and names in another language are none': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Taller «The Art of the Loaf and the Oven»", en: "Workshop “The Art of the Loaf and the Oven”" }
        intro: { es: "Pan y más", en: "Real Casa de la Moneda" }
        eyebrow: { es: "Calle de la Sal, 3", en: "At 3 Calle de la Sal, on the corner" }
      `,
    },
    problems: [],
  },
  'nothing is said of a text that is shown in one language only': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        when: { language: es }
        title: { es: "Los 3 panes de la casa.", en: "Los 4 panes de la casa y de la calle." }
      `,
    },
    problems: [],
  },
  'in the only language of a site, too': {
    files: inSpanishAlone(plain('The bread is from this morning and it is all yours')),
    problems: ['warning blocks/text.yaml:3:7 translation-language {"expected":"es","language":"en"}'],
  },
  'in the only language of a site, a sentence of a text, too': {
    files: inSpanishAlone(plain('El pan es de hoy. The rest of it is from yesterday and it is cheaper.')),
    problems: [
      'warning blocks/text.yaml:3:26 translation-language {"expected":"es","language":"en","text":"The rest of it is from yesterday and it is cheaper."}',
    ],
  },
  'a motto, a name and what is quoted may be in another language': {
    files: inSpanishAlone(
      plain(
        'El pan es de hoy. The best bread in the world. Y reza «It is yours. It is from this morning and for you.»',
      ),
    ),
    problems: [],
  },
  'a title in another language is right where it is quoted': {
    files: inSpanishAlone(plain('Leemos «The bread is from this morning and it is yours»')),
    problems: [],
  },
  'a text in a language that the site does not have is told as one of that': {
    files: plain('Hoy hay pan de centeno y de trigo', 'Où se loger pendant le cours et dans les environs'),
    problems: ['warning blocks/text.yaml:4:7 translation-language {"expected":"en","language":"fr"}'],
  },
  'a short sentence that both languages have is told in the one that it is not in; a name and what is quoted are not': {
    files: plain(
      'Hay treinta plazas. No hace falta reservar. «No hace falta pedir nada.» Casa de la Moneda de Madrid.',
      'There are thirty. No hace falta reservar. «No hace falta pedir nada.» Casa de la Moneda de Madrid.',
    ),
    problems: [
      'warning blocks/text.yaml:4:26 translation-language {"expected":"en","language":"es","text":"No hace falta reservar."}',
    ],
  },
  'of a sentence in a language that the site does not have it is not told that it is in one of them': {
    files: plain(
      'Hay treinta plazas. Brote werden täglich gebacken.',
      'There are thirty places. Brote werden täglich gebacken.',
    ),
    problems: [],
  },
  'some words in a row that both languages have are told in the one that they are not of; dishes and titles are not': {
    files: plain(
      'Se paga a plazos sin intereses o de una vez. Hay menú del día. Leemos El amor en los tiempos del cólera con huevos a la flamenca en la plaza de la iglesia',
      'You pay a plazos sin intereses or at once. There is a menú del día. We read El amor en los tiempos del cólera over huevos a la flamenca in the plaza de la iglesia',
    ),
    problems: [
      'warning blocks/text.yaml:4:16 translation-language {"expected":"en","language":"es","text":"a plazos sin intereses"}',
    ],
  },
  'a work may be called in its own language in a short sentence': {
    files: plain('Leemos El amor en los tiempos del cólera.', 'Reading El amor en los tiempos del cólera.'),
    problems: [],
  },
};
