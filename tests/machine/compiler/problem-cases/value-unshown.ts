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
  'one of a column that it has, where others are empty, is right': {
    files: schedule(', applications: { es: "Quién", en: "Who" }'),
    problems: [],
  },
  'what is for visitors from abroad, where nobody is asked for their country': {
    files: abroad(settings),
    problems: ['warning settings.yaml:29:16 value-unshown {"toAbroad":1}'],
  },
  'it is told where it stands, where nothing is said of it in the settings': {
    files: abroad(settings.replace(/^privacy:\n(?: .*\n)+/m, '')),
    problems: ['warning blocks/note.yaml:3:18 value-unshown {"toAbroad":1}'],
  },
  'where they are asked, it is right': {
    files: abroad(settings.replace('geolocation: off', 'geolocation: onLoad')),
    problems: [],
  },
};
