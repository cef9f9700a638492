import { formSettings } from '../../../support/form-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a success page that no page and no redirect leads to is reported with the address that was meant': {
    files: { 'settings.yaml': formSettings({ provider: 'tally', successPath: '/contato' }) },
    problems: ['settings.yaml:40:16 path-unknown {"path":"/contato","suggestion":"/contacto"}'],
  },
  'a redirect leads to the success page as well as its own address does': {
    files: { 'settings.yaml': formSettings({ provider: 'tally', successPath: '/pan' }) },
    problems: [],
  },
  'where an address is still to be written, the success page may be there': {
    files: {
      'settings.yaml': formSettings({ provider: 'tally', successPath: '/gracias' }),
      'pages/thanks.yaml': yaml`
        path: { es: "/gracias" }
        title: { es: "Gracias", en: "Thank you" }
        description: { es: "Lo hemos recibido.", en: "We have received it." }
        sections:
          - { type: hero, title: { es: "Gracias", en: "Thank you" } }
      `,
    },
    problems: ['pages/thanks.yaml:1:7 translation-missing {"language":"en"}'],
  },
  'a page by its name is told with its address': {
    files: { 'settings.yaml': formSettings({ provider: 'tally', successPath: 'contact' }) },
    problems: ['settings.yaml:40:16 path-unknown {"path":"contact","suggestion":"/contact"}'],
  },
};
