import { form } from '../../../support/form-fields';
import type { Cases } from '../problem-case';

const NAME = '{ name: name, kind: name, label: { es: "Nombre", en: "Name" } }';

export const cases: Cases = {
  'a form by which nobody can be answered is told': {
    files: form(NAME, '{ name: message, kind: message, label: { es: "Tu encargo", en: "Your order" } }'),
    problems: ['warning forms.yaml:7:5 form-reply-missing {"form":"order"}'],
  },
  'one that asks for a telephone is right': {
    files: form(NAME, '{ name: phone, kind: phone, label: { es: "Teléfono", en: "Phone" } }'),
    problems: [],
  },
};
