import { basicText } from '../../../support/compile-site';
import { plain, prose } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const SHOP = yaml`
  shop:
    title: { es: "La tienda", en: "The shop" }
    address: "Calle del Horno, 3, Ejemplo"
    postalCode: "00000"
    description: { es: "Obrador y tienda.", en: "Bakehouse and shop." }
    mapUrl: "https://mapa.panaderiatrigal.example/tienda"
    media: { src: loaf.svg, alt: { es: "Una hogaza", en: "A loaf" } }
    page: contact
`;

const MILL = SHOP.replace('shop:', 'mill:')
  .replace('La tienda', 'El molino')
  .replace('The shop', 'The mill')
  .replace('Obrador y tienda', 'Harina')
  .replace('Bakehouse and shop', 'Flour');

export const cases: Cases = {
  'a number in a sentence that is almost the one of the site is told': {
    files: plain('Llama al +34 900 000 019 o al 900000011.', 'Call {{settings.phone}}.'),
    problems: [
      'warning blocks/text.yaml:3:17 phone-other {"phone":"+34 900 000 019","correct":"+34 900 000 010","suggestion":"{{settings.phone}}"}',
      'warning blocks/text.yaml:3:38 phone-other {"phone":"900000011","correct":"+34 900 000 010","suggestion":"{{settings.phone}}"}',
    ],
  },
  'the same number written otherwise, the one of a shop, another one, and a number alone, are right': {
    files: {
      ...plain('Llama al 900-000-010, al 900 000 017 o al 611 222 333: 123456789012345678', 'Call {{settings.phone}}.'),
      'places/locations.yaml': `${SHOP}  phone: "+34 900 000 017 ext. 3"\n`,
    },
    problems: [],
  },
  'the number of a shop is right in a sentence and in a link of another file, too': {
    files: {
      ...prose(
        '<p>Llama al 900 000 017 o <a href="tel:+34900000017">desde aquí mismo</a>.</p>',
        '<p>Call 900 000 017 or <a href="tel:+34900000017">from this page</a>.</p>',
      ),
      'places/locations.yaml': `${SHOP}  phone: "+34 900 000 017"\n`,
    },
    problems: [],
  },
  'so are figures of a longer number, such as that of an account': {
    files: plain('Paga en ES43 2100 900 000 011 0001.', 'Pay to ES43 2100 900 000 011 0001.'),
    problems: [],
  },
  'so is it as it is dialled within its country': {
    files: {
      ...plain('Llama al 01 234 56 78.', 'Call 01 2345678.'),
      'settings.yaml': basicText('settings.yaml').replace(/^phone: .*$/m, 'phone: "+43 1 2345678"'),
    },
    problems: [],
  },
  'a second number beside that of the site, and a mobile, are right': {
    files: plain('Llama al {{settings.phone}} o al 900 000 011.', 'Mobile (mornings): 900 000 012.'),
    problems: [],
  },
  'the number of a shop in which two digits of that of the site have changed places is told': {
    files: { 'places/locations.yaml': `${SHOP}  phone: "+34 900 000 001"\n` },
    problems: [
      'warning places/locations.yaml:9:10 phone-other {"phone":"+34 900 000 001","correct":"+34 900 000 010","suggestion":"+34 900 000 010"}',
    ],
  },
  'so is that of the site with the code of another country': {
    files: { 'places/locations.yaml': `${SHOP}  phone: "+43 900 000 010"\n` },
    problems: [
      'warning places/locations.yaml:9:10 phone-other {"phone":"+43 900 000 010","correct":"+34 900 000 010","suggestion":"+34 900 000 010"}',
    ],
  },
  'so is one with a digit less or one more, and no account': {
    files: plain(
      'Llama al 900 000 01 o al 900 0000 010. La cuenta es ES00 0900 0000 1100 0900 0000 11.',
      'Call 600 000 01.',
    ),
    problems: [
      'warning blocks/text.yaml:3:17 phone-other {"phone":"900 000 01","correct":"+34 900 000 010","suggestion":"{{settings.phone}}"}',
      'warning blocks/text.yaml:3:33 phone-other {"phone":"900 0000 010","correct":"+34 900 000 010","suggestion":"{{settings.phone}}"}',
    ],
  },
  'so is the code of a country in which two figures have changed places, where all others have it': {
    files: { 'places/locations.yaml': `${SHOP}  phone: "+43 900 000 033"\n${MILL}  phone: "+34 900 000 044"\n` },
    problems: [
      'warning places/locations.yaml:9:10 phone-other {"phone":"+43 900 000 033","correct":"+34 900 000 033","suggestion":"+34 900 000 033","country":"34"}',
    ],
  },
  'the number of a place in another country is right, and so is one as it is dialled within the country': {
    files: { 'places/locations.yaml': `${SHOP}  phone: "900 000 033"\n${MILL}  phone: "+33 612 345 678"\n` },
    problems: [],
  },
  'a link that shows the number of the site dials it, and none dials one that is almost it': {
    files: prose(
      '<p>Llama al <a href="tel:+34900000017">{{settings.phone}}</a>.</p>',
      '<p>Call <a href="tel:+34900000010">{{settings.phone}}</a>, or <a href="tel:+34900000019">call us</a>, or <a href="tel:+34611222333">a mobile</a>.</p>',
    ),
    problems: [
      'warning blocks/text.yaml:3:30 phone-other {"phone":"+34900000017","correct":"+34 900 000 010","suggestion":"tel:+34900000010"}',
      'warning blocks/text.yaml:4:82 phone-other {"phone":"+34900000019","correct":"+34 900 000 010","suggestion":"tel:+34900000010"}',
    ],
  },
};
