import { course } from '../../../support/course';
import type { Cases } from '../problem-case';

const place = (es: string, en: string) => ({
  mill: `mill:\n  title: { es: "Molino", en: "Mill" }\n  address: "Calle del Río, 2, Ejemplo"\n  postalCode: "00000"\n  description: { es: "Junto al río.", en: "By the river." }\n`,
  shop: `shop:\n  title: { es: "${es}", en: "${en}" }\n  address: "Calle Mayor, 1, Ejemplo"\n  postalCode: "00000"\n  description: { es: "En el centro.", en: "In town." }\n`,
});
const said = (es: string, en: string, keys: string) => {
  const { mill, shop } = place('Tienda', 'Shop');
  return {
    'places/locations.yaml': mill + shop,
    'catalogue/courses/kneading.yaml': `${course.replace(/^place: .*$/m, `place: { es: "${es}", en: "${en}" }`)}${keys}`,
  };
};

export const cases: Cases = {
  'a course that is online takes place nowhere': {
    files: said('En casa', 'At home', 'mode: online\nlocation: mill\n'),
    problems: ['warning catalogue/courses/kneading.yaml:6:7 place-other {"location":"mill"}'],
  },
  'one that is said to be online is not attended in person': {
    files: said('Online', 'Online', 'mode: onsite\n'),
    problems: ['warning catalogue/courses/kneading.yaml:6:7 place-other {"text":"Online","mode":"online"}'],
  },
  'both ways are not one of them, and one is not both': {
    files: {
      ...said('Online y presencial', 'Online and in person', 'mode: onsite\n'),
      'catalogue/courses/rolling.yaml': `${course.replace(/^place: .*$/m, 'place: { es: "Tienda, presencial", en: "Shop, in person" }')}mode: blended\nlocation: shop\n`,
    },
    problems: [
      'warning catalogue/courses/kneading.yaml:6:7 place-other {"text":"Online y presencial","mode":"blended"}',
      'warning catalogue/courses/rolling.yaml:6:7 place-other {"text":"Tienda, presencial","mode":"onsite"}',
    ],
  },
  'search engines are given the place that is named': {
    files: said('En el molino', 'At the mill', 'mode: onsite\n'),
    problems: ['warning catalogue/courses/kneading.yaml:6:7 place-other {"text":"En el molino","correct":"mill"}'],
  },
  'what is said besides, or by the timetable, may be how it is attended': {
    files: {
      ...said('Presencial, con apoyo online', 'In person, with support online', 'mode: onsite\nlocation: mill\n'),
      'catalogue/courses/rolling.yaml': `${course.replace(/^place: .*$/m, 'place: { es: "Tienda, presencial", en: "Shop, in person" }')}mode: blended\nlocation: shop\nschedule: { es: "Viernes; el resto, online", en: "Fridays; the rest online" }\n`,
    },
    problems: [],
  },
  'the place that is named is the one that search engines are given': {
    files: said('En el molino', 'At the mill', 'mode: onsite\nlocation: shop\n'),
    problems: [
      'warning catalogue/courses/kneading.yaml:7:11 place-other {"text":"En el molino","location":"shop","correct":"mill"}',
    ],
  },
  'two places, a way and a place, and a room of it are right': {
    files: said(
      'Online, en la tienda y en el molino',
      'Online, at the shop and at the mill',
      'mode: blended\nlocation: shop\n',
    ),
    problems: [],
  },
  'so is a place that is called otherwise': {
    files: said('Aula 3', 'Room 3', 'mode: onsite\nlocation: shop\n'),
    problems: [],
  },
};
