import { course } from '../../../support/course';
import type { Cases } from '../problem-case';

const lasting = (es: string, months: number) => ({
  'catalogue/courses/knead.yaml': `${course.replace(/^duration: .*$/m, `duration: { es: "${es}", en: "${es.replace('meses', 'months').replace('años', 'years')}" }`)}workloadMonths: ${months}\n`,
});

const taking = (hours: string, workloadHours: number) => ({
  'catalogue/courses/knead.yaml': `${course}hours: { es: "${hours}", en: "${hours.replace('horas', 'hours').replace('a la semana', 'a week')}" }\nworkloadHours: ${workloadHours}\n`,
});

const courseFrom = (duration: string, start: string, end: string) =>
  `${course.replace(/^duration: .*$/m, `duration: { es: "${duration}", en: "${duration.replace('días', 'days').replace('semanas', 'weeks')}" }`)}start: ${start}\nend: ${end}\n`;

const from = (duration: string, start: string, end: string) => ({
  'catalogue/courses/knead.yaml': courseFrom(duration, start, end),
});

export const cases: Cases = {
  'hours that are not those that visitors read are told': {
    files: taking('8 horas', 80),
    problems: [
      'warning catalogue/courses/knead.yaml:7:16 workload-other {"value":80,"text":"8 horas","correct":8,"isOfHours":true}',
    ],
  },
  'of so many a week nobody knows how many there are': { files: taking('2 horas a la semana', 24), problems: [] },
  'the same hours are right': { files: taking('24 horas', 24), problems: [] },
  'months that are not those of the duration are told': {
    files: lasting('8 meses', 6),
    problems: ['warning catalogue/courses/knead.yaml:6:17 workload-other {"value":6,"text":"8 meses","correct":8}'],
  },
  'so are those that are not its years': {
    files: lasting('2 años', 12),
    problems: ['warning catalogue/courses/knead.yaml:6:17 workload-other {"value":12,"text":"2 años","correct":24}'],
  },
  'a span, months with their weeks or days, and years with months are right': {
    files: lasting('11 a 13 meses (48 semanas)', 12),
    problems: [],
  },
  'an event that is said to take more days than there are from its first to its last is told': {
    files: from('3 días', '2030-05-04', '2030-05-05'),
    problems: [
      'warning catalogue/courses/knead.yaml:7:6 workload-other {"value":2,"text":"3 días","correct":3,"lastDay":"2030-05-06"}',
    ],
  },
  'days with others between them, weeks of which the last is not whole, and months alone are right': {
    files: {
      ...from('2 días', '2030-05-04', '2030-05-11'),
      'catalogue/courses/other.yaml': courseFrom('2 semanas', '2030-05-06', '2030-05-17')
        .replace('KNEAD', 'BAKE')
        .replace('Amasado', 'Horneado')
        .replace('Kneading', 'Baking')
        .replace('Con las manos', 'En el horno'),
    },
    problems: [],
  },
  'so is what is told in several units': { files: lasting('1 año y 6 meses', 18), problems: [] },
};
