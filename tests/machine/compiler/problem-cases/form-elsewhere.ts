import { formSite } from '../../../support/form-site';
import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

const hero = '{ type: hero, id: start, title: { es: "Hola", en: "Hello" } }';
const form = (id: string) => `{ type: form, id: ${id}, form: order, title: { es: "Escribe", en: "Write" } }`;
const at = (anchor: string, ...sections: readonly string[]) => ({
  ...formSite(),
  'forms.yaml': String(formSite()['forms.yaml']).replace('page: contact', 'page: ask').replace('anchor: write', anchor),
  'pages/ask.yaml': page('ask', { sections: [hero, ...sections].join('\n    - ') }),
});

export const cases: Cases = {
  'where a form is said to be, there is one': {
    files: at('anchor: start', form('write')),
    problems: [
      'warning forms.yaml:4:11 form-elsewhere {"form":"order","anchor":"start","page":"ask","correct":"write"}',
    ],
  },
  'of several forms nobody knows which is meant': {
    files: at('anchor: start', form('write'), form('call')),
    problems: ['warning forms.yaml:4:11 form-elsewhere {"form":"order","anchor":"start","page":"ask"}'],
  },
  'where it is, it is': { files: at('anchor: write', form('write')), problems: [] },
};
