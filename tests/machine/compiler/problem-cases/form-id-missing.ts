import { formSettings, orderForm } from '../../../support/form-site';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a form that the provider does not know is reported, one that it knows is not': {
    files: {
      'settings.yaml': formSettings({ provider: 'tally' }),
      'forms.yaml': orderForm('order', 'tally: wMa1Xy, ') + orderForm('question'),
    },
    problems: ['warning forms.yaml:2:1 form-id-missing {"form":"question"}'],
  },
  'whoever mistypes the name of the provider is told as well': {
    files: { 'settings.yaml': formSettings({ provider: 'Tally' }), 'forms.yaml': orderForm('question') },
    problems: [
      'warning forms.yaml:1:1 form-id-missing {"form":"question"}',
      'settings.yaml:33:13 value-not-listed {"value":"Tally","suggestion":"tally"}',
    ],
  },
};
