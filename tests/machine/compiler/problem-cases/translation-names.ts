import { basicText } from '../../../support/compile-site';
import { plain } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

/** Two texts that name the same place, so that it is known, and one more. */
const beside = (es: string, en: string) => ({
  'blocks/places.yaml': yaml`
    type: prose
    title: { es: "Horno de Toledo", en: "Bakery in Toledo" }
    content:
      es: "<p>El pan se hace en Toledo cada noche.</p>"
      en: "<p>The bread is made in Toledo every night.</p>"
  `,
  'blocks/greeting.yaml': yaml`
    type: hero
    title:
      es: "${es}"
      en: "${en}"
  `,
});
const told = (place: string, details: object) =>
  `warning blocks/greeting.yaml:${place} translation-names ${JSON.stringify(details)}`;

export const cases: Cases = {
  'a place that one language has changed and the other has not is told, with what to write': {
    files: beside('El pan que se vende en Ciudad Real', 'The bread that is sold in Toledo'),
    problems: [told('3:31', { original: 'en', translation: 'es', name: 'Ciudad Real', expected: 'Toledo' })],
  },
  'so is one that only the translation has': {
    files: beside('El pan que se vende en Toledo', 'The bread that is sold in Cuenca'),
    problems: [told('4:34', { original: 'es', translation: 'en', name: 'Cuenca', expected: 'Toledo' })],
  },
  'so is one that the site names once, where the other one stands nowhere else': {
    files: {
      'blocks/metro.yaml': yaml`
        type: prose
        title: { es: "Pan", en: "Bread" }
        content: { es: "<p>El metro va a Usera.</p>", en: "<p>The metro goes to Usera.</p>" }
      `,
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Pan en Usera", en: "Bread in Aluche" }
      `,
    },
    problems: [told('2:44', { original: 'es', translation: 'en', name: 'Aluche', expected: 'Usera' })],
  },
  'a compound that begins with it names it, too': {
    files: beside('El pan que se vende en Toledo', 'The bread sold by our Toledo-Branch'),
    problems: [],
  },
  'a square that is called as a country teaches nothing of that': {
    files: {
      'blocks/squares.yaml': yaml`
        type: prose
        title: { es: "En la Plaza de España", en: "At Plaza de España" }
        content: { es: "<p>El pan de la Plaza de España.</p>", en: "<p>The bread of Plaza de España.</p>" }
      `,
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Pan de toda España", en: "Bread from all over Iberia" }
      `,
    },
    problems: [],
  },
  'what the other language calls otherwise, says in another place, or leaves out is right': {
    files: {
      ...beside('El pan que se vende en Toledo', 'Toledo is where the bread of Spain is sold'),
      'blocks/more.yaml': yaml`
        type: prose
        title: { es: "Pan de España", en: "Bread from Spain" }
        content:
          es: "<p>El pan de Toledo es de España.</p>"
          en: "<p>This bread comes from Spain.</p>"
      `,
    },
    problems: [],
  },
  'where neither name is known, each language may have its own': {
    files: beside('El pan que comen en Sevilla', 'The bread that they eat in Seville'),
    problems: [],
  },
  'a town among others that both languages call alike is told, whether or not the site knows it': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: { es: "Pan de Madrid, Barcelona y Sevilla", en: "Bread from Madrid, Valencia and Seville" }
      `,
    },
    problems: [
      'warning blocks/greeting.yaml:2:76 translation-names {"original":"es","translation":"en","name":"Valencia","expected":"Barcelona"}',
    ],
  },
  'where a file cannot be read, it is not known what the site calls its places': {
    files: {
      ...beside('El pan que se vende en Ciudad Real', 'The bread that is sold in Toledo'),
      'blocks/broken.yaml': 'type: hero\ntitle: "Sevilla",\n',
    },
    problems: [
      'blocks/broken.yaml:2:8 yaml-syntax {"reason":"comma-unexpected","written":",","correct":"title: \\"Sevilla\\""}',
    ],
  },
  'a name with a letter that is another, or with two that have changed places, is told wherever it stands': {
    files: plain(
      'El pan lo amasa Remei cada noche. El molino es de Barajas',
      'Renei kneads the bread every night. The mill is in Bajaras',
    ),
    problems: [
      'warning blocks/text.yaml:4:8 translation-names {"original":"es","translation":"en","name":"Renei","expected":"Remei"}',
    ],
  },
  'what another language calls it is no slip': {
    files: plain(
      'Harina de Croacia, de Siria y de Viena, con Marta y Julio',
      'Flour from Croatia, Syria and Vienna, with Martha and Julia',
    ),
    problems: [],
  },
  'the town of a place is known': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /address: .*$/m,
        'address: "Calle del Horno, 3, Sant Jordi de Mar"',
      ),
      ...plain('El pan que se hace en Sant Jordi de Mar', 'The bread that is made in Sant Pere de Mar'),
    },
    problems: [
      'warning blocks/text.yaml:4:34 translation-names {"original":"es","translation":"en","name":"Sant Pere","expected":"Sant Jordi"}',
    ],
  },
  'a town with which one of them begins is another one, as well': {
    files: beside('Torre de Barcelona-El Prat', 'Bilbao Tower'),
    problems: [told('4:8', { original: 'es', translation: 'en', name: 'Bilbao', expected: 'Barcelona-El Prat' })],
  },
};
