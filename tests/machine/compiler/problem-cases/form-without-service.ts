import { formSettings, orderForm } from '../../../support/form-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'with the stand-in as provider, the published website has no form': {
    files: { 'settings.yaml': formSettings(), 'forms.yaml': orderForm('order') + orderForm('question') },
    problems: [
      'warning forms.yaml:1:1 form-without-service {"forms":["order"],"isLocal":true}',
      'warning forms.yaml:2:1 form-without-service {"forms":["question"],"isLocal":true}',
    ],
  },
  'one that there is not is told where it is named': {
    files: {
      'settings.yaml': formSettings().replace('provider: local', 'provider: typeform'),
      'forms.yaml': orderForm('order'),
    },
    problems: ['settings.yaml:33:13 value-not-listed {"value":"typeform"}'],
  },
  'so it is without any provider, which is told once': {
    files: { 'forms.yaml': orderForm('order') + orderForm('question') },
    problems: ['warning settings.yaml:1:1 form-without-service {"forms":["order","question"]}'],
  },
};
