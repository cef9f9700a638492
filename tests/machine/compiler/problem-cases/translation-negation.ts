import { plain } from '../../../support/prose';
import type { Cases } from '../problem-case';

const told = (place: string, details: object) =>
  `warning blocks/text.yaml:${place} translation-negation ${JSON.stringify(details)}`;

export const cases: Cases = {
  'what one language denies and the other promises is told where it is promised': {
    files: plain('Es de hoy. El precio no incluye la bolsa', 'It is from today. The price includes the bag'),
    problems: [told('4:26', { original: 'es', translation: 'en', word: 'no', text: 'El precio no incluye la bolsa' })],
  },
  'so is what only the translation denies': {
    files: plain('Vendemos productos de ayer', 'We don’t sell yesterday’s products'),
    problems: [
      told('3:8', { original: 'en', translation: 'es', word: 'don’t', text: 'We don’t sell yesterday’s products' }),
    ],
  },
  'what says the same without denying is right, and so is a question': {
    files: plain(
      'No cuesta nada. ¿No abrís el lunes? No hay más de seis. No olvides la bolsa',
      'It is free. Do you open on Mondays? There are at most six. Remember the bag',
    ),
    problems: [],
  },
  'nor is what each denies in a sentence that is held against another one': {
    files: plain(
      'Da acceso al curso. No es la prueba de la empresa pública de navegación.',
      'This gets you a place, and it is not the test of the public company. Ask whenever you like.',
    ),
    problems: [],
  },
  'texts of another number of sentences are not held against each other': {
    files: plain('Vendemos pan. No vendemos bolsas', 'We sell bread'),
    problems: [],
  },
  'a negation that another one takes away, and a time up to which it holds, are said without it as well': {
    files: plain('No se puede venir sin reserva. No abrimos hasta las 9', 'You need to book. We open at 9'),
    problems: [],
  },
  'what is denied may be said by its opposite, as long as it is not promised itself': {
    files: plain(
      'No cerramos en agosto. No está lejos. No cuesta mucho. Un estudio, no menos de 900. No cerramos el lunes',
      'We are open in August. It is close by. It is cheap. A studio, at least 900. We close on Mondays',
    ),
    problems: [told('4:84', { original: 'es', translation: 'en', word: 'No', text: 'No cerramos el lunes' })],
  },
  'what is denied in a few words and is not there itself, is said in others': {
    files: plain(
      'No hay prisa. No vendemos humo. No cuesta 20 €. No somos los únicos',
      'Take your time. We mean what we say. It costs €20. Others do it, too',
    ),
    problems: [told('4:45', { original: 'es', translation: 'en', word: 'No', text: 'No cuesta 20 €.' })],
  },
  'so is what is said to be lacking, and is there': {
    files: plain(
      'Tiene vuelos directos. Sin experiencia. Sin duda, un vuelo. Sin límites',
      'It has no direct flights. With experience. You doubt flights. Unlimited',
    ),
    problems: [
      told('3:8', { original: 'en', translation: 'es', word: 'no', text: 'It has no direct flights.' }),
      told('4:34', { original: 'es', translation: 'en', word: 'Sin', text: 'Sin experiencia.' }),
    ],
  },
  'what has “-free” behind it is lacking, too': {
    files: plain(
      'A plazos con intereses. No necesitas experiencia. Con gluten. Pan apto para celíacos',
      'In interest-free instalments. You need experience. Gluten-free. Gluten-free bread',
    ),
    problems: [
      told('3:8', { original: 'en', translation: 'es', word: 'interest-free', text: 'In interest-free instalments.' }),
      told('3:58', { original: 'en', translation: 'es', word: 'Gluten-free', text: 'Gluten-free.' }),
    ],
  },
  'an answer, and what holds otherwise, are said in another way': {
    files: plain(
      '¡Qué va! Hazlo ya o calla. No cobramos el café. No hay nada mejor que el pan de hoy. Sin carné no hay préstamo. No compartimos tus datos con nadie. No está permitido el acceso con comida',
      'Not at all! If you don’t do it now, hush. The coffee is on the house. The best thing is today’s bread. Bring your card to borrow. Your data stay with us. Please leave your food outside the access',
    ),
    problems: [],
  },
  'a sentence that is still in the other language denies nothing in its own': {
    files: plain(
      'Cuesta 20 euros, con la bolsa. Se puede pagar a plazos y sin intereses.',
      'It costs 20 euros, with the bag. Se puede pagar a plazos y sin intereses.',
    ),
    problems: [
      'warning blocks/text.yaml:4:41 translation-language {"expected":"en","language":"es","text":"Se puede pagar a plazos y sin intereses."}',
    ],
  },
  'a name that is the same in both languages denies nothing': {
    files: plain('Harina de Sin Gluten Granada, del barrio', 'Flour by Sin Gluten Granada, from next door'),
    problems: [],
  },
  'what is given back, and what has to be, is denied in few words': {
    files: plain(
      'La reserva es reembolsable. El delantal es obligatorio.',
      'The deposit is not refundable. The apron is not compulsory.',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 translation-negation {"original":"en","translation":"es","word":"not","text":"The deposit is not refundable."}',
      'warning blocks/text.yaml:3:36 translation-negation {"original":"en","translation":"es","word":"not","text":"The apron is not compulsory."}',
    ],
  },
  'and may be denied by saying something else': {
    files: plain(
      'La reserva no se devuelve. No es obligatorio llevar delantal.',
      'The deposit is non-refundable. Aprons are optional.',
    ),
    problems: [],
  },
};
