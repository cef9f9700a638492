import { consent } from '../../../support/consent';
import type { Cases } from '../problem-case';

const saying = (reject: string) => ({
  'consent.yaml': consent.replace(/^reject: .*$/m, `reject: ${reject}`),
});

export const cases: Cases = {
  'two buttons that say the same in one language': {
    files: saying('{ es: "aceptar todo", en: "Reject all" }'),
    problems: ['warning consent.yaml:16:15 consent-same {"text":"aceptar todo","other":"accept"}'],
  },
  'two kinds of cookies are told apart as well': {
    files: {
      'consent.yaml': consent.replace('en: "Analytics"', 'en: "Necessary"'),
    },
    problems: ['warning consent.yaml:53:34 consent-same {"text":"Necessary","other":"necessary","ofCategory":"title"}'],
  },
  'and by what they are for': {
    files: {
      'consent.yaml': consent
        .replace(/(es: ")Cuentan .*/, '$1Recuerdan el idioma y lo que has decidido aquí. No sirven para seguirte."')
        .replace(
          /(en: ")They count .*/,
          '$1They remember the language and what you decided here. They are not used to track you."',
        ),
    },
    problems: [
      'warning consent.yaml:55:11 consent-same {"text":"Recuerdan el idioma y lo que has decidido aquí. No sirven para seguirte.","other":"necessary","ofCategory":"description"}',
    ],
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
