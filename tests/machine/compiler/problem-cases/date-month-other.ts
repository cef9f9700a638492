import { basicText } from '../../../support/compile-site';
import { startingOn } from '../../../support/course';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const saying = (start: string, es: string, en: string) => ({
  'catalogue/courses/knead.yaml': `${startingOn(start)}intake: { es: "${es}", en: "${en}" }\n`,
});

const onDays = (start: string, es: string, en: string) => ({
  'catalogue/courses/knead.yaml': `${startingOn(start)}schedule: { es: "${es}", en: "${en}" }\n`,
});

export const cases: Cases = {
  'a course begins on one of its days': {
    files: onDays('2026-09-06', 'De lunes a viernes, por la tarde', 'Monday to Friday, in the afternoon'),
    problems: [
      'warning catalogue/courses/knead.yaml:6:8 date-month-other {"text":"De lunes a viernes, por la tarde","key":"start","date":"2026-09-06","month":"septiembre","weekday":"domingo"}',
    ],
  },
  'on any day where none is said, and in a month of which no day is known': {
    files: {
      ...onDays('2026-09-06', 'Una tarde por semana', 'One evening a week'),
      'catalogue/courses/knead-a.yaml': onDays('2026-09', 'Martes', 'Tuesdays')
        ['catalogue/courses/knead.yaml'].replace('KNEAD', 'KA')
        .replace('Amasado', 'Reposo')
        .replace('Kneading', 'Rest')
        .replace('Con las manos', 'A la sombra')
        .replace('By hand', 'In the shade'),
      'catalogue/courses/knead-b.yaml': onDays('2026-09-06', 'Sábados y domingos', 'Saturdays and Sundays')
        ['catalogue/courses/knead.yaml'].replace('KNEAD', 'KB')
        .replace('Amasado', 'Horno')
        .replace('Kneading', 'Oven')
        .replace('Con las manos', 'Con leña')
        .replace('By hand', 'With wood'),
    },
    problems: [],
  },
  'a month in words that is not that of the day beside it is told once': {
    files: saying('2026-09-02', 'Octubre', 'October'),
    problems: [
      'warning catalogue/courses/knead.yaml:7:15 date-month-other {"text":"Octubre","key":"start","date":"2026-09-02","month":"septiembre"}',
    ],
  },
  'so is one where a figure holds the day': {
    files: {
      ...saying('"{{facts.begin}}"', 'Mayo de 2026 y octubre', 'May 2026 and October'),
      'facts.yaml': `${basicText('facts.yaml')}begin: { type: date, value: "2026-09" }\n`,
    },
    problems: [
      'warning catalogue/courses/knead.yaml:7:15 date-month-other {"text":"Mayo de 2026 y octubre","key":"start","date":"2026-09","month":"septiembre","fact":"begin"}',
    ],
  },
  'where many places say it of one figure, it is told once': {
    files: {
      ...Object.fromEntries(
        ['a', 'b', 'c'].map((name) => [
          `blocks/sheet-${name}.yaml`,
          yaml`
            type: fact-sheet
            title: { es: "Ficha", en: "Sheet" }
            rows: [{ label: { es: "Inicio", en: "Start" }, values: [{ es: "Mayo", en: "May" }], date: "{{facts.begin}}" }]
          `,
        ]),
      ),
      'facts.yaml': `${basicText('facts.yaml')}begin: { type: date, value: "2026-09" }\n`,
    },
    problems: [
      'warning blocks/sheet-a.yaml:3:63 date-month-other {"text":"Mayo","key":"date","date":"2026-09","month":"septiembre","fact":"begin"}',
    ],
  },
  'the month itself, one of several, and whatever else is said, are not': {
    files: {
      ...saying('2026-09-02', 'Septiembre', 'September'),
      ...Object.fromEntries(
        [
          ['Mayo, septiembre y enero', 'May, September and January'],
          ['septiembre de 2026', 'September 2026'],
          ['Otoño', 'Autumn'],
          ['Solicitudes hasta julio', 'Apply until July'],
          ['De marzo a julio', 'March to July'],
          ['Todos los meses', 'Every month'],
          ['Pregunta por la próxima fecha', 'Ask for the next date'],
          ['Finales de agosto', 'Late August'],
        ].map(([es = '', en = ''], index) => [
          `catalogue/courses/knead-${'abcdefgh'.charAt(index)}.yaml`,
          saying('2026-09-02', es, en)['catalogue/courses/knead.yaml'].replaceAll('KNEAD', `K${index}`),
        ]),
      ),
    },
    problems: [],
  },
  'so is one in a sheet, where none of its values is that of the day': {
    files: {
      'blocks/sheet.yaml': yaml`
        type: fact-sheet
        title: { es: "Ficha", en: "Sheet" }
        rows:
          - label: { es: "Inicio", en: "Start" }
            values: [{ es: "Octubre", en: "October" }, { es: "Solicitudes: julio y agosto", en: "Apply in July and August" }]
            date: 2026-09-02
          - label: { es: "Final", en: "End" }
            values: [{ es: "Mayo", en: "May" }, { es: "Septiembre", en: "September" }]
            date: 2026-09-02
          - label: { es: "Examen", en: "Exam" }
            values: [{ es: "De mayo a julio", en: "May to July" }]
            date: 2026-09-02
      `,
    },
    problems: [
      'warning blocks/sheet.yaml:5:20 date-month-other {"text":"Octubre","key":"date","date":"2026-09-02","month":"septiembre"}',
    ],
  },
  'a day that has passed says nothing of the next one': {
    files: saying('2025-09-02', 'Mayo', 'May'),
    problems: ['warning catalogue/courses/knead.yaml:6:8 date-passed {"date":"2025-09-02"}'],
  },
};
