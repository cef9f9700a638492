import { basicText } from '../../../support/compile-site';
import { consent, cookiesPage } from '../../../support/consent';
import type { Cases } from '../problem-case';

const rows = ['_ga', 'gclid']
  .map((name) => `<tr><th scope="row"><code>${name}</code></th><td>Google</td></tr>`)
  .join('');
const link = (page: string) => `label: { es: "Lo que se guarda", en: "What is kept" }, page: ${page}`;
const linked = (inConsent: string, atFoot: string) => ({
  ...cookiesPage(rows, rows),
  'consent.yaml': consent.replace('policies: []', `policies: [{ ${link(inConsent)} }]`),
  'navigation.yaml': basicText('navigation.yaml').replace('policies: []', `policies: [{ ${link(atFoot)} }]`),
});

export const cases: Cases = {
  'what the question of consent refers to is at the foot of the pages as well': {
    files: linked('cookies', 'contact'),
    problems: ['warning navigation.yaml:26:13 policy-unlinked {"page":"cookies","isInConsent":false}'],
  },
  'and it refers to the page that explains what it names': {
    files: linked('products', 'products'),
    problems: ['warning consent.yaml:13:11 policy-unlinked {"page":"cookies","isInConsent":true}'],
  },
  'both are right': { files: linked('cookies', 'cookies'), problems: [] },
};
