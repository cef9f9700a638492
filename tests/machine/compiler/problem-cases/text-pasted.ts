import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const told = (details: string) => [`warning blocks/text.yaml:3:8 text-pasted ${details}`];

export const cases: Cases = {
  'the point of a list': { files: plain('• Pan de centeno'), problems: told('{"text":"• Pan","correct":"Pan"}') },
  'the mark of an answer': { files: plain('> Pan de centeno'), problems: told('{"text":"> Pan","correct":"Pan"}') },
  'letters that are joined, and accents that stand by themselves': {
    files: plain('Harina ﬁna', 'Cafe\u0301 and bread'),
    problems: [
      'warning blocks/text.yaml:3:15 text-pasted {"text":"ﬁna","correct":"fina"}',
      'warning blocks/text.yaml:4:8 text-pasted {"text":"Cafe\u0301","correct":"Café"}',
    ],
  },
  'a word that a line divided': {
    files: plain('Pan de la pana- dería'),
    problems: ['warning blocks/text.yaml:3:18 text-pasted {"text":"pana- dería","correct":"panadería"}'],
  },
  'where a message comes from, and the notes of an encyclopaedia': {
    files: {
      ...plain('Muy rico. Enviado desde mi iPhone'),
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<p>Pan de trigo.[1]</p>"\n  en: "<p>Bread. Translated with DeepL.com</p>"\n',
    },
    problems: [
      'warning blocks/prose.yaml:3:24 text-pasted {"text":"[1]"}',
      'warning blocks/prose.yaml:4:18 text-pasted {"text":"Translated with DeepL.com"}',
      'warning blocks/text.yaml:3:18 text-pasted {"text":"Enviado desde mi iPhone"}',
    ],
  },
  'who said it when, in a chat': {
    files: {
      ...plain('[3/6/25, 14:32:07] Marta: Pan de hoy', '03/06/2025, 14:32 - Marta R.: Bread'),
      'blocks/more.yaml': 'type: hero\ntitle:\n  es: "Marta, [3/6/25 14:32]: Pan"\n  en: "Bread"\n',
    },
    problems: [
      'warning blocks/more.yaml:3:8 text-pasted {"text":"Marta, [3/6/25 14:32]:"}',
      'warning blocks/text.yaml:3:8 text-pasted {"text":"[3/6/25, 14:32:07] Marta:"}',
      'warning blocks/text.yaml:4:8 text-pasted {"text":"03/06/2025, 14:32 - Marta R.:"}',
    ],
  },
  'the point of a list in a font of its own': {
    files: plain('\uf0b7 Pan de verdad'),
    problems: told('{"text":"\uf0b7 Pan","correct":"Pan"}'),
  },
  'what stands around a message, a page and a note': {
    files: {
      ...plain(
        'Pan de hoy. El lun, 3 jun 2025 a las 10:22, Marta <marta@pan.es> escribió:',
        'Bread of today. Kind regards, Marta',
      ),
      'blocks/more.yaml': 'type: hero\ntitle:\n  es: "Pan de hoy. Página 3 de 12"\n  en: "Bread,=20 of today"\n',
      'blocks/rest.yaml': 'type: hero\ntitle:\n  es: "Hay pan de hoy.²"\n  en: "Bread of today."\n',
      'blocks/prose.yaml':
        'type: prose\ncontent:\n  es: "<p>·&nbsp; &nbsp;Pan</p>"\n  en: "<p>The bread【4†source】.</p>"\n',
    },
    problems: [
      'warning blocks/more.yaml:3:20 text-pasted {"text":"Página 3 de 12"}',
      'warning blocks/more.yaml:4:14 text-pasted {"text":"=20"}',
      'warning blocks/prose.yaml:3:11 text-pasted {"text":"·&nbsp; &nbsp;Pan","correct":"Pan"}',
      'warning blocks/prose.yaml:4:20 text-pasted {"text":"【4†source】"}',
      'warning blocks/rest.yaml:3:23 text-pasted {"text":"²"}',
      'warning blocks/text.yaml:3:20 text-pasted {"text":"El lun, 3 jun 2025 a las 10:22, Marta <marta@pan.es> escribió:"}',
      'warning blocks/text.yaml:4:24 text-pasted {"text":"Kind regards, Marta"}',
    ],
  },
  'a note that is there, square metres, a greeting, and a page of a book are right': {
    files: {
      ...plain('Pan.¹ Miel. ¹ Sin gluten', 'Bread.¹ Honey. ¹ Gluten-free'),
      'blocks/more.yaml':
        'type: hero\ntitle:\n  es: "Un saludo a Marta, que midió 90 m². Está en la página 3 de 12."\n  en: "Best wishes to Marta, who measured 90 m². It is on page 3 of 12."\n',
      'blocks/rest.yaml':
        'type: hero\ntitle:\n  es: "El pan de Ana, de 20 años, como escribió: rico"\n  en: "The bread of Ana, aged 20, as she wrote: x=20 is fine"\n',
    },
    problems: [],
  },
  'a programme with its hours is right': {
    files: plain('12:30 - Taller: masa madre (3/6/2025)', '12:30 - Workshop: sourdough (3/6/2025)'),
    problems: [],
  },
  'the sign of a new line': {
    files: plain('Pan,\\n miel'),
    problems: ['warning blocks/text.yaml:3:12 text-pasted {"text":"\\\\n"}'],
  },
  'what is written on purpose': {
    files: plain('Pre- y posventa · pan · C:\\nuevo · >500 panes', 'Short- and long-term: your iPhone, [1]'),
    problems: [],
  },
  'in HTML a sign of more is one': { files: prose('<p>> Pan</p>'), problems: [] },
  'marks of machines, of other programs and of other alphabets are told': {
    files: {
      ...plain('¡Claro! Aquí tienes una versión mejor del texto: Pan de hoy', 'Bread of today【4†source】'),
      'blocks/more.yaml':
        'type: hero\ntitle:\n  es: "Pan [b]de hoy[/b]"\n  en: "Bread of today [gallery id=\\"3\\"] of today"\n',
      'blocks/rest.yaml': 'type: hero\ntitle:\n  es: "El p\u0430n de hoy"\n  en: "Bread of today. Read more"\n',
    },
    problems: [
      'warning blocks/more.yaml:3:12 text-pasted {"text":"[b]de hoy[/b]","correct":"de hoy"}',
      'warning blocks/more.yaml:4:23 text-pasted {"text":"[gallery id=\\"3\\"]"}',
      'warning blocks/rest.yaml:3:11 text-pasted {"text":"pаn","correct":"pan"}',
      'warning blocks/rest.yaml:4:24 text-pasted {"text":"Read more"}',
      'warning blocks/text.yaml:3:8 text-pasted {"text":"¡Claro! Aquí tienes una versión mejor del texto:"}',
      'warning blocks/text.yaml:4:22 text-pasted {"text":"【4†source】"}',
    ],
  },
  'brackets, other alphabets and an invitation to read are right': {
    files: { ...plain('Leer más', 'Bread [sic], Хлеб and μm') },
    problems: [],
  },
  'what a machine that writes says of its text, before and behind it': {
    files: plain(
      'Pan de hoy. Espero que este texto te sea útil.',
      'Bread of today. Let me know if you’d like any changes!',
    ),
    problems: [
      'warning blocks/text.yaml:3:20 text-pasted {"text":"Espero que este texto te sea útil."}',
      'warning blocks/text.yaml:4:24 text-pasted {"text":"Let me know if you’d like any changes!"}',
    ],
  },
  'what it says of itself, and another chat': {
    files: plain('Como modelo de lenguaje, no puedo probar el pan. Es de trigo.', '[14:32, 3/6/2025] Marta: Bread.'),
    problems: [
      'warning blocks/text.yaml:3:8 text-pasted {"text":"Como modelo de lenguaje, no puedo probar el pan."}',
      'warning blocks/text.yaml:4:8 text-pasted {"text":"[14:32, 3/6/2025] Marta:"}',
    ],
  },
  'a message of a chat without its year, and what a program says before its three words': {
    files: plain('[15/3, 10:24] Marta: Pan de centeno', 'Translation: Rye bread again'),
    problems: [
      'warning blocks/text.yaml:3:8 text-pasted {"text":"[15/3, 10:24] Marta:"}',
      'warning blocks/text.yaml:4:8 text-pasted {"text":"Translation:"}',
    ],
  },
  'who translated it is right': {
    files: plain('Traducción: Ana Pérez López', 'Translation: Ana Pérez López'),
    problems: [],
  },
  'what people say so is right': {
    files: plain(
      'Aquí tienes la carta. Espero que te guste. Traducción: Ana Ruiz. ¿Quieres que lo corte?',
      'Here is the bread. I hope this bread helps.',
    ),
    problems: [],
  },
  'what machines, word processors and chats leave is told once, and nothing is left before it': {
    files: {
      'blocks/text.yaml':
        'type: hero\ntitle: { es: "Pan", en: "Bread" }\nintro:\n  es: "Pan de verdad. :contentReference[oaicite:0]{index=0}"\n  en: "Real bread. Error! Reference source not found."\neyebrow:\n  es: "Pan <Se editó este mensaje.>"\n  en: "Bread <This message was edited>"\n',
    },
    problems: [
      'warning blocks/text.yaml:4:23 text-pasted {"text":":contentReference[oaicite:0]{index=0}"}',
      'warning blocks/text.yaml:5:20 text-pasted {"text":"Error! Reference source not found."}',
      'warning blocks/text.yaml:7:12 text-pasted {"text":"<Se editó este mensaje.>"}',
      'warning blocks/text.yaml:8:14 text-pasted {"text":"<This message was edited>"}',
    ],
  },
  'letters and their accents that are two signs are told once, and not as what they would be without': {
    files: plain('Pan de alli\u0301 y el porque\u0301 de a a\u0301rea'),
    problems: ['warning blocks/text.yaml:3:15 text-pasted {"text":"alli\u0301","correct":"allí"}'],
  },
  'what a chat says of a picture that is not there': {
    files: plain('Pan de hoy [imagen omitida]', 'Bread of today'),
    problems: ['warning blocks/text.yaml:3:19 text-pasted {"text":"[imagen omitida]"}'],
  },
  'a link of an encyclopaedia to edit a part, and what another program fills in': {
    files: plain('Historia [editar] del pan {% include pan.html %} de aquí', 'History [edit] of our bread from here'),
    problems: [
      'warning blocks/text.yaml:3:17 text-pasted {"text":"[editar]"}',
      'warning blocks/text.yaml:4:16 text-pasted {"text":"[edit]"}',
    ],
  },
  'the remark of a word processor, and the language before a text': {
    files: plain('Pan de trigo.[MG1]', '(en) Bread'),
    problems: [
      'warning blocks/text.yaml:3:21 text-pasted {"text":"[MG1]"}',
      'warning blocks/text.yaml:4:8 text-pasted {"text":"(en)"}',
    ],
  },
  'another abbreviation before a text, and a name in brackets, are right': {
    files: plain('PD: Pan de trigo [T55]', 'IT: Bread (en) Bread'),
    problems: [],
  },
  'what a machine that writes says before, behind and of the length of a text': {
    files: plain(
      '¡Claro! A continuación te dejo una versión más corta: Pan de pueblo, hecho a mano. (32 caracteres)',
      'Bread of the village, made by hand. Would you like me to make it more formal?',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 text-pasted {"text":"¡Claro! A continuación te dejo una versión más corta:"}',
      'warning blocks/text.yaml:4:44 text-pasted {"text":"Would you like me to make it more formal?"}',
    ],
  },
  'the version of something else, how long a text has to be, and a page that is named are right': {
    files: plain(
      'Aquí tienes una versión más corta de la ruta: a la izquierda. Una carta (500 palabras) de la Página 3 de 12 de la guía',
      'Here is a short version of the route: turn left. A letter (500 words) from Page 3 of 12 of the guide',
    ),
    problems: [],
  },
  'the short version of something else, and what a shop offers to do, are right': {
    files: plain(
      'Aquí tienes una versión reducida del menú: sopa y flan. ¿Quieres que lo hagamos más corto? ¿Te gustaría que lo adaptemos?',
      'Here is a short version of the menu: soup and flan.',
    ),
    problems: [],
  },
  'a paragraph of which nothing is left goes with it': {
    files: prose('<p>¡Claro! Aquí tienes una versión mejorada del texto:</p>\n<p>Pan de hoy, hecho a mano.</p>'),
    problems: [
      'warning blocks/text.yaml:3:11 text-pasted {"text":"¡Claro! Aquí tienes una versión mejorada del texto:"}',
    ],
  },
};
