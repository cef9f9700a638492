import { form } from '../../../support/form-fields';
import type { Cases } from '../problem-case';

const NAME = '{ name: name, kind: name, label: { es: "Nombre", en: "Name" } }';

export const cases: Cases = {
  'a form by which nobody can be answered is told': {
    files: form(NAME, '{ name: message, kind: message, label: { es: "Tu encargo", en: "Your order" } }'),
    problems: ['warning forms.yaml:7:5 form-reply-missing {"form":"order"}'],
  },
  'of the only way to be answered something has to be written; of several nothing': {
    files: form(NAME, '{ name: phone, kind: phone, label: { es: "Teléfono", en: "Phone" }, optional: true }'),
    problems: ['warning forms.yaml:8:85 form-reply-missing {"form":"order","isOptional":true}'],
  },
  'one that asks for a telephone or an address, as people like, is right': {
    files: form(
      NAME,
      '{ name: phone, kind: phone, label: { es: "Teléfono", en: "Phone" }, optional: true }',
      '{ name: email, kind: email, label: { es: "Correo", en: "E-mail" }, optional: true }',
    ),
    problems: [],
  },
  'one that asks for a telephone is right': {
    files: form(NAME, '{ name: phone, kind: phone, label: { es: "Teléfono", en: "Phone" } }'),
    problems: [],
  },
};
