import { startingOn } from '../../../support/course';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a fact that nothing names is told': {
    files: {
      'facts.yaml': 'registration: { value: "P-204" }\nloaves-a-year: { value: 52000 }\nbakers: { value: 3 }\n',
    },
    problems: ['warning facts.yaml:3:1 fact-unused {"fact":"bakers"}'],
  },
  'a price, a date and a sum name facts': {
    files: {
      'facts.yaml':
        'registration: { value: "P-204" }\nloaves-a-year: { sum: [rye, wheat] }\nrye: { value: 2 }\nwheat: { value: 3 }\nfee: { value: 45 }\nday: { value: "2026-02-01" }\n',
      'catalogue/courses/kneading.yaml': `${startingOn('"{{facts.day}}"')}price: fee\n`,
    },
    problems: [],
  },
  'while a file cannot be read nothing is said': {
    files: {
      'facts.yaml': 'registration: { value: "P-204" }\nloaves-a-year: { value: 52000 }\nbakers: { value: 3 }\n',
      'blocks/text.yaml': 'type: [',
    },
    problems: ['blocks/text.yaml:1:7 yaml-syntax {"reason":"bracket-missing","written":"]","correct":"type: []"}'],
  },
  'a figure in the place of which that of something else stands is not told as unused': {
    files: {
      'facts.yaml':
        'registration: { value: "P-204" }\nloaves-a-year: { value: 52000 }\nrye: { value: 3 }\nspelt: { value: 4 }\n',
      'blocks/loaves.yaml': `type: features\ntitle: { es: "Panes", en: "Loaves" }\nitems:\n${['Rye', 'Spelt']
        .map(
          (name) =>
            `  - { icon: clock, title: { es: "${name}", en: "${name}" }, text: { es: "{{facts.rye}} €", en: "€{{facts.rye}}" } }\n`,
        )
        .join('')}`,
    },
    problems: ['warning blocks/loaves.yaml:5:78 fact-of-other {"fact":"rye","other":"Rye","correct":"spelt"}'],
  },
};
