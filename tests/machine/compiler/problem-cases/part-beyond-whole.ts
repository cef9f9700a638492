import { facts } from '../../../support/facts';
import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'more of something than there are is told, in digits and by figures': {
    files: {
      ...facts('people: { type: count, value: 12, note: "Personas por taller" }'),
      ...plain(
        'El año pasado, 17 de los 16 alumnos acabaron el curso; {{facts.people}} de cada 10 alumnos repiten.',
        'Last year, 17 of the 16 people finished the course; {{facts.people}} out of every 10 people come back.',
      ),
    },
    problems: [
      'warning blocks/text.yaml:3:23 part-beyond-whole {"text":"17 de los 16","part":17,"whole":16}',
      'warning blocks/text.yaml:3:63 part-beyond-whole {"text":"12 de cada 10","part":12,"whole":10}',
      'warning blocks/text.yaml:4:19 part-beyond-whole {"text":"17 of the 16","part":17,"whole":16}',
      'warning blocks/text.yaml:4:60 part-beyond-whole {"text":"12 out of every 10","part":12,"whole":10}',
    ],
  },
  'as many, a year, and what is called by its number are right': {
    files: plain(
      'De los 16, 16 de los 16 alumnos acabaron. En 2024 de los 16 alumnos acabaron 12. El artículo 20 de las 2 leyes. Nos dan 4,7 de las 5 estrellas.',
      'Of all, 16 of the 16 people finished. In 2024 of the 16 people, 12 did. Room 12 of the 4 star hotel. We have 4.7 of 5 stars.',
    ),
    problems: [],
  },
};
