import { basicText } from '../../../support/compile-site';
import { plain } from '../../../support/prose';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'a language by its name is told with its code': {
    files: {
      'blocks/farewell.yaml': 'type: hero\ntitle: { es: "Ven", en: "Come" }\nwhen: { language: inglés }\n',
    },
    problems: ['blocks/farewell.yaml:3:19 value-not-listed {"value":"inglés","suggestion":"en"}'],
  },
  'where there is only a note, the value is missing': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        tone: #dark
        title: { es: "Hola", en: "Hello" }
      `,
    },
    problems: ['blocks/greeting.yaml:2:7 value-not-listed {"value":"null","suggestion":"dark","isNothing":true}'],
  },
  'what is no text is told once': {
    files: {
      'blocks/list.yaml':
        'type: features\ntitle: { es: "Pan", en: "Bread" }\nitems: [{ icon: true, title: { es: "A", en: "A" }, text: { es: "B", en: "B" } }]\n',
    },
    problems: ['blocks/list.yaml:3:17 value-not-listed {"value":"true","example":"clock"}'],
  },
  'a value in capitals is the one that was meant': {
    files: { 'blocks/greeting.yaml': 'type: hero\ntone: LIGHT\ntitle: { es: "Hola", en: "Hello" }\n' },
    problems: ['blocks/greeting.yaml:2:7 value-not-listed {"value":"LIGHT","suggestion":"light"}'],
  },
  'a misspelt value is reported with the one that was meant': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        tone: ligth
        title: { es: "Hola", en: "Hello" }
      `,
    },
    problems: ['blocks/greeting.yaml:2:7 value-not-listed {"value":"ligth","suggestion":"light"}'],
  },
  'a value replaced all over a file is told once': {
    files: {
      'pages/home.yaml': ['one', 'two', 'three'].reduce(
        (text, id) =>
          `${text}  - { type: hero, id: ${id}, tone: oscuro, title: { es: "Hola, ${id}", en: "Hello, ${id}" } }\n`,
        basicText('pages/home.yaml'),
      ),
    },
    problems: ['pages/home.yaml:27:34 value-not-listed {"value":"oscuro","suggestion":"dark"}'],
  },
  'days by their names in any language, or in short, are told with the possible ones, those of a line in one': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  openingHours:\n    - { days: [lunes, Mié, sat], opens: "07:00", closes: "14:00" }\n',
      ),
    },
    problems: [
      'places/locations.yaml:3:16 value-not-listed {"value":"lunes, Mié, sat","suggestion":"monday, wednesday, saturday"}',
    ],
  },
  'so are they in letters that have no place in a name': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  openingHours:\n    - { days: [土, 日曜日, الثلاثاء], opens: "07:00", closes: "14:00" }\n',
      ),
    },
    problems: [
      'places/locations.yaml:3:16 value-not-listed {"value":"土, 日曜日, الثلاثاء","suggestion":"saturday, sunday, tuesday"}',
    ],
  },
  'a choice in the words that explain it is told as its value': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        tone: Oscuro
        title: { es: "Hola", en: "Hello" }
      `,
    },
    problems: ['blocks/greeting.yaml:2:7 value-not-listed {"value":"Oscuro","suggestion":"dark"}'],
  },
  'what a form calls a value is told as the value, in either language': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace(
        /^organisationType: .*$/m,
        'organisationType: Clínica médica',
      ),
    },
    problems: ['settings.yaml:30:19 value-not-listed {"value":"Clínica médica","suggestion":"MedicalClinic"}'],
  },
  'an icon as programs and files call it is told by its name': {
    files: {
      'blocks/other.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        actions:
          - { label: { es: "Ver", en: "See" }, page: products, icon: ":car:" }
          - { label: { es: "Pan", en: "Bread" }, page: contact, icon: FaTrainFront }
          - { label: { es: "Ir", en: "Go" }, page: home, icon: wheat.svg }
      `,
    },
    problems: [
      'blocks/other.yaml:4:62 value-not-listed {"value":":car:","suggestion":"car"}',
      'blocks/other.yaml:5:63 value-not-listed {"value":"FaTrainFront","suggestion":"train-front"}',
      'blocks/other.yaml:6:56 value-not-listed {"value":"wheat.svg","suggestion":"wheat"}',
    ],
  },
  'an icon is known by what editors call it': {
    files: {
      'blocks/other.yaml': yaml`
        type: hero
        title: { es: "Hola", en: "Hello" }
        actions:
          - { label: { es: "Ver", en: "See" }, page: products, icon: teléfono }
          - { label: { es: "Pan", en: "Bread" }, page: contact, icon: Relojes }
          - { label: { es: "Ir", en: "Go" }, page: home, icon: "tarjeta de crédito" }
          - { label: { es: "Llegar", en: "Arrive" }, page: home, icon: location }
          - { label: { es: "Comer", en: "Eat" }, page: home, icon: 椀 }
      `,
    },
    problems: [
      'blocks/other.yaml:4:62 value-not-listed {"value":"teléfono","suggestion":"phone"}',
      'blocks/other.yaml:5:63 value-not-listed {"value":"Relojes","suggestion":"clock"}',
      'blocks/other.yaml:6:56 value-not-listed {"value":"tarjeta de crédito","suggestion":"credit-card"}',
      'blocks/other.yaml:7:64 value-not-listed {"value":"location","suggestion":"map-pin"}',
      'blocks/other.yaml:8:60 value-not-listed {"value":"椀","example":"clock"}',
    ],
  },
  'the icon of a network is known by its name, and by the one that it had': {
    files: {
      'blocks/features.yaml': yaml`
        type: features
        title: { es: "Redes", en: "Networks" }
        layout: list
        items:
          - { icon: fa-facebook, title: { es: "Uno", en: "One" }, text: { es: "Uno.", en: "One." } }
          - { icon: twitter, title: { es: "Dos", en: "Two" }, text: { es: "Dos.", en: "Two." } }
          - { icon: mastodon, title: { es: "Tres", en: "Three" }, text: { es: "Tres.", en: "Three." } }
          - { icon: brand-youtube, title: { es: "Cuatro", en: "Four" }, text: { es: "Cuatro.", en: "Four." } }
      `,
    },
    problems: [
      'blocks/features.yaml:5:13 value-not-listed {"value":"fa-facebook","suggestion":"brand-facebook"}',
      'blocks/features.yaml:6:13 value-not-listed {"value":"twitter","suggestion":"brand-x"}',
      'blocks/features.yaml:7:13 value-not-listed {"value":"mastodon","suggestion":"brand-mastodon"}',
    ],
  },
  'a no where only a yes is said is told to be needless': {
    files: {
      'blocks/bread.yaml': yaml`
        type: panel
        title: { es: "Pan", en: "Bread" }
        text: { es: "<p>Pan</p>", en: "<p>Bread</p>" }
        media: { src: loaf.svg, decorative: false }
      `,
    },
    problems: ['blocks/bread.yaml:4:37 value-not-listed {"value":"false","isNeedless":true}'],
  },
  'items of a line of which nothing is known are told at once': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  openingHours:\n    - { days: [A, B, monday], opens: "07:00", closes: "14:00" }\n',
      ),
    },
    problems: ['places/locations.yaml:3:16 value-not-listed {"value":"A, B"}'],
  },
  'a sign is near to no name, and a longer word means the icon that it ends with': {
    files: {
      'blocks/bread.yaml': yaml`
        type: features
        layout: list
        title: { es: "Pan", en: "Bread" }
        items:
          - icon: ✈
            title: { es: "Lejos", en: "Far" }
            text: { es: "A todo el mundo.", en: "All over the world." }
          - icon: airplane
            title: { es: "Cerca", en: "Near" }
            text: { es: "A la vuelta.", en: "Round the corner." }
      `,
    },
    problems: [
      'blocks/bread.yaml:5:11 value-not-listed {"value":"✈","example":"clock"}',
      'blocks/bread.yaml:8:11 value-not-listed {"value":"airplane","suggestion":"plane"}',
    ],
  },
  'days by a letter each are told at once': {
    files: {
      'places/locations.yaml': basicText('places/locations.yaml').replace(
        /^shop:\n/,
        'shop:\n  openingHours:\n    - { days: [M, X, J, V, S, D], opens: "07:00", closes: "14:00" }\n',
      ),
    },
    problems: [
      'places/locations.yaml:3:16 value-not-listed {"value":"M, X, J, V, S, D","suggestion":"tuesday, wednesday, thursday, friday, saturday, sunday"}',
    ],
  },
  'where it is not known what a page is to be, nothing is said of what is missing': {
    files: { 'pages/home.yaml': basicText('pages/home.yaml').replace('role: home', 'role: oven') },
    problems: ['pages/home.yaml:1:7 value-not-listed {"value":"oven"}'],
  },
  'a currency and a time zone that there are not, with those that are meant': {
    files: { 'settings.yaml': `${basicText('settings.yaml').replace('EUR', 'UER')}timeZone: Berlin\n` },
    problems: [
      'settings.yaml:31:11 value-not-listed {"value":"UER","suggestion":"EUR"}',
      'settings.yaml:32:11 value-not-listed {"value":"Berlin","suggestion":"Europe/Berlin"}',
    ],
  },
  'a currency by its name, of whose amounts nothing is said': {
    files: {
      'settings.yaml': basicText('settings.yaml').replace('EUR', 'YEN'),
      'facts.yaml': `${basicText('facts.yaml')}\nrye: { type: money, value: 5 }\n`,
      ...plain('El pan cuesta {{facts.rye}} ¥.', 'A loaf is ¥{{facts.rye}}.'),
    },
    problems: ['settings.yaml:31:11 value-not-listed {"value":"YEN","suggestion":"JPY"}'],
  },
  'so is the code of one that people call by other letters': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('EUR', 'NIS') },
    problems: ['settings.yaml:31:11 value-not-listed {"value":"NIS","suggestion":"ILS"}'],
  },
  'where none is near, the example is that of the country of the site': {
    files: {
      'settings.yaml': `${basicText('settings.yaml').replace('es-ES', 'es-MX').replace('currency: EUR', 'currency: "XXQ"')}timeZone: CST\n`,
    },
    problems: [
      'settings.yaml:31:11 value-not-listed {"value":"XXQ","example":"MXN"}',
      'settings.yaml:32:11 value-not-listed {"value":"CST","example":"America/Mexico_City"}',
    ],
  },
  'a no where something is never done': {
    files: { 'settings.yaml': basicText('settings.yaml').replace('geolocation: off', 'geolocation: false') },
    problems: ['settings.yaml:29:16 value-not-listed {"value":"false","suggestion":"off"}'],
  },
};
