import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../scripts/project';
import { yaml } from './yaml';

/** A question of consent that lacks nothing, and names no page of the site. */
export const consent = readFileSync(join(project.root, 'tests/fixtures/pottery/site/consent.yaml'), 'utf8').replace(
  /^policies:\n(?: .*\n)+/m,
  'policies: []\n',
);

/** A page with the table of what the browser keeps, by its rows in HTML. */
export function cookiesPage(es: string, en: string): Readonly<Record<string, string>> {
  return {
    'pages/cookies.yaml': yaml`
      path: { es: "/cookies", en: "/cookie-table" }
      title: { es: "Cookies de la panadería", en: "Cookies of the bakery" }
      description: { es: "Qué guarda esta web y cuánto tiempo.", en: "What this website keeps, and for how long." }
      sections:
        - type: prose
          title: { es: "Cookies", en: "Cookies" }
          content:
            es: |
              <table><tbody>${es}</tbody></table>
            en: |
              <table><tbody>${en}</tbody></table>
    `,
  };
}
