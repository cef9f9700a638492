import { form } from '../../../support/form-fields';
import type { Cases } from '../problem-case';

const field = (kind: string) =>
  `{ kind: ${kind}, label: { es: "Recogida", en: "Collection" }, options: [{ es: "Hoy", en: "Today" }, { es: "Mañana", en: "Tomorrow" }] }`;
const EMAIL = '{ kind: email, label: { es: "Correo", en: "E-mail" } }';

export const cases: Cases = {
  'options of a field that offers none are told': {
    files: form(EMAIL, field('text')),
    problems: ['warning forms.yaml:8:75 field-options-idle {}'],
  },
  'of a kind that is none, only that is told': {
    files: form(EMAIL, field('select')),
    problems: ['forms.yaml:8:15 value-not-listed {"value":"select"}'],
  },
  'one of several options may be chosen': { files: form(EMAIL, field('choice')), problems: [] },
};
