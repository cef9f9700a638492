import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const linking = (address: string) => prose(`<p><a href='${address}'>Los panes</a></p>`);
const told = (details: string) => [`warning blocks/text.yaml:3:20 address-wrapped ${details}`];

export const cases: Cases = {
  'a way round is told with where it ends': {
    files: linking('https://www.google.com/url?q=https://pan.example/a'),
    problems: told(
      '{"address":"https://www.google.com/url?q=https://pan.example/a","reason":"detour","correct":"https://pan.example/a"}',
    ),
  },
  'the mark of a visit is told': {
    files: linking('https://pan.example/a?b=1#c'.replace('#', '&fbclid=Xy&utm_source=z#')),
    problems: told(
      '{"address":"https://pan.example/a?b=1&fbclid=Xy&utm_source=z#c","reason":"followed","correct":"https://pan.example/a?b=1#c"}',
    ),
  },
  'a document as its editors see it is told': {
    files: linking('https://docs.google.com/document/d/1a/edit?usp=sharing'),
    problems: told(
      '{"address":"https://docs.google.com/document/d/1a/edit?usp=sharing","reason":"editor","correct":"https://docs.google.com/document/d/1a/preview"}',
    ),
  },
  'a campaign may be counted on purpose': {
    files: linking('https://pan.example/?utm_source=panaderia'),
    problems: [],
  },
  'what a machine that writes adds to an address': {
    files: {
      'blocks/text.yaml':
        'type: prose\ncontent:\n  es: \'<a href="https://pan.example/?utm_source=chatgpt.com">pan</a>\'\n  en: \'<a href="https://pan.example/?utm_source=trigal">bread</a>\'\n',
    },
    problems: [
      'warning blocks/text.yaml:3:17 address-wrapped {"address":"https://pan.example/?utm_source=chatgpt.com","reason":"followed","correct":"https://pan.example/"}',
    ],
  },
  'a page as a translator or a search engine shows it is told as the page itself': {
    files: {
      'blocks/text.yaml':
        'type: prose\ncontent:\n  es: \'<a href="https://pan--bueno-example.translate.goog/a?_x_tr_sl=es">pan</a>\'\n  en: \'<a href="https://www.google.com/amp/s/pan.example/a">bread</a>\'\n',
    },
    problems: [
      'warning blocks/text.yaml:3:17 address-wrapped {"address":"https://pan--bueno-example.translate.goog/a?_x_tr_sl=es","reason":"detour","correct":"https://pan-bueno.example/a"}',
      'warning blocks/text.yaml:4:17 address-wrapped {"address":"https://www.google.com/amp/s/pan.example/a","reason":"detour","correct":"https://pan.example/a"}',
    ],
  },
};
