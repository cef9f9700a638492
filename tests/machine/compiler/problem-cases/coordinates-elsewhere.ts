import { basicText } from '../../../support/compile-site';
import type { Cases } from '../problem-case';

/** The shop at a place of the globe, and a map of Madrid. */
const at = (latitude: number, longitude: number) => ({
  'places/locations.yaml': `${basicText('places/locations.yaml').trimEnd()}\n  coordinates: { latitude: ${latitude}, longitude: ${longitude} }\n  mapEmbedUrl: "https://www.openstreetmap.org/export/embed.html?bbox=-3.6050%2C40.4610%2C-3.5550%2C40.4860&layer=mapnik"\n`,
});

export const cases: Cases = {
  'latitude and longitude are not swapped': {
    files: at(-3.58, 40.47),
    problems: [
      'warning places/locations.yaml:13:16 coordinates-elsewhere {"latitude":-3.58,"longitude":40.47,"correct":"{ latitude: 40.47, longitude: -3.58 }"}',
    ],
  },
  'a longitude west of Greenwich has its sign': {
    files: at(40.47, 3.58),
    problems: [
      'warning places/locations.yaml:13:16 coordinates-elsewhere {"latitude":40.47,"longitude":3.58,"correct":"{ latitude: 40.47, longitude: -3.58 }"}',
    ],
  },
  'somewhere near is right': {
    files: at(40.9, -3.5),
    problems: [],
  },
  'two places of other addresses are not at the same point': {
    files: {
      'places/locations.yaml': `${at(40.47, -3.58)['places/locations.yaml']}mill:
  title: { es: "Molino", en: "Mill" }
  address: "Camino del Molino, 2, Molinar"
  postalCode: "28002"
  locality: Molinar
  country: ES
  mapUrl: "https://www.openstreetmap.org/search?query=Molino"
  description: { es: "Harina.", en: "Flour." }
  coordinates: { latitude: 40.47, longitude: -3.58 }
`,
    },
    problems: [
      'warning places/locations.yaml:23:16 coordinates-elsewhere {"latitude":40.47,"longitude":-3.58,"other":"shop"}',
    ],
  },
  'a link to a map leads to the same place': {
    files: {
      'places/locations.yaml': at(40.47, -3.58)['places/locations.yaml'].replace(
        /mapUrl: .*/,
        'mapUrl: "https://www.openstreetmap.org/?mlat=41.9&mlon=-3.58"',
      ),
    },
    problems: ['warning places/locations.yaml:7:11 coordinates-elsewhere {"latitude":40.47,"longitude":-3.58}'],
  },
};
