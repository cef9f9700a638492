import { facts } from '../../../support/facts';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a sum that comes to something else is told, in each language': {
    files: plain(
      'Son 656 jubilaciones más 279 bajas por reserva, menos 819 plazas, dan 126. Y 4,80 € más 2,30 € son 7,00 €.',
      '656 retirements plus 279 losses to the reserve, minus 819 places, leaves 126. €4.80 plus €2.30 makes €7.',
    ),
    problems: [
      'warning blocks/text.yaml:3:78 text-sum-wrong {"text":"656 jubilaciones más 279 bajas por reserva, menos 819 plazas, dan 126","sum":116}',
      'warning blocks/text.yaml:3:107 text-sum-wrong {"text":"4,80 € más 2,30 € son 7,00","sum":7.1}',
      'warning blocks/text.yaml:4:81 text-sum-wrong {"text":"656 retirements plus 279 losses to the reserve, minus 819 places, leaves 126","sum":116}',
      'warning blocks/text.yaml:4:110 text-sum-wrong {"text":"€4.80 plus €2.30 makes €7","sum":7.1}',
    ],
  },
  'so is one with figures of facts.yaml': {
    files: {
      ...facts('online: { value: 70 }', 'in-person: { value: 30 }', 'all: { sum: [online, in-person] }'),
      ...prose(
        '<p>Son {{facts.online}} horas <strong>online</strong> más 40 presenciales: 110. {{facts.online}} más 40 son {{facts.all}}.</p>',
      ),
    },
    problems: ['warning blocks/text.yaml:3:116 text-sum-wrong {"text":"70 más 40 son 100","sum":110}'],
  },
  'so are the parts of something that stand behind it': {
    files: {
      ...facts('online: { value: 70 }', 'in-person: { value: 30 }'),
      ...prose(
        '<p>Son 120 horas: {{facts.online}} en línea, {{facts.in-person}} presenciales y 10 de tutoría. Son 16 plazas: 8 por la mañana y 6 por la tarde.</p>',
        '<p>That is 120 hours: 70 online, 30 in person and 10 of tutorials.</p>',
      ),
    },
    problems: [
      'warning blocks/text.yaml:3:15 text-sum-wrong {"text":"120 horas: 70 en línea, 30 presenciales y 10 de tutoría","sum":110}',
      'warning blocks/text.yaml:3:107 text-sum-wrong {"text":"16 plazas: 8 por la mañana y 6 por la tarde","sum":14}',
      'warning blocks/text.yaml:4:19 text-sum-wrong {"text":"120 hours: 70 online, 30 in person and 10 of tutorials","sum":110}',
    ],
  },
  'parts that come to it, some of many, what counts other things and what is about right are right': {
    files: plain(
      'Son 120 horas: 70 en línea, 30 presenciales y 20 de tutoría. Más de 100 plazas: 60 en Madrid y 50 en Vigo. Son 30 minutos: 10 preguntas, 10 ejercicios y 8 casos. Un curso de 60 créditos: 20 de prácticas y 10 de taller. Grupos de 16: 8 mesas y 2 en el aula. A las 10: 4 de masa y 5 de sal.',
      'Up to 20 places: 12 in Madrid and 9 in Vigo. It has 3 rooms: 12 seats in one and 9 in the other. 50 questions: 25 of law, and 25 of maths.',
    ),
    problems: [],
  },
  'sums that are right, shares, several units, and what only sounds like one are right': {
    files: plain(
      '656 jubilaciones más 279 bajas, menos 819 plazas, dan 116. 1.250 € más 50,50 € son 1.300,50 €. 100 € más 21 % de IVA son 121 €. 1 día más 12 horas son 36 horas. Tiene 10 años más que 20. Hay 5 plazas más de 2 cursos y son 8 los que esperan. De 10 alumnos, 3 menos que en 2019, son 12 los nuevos. Hay 3 aulas más 2 talleres y son 12 las mesas; 2 más 2 puertas, que son 40 años viejas.',
      '2 + 2 = 4, and 10 less 3 is 7. There are 3 plus points, and 4 are new. One hour plus 30 minutes is 90 minutes. Rooms 1 - 2 = 20 seats.',
    ),
    problems: [],
  },
};
