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
  'a page by its name or its address alone, as other programs link it, is told with the link': {
    files: {
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<a href="contacto">a</a> <a href="../productos.html#bread">b</a> <a href="pages/contact.yaml">c</a>'
          en: '<a href=“page:contact”>a</a> <a href="pages:contact">b</a> <a href="nowhere">c</a> <a href="course:contact">d</a>'
      `,
    },
    problems: [
      'blocks/text.yaml:3:17 link-address-unsafe {"address":"contacto","page":"page:contact"}',
      'blocks/text.yaml:3:42 link-address-unsafe {"address":"../productos.html#bread","page":"page:products#bread"}',
      'blocks/text.yaml:3:82 link-address-unsafe {"address":"pages/contact.yaml","page":"page:contact"}',
      'blocks/text.yaml:4:16 link-address-unsafe {"address":"“page:contact”","page":"page:contact"}',
      'blocks/text.yaml:4:46 link-address-unsafe {"address":"pages:contact","page":"page:contact"}',
      'blocks/text.yaml:4:76 link-address-unsafe {"address":"nowhere"}',
      'blocks/text.yaml:4:100 link-address-unsafe {"address":"course:contact","page":"page:contact"}',
    ],
  },
};
