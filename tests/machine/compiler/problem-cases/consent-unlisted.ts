import { consent, cookiesPage } from '../../../support/consent';
import type { Cases } from '../problem-case';

const NAMES = ['consent', 'language', 'visitor-country', 'language-redirect', 'scroll-positions', 'reloaded'];
const table = (...names: readonly string[]) => {
  const rows = names.map((name) => `<tr><th scope="row"><code>${name}</code></th><td>Google</td></tr>`).join('');
  return { 'consent.yaml': consent, ...cookiesPage(rows, rows) };
};

export const cases: Cases = {
  'what the question says that is kept is in the table about it': {
    files: table(...NAMES, '_ga', '_ga_', 'origin-referrer', '_gcl_au'),
    problems: ['warning consent.yaml:68:15 consent-unlisted {"name":"gclid","file":"site/pages/cookies.yaml"}'],
  },
  'under the same name': {
    files: table(...NAMES, '_ga', 'gclid', 'origin-refferrer', 'origin-referrer', '_gcl_au'),
    problems: [
      'warning pages/cookies.yaml:9:592 consent-unlisted {"name":"origin-refferrer","correct":"origin-referrer"}',
      'warning pages/cookies.yaml:11:592 consent-unlisted {"name":"origin-refferrer","correct":"origin-referrer"}',
    ],
  },
  'the table may tell of more, and a page of this and that': {
    files: table(...NAMES, '_ga', 'gclid', 'origin-referrer', '_gcl_au', '_pk_id'),
    problems: [],
  },
  'a table about something else is none of them': { files: table('npm', 'npx'), problems: [] },
};
