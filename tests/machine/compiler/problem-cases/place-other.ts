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
    problems: ['warning catalogue/courses/kneading.yaml:6:7 place-other {"text":"Online"}'],
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
