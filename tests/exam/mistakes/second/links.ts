import { type Slip, slip } from '../../mistake';

const POST = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';
const LINK = 'pregunta en <a href="page:contact">la página de contacto</a>';
const to = (name: string, href: string, words = 'la página de contacto'): Slip =>
  slip(name, POST, LINK, `pregunta en <a href="${href}">${words}</a>`);

/** Links, as a second person gets them wrong. */
export const links: readonly Slip[] = [
  slip(
    'pasted what a social network adds to an address',
    'navigation.yaml',
    '"https://x.escuelavector.example"',
    '"https://x.escuelavector.example/?fbclid=IwAR0abcDEF123&utm_source=facebook"',
  ),
  to('pasted the link of a search result', 'https://www.google.com/url?q=https://www.enaire.es/&sa=D&source=docs'),
  to(
    'pasted a link that the post office guards',
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.enaire.es',
  ),
  to('linked without https', 'www.enaire.es'),
  to('linked the own site by its whole address', 'https://www.escuelavector.example/contacto'),
  to('linked a shared document as its editor sees it', 'https://docs.google.com/document/d/1aBcD2/edit?usp=sharing'),
  to('linked a file of the own computer', 'file:///C:/Users/Marta/Documents/condiciones.pdf'),
  to('linked an e-mail address without its ending', 'mailto:info@escuelavector'),
  to('linked a telephone number with letters for zeros', 'tel:+349OOOOOOOO'),
  to('linked with a word that says nothing', 'page:contact', 'aquí'),
  to('linked to nowhere for the time being', '#'),
  slip('linked with curly quotes', POST, LINK, 'pregunta en <a href=”page:contact”>la página de contacto</a>'),
  slip(
    'led two entries of a menu to one page',
    'navigation.yaml',
    'en: "Cookie policy"\n      page: cookie-policy',
    'en: "Cookie policy"\n      page: privacy-policy',
    'en: "Cookie policy"',
    'page: privacy-policy\n    - label',
    { file: 'navigation.yaml', line: 92 },
  ),
  slip(
    'pasted the address of one network under another',
    'navigation.yaml',
    'https://instagram.escuelavector.example',
    'https://facebook.com/escuelavector.vector',
  ),
  slip('wrote the sign of an anchor', 'pages/contact.yaml', 'anchor: contact-section', 'anchor: "#contact-section"'),
];
