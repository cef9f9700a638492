import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'addresses in HTML that run code, leave https or lack a scheme are reported': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<a href="javascript:alert(1)">a</a> <a href="//evil.tld">b</a>'
          en: '<a href="ftp://plain.example">a</a> <a href="page.html">b</a>'
      `,
    },
    problems: [
      'blocks/text.yaml:3:17 link-address-unsafe {"address":"javascript:alert(1)"}',
      'blocks/text.yaml:3:53 link-address-unsafe {"address":"//evil.tld"}',
      'blocks/text.yaml:4:17 link-address-unsafe {"address":"ftp://plain.example"}',
      'blocks/text.yaml:4:53 link-address-unsafe {"address":"page.html"}',
    ],
  },
  'an address in single quotes or none is held to the same': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: "<a href='//evil.tld'>a</a>"
          en: "<a href=//evil.tld>a</a>"
      `,
    },
    problems: [
      'blocks/text.yaml:3:17 link-address-unsafe {"address":"//evil.tld"}',
      'blocks/text.yaml:4:16 link-address-unsafe {"address":"//evil.tld"}',
    ],
  },
};
