import { basicText } from '../../../support/compile-site';
import { page } from '../../../support/page';
import type { Cases } from '../problem-case';

const list = (details: Readonly<Record<string, string>>) =>
  `<ul>${Object.entries(details)
    .map(([label, value]) => `<li><strong>${label}:</strong> ${value}</li>`)
    .join('')}</ul>`;
const owner = { Titular: 'Horno Ejemplo, S. L.', NIF: 'B00000000', Domicilio: 'calle del Pan, 1, 28042 Madrid' };
const texts = (...each: readonly Readonly<Record<string, string>>[]) =>
  Object.fromEntries(
    each.map((details, index) => [
      `blocks/text-${index}.yaml`,
      `type: prose\ncontent:\n  es: ${JSON.stringify(list(details))}\n  en: "<p>Hello</p>"\n`,
    ]),
  );

const schedule = (...periods: readonly (readonly [es: string, en: string])[]) =>
  [
    'type: schedule',
    'title: { es: "Agenda", en: "Events" }',
    'columns: { name: { es: "Qué", en: "What" }, period: { es: "Cuándo", en: "When" } }',
    'rows:',
    ...periods.map(
      ([es, en]) => `  - { name: { es: "Cuentos", en: "Stories" }, period: { es: "${es}", en: "${en}" } }`,
    ),
    '',
  ].join('\n');

/** A course of fourteen weeks, and its page with what the sheet there says of that. */
const courseWithSheet = (name: string, ...weeks: readonly string[]) => ({
  [`catalogue/courses/${name}.yaml`]: [
    `title: { es: "Pan de ${name}", en: "Bread of ${name}" }`,
    `description: { es: "Todo sobre ${name}.", en: "All about ${name}." }`,
    'duration: { es: "Catorce semanas", en: "Fourteen weeks" }',
    `page: ${name}`,
    '',
  ].join('\n'),
  [`pages/${name}.yaml`]: page(name, {
    sections: `{ type: fact-sheet, title: { es: "Ficha", en: "Sheet" }, rows: [{ label: { es: "Duración", en: "Duration" }, values: ${JSON.stringify(weeks.map((es) => ({ es, en: es.replace('semanas', 'weeks').replace('más', 'more') })))} }] }`,
  }),
});

const inEnglish = (price: string) =>
  price
    .replace(/^(.*) €$/, '€$1')
    .replace(',', '.')
    .replace('Hoy', 'Today');

/** Cards with what each is called and what it costs. */
const cards = (...items: readonly (readonly [title: string, figure: string])[]) =>
  `type: features\ntitle: { es: "Panes", en: "Breads" }\nitems: [${items
    .map(
      ([title, figure]) =>
        `{ figure: { es: "${figure}", en: "${inEnglish(figure)}" }, title: { es: "${title}", en: "${title}" }, text: { es: "Hoy", en: "Today" } }`,
    )
    .join(', ')}]\n`;

/** A course that begins in a month, and its page with what the sheet there says of that. */
const courseIn = (name: string, month: string, said: string) => ({
  'messages.yaml': basicText('messages.yaml').replace(
    /nextIntake: .*/,
    'nextIntake: { es: "Próximo inicio", en: "Next intake" }',
  ),
  [`catalogue/courses/${name}.yaml`]: [
    `title: { es: "Pan de ${name}", en: "Bread of ${name}" }`,
    `description: { es: "Todo sobre ${name}.", en: "All about ${name}." }`,
    `intake: { es: "${month}", en: "${month}" }`,
    `page: ${name}`,
    '',
  ].join('\n'),
  [`pages/${name}.yaml`]: page(name, {
    sections: `{ type: fact-sheet, title: { es: "Ficha", en: "Sheet" }, rows: [{ label: { es: "Inicio", en: "Start" }, values: [{ es: "${said}", en: "${said}" }] }] }`,
  }),
});

