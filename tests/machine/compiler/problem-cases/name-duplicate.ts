import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

const form = (name: string) => ({
  'forms.yaml': `order:\n  title: { es: "Pedido", en: "Order" }\n  page: contact\n  anchor: write\n  height: 400\n  fields:\n    - { name: email, kind: email, label: { es: "Correo", en: "E-mail" } }\n    - { name: ${name}, kind: text, label: { es: "Pan", en: "Bread" } }\n`,
});

export const cases: Cases = {
  'one name for two fields is told': {
    files: form('email'),
    problems: ['forms.yaml:8:15 name-duplicate {"name":"email"}'],
  },
  'what the addresses of two languages begin with is told': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(
        /prefix: \/en/,
        'prefix: /en }\n  - { code: fr, locale: fr-FR, name: "Français", prefix: /en',
      ),
    },
    problems: [
      'settings.yaml:8:5 language-untranslated {"language":"fr"}',
      'settings.yaml:8:58 name-duplicate {"name":"/en"}',
    ],
  },
  'two names are right': { files: form('mail'), problems: [] },
};
