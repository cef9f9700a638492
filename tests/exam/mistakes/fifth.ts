import { type Slip, slip } from '../mistake';

const CONTACT = 'pages/contact.yaml';
const HOME = 'pages/home.yaml';

/** Slips of the fingers in words, names and labels. */
export const fifth: readonly Slip[] = [
  // Words that the site uses often
  slip('two letters of a word swapped', HOME, 'es: "Mucho simulador y grupos', 'es: "Mucho simluador y grupos'),
  slip('a letter of a word lost', HOME, 'es: "Cursos certificados por AESA"', 'es: "Cursos certificdos por AESA"'),
  slip('a letter of a word twice', HOME, 'es: "Centro de formación inicial', 'es: "Centro de formmación inicial'),
  slip(
    'a slip at the beginning',
    HOME,
    'es: "Formación de controladores aéreos en',
    'es: "Formcaión de controladores aéreos en',
  ),
  slip('a slip in English', HOME, 'en: "Air traffic controller school"', 'en: "Air traffic contoller school"'),
  slip('a slip in a keyword', CONTACT, 'air traffic controller school,', 'air traffic contorller school,'),
];
