import { form } from '../../../support/form-fields';
import type { Cases } from '../problem-case';

const MAIL = '{ name: mail, kind: email, label: { es: "Correo", en: "E-mail" } }';
const CONSENT = '{ name: data, kind: consent, label: { es: "Podéis usar mis datos.", en: "You may use my data." } }';

/** A second form, with the fields of the first. */
const two = (first: readonly string[], second: readonly string[]) => {
  const [one, other] = [form(...first), form(...second)];
  return {
    ...one,
    'forms.yaml':
      one['forms.yaml'] +
      other['forms.yaml']
        .replace('order:', 'cake:')
        .replace('Encarga pan', 'Encarga tarta')
        .replace('Order bread', 'Order cake'),
  };
};

export const cases: Cases = {
  'a form that asks for no consent where another one does is told': {
    files: two([MAIL, CONSENT], [MAIL]),
    problems: ['warning forms.yaml:15:5 form-consent-missing {"form":"cake","other":"order"}'],
  },
  'where each does, or none, nothing is': { files: two([MAIL], [MAIL]), problems: [] },
  'so is a consent without the link that another one has': {
    files: two(
      [MAIL, CONSENT.replace(/ }$/, ', link: { label: { es: "Léelo", en: "Read it" }, page: contact } }')],
      [MAIL, CONSENT],
    ),
    problems: ['warning forms.yaml:16:7 form-consent-missing {"form":"cake","other":"order","isUnlinked":true}'],
  },
  'a link under a mistyped key is there once that is mended': {
    files: two(
      [MAIL, CONSENT.replace(/ }$/, ', link: { label: { es: "Léelo", en: "Read it" }, page: contact } }')],
      [MAIL, CONSENT.replace(/ }$/, ', enlace: { label: { es: "Léelo", en: "Read it" }, page: contact } }')],
    ),
    problems: ['forms.yaml:16:105 key-unknown {"key":"enlace","suggestion":"link"}'],
  },
  'so is one that can be sent without the consent for which it asks': {
    files: two([MAIL, CONSENT], [MAIL, CONSENT.replace('consent,', 'consent, optional: true,')]),
    problems: ['warning forms.yaml:16:46 form-consent-missing {"form":"cake","other":"order","isOptional":true}'],
  },
};