/** A course from Monday to Friday, and its page with what the sheet there says of that. */
const courseOnDays = (name: string, said: string) => {
  const files = courseIn(name, 'Mayo', 'Mayo');
  const course = `catalogue/courses/${name}.yaml` as const;
  return {
    [course]: `${files[course]}schedule: { es: "De lunes a viernes", en: "Monday to Friday" }\n`,
    [`pages/${name}.yaml`]: page(name, {
      sections: `{ type: fact-sheet, title: { es: "Ficha", en: "Sheet" }, rows: [{ label: { es: "Turno", en: "Shift" }, values: [{ es: "${said}", en: "${said}" }] }] }`,
    }),
  };
};

/** A course that takes place somewhere, and its page with what the sheet there says of that. */
const courseAt = (name: string, place: string, said: string) => {
  const course = `catalogue/courses/${name}.yaml` as const;
  return {
    [course]: `${courseIn(name, 'Mayo', 'Mayo')[course]}place: { es: "${place}", en: "${place}" }\n`,
    [`pages/${name}.yaml`]: page(name, {
      sections: `{ type: fact-sheet, title: { es: "Ficha", en: "Sheet" }, rows: [{ label: { es: "Lugar", en: "Place" }, values: [{ es: "${said}", en: "${said}" }] }] }`,
    }),
  };
};

const asked = (answer: string) =>
  `items: [{ question: { es: "¿Cuándo?", en: "When?" }, answer: { es: "<p>${answer}</p>", en: "<p>Soon.</p>" } }]\n`;
const said = (es: string) => `type: hero\ntitle: { es: "${es}", en: "Soon." }\n`;

/** A course of so many places at a price, and its page with what the sheet there says of both. */
const courseAtPrice = (price: string, seats: string) => ({
  'facts.yaml': `${basicText('facts.yaml')}rye-price: { type: money, value: 270 }\n`,
  'catalogue/courses/rye.yaml': [
    'title: { es: "Pan de centeno", en: "Rye bread" }',
    'description: { es: "Todo sobre el centeno.", en: "All about rye." }',
    'price: rye-price',
    'seats: { es: "16 plazas", en: "16 places" }',
    'page: rye',
    '',
  ].join('\n'),
  'pages/rye.yaml': page('rye', {
    sections: `{ type: fact-sheet, title: { es: "Ficha", en: "Sheet" }, rows: [{ label: { es: "Precio", en: "Price" }, values: [{ es: "${price}", en: "${price
      .replace(/^(\d+) €/, '€$1')
      .replace('más IVA', 'plus VAT')
      .replace(
        'Desde',
        'From',
      )}" }] }, { label: { es: "Unidades", en: "Units" }, values: [{ es: "${seats}", en: "${seats.replace('por grupo', 'per group').replace('grupos', 'groups')}" }] }] }`,
  }),
});

/** A course that begins in May, and what its questions and a block say of that. */
const courseInMay = (name: string, question: string, answer: string, ...sentences: readonly string[]) => ({
  ...courseIn(name, 'Mayo', 'Mayo'),
  [`faqs/${name}.yaml`]: `items:\n  - question: { es: "${question}", en: "When?" }\n    answer: { es: "<p>${answer}</p>", en: "<p>Soon.</p>" }\n`,
  ...Object.fromEntries(
    sentences.map((es, index) => [
      `blocks/${name}-${index}.yaml`,
      `type: prose\ncontent: { es: "<p>${es}</p>", en: "<p>Soon.</p>" }\n`,
    ]),
  ),
});

/** A post, with its titles, its description and its text. */
const postSaying = (title: string, metaTitle: string, description: string, text: string) => ({
  'blog/posts/rye.yaml': [
    `title: { es: "${title}", en: "${title}" }`,
    `description: { es: "${description}", en: "${description.replace('panes', 'loaves')}" }`,
    'date: 2026-01-10',
    'author: "Ana"',
    'tags: []',
    `metaTitle: { es: "${metaTitle}", en: "${metaTitle}" }`,
    `content: { es: "<p>${text}</p>", en: "<p>${text.replaceAll('panes', 'loaves')}</p>" }`,
    '',
  ].join('\n'),
});

