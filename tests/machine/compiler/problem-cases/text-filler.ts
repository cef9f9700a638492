import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a note before or behind a text, and a key or a language copied along, are told': {
    files: plain('REVISAR: el pan de hoy', 'The bread of today <-- check'),
    problems: [
      'warning blocks/text.yaml:3:8 text-filler {"text":"REVISAR: "}',
      'warning blocks/text.yaml:4:26 text-filler {"text":" <-- check"}',
    ],
  },
  'so are the others of them': {
    files: plain('title: El pan de hoy', 'EN: The bread of today'),
    problems: [
      'warning blocks/text.yaml:3:8 text-filler {"text":"title: "}',
      'warning blocks/text.yaml:4:8 text-filler {"text":"EN: "}',
    ],
  },
  'a sentence behind a colon, an arrow to a key and a short code are right': {
    files: plain('IT: Seguridad y redes', 'Press <- to go back. EN: 112'),
    problems: [],
  },
  'a century, and what is counted as the Romans did, are right': {
    files: plain('Recetas del siglo XX. Entre el XIX y el XX.', 'Centuries XIX to XX'),
    problems: [],
  },
  'filler is told in each language, in HTML too': {
    files: prose('<p>Pan de pueblo, hecho a mano.</p><p>Aquí va el texto</p>'),
    problems: ['warning blocks/text.yaml:3:46 text-filler {"text":"Aquí va el texto"}'],
  },
  'a note to oneself before a sentence is told where it is no word': {
    files: plain('TODO Incluido en el precio de hoy', 'TODO Included in the price of today'),
    problems: ['warning blocks/text.yaml:4:8 text-filler {"text":"TODO "}'],
  },
  'notes to oneself and what fingers fall upon are told': {
    files: plain('Pan asdf', 'Bread TBD'),
    problems: [
      'warning blocks/text.yaml:3:12 text-filler {"text":"asdf"}',
      'warning blocks/text.yaml:4:14 text-filler {"text":"TBD"}',
    ],
  },
  'so is a note behind a sentence that somebody has to see to it, and no word in capitals within one': {
    files: plain('Coche: por la autovía. PENDIENTE revisar.', 'Press CONFIRM to go on. Then wait.'),
    problems: ['warning blocks/text.yaml:3:31 text-filler {"text":"PENDIENTE"}'],
  },
  'what a translator has still to do is told, and no translation that is spoken of': {
    files: plain(
      'Pan de pueblo (falta la traducción). Traducción jurada pendiente de recoger.',
      'PENDIENTE TRADUCIR Village bread. A translation (of the original).',
    ),
    problems: [
      'warning blocks/text.yaml:3:22 text-filler {"text":"(falta la traducción)"}',
      'warning blocks/text.yaml:4:8 text-filler {"text":"PENDIENTE TRADUCIR"}',
    ],
  },
  'what only looks like it is right': {
    files: plain(
      'TODO INCLUIDO: todo el pan, pendiente de hornear, siglo XXX y talla XXXL',
      'A to-do list, Todoist, TODO app, the text of the example, a sample of text',
    ),
    problems: [],
  },
  'what a program was to fill in, and what a colleague was to, is told': {
    files: plain('Hola, %nombre%: el precio es [precio]', 'Doors open on (insert the date) at noon'),
    problems: [
      'warning blocks/text.yaml:3:14 text-filler {"text":"%nombre%"}',
      'warning blocks/text.yaml:4:22 text-filler {"text":"(insert the date)"}',
    ],
  },
  'crosses in the place of a date or a length are told': {
    files: plain('Abrimos el XX de mayo', 'It takes XX hours to bake'),
    problems: [
      'warning blocks/text.yaml:3:19 text-filler {"text":"XX"}',
      'warning blocks/text.yaml:4:17 text-filler {"text":"XX"}',
    ],
  },
  'numbers of the Romans, shares and what is said in brackets are right': {
    files: plain('El siglo XX de España, al 50 % (insertar la bandeja)', 'The XX century [price list below] at 100%'),
    problems: [],
  },
  'what one colleague asks another in brackets is told': {
    files: plain('Pan de aquí (ojo, Marina: ¿esto es así?)', 'Bread (as it was)'),
    problems: ['warning blocks/text.yaml:3:20 text-filler {"text":"(ojo, Marina: ¿esto es así?)"}'],
  },
  'what is still to be asked of somebody is told, and no advice to the reader': {
    files: plain('Pan de aquí. ??? (preguntar a Marta)', 'Bread (confirm with Marta), cake (ask the baker)'),
    problems: [
      'warning blocks/text.yaml:3:21 text-filler {"text":"???"}',
      'warning blocks/text.yaml:4:14 text-filler {"text":"(confirm with Marta)"}',
    ],
  },
  'crosses before a currency, what is missing and whom to ask at the end are told, and capitals in brackets are right':
    {
      files: plain('Pan a xx €. Falta la foto.', 'Bread (EAGLE EYE). Check with Marta.'),
      problems: [
        'warning blocks/text.yaml:3:14 text-filler {"text":"xx"}',
        'warning blocks/text.yaml:4:27 text-filler {"text":"Check with Marta"}',
      ],
    },
  'what visitors may do, and a name in capitals, are right': {
    files: plain('Si falta la foto, pregunta a Marta (OJO DE HALCÓN).', 'Here (CHECK-IN) you may check with Marta.'),
    problems: [],
  },
  'places for what is still to come, and what a spreadsheet says, tell it all': {
    files: {
      'blocks/text.yaml':
        'type: hero\ntitle: { es: "Pan", en: "Bread" }\nintro:\n  es: "Pregunta por [nombre de la persona]"\n  en: "Ask for #N/A"\n',
    },
    problems: [
      'warning blocks/text.yaml:4:21 text-filler {"text":"[nombre de la persona]"}',
      'warning blocks/text.yaml:5:16 text-filler {"text":"#N/A"}',
    ],
  },
  'lines to write on are those of a form, a single one is none': {
    files: plain('En ________, a ____ de __________ de 20__', 'The bread costs ____'),
    problems: ['warning blocks/text.yaml:4:24 text-filler {"text":"____"}'],
  },
  'within a longer sentence nothing of it is filler': {
    files: plain(
      'Le queda media obra por traducir. El horno muestra un texto de ejemplo al abrir. OJO, que quema. Este es un texto de prueba.',
      'The form to be completed by bakers shows sample text at first. To be completed',
    ),
    problems: [
      'warning blocks/text.yaml:3:116 text-filler {"text":"texto de prueba"}',
      'warning blocks/text.yaml:4:71 text-filler {"text":"To be completed"}',
    ],
  },
  'a formula, and a note on the version': {
    files: plain('Pan y más pan =SUMA(A1:A3) de hoy', 'Bread and more of it (OLD VERSION)'),
    problems: [
      'warning blocks/text.yaml:3:22 text-filler {"text":"=SUMA(A1:A3)"}',
      'warning blocks/text.yaml:4:29 text-filler {"text":"(OLD VERSION)"}',
    ],
  },
  'a note to translate, what a template says of a text, and what a table shows of a figure without room': {
    files: plain(
      'El pan de siempre (traducir). Texto breve (máx. 80 caracteres). Pesa ######## gramos',
      'Our usual bread (to translate). A short text (max. 80 characters). It weighs ######## grams',
    ),
    problems: [
      'warning blocks/text.yaml:3:50 text-filler {"text":"(máx. 80 caracteres)"}',
      'warning blocks/text.yaml:4:53 text-filler {"text":"(max. 80 characters)"}',
    ],
  },
  'a date, a number and a price that are to be filled in are told, and how a date is to be written is not': {
    files: plain('Abrimos el xx/xx/2026 con ?? plazas', 'From 00/00/0000, at ### €'),
    problems: [
      'warning blocks/text.yaml:3:19 text-filler {"text":"xx/xx/2026"}',
      'warning blocks/text.yaml:4:13 text-filler {"text":"00/00/0000"}',
    ],
  },
  'what a new one is called before it has a title is told': {
    files: plain('Nuevo título', 'New title'),
    problems: [
      'warning blocks/text.yaml:3:7 text-stand-in {"text":"Nuevo título","language":"es"}',
      'warning blocks/text.yaml:4:7 text-stand-in {"text":"New title","language":"en"}',
    ],
  },
  'what a template leaves to be filled in, and what is to become of a text, is told': {
    files: plain('Habla con <nombre del panadero> del pan', 'Talk to <baker name> of the bread'),
    problems: [
      'warning blocks/text.yaml:3:18 text-filler {"text":"<nombre del panadero>"}',
      'warning blocks/text.yaml:4:16 text-filler {"text":"<baker name>"}',
    ],
  },
  'so are a telephone of crosses, a draft, a button in brackets and the text that is still to come': {
    files: prose(
      '<p>Llama al XXX XXX XXX.</p><p>(BORRADOR) Pan de pueblo.</p><p>Pan. (BOTÓN: Ver panes)</p><p>Pan. Sustituir por el texto de Ana.</p>',
    ),
    problems: [
      'warning blocks/text.yaml:3:20 text-filler {"text":"XXX XXX XXX"}',
      'warning blocks/text.yaml:3:39 text-filler {"text":"(BORRADOR)"}',
      'warning blocks/text.yaml:3:76 text-filler {"text":"(BOTÓN: Ver panes)"}',
      'warning blocks/text.yaml:3:106 text-filler {"text":"Sustituir por el texto de Ana"}',
    ],
  },
  'a dotted line to a price, a button that is named, a size and advice to change are right': {
    files: plain(
      'Pan ........ 3 €, talla XXL (borrador), botón (rojo). Cambiar con el tiempo es sano.',
      'Bread ........ €3, the draft (in print), a button (red). Change with the times.',
    ),
    problems: [],
  },
  'how long what somebody sends in may be is right': {
    files: plain('Carta de motivación (máximo 300 palabras) y poema (máx. 1000 caracteres)', 'Letter (max. 300 words)'),
    problems: [],
  },
  'a note in capitals between sentences, and what is to be filled in between angle brackets': {
    files: plain('Pan de hoy. REVISAR. Y de ayer', 'We open on <date>. Write to <the company>'),
    problems: [
      'warning blocks/text.yaml:3:20 text-filler {"text":"REVISAR"}',
      'warning blocks/text.yaml:4:19 text-filler {"text":"<date>"}',
    ],
  },
  'what is asked of somebody by name is told, and what is all in capitals is not': {
    files: plain('Pan de ayer - María, revisar esto', 'Fresh bread (TODO Anna)'),
    problems: [
      'warning blocks/text.yaml:3:20 text-filler {"text":"- María, revisar esto"}',
      'warning blocks/text.yaml:4:20 text-filler {"text":"(TODO Anna)"}',
    ],
  },
  'an offer with all included and a name before a colon are right': {
    files: plain('Fin de semana (TODO Incluido). María: revisar la masa es lo primero', 'Bread. Anna, check your oven'),
    problems: [],
  },
};
