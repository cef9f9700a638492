import { type Slip, slip } from '../mistake';

const PAY = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';
const PLACES = 'places/locations.yaml';
const COMPLETE = 'catalogue/courses/complete-rating.yaml';

/** What the rules that came later are for, in the website of the school. */
export const third: readonly Slip[] = [
  // Settings and navigation
  slip('a suffix without its space', 'settings.yaml', 'es: " | Escuela Vector"', 'es: "| Escuela Vector"'),
  // Courses
  slip('the code of another course', COMPLETE, 'code: CRTG', 'code: BLK1'),
  slip(
    'the title of another course',
    COMPLETE,
    '  es: "Habilitación Completa"\n  en: "Complete Rating"',
    '  es: "Bloque 1: Básico y Torre"\n  en: "Block 1: Basic and Tower"',
  ),
  // Places
  slip('hours from Monday to Sunday the wrong way round', PLACES, 'closes: "18:00"', 'closes: "08:00"'),
  slip('a day twice', PLACES, 'thursday, friday]', 'thursday, thursday]'),
  slip('a latitude beyond the pole', PLACES, 'latitude: 40.4735', 'latitude: 404.735'),
  slip(
    'latitude and longitude swapped',
    PLACES,
    'latitude: 40.4735, longitude: -3.58',
    'latitude: -3.58, longitude: 40.4735',
  ),
  // Facts
  slip('a year in letters', 'facts.yaml', 'value: "2024"', 'value: "2O24"'),
  // Articles, texts and HTML
  slip(
    'a cell lost in a row of a table',
    PAY,
    '<th scope="row">Nivel de entrada</th><td>Unos {{facts.salary-entry}}&nbsp;€</td>',
    '<th scope="row">Nivel de entrada. Unos {{facts.salary-entry}}&nbsp;€</th>',
  ),
  slip('a numbered list by hand', PAY, '<li>¿Puedo sostener', '<li>1. ¿Puedo sostener'),
  slip(
    'a weekday that the date does not have',
    'pages/contact.yaml',
    'El de Gran Canaria abrirá próximamente.',
    'El de Gran Canaria abrirá el lunes 15 de enero de 2026.',
    'lunes 15 de enero',
  ),
  slip(
    'a weekday of an English date',
    'pages/contact.yaml',
    'The Gran Canaria centre is coming soon.',
    'The Gran Canaria centre opens on Friday, January 15, 2026.',
    'Friday, January 15',
  ),
  slip(
    'a day in a text that its month does not have',
    'pages/contact.yaml',
    'El de Gran Canaria abrirá próximamente.',
    'El de Gran Canaria abrirá el 31 de junio de 2026.',
    '31 de junio',
  ),
  slip(
    'an English day in a text that its month does not have',
    'pages/contact.yaml',
    'The Gran Canaria centre is coming soon.',
    'The Gran Canaria centre opens on June 31, 2026.',
    'June 31',
  ),
];
