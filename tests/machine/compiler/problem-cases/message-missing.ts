import { basicText } from '../../../support/compile-site';
import { course } from '../../../support/course';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

/** The messages of the basic site without some. */
function without(...names: string[]): string {
  return basicText('messages.yaml').replaceAll(new RegExp(`^(?:${names.join('|')}): .*\\n`, 'gm'), '');
}

/** A page with a section. */
const pageWith = (section: string) =>
  `${yaml`
  path: { es: "/masas", en: "/doughs" }
  title: { es: "Masas", en: "Doughs" }
  description: { es: "Todas.", en: "All of them." }
  sections:
`}  - ${section}\n`;

const quotes = (layout: string) => ({
  'pages/doughs.yaml': pageWith(
    `{ type: testimonials, title: { es: "Voces", en: "Voices" }, layout: ${layout}, testimonials: [ana] }`,
  ),
  'people/testimonials.yaml':
    'ana: { name: Ana, role: { es: Vecina, en: Neighbour }, comment: { es: Bueno., en: Good. } }\n',
  'messages.yaml': without('pause'),
});

export const cases: Cases = {
  'what a section shows is told with the section, and nothing that none shows': {
    files: {
      'pages/doughs.yaml': pageWith(
        '{ type: programmes, title: { es: "Visitas", en: "Visits" }, programmes: [school] }',
      ),
      'catalogue/programmes.yaml':
        'school: { title: { es: Escuelas, en: Schools }, description: { es: Una., en: One. }, duration: { es: 2 h, en: 2 h } }\n',
      'messages.yaml': without('duration', 'previous', 'loadMap', 'cookieSettings', 'chooseLanguage', 'comingSoon'),
    },
    problems: [
      'messages.yaml:1:1 message-missing {"messages":[{"key":"duration","says":{"title":"Duración","description":"La palabra que va con la duración de un curso o de un programa."},"example":"{ es: \\"Duración\\", en: \\"Duration\\" }"}],"user":{"title":"Programas","description":"Programas con su duración y un botón."},"where":"pages/doughs.yaml:5"}',
    ],
  },
  'what depends on a word is needed with that word only': { files: quotes('grid'), problems: [] },
  'and is told where the word stands': {
    files: quotes('carousel'),
    problems: [
      'messages.yaml:1:1 message-missing {"messages":[{"key":"pause","says":{"title":"Pausar","description":"El botón que detiene lo que pasa solo."},"example":"{ es: \\"Pausar\\", en: \\"Pause\\" }"}],"user":{"title":"Disposición","description":"grid: todas a la vista; carousel: pasan solas."},"where":"pages/doughs.yaml:5"}',
    ],
  },
  'a course has the words for what is known of it, and what says that something is not': {
    files: {
      'catalogue/courses/kneading.yaml': course,
      'messages.yaml': without('duration', 'hours', 'seats', 'checkPrice', 'moreInformation'),
    },
    problems: [
      'messages.yaml:1:1 message-missing {"messages":[{"key":"duration","says":{"title":"Duración","description":"La palabra que va con la duración de un curso o de un programa."},"example":"{ es: \\"Duración\\", en: \\"Duration\\" }"}],"user":{"title":"Duración","description":"Cuánto dura, como se lee en la ficha."},"where":"catalogue/courses/kneading.yaml:4"}',
      'messages.yaml:1:1 message-missing {"messages":[{"key":"moreInformation","says":{"title":"Más información","description":"El enlace a la página de un curso o de un lugar."},"example":"{ es: \\"Más información\\", en: \\"More information\\" }"}],"user":{"title":"Página","description":"La página del lugar, a la que lleva su tarjeta. Si falta, la que se hace de cada lugar."},"where":"places/locations.yaml:12"}',
      'messages.yaml:1:1 message-missing {"messages":[{"key":"checkPrice","says":{"title":"Sin precio","description":"Lo que se lee en un curso que no lleva precio."},"example":"{ es: \\"A consultar\\", en: \\"On request\\" }"}],"user":{"title":"Curso","description":"Un curso del catálogo."},"where":"catalogue/courses/kneading.yaml:1"}',
    ],
  },
  'a key that is mistyped is told as that': {
    files: { 'messages.yaml': basicText('messages.yaml').replace('viewMap:', 'veiwMap:') },
    problems: ['messages.yaml:13:1 key-unknown {"key":"veiwMap","suggestion":"viewMap"}'],
  },
  'a message that cannot be read is there all the same': {
    files: { 'messages.yaml': basicText('messages.yaml').replace(/^viewMap: .*$/m, 'viewMap: 7') },
    problems: ['messages.yaml:13:10 translations-missing {"text":"7","languages":["es","en"]}'],
  },
};
