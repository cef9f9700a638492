import { consent, cookiesPage } from '../../../support/consent';
import type { Cases } from '../problem-case';

const row = (name: string) => `<tr><th scope="row"><code>${name}</code></th><td>Google</td></tr>`;
const tables = (first: string, second: string, analytics: readonly [string, string]) => {
  const html = (heading: string, other: string) =>
    `</tbody></table><h3>${heading}</h3><table><tbody>${row(first)}</tbody></table><h3>${other}</h3><table><tbody>${row(second)}`;
  return cookiesPage(html(analytics[0], 'Publicidad'), html(analytics[1], 'Marketing'));
};

export const cases: Cases = {
  'what is of one kind in the question is of the same in the table': {
    files: { 'consent.yaml': consent, ...tables('_ga', 'origin-referrer', ['Necesarias', 'Necessary']) },
    problems: [
      'warning consent.yaml:58:15 consent-category-other {"name":"_ga","category":"Análisis","other":"Necesarias","file":"site/pages/cookies.yaml"}',
    ],
  },
  'a kind of which all is of another one in the table is told at its name': {
    files: {
      'consent.yaml': consent
        .replace('"_ga, _ga_*"', '_ga')
        .replace('{ es: "Análisis", en: "Analytics" }', '{ es: "Estadística", en: "Statistics" }'),
      ...tables('_ga', 'gclid', ['Necesarias', 'Necessary']),
    },
    problems: [
      'warning consent.yaml:53:18 consent-category-other {"name":"_ga","category":"Estadística","other":"Necesarias","file":"site/pages/cookies.yaml"}',
    ],
  },
  'one of several has changed its kind': {
    files: { 'consent.yaml': consent, ...tables('gclid', 'origin-referrer', ['Análisis', 'Analytics']) },
    problems: [
      'warning consent.yaml:68:15 consent-category-other {"name":"gclid","category":"Publicidad","other":"Análisis","file":"site/pages/cookies.yaml"}',
    ],
  },
  'below its own name, or any other heading, it may stand': {
    files: { 'consent.yaml': consent, ...tables('_ga', 'gclid', ['Las de Google', 'Those of Google']) },
    problems: [],
  },
};
