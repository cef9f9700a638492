import { consent, cookiesPage } from '../../../support/consent';
import type { Cases } from '../problem-case';

const cookies = (es: string, en: string) =>
  cookiesPage(
    `<tr><th scope="row"><code>consent</code></th><td>Vale ${es}</td></tr><tr><th scope="row"><code>_ga</code></th><td>2 años</td></tr>`,
    `<tr><th scope="row"><code>consent</code></th><td>Holds for ${en}</td></tr><tr><th scope="row"><code>_ga</code></th><td>2 years</td></tr>`,
  );

export const cases: Cases = {
  'a text that says another time than the one after which visitors are asked again is told, once for all its languages':
    {
      files: {
        'consent.yaml': consent.replace('12 meses', '6 meses').replace('12 months', '6 months'),
        ...cookies('un año', '12 months'),
      },
      problems: ['warning consent.yaml:38:16 consent-months-other {"months":6,"correct":12}'],
    },
  'where all texts say otherwise, the number is told': {
    files: {
      'consent.yaml': consent.replace('renewalMonths: 12', 'renewalMonths: 6'),
      ...cookies('12 meses', 'one year'),
    },
    problems: ['warning consent.yaml:5:16 consent-months-other {"months":12,"correct":6}'],
  },
  'where the settings cannot be read, only that is told': {
    files: { 'consent.yaml': consent.replaceAll('12 meses', '6 meses'), 'settings.yaml': 'brand: [ovens\n' },
    problems: ['settings.yaml:1:8 yaml-syntax {"reason":"bracket-missing","written":"]","correct":"brand: [ovens]"}'],
  },
  'so is a row of a table': {
    files: { 'consent.yaml': consent, ...cookies('2 años', '2 years') },
    problems: ['warning pages/cookies.yaml:9:23 consent-months-other {"months":24,"correct":12}'],
  },
};
