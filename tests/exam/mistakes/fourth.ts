import { put, type Slip, slip } from '../mistake';

const CONTACT = 'pages/contact.yaml';
const HOME = 'pages/home.yaml';
const GENERAL = 'faqs/general.yaml';
const PLACES = 'places/locations.yaml';
const SETTINGS = 'settings.yaml';
const PAY = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';
const NEEDS = 'blog/posts/requisitos-para-ser-controlador-aereo.yaml';
const COLOURS = 'theme/tokens.css';
const SECTIONS = 'theme/sections.css';
const OPEN = 'El centro de Madrid está abierto.';
const SOON = 'El de Gran Canaria abrirá próximamente.';
const SOON_IN_ENGLISH = 'The Gran Canaria centre is coming soon.';

/** What somebody made up who had not seen the other mistakes: texts from elsewhere, dates, hosts and styles. */
export const fourth: readonly Slip[] = [
  // How a file is written
  slip('an asterisk in the place of a dash', HOME, '      - lucia-muestra', '      * lucia-muestra'),
  slip('the dash of a word processor in the place of a dash', HOME, '      - lucia-muestra', '      – lucia-muestra'),
  slip('the next item too far to the right', HOME, '      - andres-ejemplo', '        - andres-ejemplo'),
  slip(
    'a language on the line of its key',
    CONTACT,
    '    title:\n      es: "Pregunta lo que necesites"',
    '    title: es: "Pregunta lo que necesites"',
  ),
  slip(
    'round brackets in the place of braces',
    'messages.yaml',
    'close: { es: "Cerrar", en: "Close" }',
    'close: ( es: "Cerrar", en: "Close" )',
  ),
  // What comes from elsewhere
  slip('italics of Markdown', CONTACT, OPEN, 'El centro de _Madrid_ está abierto.'),
  slip('bold type of Markdown that does not end', CONTACT, OPEN, 'El centro de **Madrid está abierto.'),
  slip(
    'a table of Markdown',
    NEEDS,
    '    <h2>Requisito por requisito</h2>',
    '    | Requisito | Edad |\n    |---|---|\n    <h2>Requisito por requisito</h2>',
    '| Requisito |',
  ),
  slip(
    'a numbered list of Markdown',
    NEEDS,
    '    <h2>Requisito por requisito</h2>',
    '    1. Mira tu edad\n    2. Mira tu inglés\n    <h2>Requisito por requisito</h2>',
    '1. Mira',
  ),
  slip('the marks of a forum', CONTACT, OPEN, 'El centro de [b]Madrid[/b] está abierto.'),
  slip('the note of a machine that writes', CONTACT, OPEN, 'El centro de Madrid está abierto【4†source】.', '【4'),
  slip('a letter of another alphabet', CONTACT, OPEN, 'El cеntro de Madrid está abierto.'),
  slip('the name that a letter to many is to fill in', GENERAL, '<p>En español o en inglés. ', '<p>Hola, %nombre%. '),
  slip('what a program says of nothing', CONTACT, 'es: "Pregunta lo que necesites"', 'es: "undefined"'),
  slip(
    'a translation whose end was lost',
    CONTACT,
    'The Madrid centre is open. The Gran Canaria centre is coming soon.',
    'The Madrid centre is open. The Gran Canaria centre is com',
    'is com',
  ),
  slip('a comma taken along from a list', 'messages.yaml', 'es: "Cerrar"', 'es: "Cerrar,"'),
  slip(
    'the full stop of a sentence taken along with an address',
    'navigation.yaml',
    'https://aula.escuelavector.example',
    'https://aula.escuelavector.example/.',
  ),
  slip('a country that there is not', SETTINGS, 'locale: en-US', 'locale: en-UK'),
  slip('a sentence pasted twice', CONTACT, OPEN, `${OPEN} ${OPEN}`),
  slip('the accent of a letter for an apostrophe', 'pages/madrid.yaml', 'The school’s Madrid', 'The school´s Madrid'),
  // Dates and times
  slip('a day in figures that there is not', CONTACT, SOON, 'El de Gran Canaria abrirá el 31/04/2026.', '31/04'),
  slip('a month misspelt', CONTACT, SOON, 'El de Gran Canaria abrirá en eneero de 2027.', 'eneero'),
  slip('an English month misspelt', CONTACT, SOON_IN_ENGLISH, 'The other opens in Febuary 2027.', 'Febuary'),
  slip('years the wrong way round', CONTACT, SOON, 'El de Gran Canaria estará en obras de 2027 a 2025.', 'de 2027'),
  slip('a time with a dot beside one with a colon', SETTINGS, 'de 9:00 a 18:00. Sáb', 'de 9:00 a 18.00. Sáb'),
  slip('an hour by both ways to count', CONTACT, SOON_IN_ENGLISH, 'The other opens at 13pm.', '13pm'),
  slip('a month with a capital', CONTACT, SOON, 'El de Gran Canaria abrirá en Enero.', 'en Enero'),
  slip('revised before it was there', PAY, 'date: 2025-01-15', 'date: 2025-01-15\nupdated: 2024-01-15', 'updated:'),
  // Names, codes and hosts
  slip('the author with two letters swapped', PAY, 'author: "Marina Ejemplo"', 'author: "Marina Ejmeplo"'),
  slip('a figure lost in a postal code', PLACES, 'postalCode: "28042"', 'postalCode: "2842"'),
  slip('a country by another code', PLACES, 'country: ES\n  # Las', 'country: SP\n  # Las'),
  slip('a phone without its plus', PLACES, '+34 000 000 001', '34 000 000 001'),
  slip('the name of the site mistyped in the mailbox', SETTINGS, 'info@escuelavector.', 'info@escuelavetcor.'),
  slip('the suffix with another name', SETTINGS, 'es: " | Escuela Vector"', 'es: " | Escuela Vetcor"'),
  slip('the sign of another network', 'navigation.yaml', 'icon: brand-instagram', 'icon: brand-facebook'),
  slip('the price of another course', 'catalogue/courses/block-1.yaml', 'price: block-1-price', 'price: block-2-price'),
  slip(
    'an address of the own computer',
    'blog/press.yaml',
    'https://www.pistademuestra.example/2024',
    'http://localhost:8080/2024',
  ),
  slip('the month behind the day', 'banners.yaml', 'until: "05-31"', 'until: "31-05"'),
  slip('the identifier of another service', SETTINGS, 'analytics: ""', 'analytics: "GTM-ABC1234"'),
  slip('a comma in the mailbox', SETTINGS, 'info@escuelavector.example', 'info@escuelavector,example'),
  slip(
    'what is said in a chat',
    NEEDS,
    '<p>Basta con el bachillerato',
    '<p>[3/6/25, 14:32:07] Marta: Basta con el bachillerato',
  ),
  slip('the preview as the address', SETTINGS, '"https://www.escuelavector.example"', '"https://localhost:4173"'),
  // Pictures and tables
  slip(
    'that a picture is one',
    'pages/madrid.yaml',
    'es: "Dibujo de un aula con alumnos ante una pantalla"',
    'es: "Imagen de un aula con alumnos ante una pantalla"',
  ),
  slip(
    'a head of a table without headings',
    PAY,
    '<tr><th scope="col">Momento</th><th scope="col">Bruto anual orientativo</th></tr>',
    '<tr><td>Momento</td><td>Bruto anual orientativo</td></tr>',
  ),
  // The look
  slip('a property misspelt', SECTIONS, 'aspect-ratio: 5 / 2;', 'aspect-ration: 5 / 2;'),
  slip('a value misspelt', SECTIONS, 'position: absolute;', 'position: abslute;'),
  slip('a unit misspelt', COLOURS, '0.5rem + 7vw, 7rem', '0.5rem + 7wv, 7rem'),
  slip('a sum without spaces', COLOURS, '0.5rem + 7vw, 7rem', '0.5rem+7vw, 7rem'),
  slip('a condition misspelt', SECTIONS, '@media (width < 48rem)', '@meida (width < 48rem)'),
  put('half an icon', 'theme/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g>', {
    file: 'theme/theme.yaml',
    line: 'icon: icon.svg',
  }),
];
