import { consent } from '../../../support/consent';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const table = (name: string, es: string, en: string) => ({
  'pages/cookies.yaml': yaml`
    path: { es: "/cookies", en: "/cookie-table" }
    title: { es: "Cookies de la panadería", en: "Cookies of the bakery" }
    description: { es: "Qué guarda esta web y cuánto tiempo.", en: "What this website keeps, and for how long." }
    sections:
      - type: prose
        title: { es: "Cookies", en: "Cookies" }
        content:
          es: |
            <table><tbody><tr><th scope="row"><code>${name}</code></th><td>Medir</td><td>${es}</td></tr></tbody></table>
          en: |
            <table><tbody><tr><th scope="row"><code>${name}</code></th><td>Measuring</td><td>${en}</td></tr></tbody></table>
  `,
});

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
