import { basicText } from '../../../support/compile-site';
import { facts } from '../../../support/facts';
import { plain, prose } from '../../../support/prose';
import type { Cases } from '../problem-case';

const features = (es: string, en: string) => ({
  'blocks/features.yaml': `type: checklist\ntitle: { es: "${es}", en: "${en}" }\nitems:\n  - { text: { es: "A", en: "A" } }\n  - { text: { es: "B", en: "B" } }\n  - { text: { es: "C", en: "C" } }\n`,
});

export const cases: Cases = {
  'a title that counts one more than there are is told': {
    files: features('Cuatro panes de hoy', 'Four loaves of today'),
    problems: ['warning blocks/features.yaml:2:14 list-count {"text":"Cuatro panes de hoy","counted":4,"length":3}'],
  },
  'where one of them stands there twice, it is that which is told': {
    files: {
      'blocks/features.yaml':
        features('Tres panes de hoy', 'Three loaves of today')['blocks/features.yaml'] +
        '  - { text: { es: "C", en: "C" } }\n',
    },
    problems: [],
  },
  'what counts time, or in one language only, is right': {
    files: features('Cuatro horas de pan', 'Four hours of bread'),
    problems: [],
  },
  'so is what introduces the list, and in HTML what stands above it': {
    files: {
      'blocks/features.yaml': `type: checklist\ntitle: { es: "Pan", en: "Bread" }\nintro: { es: "Cuatro panes para elegir.", en: "Four loaves to choose from." }\nitems:\n  - { text: { es: "A", en: "A" } }\n  - { text: { es: "B", en: "B" } }\n  - { text: { es: "C", en: "C" } }\n`,
      ...prose('<p>Pan. Hay <b>otros</b> cuatro hornos:</p><ul><li>A</li><li>B</li><li>C</li></ul>'),
    },
    problems: [
      'warning blocks/features.yaml:3:14 list-count {"text":"Cuatro panes para elegir.","counted":4,"length":3}',
      'warning blocks/text.yaml:3:32 list-count {"text":"cuatro hornos:","counted":4,"length":3}',
    ],
  },
  'so does a heading that names them with an article, right above the list': {
    files: prose(
      '<p>Hoy.</p><h2>Los cuatro panes de hoy</h2><ul><li>A</li><li>B</li><li>C</li></ul>' +
        '<h2>Cuatro estaciones</h2><ul><li>A</li><li>B</li><li>C</li></ul>' +
        '<h3>Los cuatro hornos</h3><p>De ellos, hoy:</p><ul><li>A</li><li>B</li><li>C</li></ul>' +
        '<h3>Los tres trigos</h3><ul><li>A</li><li>B</li><li>C</li></ul>',
    ),
    problems: ['warning blocks/text.yaml:3:23 list-count {"text":"Los cuatro panes de hoy","counted":4,"length":3}'],
  },
  'and above a table, which may end with the sum of them': {
    files: prose(
      '<h2>Los tres panes</h2><table><thead><tr><th>Pan</th><th>Peso</th></tr></thead><tbody><tr><th>A</th><td>1 kg</td></tr><tr><th>B</th><td>2 kg</td></tr></tbody></table>' +
        '<h2>Los tres trigos</h2><table><thead><tr><th>Pan</th><th>Peso</th></tr></thead><tbody><tr><th>A</th><td>1 kg</td></tr><tr><th>B</th><td>2 kg</td></tr><tr><th>C</th><td>1 kg</td></tr><tr><th>D</th><td>4 kg</td></tr></tbody></table>',
    ),
    problems: ['warning blocks/text.yaml:3:12 list-count {"text":"Los tres panes","counted":3,"length":2}'],
  },
  'more sentences may follow': {
    files: {
      'blocks/features.yaml': `type: checklist\ntitle: { es: "Pan", en: "Bread" }\nintro: { es: "Cuatro panes. Uno pesa 2 kilos.", en: "Four loaves: one weighs 2 kilos." }\nitems:\n  - { text: { es: "A", en: "A" } }\n  - { text: { es: "B", en: "B" } }\n  - { text: { es: "C", en: "C" } }\n`,
    },
    problems: [
      'warning blocks/features.yaml:3:14 list-count {"text":"Cuatro panes. Uno pesa 2 kilos.","counted":4,"length":3}',
    ],
  },
  'what counts something else, or is a name': {
    files: {
      'blocks/features.yaml': `type: checklist\ntitle: { es: "Pan", en: "Bread" }\nintro: { es: "Cuatro panes y un quinto.", en: "Four loaves and one more." }\nitems:\n  - { text: { es: "A", en: "A" } }\n  - { text: { es: "B", en: "B" } }\n  - { text: { es: "C", en: "C" } }\n`,
      ...prose(
        '<p>En la fase 4 incluye:</p><ul><li>A</li><li>B</li><li>C</li></ul><p>De los cuatro. Estos son:</p><ul><li>A</li><li>B</li><li>C</li></ul><p>Tres años de pan:</p><ul><li>A</li><li>B</li></ul>',
      ),
    },
    problems: [],
  },
  'of places that are named, two are counted as well': {
    files: {
      'blocks/shops.yaml':
        'type: place-cards\ntitle: { es: "Tres tiendas", en: "Three shops" }\nlocations: [shop, bakehouse]\n',
      'places/locations.yaml':
        basicText('places/locations.yaml').replace(/^[\w-]+:$/m, 'shop:') +
        basicText('places/locations.yaml')
          .replace(/^[\w-]+:$/m, 'bakehouse:')
          .replaceAll(/La tienda|The shop/g, 'El horno')
          .replaceAll('Obrador y tienda.', 'Solo obrador.'),
    },
    problems: ['warning blocks/shops.yaml:2:14 list-count {"text":"Tres tiendas","counted":3,"length":2}'],
  },
  'the right number is': { files: features('Tres panes', 'Three loaves'), problems: [] },
  'a fact may be what counts': {
    files: {
      ...facts('kinds: { type: count, value: 4 }'),
      ...prose('<p>{{facts.kinds}} panes:</p><ul><li>A</li><li>B</li><li>C</li></ul>'),
    },
    problems: ['warning blocks/text.yaml:3:11 list-count {"text":"{{facts.kinds}} panes:","counted":4,"length":3}'],
  },
  'what a sentence counts and then names is as many; told once where all languages say so': {
    files: plain(
      'Hay dos hornos: el viejo, el nuevo y el de leña. Cuatro panes: hogaza, barra y mollete.',
      'Two ovens: the old one, the new one and the third.',
    ),
    problems: [
      'warning blocks/text.yaml:3:8 list-count {"text":"Hay dos hornos:","counted":2,"length":3,"isSentence":true}',
      'warning blocks/text.yaml:3:57 list-count {"text":"Cuatro panes:","counted":4,"length":3,"isSentence":true}',
    ],
  },
  'what may be several, says more of what it names, or counts time, is right': {
    files: plain(
      'Somos cuatro hermanos: Julián, Ana y los gemelos. Dos panes: pan de trigo, denso y oscuro, y barra. Cuatro horas de reposo: harina, agua y sal.',
      'Three loaves: white, brown and rye.',
    ),
    problems: [],
  },
  'of a list in which a name is wrong, only that is told': {
    files: {
      'people/testimonials.yaml': ['ana', 'leo', 'eva', 'luz']
        .map(
          (id) =>
            `${id}: { name: "A. ${id.toUpperCase()}", role: { es: "Cliente", en: "Customer" }, comment: { es: "Pan de ${id}.", en: "Bread of ${id}." } }\n`,
        )
        .join(''),
      'blocks/said.yaml':
        'type: testimonials\ntitle: { es: "Cuatro opiniones", en: "Four opinions" }\ntestimonials:\n  - ana\n  - leo, eva\n  - luz\n',
    },
    problems: [
      'blocks/said.yaml:5:5 reference-unknown {"value":"leo, eva","collection":"testimonials","suggestion":"leo, eva","areSeveral":true}',
    ],
  },
  'a heading that begins with a figure counts points that are numbered or named, and one place is less than two': {
    files: {
      ...prose(
        '<h2>Tres ideas para hoy</h2><ol><li>a</li><li>b</li></ol><h2>Cuatro personas</h2><ul><li>harina</li><li>sal</li><li>agua</li></ul>',
        '<h2>Three ideas for today</h2><ul><li><strong>a</strong></li><li><strong>b</strong></li></ul><h2>Serves four</h2><ul><li>flour</li><li>salt</li><li>water</li></ul>',
      ),
    },
    problems: ['warning blocks/text.yaml:3:12 list-count {"text":"Tres ideas para hoy","counted":3,"length":2}'],
  },
};
