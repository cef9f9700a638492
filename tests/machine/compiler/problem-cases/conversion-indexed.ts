import { basicText } from '../../../support/compile-site';
import { measuringSettings } from '../../../support/form-site';
import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

const counted = (keys: string, more: Readonly<Record<string, string>> = {}) => ({
  'settings.yaml': measuringSettings({ provider: 'tally', successPath: '/gracias' }),
  'pages/thanks.yaml': `${page('thanks').replace('"/thanks"', '"/gracias"')}conversion: true\n${keys}`,
  ...more,
});
/** Nobody is asked. */
const UNASKED = 'settings.yaml:42:1 consent-missing {}';

export const cases: Cases = {
  'where arrivals are counted, nobody arrives from a search engine': {
    files: counted(''),
    problems: ['warning pages/thanks.yaml:7:13 conversion-indexed {"page":"thanks"}', UNASKED],
  },
  'a page at which nobody arrives by a form counts none': {
    files: counted('noindex: true\n', {
      'pages/products.yaml': `${basicText('pages/products.yaml')}conversion: true\n`,
    }),
    problems: ['warning pages/products.yaml:17:13 conversion-indexed {"page":"products","reached":"thanks"}', UNASKED],
  },
  'a page that search engines are not told of may count them': {
    files: counted('noindex: true\n'),
    problems: [UNASKED],
  },
};
