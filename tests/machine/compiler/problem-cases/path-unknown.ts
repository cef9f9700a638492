import { formSettings } from '../../../support/form-site';
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
};
