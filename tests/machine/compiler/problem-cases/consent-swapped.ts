import { consent } from '../../../support/consent';
import type { Cases } from '../problem-case';

const saying = (accept: string, reject: string) => ({
  'consent.yaml': consent.replace(/^accept: .*$/m, `accept: ${accept}`).replace(/^reject: .*$/m, `reject: ${reject}`),
});

export const cases: Cases = {
  'a button that says the opposite of what it does is told, and where both do, once': {
    files: saying('{ es: "Rechazar todo", en: "Accept all" }', '{ es: "Aceptar todo", en: "Allow everything" }'),
    problems: [
      'warning consent.yaml:15:15 consent-swapped {"text":"Rechazar todo","button":"accept"}',
      'warning consent.yaml:16:35 consent-swapped {"text":"Allow everything","button":"reject"}',
    ],
  },
  'what both say in all languages is one mistake': {
    files: saying('{ es: "Rechazar todo", en: "Reject all" }', '{ es: "Aceptar todo", en: "Accept all" }'),
    problems: ['warning consent.yaml:15:15 consent-swapped {"text":"Rechazar todo","button":"accept"}'],
  },
  'to accept little, or nothing, is to reject': {
    files: saying('{ es: "De acuerdo", en: "Fine" }', '{ es: "Aceptar solo lo necesario", en: "Do not accept" }'),
    problems: [],
  },
};
