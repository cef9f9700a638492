import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'the address of a page in HTML is reported with the id of the page': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<p><a href="/productos#bread">Panes</a></p>'
          en: '<p><a href="/nowhere">Loaves</a></p>'
      `,
    },
    problems: [
      'blocks/text.yaml:3:20 link-path-raw {"path":"/productos#bread","page":"page:products#bread"}',
      'blocks/text.yaml:4:20 link-path-raw {"path":"/nowhere"}',
    ],
  },
  'a place that the page does not have is left out of what is to be written, and a redirect leads to its page': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<p><a href="/productos#nada">Panes</a> y <a href="/contacto">contacto</a></p>'
          en: '<p><a href="/loaves">Loaves</a></p>'
      `,
      'redirects.yaml': 'redirects:\n  - { from: "/loaves", page: products }\n',
    },
    problems: [
      'blocks/text.yaml:3:20 link-path-raw {"path":"/productos#nada","page":"page:products"}',
      'blocks/text.yaml:3:58 link-path-raw {"path":"/contacto","page":"page:contact"}',
      'blocks/text.yaml:4:20 link-path-raw {"path":"/loaves","page":"page:products"}',
    ],
  },
  'the address of a file in HTML is reported with its name in site/media; how it is called there is right': {
    files: {
      'media/tarifas.pdf': 'PDF',
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<p><a href="/media/tarifas.pdf#page=2">Tarifas</a> y <a href="file:tarifas.pdf">pan</a></p>'
          en: '<p><a href="../site/media/tarifas.pdf">Prices</a></p>'
      `,
    },
    problems: [
      'blocks/text.yaml:3:20 link-path-raw {"path":"/media/tarifas.pdf#page=2","page":"file:tarifas.pdf#page=2","isFile":true}',
      'blocks/text.yaml:4:20 link-address-unsafe {"address":"../site/media/tarifas.pdf","page":"file:tarifas.pdf"}',
    ],
  },
};
