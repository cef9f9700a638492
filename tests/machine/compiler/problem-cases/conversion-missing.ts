import { basicText } from '../../../support/compile-site';
import { formSettings, measuringSettings } from '../../../support/form-site';
import type { Cases } from '../problem-case';

/** A site that reports who arrives, of which /pan leads to the page of products. */
const measuring = {
  'settings.yaml': measuringSettings({ provider: 'tally', successPath: '/pan' }),
};
const counted = (page: string) => ({ [`pages/${page}.yaml`]: `${basicText(`pages/${page}.yaml`)}conversion: true\n` });
/** Nobody is asked. */
const UNASKED = 'settings.yaml:42:1 consent-missing {}';

export const cases: Cases = {
  'the page that follows a form counts who arrives, if the settings say what is reported': {
    files: measuring,
    problems: ['warning pages/products.yaml:1:1 conversion-missing {"page":"products"}', UNASKED],
  },
  'another page that counts them is the one that was meant': {
    files: { ...measuring, ...counted('contact') },
    problems: [
      'warning settings.yaml:40:16 conversion-missing {"page":"products","other":"contact","suggestion":"/contacto"}',
      UNASKED,
    ],
  },
  'a page that counts them may be reached by a redirect': {
    files: { ...measuring, ...counted('products') },
    problems: [UNASKED],
  },
  'what is not reported need not be counted': {
    files: { 'settings.yaml': formSettings({ provider: 'tally', successPath: '/pan' }) },
    problems: [],
  },
};
