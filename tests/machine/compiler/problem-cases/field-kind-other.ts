import { form } from '../../../support/form-fields';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a field that asks for an e-mail and takes a telephone, and the other way round, is told': {
    files: form(
      '{ name: mail, kind: phone, label: { es: "Tu correo electrónico", en: "Where to" } }',
      '{ name: call, kind: email, label: { es: "A qué número", en: "Phone number" } }',
    ),
    problems: [
      'warning forms.yaml:7:27 field-kind-other {"label":"Tu correo electrónico","kind":"phone","correct":"email"}',
      'warning forms.yaml:8:27 field-kind-other {"label":"Phone number","kind":"email","correct":"phone"}',
    ],
  },
  'a label that has changed places with that of another field is told where it is, in each language': {
    files: form(
      '{ name: who, kind: name, label: { es: "Nombre", en: "E-mail" } }',
      '{ name: mail, kind: email, label: { es: "Correo", en: "Name" } }',
    ),
    problems: [
      'warning forms.yaml:7:59 field-kind-other {"label":"E-mail","kind":"name","correct":"email","beside":{"field":"mail","label":"Name"}}',
    ],
  },
  'the kind for which it asks, and a label that only speaks of it, are right': {
    files: form(
      '{ name: mail, kind: email, label: { es: "Correo", en: "E-mail" } }',
      '{ name: what, kind: message, label: { es: "¿Te llamamos por teléfono?", en: "Shall we phone?" } }',
    ),
    problems: [],
  },
  'of a kind that there is not it is told once what it should be': {
    files: form(
      '{ name: mail, kind: correo electrónico, label: { es: "Correo", en: "E-mail" } }',
      '{ name: call, kind: telefono, label: { es: "Teléfono", en: "Phone" } }',
    ),
    problems: [
      'forms.yaml:7:27 value-not-listed {"value":"correo electrónico","suggestion":"email"}',
      'forms.yaml:8:27 value-not-listed {"value":"telefono","suggestion":"phone"}',
    ],
  },
};
