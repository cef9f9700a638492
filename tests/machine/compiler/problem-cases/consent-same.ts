import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../../../scripts/project';
import type { Cases } from '../problem-case';

const written = readFileSync(join(project.root, 'tests/fixtures/pottery/site/consent.yaml'), 'utf8');
const saying = (reject: string) => ({
  'consent.yaml': written
    .replace(/^reject: .*$/m, `reject: ${reject}`)
    .replace(/^policies:\n(?: .*\n)+/m, 'policies: []\n'),
});

export const cases: Cases = {
  'two buttons that say the same in one language': {
    files: saying('{ es: "aceptar todo", en: "Reject all" }'),
    problems: ['warning consent.yaml:16:15 consent-same {"text":"aceptar todo","other":"accept"}'],
  },
  'two kinds of cookies are told apart as well': {
    files: {
      'consent.yaml': written
        .replace('en: "Analytics"', 'en: "Necessary"')
        .replace(/^policies:\n(?: .*\n)+/m, 'policies: []\n'),
    },
    problems: ['warning consent.yaml:53:34 consent-same {"text":"Necessary","other":"necessary","isCategory":true}'],
  },
  'each says what it does': {
    files: saying('{ es: "Rechazar todo", en: "Reject all" }'),
    problems: [],
  },
  'two that say the same in all languages are told once': {
    files: saying('{ es: "Aceptar todo", en: "Accept all" }'),
    problems: ['warning consent.yaml:16:15 consent-same {"text":"Aceptar todo","other":"accept"}'],
  },
};
