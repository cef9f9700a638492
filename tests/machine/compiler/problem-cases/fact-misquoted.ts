import { course } from '../../../support/course';
import { facts } from '../../../support/facts';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const priced = {
  ...facts(
    'tuition: { type: money, value: 450 }',
    'kneading-months: { type: months, value: 6 }',
    'centeno: { value: "4,80 €" }',
  ),
  'catalogue/courses/kneading.yaml': `${course}price: tuition\n`,
};

export const cases: Cases = {
  'what something costs, and how long it lasts, is told where it is not as its facts say': {
    files: {
      ...priced,
      ...prose(
        '<p>Hay sitio. El <b>amasado</b> dura 8&nbsp;meses y cuesta 500&nbsp;€. El centeno cuesta 5,10&nbsp;€.</p>',
      ),
    },
    problems: [
      'warning blocks/text.yaml:3:45 fact-misquoted {"name":"amasado","text":"8","fact":"kneading-months","value":"6","suggestion":"{{facts.kneading-months}}"}',
      'warning blocks/text.yaml:3:67 fact-misquoted {"name":"amasado","text":"500","fact":"tuition","value":"450","suggestion":"{{facts.tuition}}"}',
      'warning blocks/text.yaml:3:97 fact-misquoted {"name":"centeno","text":"5,10 €","fact":"centeno","value":"4,80 €","suggestion":"{{facts.centeno}}"}',
    ],
  },
  'the figure of something else is told, and of two that have changed places the one': {
    files: {
      ...priced,
      ...facts(
        'tuition: { type: money, value: 450 }',
        'kneading-months: { type: months, value: 6 }',
        'shaping-months: { type: months, value: 4 }',
      ),
      ...plain('El amasado dura {{facts.shaping-months}} meses; el formado, {{facts.kneading-months}}'),
    },
    problems: [
      'warning blocks/text.yaml:3:24 fact-misquoted {"name":"amasado","text":"{{facts.shaping-months}}","fact":"kneading-months","value":"6","suggestion":"{{facts.kneading-months}}","isNamed":true}',
    ],
  },
  'it is told in each language': {
    files: { ...priced, ...plain('El amasado dura 8 meses', 'Kneading lasts 8 months') },
    problems: [
      'warning blocks/text.yaml:3:24 fact-misquoted {"name":"amasado","text":"8","fact":"kneading-months","value":"6","suggestion":"{{facts.kneading-months}}"}',
    ],
  },
  'what has a price says it itself': {
    files: {
      ...priced,
      'catalogue/courses/kneading.yaml': `${course.replace('By hand.', 'By hand. Kneading costs €420.')}price: tuition\n`,
    },
    problems: [
      'warning catalogue/courses/kneading.yaml:3:68 fact-contradicted {"text":"420","fact":"tuition","value":450,"suggestion":"{{facts.tuition}}"}',
    ],
  },
  'the same figure, and one of a condition, a part, a time, a question or something else, are right': {
    files: {
      ...priced,
      ...prose(
        [
          '<p>El amasado dura 6 meses y cuesta 450,00 €. Para socios, el amasado cuesta 300 €. El amasado cuesta 300 € menos',
          'con beca. El amasado cuesta 50 € al mes. El amasado dura 8 horas. El amasado de domingo dura 3 meses. ¿El amasado',
          'cuesta 600 €? El amasado cuesta 500 €, si pagas a plazos. El amasado cuesta desde 300 €. El amasado y el centeno',
          'cuestan 470 €. El taller dura 3 meses. Hasta 2019 el amasado costaba 300 €. Con el centeno cuesta 460 €.</p>',
        ].join(' '),
      ),
    },
    problems: [],
  },
};
