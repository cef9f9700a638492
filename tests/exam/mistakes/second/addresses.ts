import { replaced, type Slip, slip } from '../../mistake';

const redirect = (name: string, from: string, page: string): Slip => ({
  name,
  file: 'redirects.yaml',
  edit: (text) =>
    replaced(
      text,
      '  - from: "/home2"\n    page: home\n',
      `  - from: "/home2"\n    page: home\n  - from: "${from}"\n    page: ${page}\n`,
    ),
  at: [`  - from: "${from}"\n    page: ${page}\n`, `    page: ${page}\n  - from: "/exito"`],
});

/** Addresses and redirects, as a second person gets them wrong. */
export const addresses: readonly Slip[] = [
  slip(
    'pasted the whole address of a page',
    'pages/madrid.yaml',
    'es: "/madrid"',
    'es: "https://www.escuelavector.example/madrid"',
  ),
  slip(
    'wrote the second language into an address',
    'pages/madrid.yaml',
    'en: "/madrid-campus"',
    'en: "/en/madrid-campus"',
  ),
  slip('wrote an address with an underscore', 'pages/madrid.yaml', 'en: "/madrid-campus"', 'en: "/madrid_campus"'),
  slip('wrote an address with its old ending', 'pages/contact.yaml', 'es: "/contacto"', 'es: "/contacto.html"'),
  slip('wrote a slash at the end of an address', 'pages/contact.yaml', 'en: "/contact"', 'en: "/contact/"'),
  redirect('redirected an address that a page has', '/cursos', 'courses'),
  redirect('redirected an address with what an advertisement adds', '/oferta?utm_source=facebook', 'courses'),
  redirect('redirected a whole folder', '/noticias/*', 'blog'),
  redirect('redirected to the address instead of the page', '/blok-1', 'bloque-1-licencia-torre'),
  redirect('redirected the whole old address', 'https://www.escuelavector.example/tarifas', 'courses'),
  slip(
    'gave a page an address that another has',
    'pages/home.yaml',
    '  - "/home"',
    '  - "/contacto"',
    '  - "/contacto"',
    {
      file: 'pages/contact.yaml',
      line: 5,
    },
  ),
  slip(
    'changed where a form leads to an address that no page has',
    'settings.yaml',
    'successPath: /exito',
    'successPath: /gracias',
  ),
  slip(
    'left the address of the own machine in the settings',
    'settings.yaml',
    'url: "https://www.escuelavector.example"',
    'url: "http://localhost:5173"',
  ),
];
