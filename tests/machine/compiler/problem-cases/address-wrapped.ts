import { basicText } from '../../../support/compile-site';
import { prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const MAP = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3036.1!2d-3.7!3d40.41!2m3';
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
  'a map for a frame is told where a link leads to it': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(/mapUrl: .*/, `mapUrl: "${MAP}"`),
    },
    problems: [
      `warning places/locations.yaml:7:11 address-wrapped {"address":"${MAP}","reason":"embedded","correct":"https://www.google.com/maps/search/?api=1&query=40.41%2C-3.7"}`,
    ],
  },
  'so is one that shows a part of the country': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /mapUrl: .*/,
        'mapUrl: "https://www.openstreetmap.org/export/embed.html?bbox=-3.6%2C40.4%2C-3.5%2C40.6&layer=mapnik"',
      ),
    },
    problems: [
      'warning places/locations.yaml:7:11 address-wrapped {"address":"https://www.openstreetmap.org/export/embed.html?bbox=-3.6%2C40.4%2C-3.5%2C40.6&layer=mapnik","reason":"embedded","correct":"https://www.openstreetmap.org/#map=15/40.5000/-3.5500"}',
    ],
  },
  'a film for a frame is told as the page of it': {
    files: linking('https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0'),
    problems: told(
      '{"address":"https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0","reason":"embedded","correct":"https://www.youtube.com/watch?v=abcdefghijk"}',
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
  'the mark of one visit is told': {
    files: {
      'blocks/text.yaml':
        'type: call-to-action\ntitle: { es: "Pan", en: "Bread" }\nactions:\n  - { label: { es: "Horno", en: "Oven" }, url: "https://oven.example/a?PHPSESSID=3f2a" }\n',
    },
    problems: [
      'warning blocks/text.yaml:4:48 address-wrapped {"address":"https://oven.example/a?PHPSESSID=3f2a","reason":"followed","correct":"https://oven.example/a"}',
    ],
  },
};
