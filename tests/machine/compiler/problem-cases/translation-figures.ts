import { course } from '../../../support/course';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const titled = (es: string, en: string) => ({
  'blocks/greeting.yaml': yaml`
    type: hero
    title:
      es: "${es}"
      en: "${en}"
  `,
});
const told = (details: string) =>
  `warning blocks/greeting.yaml:4:7 translation-figures {"original":"es","translation":"en",${details}}`;

export const cases: Cases = {
  'thousands that the original has in the way of the translation are told in the original': {
    files: titled('Un curso por 27,000 €', 'A course for €27,000'),
    problems: [
      'warning blocks/greeting.yaml:3:7 translation-figures {"original":"en","translation":"es","inOriginal":["27,000"],"inTranslation":["27,000"],"expected":"27.000"}',
    ],
  },
  'a figure that is another one, or written in the way of the other language, is reported with what to write': {
    files: titled('Curso de 350 horas por 27.000 €', 'A course of 350 hours for €27.000'),
    problems: [told('"inOriginal":["27.000"],"inTranslation":["27.000"],"expected":"27,000"')],
  },
  'a price is to be written with its decimals': {
    files: titled('Un pan por 64,50 €', 'A loaf for €46.50'),
    problems: [told('"inOriginal":["64,50"],"inTranslation":["46.50"],"expected":"64.50"')],
  },
  'so are a percentage, a month, a day and a time': {
    files: titled('El 98 % empieza el lunes 3 de mayo a las 9:00', '97% start on Tuesday, June 3, at 10 am'),
    problems: [told('"inOriginal":["9:00","98","mayo","lunes"],"inTranslation":["10 am","97","June","Tuesday"]')],
  },
  'a time is to be written like the one that stands there': {
    files: titled('Abre de 9 a 21 h', 'Open from 9am to 10am.'),
    problems: [told('"inOriginal":["21"],"inTranslation":["10am"],"expected":"9pm"')],
  },
  'a time with a full stop is one of hours and minutes': {
    files: titled('Hasta las 22.30', 'Until 23:30'),
    problems: [told('"inOriginal":["22.30"],"inTranslation":["23:30"],"expected":"22:30"')],
  },
  'the same figure that counts another time is reported': {
    files: titled('Un curso de 3 semanas, 2 h al día', 'A course of 3 months, 2 hours a day'),
    problems: [told('"inOriginal":["3 semanas"],"inTranslation":["3 months"]')],
  },
  'so is one that counts another measure, and not one in other words': {
    files: titled('A 5 km, y 20 kg', 'It is 5 m away, 20 kilos'),
    problems: [told('"inOriginal":["5 km"],"inTranslation":["5 m"]')],
  },
  'the same time in other words is right': {
    files: titled('24 horas, 12 meses y 5 min; 3 m', '24-hour, 12 months and 5 minutes; 3 metres'),
    problems: [],
  },
  'weeks in days, a decade in a word, and what is explained instead of a code are right': {
    files: titled('21 días en los años 60, con FP2: adultos', 'Three weeks in the sixties, after college: over 18'),
    problems: [],
  },
  'another code is reported': {
    files: titled('Con FP2', 'After FP3'),
    problems: [told('"inOriginal":["2"],"inTranslation":["3"],"expected":"2"')],
  },
  'a figure that one of them lacks is reported': {
    files: titled('Más de 500 panes', 'Many loaves'),
    problems: [told('"inOriginal":["500"],"inTranslation":[],"expected":"500"')],
  },
  'a figure in words that counts anything is told where the other text has another one': {
    files: titled('Diez panes en el horno', 'Twelve loaves in the oven'),
    problems: [told('"inOriginal":["Diez"],"inTranslation":["Twelve"]')],
  },
  'half an hour may be named by the hour that comes or by the one that has been, and what one text only has is right': {
    files: titled('A las seis y media', 'At a quarter to seven, both of them'),
    problems: [],
  },
  'figures in words are held to the same': {
    files: titled('Dieciocho horas de reposo', 'Sixteen hours of rest'),
    problems: [told('"inOriginal":["Dieciocho"],"inTranslation":["Sixteen"]')],
  },
  'what each language writes in its way is the same': {
    files: titled(
      'Dos panes a 3,50 € el 2.º lunes de septiembre, de 9 a 21 h (24 horas antes, 98 %), al +34 900 123 456',
      '2 loaves at €3.50 on the 2nd Monday of September, 9am to 9pm (a day ahead, 98%), call 900 123 456',
    ),
    problems: [],
  },
  'what has another name is the same, and what it is not is told': {
    files: titled(
      'Cierra el 25 y el 31 de diciembre, y abre a las ocho menos diez para 4.º de la ESO',
      'Closed on Christmas Day and New Year’s Eve; opens at 7:50 for Year 11',
    ),
    problems: [],
  },
  'a day of another name is another one': {
    files: titled('Cierra el 25 de diciembre', 'Closed on Christmas Eve'),
    problems: [told('"inOriginal":["25"],"inTranslation":[],"expected":"25"')],
  },
  'what a figure counts may be said by the label beside which it stands': {
    files: {
      'blocks/details.yaml': yaml`
        type: fact-sheet
        title: { es: "Ficha", en: "Details" }
        rows:
          - icon: clock
            label: { es: "Horas", en: "Duration" }
            values: [{ es: "120", en: "120 hours" }]
          - icon: clock
            label: { es: "Duración", en: "How long" }
            values: [{ es: "6", en: "6 weeks" }]
      `,
    },
    problems: [
      'warning blocks/details.yaml:9:29 translation-figures {"original":"es","translation":"en","inOriginal":["6"],"inTranslation":["6 weeks"]}',
    ],
  },
  'in a text of several lines, the one in which it is missing is told': {
    files: {
      'blocks/greeting.yaml': [
        'type: prose',
        'content:',
        '  es: |',
        '    <p>Hay pan de centeno.</p>',
        '    <p>Hacemos 255 panes al día.</p>',
        '  en: |',
        '    <p>There is rye bread.</p>',
        '    <p>We make many loaves a day.</p>',
        '',
      ].join('\n'),
    },
    problems: [
      'warning blocks/greeting.yaml:8:5 translation-figures {"original":"es","translation":"en","inOriginal":["255"],"inTranslation":[],"expected":"255"}',
    ],
  },
  'beside a slip that has nothing to do with it, both are told': {
    files: titled('Hacemos 255 panes del del horno', 'We make 256 loaves'),
    problems: [
      'warning blocks/greeting.yaml:3:26 text-word-doubled {"word":"del"}',
      told('"inOriginal":["255"],"inTranslation":["256"],"expected":"255"'),
    ],
  },
  'of two points of a list whose figures have changed places in one language, the first is told; where all stand elsewhere, none':
    {
      files: {
        'blocks/list.yaml': [
          'type: prose',
          'content:',
          '  es: "<ul><li>Centeno: 40 minutos</li><li>Espelta: 55 minutos</li><li>Trigo: 30</li></ul>"',
          '  en: "<ul><li>Rye: 55 minutes</li><li>Spelt: 40 minutes</li><li>Wheat: 30</li></ul>"',
          '',
        ].join('\n'),
        'blocks/turned.yaml': [
          'type: prose',
          'content:',
          '  es: "<ul><li>Centeno: 40 minutos</li><li>Espelta: 55 minutos</li><li>Trigo: 30</li></ul>"',
          '  en: "<ul><li>Spelt: 55 minutes</li><li>Wheat: 30</li><li>Rye: 40 minutes</li></ul>"',
          '',
        ].join('\n'),
      },
      problems: [
        'warning blocks/list.yaml:4:7 translation-figures {"original":"es","translation":"en","inOriginal":["40"],"inTranslation":["55"],"expected":"40"}',
      ],
    },
  'and so they are beside a heading that is there twice': {
    files: {
      'blocks/text.yaml':
        'type: prose\ncontent:\n  es: "<h3>Pan</h3><p>Por 3 €.</p><h3>Pan</h3><p>Frío.</p>"\n  en: "<h3>Bread</h3><p>For €4.</p><h3>Rolls</h3><p>Cold.</p>"\n',
    },
    problems: [
      'warning blocks/text.yaml:3:35 html-heading-repeated {"text":"Pan","first":1,"second":2}',
      'warning blocks/text.yaml:4:7 translation-figures {"original":"es","translation":"en","inOriginal":["3"],"inTranslation":["4"],"expected":"3"}',
    ],
  },
  'a count in words of one paragraph is told although others count as well, and one that has gone to another is not': {
    files: {
      'blocks/text.yaml':
        'type: prose\ncontent:\n  es: |\n    <p>Tenemos dos hornos y un molino.</p>\n    <p>Hay cinco panes, uno de ellos dulce.</p>\n    <p>Los cuatro hermanos amasan.</p>\n  en: |\n    <p>We have two ovens and one mill.</p>\n    <p>There are four loaves, one of them sweet.</p>\n    <p>The four siblings knead.</p>\n',
      'blocks/moved.yaml':
        'type: prose\ncontent:\n  es: |\n    <p>Hay cinco panes.</p>\n    <p>Hay seis bollos.</p>\n  en: |\n    <p>There are six buns.</p>\n    <p>There are five loaves.</p>\n',
    },
    problems: [
      'warning blocks/text.yaml:9:5 translation-figures {"original":"es","translation":"en","inOriginal":["cinco"],"inTranslation":["four"]}',
    ],
  },
  'a figure that the original says otherwise elsewhere, and as its translation does there, is told in the original': {
    files: titled('Son 656 panes, y de los 665 quedan 12', 'There are 656 loaves, and of the 656 there are 12 left'),
    problems: [
      'warning blocks/greeting.yaml:3:7 translation-figures {"original":"en","translation":"es","inOriginal":["656"],"inTranslation":["665"],"expected":"656"}',
    ],
  },
  'an hour of the afternoon is no other number beside it': {
    files: titled('Pide una visita. Abrimos de 9 a 13.', 'Ask for a visit. We are open from 9 to 1.'),
    problems: [],
  },
  'of a course that is in the lists of one language only as well, since its page shows it in all': {
    files: {
      'catalogue/courses/knead.yaml': `${course.replace('1 day', '2 days')}when: { language: es }\n`,
    },
    problems: [
      'warning catalogue/courses/knead.yaml:4:30 translation-figures {"original":"es","translation":"en","inOriginal":["1"],"inTranslation":["2"],"expected":"1"}',
    ],
  },
};
