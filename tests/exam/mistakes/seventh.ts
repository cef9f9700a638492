import { type Slip, slip } from '../mistake';

/** What was thought of later still: marks, forms of words, and what was copied from elsewhere. */
export const seventh: readonly Slip[] = [
  slip('a question without its marks', 'faqs/general.yaml', '¿Cuánto dura la formación?', 'Cuánto dura la formación'),
  slip(
    'a question without its mark in English',
    'faqs/general.yaml',
    'How long does the training take?',
    'How long does the training take',
  ),
  slip('usted in one text', 'faqs/general.yaml', '>Pregúntanos</a> de qué', '>Pregúntenos</a> de qué'),
  slip('usted behind a verb', 'faqs/general.yaml', 'Puedes pagar a plazos', 'Puede usted pagar a plazos'),
  slip(
    'American spelling',
    'pages/madrid.yaml',
    'en: "Certified centre {{facts.certification}}"',
    'en: "Certified center {{facts.certification}}"',
  ),
  slip('American spelling in HTML', 'faqs/general.yaml', 'interest-free instalments', 'interest-free installments'),
  slip(
    'the description of another picture in one language',
    'pages/madrid.yaml',
    'es: "Dibujo de una pantalla de radar con trazas de aviones y sus etiquetas"',
    'es: "Dibujo de un simulador de torre: dos puestos ante pantallas curvas con la pista"',
  ),
  slip('a sentence in small letters', 'faqs/general.yaml', '&nbsp;€. Puedes pagar', '&nbsp;€. puedes pagar'),
  slip(
    'an English sentence in small letters',
    'faqs/general.yaml',
    '€{{facts.complete-rating-price}}. You can',
    '€{{facts.complete-rating-price}}. you can',
  ),
  slip(
    'a title with a full stop',
    'pages/madrid.yaml',
    'es: "Centro de Madrid"\n  en: "Madrid centre"\ndescription',
    'es: "Centro de Madrid."\n  en: "Madrid centre"\ndescription',
  ),
  slip('three marks of exclamation', 'pages/madrid.yaml', 'pide una visita.', '¡pide una visita!!!'),
  slip('a space before a comma and none behind', 'pages/madrid.yaml', 'de verdad, pide', 'de verdad ,pide'),
  slip('question marks behind a sentence', 'pages/madrid.yaml', 'pide una visita.', 'pide una visita. ???'),
  slip('a note to ask somebody', 'pages/madrid.yaml', 'pide una visita.', 'pide una visita. (confirmar con Marta)'),
  slip('an article of the other gender', 'pages/madrid.yaml', 'El centro de Madrid de', 'La centro de Madrid de'),
  slip(
    'swapped letters in the name of a town',
    'pages/madrid.yaml',
    'El centro de Madrid de',
    'El centro de Madird de',
  ),
  slip('a slip that everybody knows', 'pages/madrid.yaml', 'en: "The school’s Madrid', 'en: "Teh school’s Madrid'),
  slip(
    'weeks in one language, months in the other',
    'catalogue/courses/evaluator.yaml',
    'duration:\n  es: "Flexible"\n  en: "Flexible"',
    'duration:\n  es: "3 semanas"\n  en: "3 months"',
    'en: "3 months"',
  ),
  slip(
    'a picture by its address on another website',
    'pages/madrid.yaml',
    'src: drawings/simulator.svg',
    'src: https://example.com/foto.jpg',
  ),
];
