import { consent, cookiesPage } from '../../../support/consent';
import type { Cases } from '../problem-case';

const table = (name: string, es: string, en: string) =>
  cookiesPage(
    `<tr><th scope="row"><code>${name}</code></th><td>Medir</td><td>${es}</td></tr>`,
    `<tr><th scope="row"><code>${name}</code></th><td>Measuring</td><td>${en}</td></tr>`,
  );

export const cases: Cases = {
  'a time that is not that of the table is told once for all languages': {
    files: { 'consent.yaml': consent, ...table('_ga', '14 meses', '14 months') },
    problems: [
      'warning consent.yaml:60:16 consent-duration-other {"name":"_ga","said":"2 años","other":"14 meses","file":"pages/cookies.yaml"}',
    ],
  },
  'a name that begins as the star says is one of them': {
    files: { 'consent.yaml': consent, ...table('_gcl_au', '60 días', '60 days') },
    problems: [
      'warning consent.yaml:78:16 consent-duration-other {"name":"_gcl_*","said":"90 días","other":"60 días","file":"pages/cookies.yaml"}',
    ],
  },
  'the same time in other units is right': {
    files: { 'consent.yaml': consent, ...table('_gcl_au', '3 meses', '3 months') },
    problems: [],
  },
  'so is that of anything else': {
    files: { 'consent.yaml': consent, ...table('_pk_id', '13 meses', '13 months') },
    problems: [],
  },
};
