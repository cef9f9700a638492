import { basicText } from '../../../support/compile-site';
import { yaml } from '../../../support/yaml';

/** What two people say. */
const said = (one: string, other: string) =>
  [one, other]
    .map(
      (text, index) =>
        `person-${index}:\n  name: "Ana"\n  role: { es: "Vecina", en: "Neighbour" }\n  comment: { es: "${text}", en: "Bread number ${text === one ? 1 : 2}" }\n`,
    )
    .join('');

/** A course, by its title. */
const described = (es: string, en: string, description = 'Se amasa en frío.') =>
  `title: { es: "${es}", en: "${en}" }\ndescription: { es: "${description}", en: "Kneaded cold." }\n`;

import { blog, post } from '../../../support/post';
import type { Cases } from '../problem-case';

export const cases: Cases = {
  'no two of their kind have the same': {
    files: { 'people/testimonials.yaml': said('Un pan muy bueno, de verdad.', 'Un pan muy bueno, de verdad.') },
    problems: [
      'warning people/testimonials.yaml:8:12 value-not-own {"text":"Un pan muy bueno, de verdad.","other":"person-0"}',
    ],
  },
  'how many there are may be the same of two': {
    files: { 'people/testimonials.yaml': said('12 panes', '12 panes') },
    problems: [],
  },
  'a map is that of its address': {
    files: {
      'places/locations.yaml':
        basicText('places/locations.yaml') +
        basicText('places/locations.yaml')
          .replace('shop:', 'second:')
          .replace('Horno, 3', 'Horno, 4')
          .replace('La tienda', 'El obrador')
          .replace('The shop', 'The bakery'),
    },
    problems: [
      'warning places/locations.yaml:18:16 value-not-own {"text":"Obrador y tienda.","other":"shop"}',
      'warning places/locations.yaml:19:11 value-not-own {"text":"https://mapa.panaderiatrigal.example/tienda","other":"shop"}',
    ],
  },
  'what many have, they have on purpose': {
    files: {
      'people/testimonials.yaml': ['ana', 'berta', 'carla', 'diana']
        .map(
          (id) =>
            `${id}:\n  name: "Vecina ${id}"\n  role: { es: "Vecina", en: "Neighbour" }\n  comment: { es: "¡Qué pan!", en: "What bread!" }\n`,
        )
        .join(''),
    },
    problems: [],
  },
  'other ones have their own': {
    files: { 'people/testimonials.yaml': said('Un pan muy bueno, de verdad.', 'Y a la vuelta de casa, además.') },
    problems: [],
  },
  'two fields of other kinds have other labels': {
    files: {
      'forms.yaml':
        'ask:\n  title: { es: "Pregunta", en: "Ask" }\n  page: contact\n  anchor: form\n  height: 400\n  fields:\n    - { name: email, kind: email, label: { es: "Correo", en: "E-mail" } }\n    - { name: phone, kind: phone, label: { es: "Correo", en: "E-mail" } }\n',
    },
    problems: [
      'forms.yaml:4:11 anchor-unknown {"anchor":"form","page":"contact"}',
      'warning forms.yaml:8:42 value-not-own {"text":"Correo","other":"ask","item":1}',
    ],
  },
  'an address with another map, a telephone with another address and what another picture shows are copied': {
    files: {
      'places/locations.yaml': `${basicText('places/locations.yaml').replace('900 000 010', '900 000 011').replace('Una hogaza', 'Una hogaza redonda').replace('A loaf', 'A round loaf')}second:\n  title: { es: "El puesto", en: "The stall" }\n  address: "Plaza Mayor, 1, Ejemplo"\n  postalCode: "00001"\n  phone: "+34 900 000 011"\n  description: { es: "Los sábados.", en: "On Saturdays." }\n  mapUrl: "https://mapa.panaderiatrigal.example/puesto"\n  media: { src: oven.jpg, alt: { es: "Una hogaza redonda", en: "A round loaf" } }\n`,
    },
    problems: [
      'warning places/locations.yaml:17:10 value-not-own {"text":"+34 900 000 011","other":"shop"}',
      'places/locations.yaml:20:17 media-missing {"path":"oven.jpg"}',
      'warning places/locations.yaml:20:32 value-not-own {"text":"Una hogaza redonda","other":"shop"}',
    ],
  },
  'what was copied with the title of an article is told of that alone': {
    files: {
      ...blog,
      ...Object.fromEntries(
        ['opening', 'reopening'].map((name) => [
          `blog/posts/${name}.yaml`,
          `${post('Apertura', 'Opening')}metaTitle: { es: "Abre la panadería de la plaza", en: "The bakery opens" }\n`,
        ]),
      ),
    },
    problems: [],
  },

  'a picture is shown once in a gallery, and others may adorn it, and be cut alike': {
    files: {
      'blocks/bakery.yaml': yaml`
        type: gallery
        title: { es: "La tahona", en: "The bakery" }
        images:
          - media: { src: loaf.svg, alt: { es: "Una hogaza en la mesa", en: "A loaf on the table" } }
            caption: { es: "Por la mañana", en: "In the morning" }
          - media: { src: oven.svg, decorative: true, focus: { x: 50, y: 20 } }
            caption: { es: "El horno", en: "The oven" }
          - media: { src: flour.svg, decorative: true, focus: { x: 50, y: 20 } }
            caption: { es: "La harina", en: "The flour" }
          - media: { src: loaf.svg, decorative: true }
            caption: { es: "Por la tarde", en: "In the afternoon" }
      `,
      'media/oven.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'media/flour.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    },
    problems: ['warning blocks/bakery.yaml:10:19 value-not-own {"text":"loaf.svg","other":"images","item":1}'],
  },
  'a course has no description of another one, unless both are called nearly the same': {
    files: {
      'catalogue/courses/rye.yaml': described('Pan de centeno', 'Rye'),
      'catalogue/courses/spelt.yaml': described('Bollos de espelta', 'Spelt'),
      'catalogue/courses/yoga-1.yaml': described('Yoga suave, lunes', 'Gentle yoga', 'Despacio.'),
      'catalogue/courses/yoga-2.yaml': described('Yoga suave, jueves', 'Gentle yoga, later', 'Despacio.'),
    },
    problems: ['warning catalogue/courses/spelt.yaml:2:14 value-not-own {"text":"Se amasa en frío.","other":"rye"}'],
  },
  'what is said of a picture of a gallery is told where it is not what the picture is called': {
    files: {
      'blocks/gallery.yaml': yaml`
        type: gallery
        title: { es: "Pan", en: "Bread" }
        images:
          - media: { src: oven.svg, alt: { es: "Una hogaza en la mesa", en: "A loaf, or bread, on the table" } }
            caption: { es: "El horno", en: "The oven" }
          - media: { src: bread.svg, alt: { es: "Una hogaza en la mesa", en: "A loaf, or bread, on the table" } }
            caption: { es: "La mesa", en: "The table" }
      `,
      'media/oven.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
      'media/bread.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    },
    problems: [
      'warning blocks/gallery.yaml:4:34 value-not-own {"text":"Una hogaza en la mesa","other":"images","item":2}',
    ],
  },
  'an address is that of the entry which says elsewhere what stands in it': {
    files: {
      'blog/press.yaml': ['Diario Muestra', 'Radio Ejemplo']
        .map(
          (name, index) =>
            `press-${index}:\n  source: "${name}"\n  date: 2025-05-12\n  logo: { src: loaf.svg, decorative: true }\n  link: { label: { es: "Pan ${index}", en: "Bread ${index}" }, url: "https://www.radioejemplo.example/pan" }\n`,
        )
        .join(''),
    },
    problems: [
      'warning blog/press.yaml:5:55 value-not-own {"text":"https://www.radioejemplo.example/pan","other":"press-1"}',
    ],
  },
  'a text that two have in one language alone is that of the one that says it elsewhere': {
    files: {
      'blocks/sorts.yaml': yaml`
        type: features
        title: { es: "Surtido", en: "Range" }
        items:
          - title: { es: "Tartas", en: "Loaves" }
            text: { es: "Para cumpleaños.", en: "For birthdays." }
          - title: { es: "Hogazas", en: "Loaves" }
            text: { es: "Una hogaza para cada día.", en: "Big loaves for every day." }
      `,
    },
    problems: [
      'warning blocks/sorts.yaml:4:32 value-not-own {"text":"Loaves","other":"items","item":2,"translation":"es","says":"Tartas"}',
    ],
  },
  'a word may be the same in one language whatever its gender in another': {
    files: {
      'blocks/sorts.yaml': yaml`
        type: features
        title: { es: "Surtido", en: "Range" }
        items:
          - title: { es: "Abierto", en: "Open" }
            text: { es: "El obrador.", en: "The bakery." }
          - title: { es: "Abierta", en: "Open" }
            text: { es: "La tienda.", en: "The shop." }
      `,
    },
    problems: [],
  },
  'two sections of a page have titles of their own, two shared ones need not': {
    files: {
      'pages/more.yaml': yaml`
        path: { es: "/mas", en: "/more" }
        title: { es: "Más", en: "More" }
        description: { es: "Lo que hay además en la panadería, y cuándo.", en: "What else there is at the bakery, and when." }
        sections:
          - type: hero
            title: { es: "Más", en: "More" }
          - type: panel
            title: { es: "Tartas", en: "Cakes" }
            text: { es: "Por encargo.", en: "To order." }
          - type: panel
            title: { es: "Tartas", en: "Cakes" }
            text: { es: "Por porciones.", en: "By the slice." }
      `,
      'blocks/one.yaml':
        'type: panel\ntitle: { es: "Ven", en: "Come" }\ntext: { es: "Abrimos pronto.", en: "We open early." }\n',
      'blocks/other.yaml':
        'type: panel\ntitle: { es: "Ven", en: "Come" }\ntext: { es: "Abrimos pronto.", en: "We open early." }\n',
    },
    problems: ['warning pages/more.yaml:11:12 value-not-own {"text":"Tartas","other":"sections","item":2}'],
  },
  'so is a text that has come from another one in one language alone, and not what only one language says alike': {
    files: {
      'catalogue/courses/rye.yaml': [
        'title: { es: "Pan de centeno", en: "Rye" }',
        'description: { es: "Amasar, dejar levar y cocer en horno de piedra.", en: "Kneading, proving and baking in a stone oven." }',
        '',
      ].join('\n'),
      'catalogue/courses/tarts.yaml': [
        'title: { es: "Bollos", en: "Cakes" }',
        'description: { es: "Amasar, dejar levar y cocer en horno de piedra.", en: "Butter, sugar and a light hand: cakes for each day." }',
        '',
      ].join('\n'),
      'catalogue/courses/spelt.yaml': [
        'title: { es: "Pan de espelta", en: "Spelt" }',
        'description: { es: "De la espelta se hace un pan dulce y blando.", en: "Spelt makes a sweet and soft loaf of bread." }',
        '',
      ].join('\n'),
      'catalogue/courses/wheat.yaml': [
        'title: { es: "Pan de trigo", en: "Wheat" }',
        'description: { es: "De la espelta se hace un pan dulce y blando.", en: "Spelt makes a sweet, soft loaf." }',
        '',
      ].join('\n'),
    },
    problems: [
      'warning catalogue/courses/tarts.yaml:2:20 value-not-own {"text":"Amasar, dejar levar y cocer en horno de piedra.","other":"rye","translation":"en","says":"Butter, sugar and a light hand: cakes for each day."}',
    ],
  },
};
