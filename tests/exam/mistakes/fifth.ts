import { type Slip, slip } from '../mistake';

const CONTACT = 'pages/contact.yaml';
const COURSE = 'catalogue/courses/complete-rating.yaml';
const BLOCK = 'catalogue/courses/block-1.yaml';
const QUESTIONS = 'faqs/general.yaml';
const HOME = 'pages/home.yaml';

/** Slips of the fingers in words, names and labels, and figures put where others belong. */
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
  // Figures
  slip(
    'the ends of a range swapped',
    COURSE,
    'es: "Entre {{facts.complete-rating-months-from}} y {{facts.complete-rating-months-to}}',
    'es: "Entre {{facts.complete-rating-months-to}} y {{facts.complete-rating-months-from}}',
  ),
  slip('months called weeks', BLOCK, 'es: "{{facts.block-1-months}} meses"', 'es: "{{facts.block-1-months}} semanas"'),
  slip('months called hours', BLOCK, 'en: "{{facts.block-1-months}} months"', 'en: "{{facts.block-1-months}} hours"'),
  slip(
    'years called months by the name of the figure',
    QUESTIONS,
    'dura {{facts.initial-training-years}} años',
    'dura {{facts.initial-training-years}} meses',
  ),
  slip(
    'the sign of the currency before the amount in Spanish',
    QUESTIONS,
    'El Bloque 1 cuesta {{facts.block-1-price}}&nbsp;€;',
    'El Bloque 1 cuesta €{{facts.block-1-price}};',
  ),
  // Buttons
  slip(
    'two buttons of the question about cookies that say the same',
    'consent.yaml',
    'accept: { es: "Aceptar todo", en: "Accept all" }',
    'accept: { es: "Rechazar todo", en: "Accept all" }',
    'reject:',
    'accept:',
  ),
];
