import { basicText } from '../../../support/compile-site';
import { yaml } from '../../../support/yaml';
import type { Cases } from '../problem-case';

const schedule = (columns: string) => ({
  'blocks/times.yaml': yaml`
    type: schedule
    title: { es: "Horno", en: "Oven" }
    columns: { name: { es: "Pan", en: "Loaf" }, period: { es: "Hora", en: "Time" }${columns} }
    rows:
      - { name: { es: "Barra", en: "Stick" }, period: { es: "A las 7", en: "At 7" } }
      - { name: { es: "Hogaza", en: "Loaf" }, period: { es: "A las 8", en: "At 8" }, applications: { es: "Ana", en: "Ana" } }
  `,
});
const abroad = (settings: string) => ({
  'blocks/note.yaml': yaml`
    type: hero
    title: { es: "Pan", en: "Bread" }
    when: { visitor: abroad }
  `,
  'settings.yaml': settings,
});
const settings = basicText('settings.yaml');

export const cases: Cases = {
  'a cell of a column that the table does not have': {
    files: schedule(''),
    problems: ['warning blocks/times.yaml:6:82 value-unshown {"key":"applications"}'],
  },
  'a column under a key that was mistyped is there once that is mended': {
    files: schedule(', Applications: { es: "Quién", en: "Who" }'),
    problems: ['blocks/times.yaml:3:81 key-unknown {"key":"Applications","suggestion":"applications"}'],
  },
  'one of a column that it has, where others are empty, is right': {
    files: schedule(', applications: { es: "Quién", en: "Who" }'),
    problems: [],
  },
  'what the layout of a section has no room for': {
    files: {
      'blocks/facts.yaml': yaml`
        type: features
        layout: figures
        title: { es: "Cifras", en: "Figures" }
        items:
          - { icon: clock, figure: { es: "18 h", en: "18 h" }, title: { es: "Reposo", en: "Rest" }, text: { es: "En frío.", en: "In the cold." } }
          - { icon: clock, figure: { es: "2", en: "2" }, title: { es: "Hornos", en: "Ovens" }, text: { es: "De leña.", en: "Of wood." } }
      `,
    },
    problems: [
      'warning blocks/facts.yaml:5:13 value-unshown {"key":"icon","layout":"figures","layouts":["cards","list"]}',
    ],
  },
  'whether anybody is asked for their country is not known while the settings cannot be read': {
    files: abroad(settings.replace('url:', 'url =')),
    problems: [
      'settings.yaml:2:1 yaml-syntax {"reason":"colon-replaced","written":"=","correct":"url: \\"https://www.panaderiatrigal.example\\""}',
    ],
  },
  'what is for visitors from abroad, where nobody is asked for their country': {
    files: abroad(settings),
    problems: ['warning settings.yaml:29:16 value-unshown {"toAbroad":1}'],
  },
  'it is told where it stands, where nothing is said of it in the settings': {
    files: abroad(settings.replace(/^privacy:\n(?: .*\n)+/m, '')),
    problems: ['warning blocks/note.yaml:3:18 value-unshown {"toAbroad":1}'],
  },
  'what is for others than what it lies in': {
    files: {
      'blocks/note.yaml': yaml`
        type: hero
        when: { language: es }
        title: { es: "Pan", en: "Bread" }
        actions:
          - { label: { es: "Ver el pan", en: "See the bread" }, page: products, when: { language: en } }
          - { label: { es: "Inicio", en: "Home" }, page: home, when: { language: es } }
      `,
    },
    problems: ['warning blocks/note.yaml:5:91 value-unshown {"key":"language: en","within":"language: es"}'],
  },
  'where they are asked, it is right': {
    files: abroad(settings.replace('geolocation: off', 'geolocation: onLoad')),
    problems: [],
  },
};
