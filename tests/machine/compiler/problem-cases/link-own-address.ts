import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'an address of the site itself is told with the name of its page; one of another site or of no page is not': {
    files: {
      'blocks/out.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - { label: { es: "A", en: "A" }, url: "https://www.panaderiatrigal.example/contacto#write" }
          - { label: { es: "B", en: "B" }, url: "https://panaderiatrigal.example/products/" }
          - { label: { es: "C", en: "C" }, url: "https://www.panaderiatrigal.example" }
          - { label: { es: "D", en: "D" }, url: "https://reparto.panaderiatrigal.example/contacto" }
          - { label: { es: "E", en: "E" }, url: "https://www.panaderiatrigal.example/media/loaf.svg" }
      `,
      'blocks/text.yaml': yaml`
        type: prose
        content:
          es: '<a href="https://www.panaderiatrigal.example/contacto#write">a</a>'
          en: '<a href="https://www.panaderiatrigal.example/contact?order=1">b</a>'
      `,
    },
    problems: [
      'warning blocks/out.yaml:4:41 link-own-address {"address":"https://www.panaderiatrigal.example/contacto#write","page":"contact","anchor":"write","inHtml":false}',
      'warning blocks/out.yaml:5:41 link-own-address {"address":"https://panaderiatrigal.example/products/","page":"products","inHtml":false}',
      'warning blocks/out.yaml:6:41 link-own-address {"address":"https://www.panaderiatrigal.example","page":"home","inHtml":false}',
      'warning blocks/text.yaml:3:17 link-own-address {"address":"https://www.panaderiatrigal.example/contacto#write","page":"contact","anchor":"write","inHtml":true}',
    ],
  },
  'so is the path of a page where the address of another website goes, and nothing is said of its form': {
    files: {
      'blocks/out.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - { label: { es: "A", en: "A" }, url: "/contacto#write" }
          - { label: { es: "B", en: "B" }, url: /en/products }
      `,
    },
    problems: [
      'blocks/out.yaml:4:41 link-own-address {"address":"/contacto#write","page":"contact","anchor":"write","inHtml":false}',
      'blocks/out.yaml:5:41 link-own-address {"address":"/en/products","page":"products","inHtml":false}',
    ],
  },
  'and what only says in which language or from where it was read, but nothing else that is asked for': {
    files: {
      'blocks/out.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - { label: { es: "A", en: "A" }, url: "https://panaderiatrigal.example/contacto?lang=en&utm_source=qr" }
          - { label: { es: "B", en: "B" }, url: "https://panaderiatrigal.example/contacto?order=1" }
      `,
    },
    problems: [
      'warning blocks/out.yaml:4:41 link-own-address {"address":"https://panaderiatrigal.example/contacto?lang=en&utm_source=qr","page":"contact","inHtml":false}',
    ],
  },
  'so is that of a copy that is only tried out; what others may have at such names is not': {
    files: {
      'blocks/out.yaml': yaml`
        type: call-to-action
        title: { es: "Ven", en: "Come" }
        actions:
          - { label: { es: "A", en: "A" }, url: "https://staging.panaderiatrigal.example/contacto" }
          - { label: { es: "B", en: "B" }, url: "https://deploy-preview-7--panaderia-trigal.netlify.app/" }
          - { label: { es: "C", en: "C" }, url: "https://panaderia-trigal-git-main-ana.vercel.app/products" }
          - { label: { es: "D", en: "D" }, url: "https://dev.panaderiatrigal.example/" }
          - { label: { es: "E", en: "E" }, url: "https://panaderia-trigal-reservas.netlify.app/" }
          - { label: { es: "F", en: "F" }, url: "https://horno.vercel.app/contacto" }
          - { label: { es: "G", en: "G" }, url: "https://test.panaderiatrigal.example/nivel" }
      `,
    },
    problems: [
      'warning blocks/out.yaml:4:41 link-own-address {"address":"https://staging.panaderiatrigal.example/contacto","page":"contact","inHtml":false}',
      'warning blocks/out.yaml:5:41 link-own-address {"address":"https://deploy-preview-7--panaderia-trigal.netlify.app/","page":"home","inHtml":false}',
      'warning blocks/out.yaml:6:41 link-own-address {"address":"https://panaderia-trigal-git-main-ana.vercel.app/products","page":"products","inHtml":false}',
    ],
  },
};