export const cases: Cases = {
  'who the site is has the telephone of the site, and the house of its place': {
    files: {
      'messages.yaml': basicText('messages.yaml').replace(/^phone: .*$/m, 'phone: { es: "Teléfono", en: "Telephone" }'),
      ...texts(
        { Titular: '{{settings.brand}}', Teléfono: '+34 910 123 456', Domicilio: 'calle del Horno, 31, 28001 Madrid' },
        { Autoridad: 'Agencia de Datos', Teléfono: '+34 910 999 999', Domicilio: 'calle del Horno, 88, 28001 Madrid' },
        {
          Titular: '{{settings.brand}}',
          Teléfono: '{{settings.phone}}',
          Domicilio: 'calle del Horno, 3, 28001 Madrid',
        },
      ),
    },
    problems: [
      'warning blocks/text-0.yaml:3:96 detail-other {"label":"Teléfono","value":"+34 910 123 456","other":"+34 900 000 010","file":"site/settings.yaml"}',
      'warning blocks/text-0.yaml:3:148 detail-other {"label":"Domicilio","value":"calle del Horno, 31, 28001 Madrid","other":"Calle del Horno, 3, Ejemplo","file":"site/places/locations.yaml"}',
    ],
  },
  'what introduces a text says the numbers that stand in it, and its titles name one year': {
    files: postSaying('Feria 2025', 'Feria de 2024', '656 panes, 1.161 kg', 'Fueron 665 panes, y 1116 kg.'),
    problems: [
      'warning blog/posts/rye.yaml:2:21 detail-other {"label":"description","value":"656","other":"665","file":"site/blog/posts/rye.yaml"}',
      'warning blog/posts/rye.yaml:2:32 detail-other {"label":"description","value":"1.161","other":"1116","file":"site/blog/posts/rye.yaml"}',
      'warning blog/posts/rye.yaml:6:28 detail-other {"label":"metaTitle","value":"2024","other":"2025","file":"site/blog/posts/rye.yaml"}',
    ],
  },
  'another number, a rounded one, and a year of the text alone are right': {
    files: postSaying(
      'Feria 2025',
      'La feria',
      'Más de 600 panes, 150 kg',
      'En 2024 fueron 612 panes, y 160 personas.',
    ),
    problems: [],
  },
  'a sentence says the month in which a course begins as the course does, and so does the answer to when it begins': {
    files: {
      ...courseInMay('rye', '¿Cuándo empieza?', 'Hay 16 plazas y empieza en junio; hay pan.'),
      ...courseInMay('oats', '¿Cuándo?', 'Pronto.', 'Próximo curso: <b>Pan de oats</b> (de avena), en abril.'),
      ...courseInMay('spelt', '¿Cuándo?', 'Pronto.', 'En julio empieza el Pan de spelt.'),
    },
    problems: [
      'warning blocks/oats-0.yaml:2:69 detail-other {"label":"Próximo inicio","value":"abril","other":"Mayo","file":"site/catalogue/courses/oats.yaml"}',
      'warning blocks/spelt-0.yaml:2:23 detail-other {"label":"Próximo inicio","value":"julio","other":"Mayo","file":"site/catalogue/courses/spelt.yaml"}',
      'warning faqs/rye.yaml:3:50 detail-other {"label":"Próximo inicio","value":"junio","other":"Mayo","file":"site/catalogue/courses/rye.yaml"}',
    ],
  },
  'where several texts say of a course another month, it is told of the course': {
    files: courseInMay('rye', '¿Cuándo empieza?', 'Empieza en junio.', 'El Pan de rye empieza en junio.'),
    problems: [
      'warning catalogue/courses/rye.yaml:3:15 detail-other {"label":"Próximo inicio","value":"Mayo","other":"junio","file":"site/blocks/rye-0.yaml"}',
    ],
  },
  'what begins besides, and what a course does besides, may be in other months': {
    files: {
      ...courseInMay(
        'rye',
        '¿Cuándo empieza la inscripción?',
        'Empieza en enero.',
        'El Pan de rye termina en octubre.',
        'La inscripción es online y empieza en enero.',
        'El Pan de rye empieza en mayo y termina en octubre.',
        'Las solicitudes del Pan de rye empiezan en enero.',
        'El Pan de rye no empieza en agosto. El otro curso empieza en enero.',
      ),
    },
    problems: [],
  },
  'what the sheet of a page says of its course is what the course says, of its price and places as well': {
    files: courseAtPrice('275 €', '20'),
    problems: [
      'warning pages/rye.yaml:6:118 detail-other {"label":"Precio","value":"275 €","other":"270","file":"site/catalogue/courses/rye.yaml"}',
      'warning pages/rye.yaml:6:201 detail-other {"label":"Unidades","value":"20","other":"16 plazas","file":"site/catalogue/courses/rye.yaml"}',
    ],
  },
  'where it says more of them, it may be something else': {
    files: courseAtPrice('250 € más IVA', '8 por grupo'),
    problems: [],
  },
  'the sheet of a page names the place that its course names, and no other one': {
    files: {
      'places/locations.yaml': ['mill', 'shop']
        .map(
          (id) =>
            `${id}:\n  title: { es: "${id === 'mill' ? 'Molino' : 'Tienda'}", en: "${id}" }\n  address: "Calle Mayor, 1, Ejemplo"\n  postalCode: "00000"\n  description: { es: "Es ${id}.", en: "It is ${id}." }\n`,
        )
        .join(''),
      ...courseAt('rye', 'En la tienda', 'En el molino'),
      ...courseAt('oats', 'Madrid', 'Barcelona'),
      ...courseAt('spelt', 'En la tienda', 'Aula 3, en la tienda'),
      ...courseAt('wheat', 'Madrid', 'Junto a la estación'),
    },
    problems: [
      'warning pages/oats.yaml:6:117 detail-other {"label":"Lugar","value":"Barcelona","other":"Madrid","file":"site/catalogue/courses/oats.yaml"}',
      'warning pages/rye.yaml:6:117 detail-other {"label":"Lugar","value":"En el molino","other":"En la tienda","file":"site/catalogue/courses/rye.yaml"}',
    ],
  },
  'it is attended as the course is': {
    files: {
      ...courseAt('rye', 'Presencial, en Madrid', 'Online'),
      ...courseAt('oats', 'Online y presencial', 'Presencial'),
      ...courseAt('spelt', 'Presencial, en Madrid', 'Madrid'),
      ...courseAt('wheat', 'Presencial', 'Presencial, con apoyo online'),
    },
    problems: [
      'warning pages/oats.yaml:6:117 detail-other {"label":"Lugar","value":"Presencial","other":"Online y presencial","file":"site/catalogue/courses/oats.yaml"}',
      'warning pages/rye.yaml:6:117 detail-other {"label":"Lugar","value":"Online","other":"Presencial, en Madrid","file":"site/catalogue/courses/rye.yaml"}',
    ],
  },
  'what has a price is not free, and says no other detail in its place': {
    files: courseAtPrice('Gratis', '270'),
    problems: [
      'warning pages/rye.yaml:6:118 detail-other {"label":"Precio","value":"Gratis","other":"270","file":"site/catalogue/courses/rye.yaml"}',
      'warning pages/rye.yaml:6:204 detail-other {"label":"Unidades","value":"270","other":"16 plazas","file":"site/catalogue/courses/rye.yaml"}',
    ],
  },
  'the months that one text says of a course are those that the others say with the same words': {
    files: {
      ...courseIn('rye', 'Mayo', 'Mayo'),
      'faqs/rye.yaml': asked('Las solicitudes se presentan en enero y febrero.'),
      'blocks/text-0.yaml': said('Las solicitudes se presentan en enero y febrero (Pan de rye) o en julio.'),
      'blocks/text-1.yaml': said('Para el Pan de rye, las solicitudes se presentan en marzo y abril.'),
    },
    problems: [
      'warning blocks/text-1.yaml:2:67 detail-other {"label":"solicitudes","value":"marzo y abril","other":"enero y febrero","file":"site/blocks/text-0.yaml"}',
    ],
  },
  'what is said of a course in other words is of other months': {
    files: {
      ...courseIn('rye', 'Mayo', 'Mayo'),
      'faqs/rye.yaml': asked('Las solicitudes se presentan en enero y febrero.'),
      'blocks/text-0.yaml': said('Del Pan de rye, las solicitudes se presentan en enero y febrero.'),
      'blocks/text-1.yaml': said('Del Pan de rye, las solicitudes se resuelven en marzo y abril.'),
    },
    problems: [],
  },
  'a course begins in the month that its own page says': {
    files: {
      ...courseIn('rye', 'Mayo', 'Abril'),
      ...courseIn('oats', 'Mayo y octubre', 'Mayo y octubre'),
      ...courseIn('barley', 'Mayo', 'Solicitudes: enero'),
      ...courseIn('wheat', 'Primavera', 'Mayo'),
    },
    problems: [
      'warning pages/rye.yaml:6:118 detail-other {"label":"Inicio","value":"Abril","other":"Mayo","file":"site/catalogue/courses/rye.yaml"}',
    ],
  },
  'what a card says by hand that something costs is what another one says by facts.yaml': {
    files: {
      'facts.yaml': `${basicText('facts.yaml')}rye-price: { type: money, value: 4.8 }\noats-price: { type: money, value: 5.1 }\n`,
      'blocks/cards.yaml': cards(['Centeno', '{{facts.rye-price}} €'], ['Avena', '{{facts.oats-price}} €']),
      'blocks/more.yaml': cards(['Centeno', '4,50 €'], ['Trigo', '3 €']),
      'blocks/third.yaml': cards(['Trigo', '4 €'], ['Centeno', 'Hoy']),
    },
    problems: [
      'warning blocks/more.yaml:3:25 detail-other {"label":"Centeno","value":"4,50 €","other":"4,80 €","file":"site/blocks/cards.yaml"}',
    ],
  },
  'the values of two rows that have changed places are told': {
    files: courseAtPrice('16 por grupo', '270 por grupo'),
    problems: [
      'warning pages/rye.yaml:6:118 detail-other {"label":"Precio","value":"16 por grupo","other":"270","file":"site/catalogue/courses/rye.yaml"}',
      'warning pages/rye.yaml:6:216 detail-other {"label":"Unidades","value":"270 por grupo","other":"16 plazas","file":"site/catalogue/courses/rye.yaml"}',
    ],
  },
  'so may it where it counts something else': { files: courseAtPrice('3 pagos', '2 grupos'), problems: [] },
  'a detail that is another one in the last of several texts about the same is told, with what it is elsewhere': {
    files: texts(owner, owner, { ...owner, NIF: 'B00000001' }),
    problems: [
      'warning blocks/text-2.yaml:3:93 detail-other {"label":"NIF","value":"B00000001","other":"B00000000","file":"site/blocks/text-0.yaml"}',
    ],
  },
  'so is one in the first of them': {
    files: texts({ ...owner, Domicilio: 'calle del Pan, 1, 28024 Madrid' }, owner, owner),
    problems: [
      'warning blocks/text-0.yaml:3:139 detail-other {"label":"Domicilio","value":"calle del Pan, 1, 28024 Madrid","other":"calle del Pan, 1, 28042 Madrid","file":"site/blocks/text-1.yaml"}',
    ],
  },
  'so is a name': {
    files: texts(owner, { ...owner, Titular: 'Horno Ejemplo, S. A.' }),
    problems: [
      'warning blocks/text-1.yaml:3:42 detail-other {"label":"Titular","value":"Horno Ejemplo, S. A.","other":"Horno Ejemplo, S. L.","file":"site/blocks/text-0.yaml"}',
    ],
  },
  'of others, other things are said; amounts, sizes, hours and days are near to each other': {
    files: texts(
      {
        ...owner,
        Precio: '12000 euros',
        Medidas: '30 × 40 cm',
        Horario: 'de 9:00 a 14:00',
        Inicio: '12 de mayo de 2026',
      },
      {
        ...owner,
        Precio: '13500 euros',
        Medidas: '30 × 45 cm',
        Horario: 'de 9:00 a 15:00',
        Inicio: '13 de mayo de 2026',
      },
      { Titular: 'Otra Casa', NIF: 'B00000009', Domicilio: 'calle del Pan, 3, 28042 Madrid' },
    ),
    problems: [],
  },
  'when something is that the schedules of two pages list is told where no row is the same': {
    files: {
      'blocks/all.yaml': schedule(['Martes, 17:30', 'Tuesday, 5.30pm'], ['Jueves, 17:30', 'Thursday, 5.30pm']),
      'blocks/soon.yaml': schedule(['Martes, a las 17:30 h', 'Tuesday at 5.30pm']),
      'blocks/today.yaml': schedule(['Martes, 18:30', 'Tuesday, 6.30pm']),
    },
    problems: [
      'warning blocks/today.yaml:5:61 detail-other {"label":"Cuentos","value":"Martes, 18:30","other":"Martes, 17:30","file":"site/blocks/all.yaml"}',
    ],
  },
  'what one language alone says otherwise is left to the comparison with the others': {
    files: {
      'blocks/all.yaml': schedule(['Martes, 17:30', 'Tuesday, 5.30pm']),
      'blocks/soon.yaml': schedule(['Martes, 18:30', 'Tuesday, 5.30pm']),
    },
    problems: [],
  },

  'how long a course takes is the same on its own page, unless that tells of its parts': {
    files: { ...courseWithSheet('rye', '12 semanas'), ...courseWithSheet('spelt', '12 semanas', '2 semanas más') },
    problems: [
      'warning pages/rye.yaml:6:123 detail-other {"label":"Duración","value":"12 semanas","other":"Catorce semanas","file":"site/catalogue/courses/rye.yaml"}',
    ],
  },
  'of two pages, right is what a place says as well': {
    files: {
      ...texts({ ...owner, Domicilio: 'calle del Pan, 11, 28042 Madrid' }, owner),
      'places/locations.yaml': basicText('places/locations.yaml').replace('Calle del Horno, 3', 'Calle del Pan, 1'),
    },
    problems: [
      'warning blocks/text-0.yaml:3:139 detail-other {"label":"Domicilio","value":"calle del Pan, 11, 28042 Madrid","other":"calle del Pan, 1, 28042 Madrid","file":"site/blocks/text-1.yaml"}',
    ],
  },
  'a number that is nobody’s is told by itself': {
    files: texts(owner, { ...owner, NIF: 'B00000010' }),
    problems: ['warning blocks/text-1.yaml:3:93 check-digit-wrong {"text":"B00000010","is":"tax"}'],
  },
  'the days of a course are the same on its own page': {
    files: {
      ...courseOnDays('rye', 'Lunes y miércoles'),
      ...courseOnDays('spelt', 'De lunes a viernes, por la tarde'),
    },
    problems: [
      'warning pages/rye.yaml:6:117 detail-other {"label":"Turno","value":"Lunes y miércoles","other":"De lunes a viernes","file":"site/catalogue/courses/rye.yaml"}',
    ],
  },
};
