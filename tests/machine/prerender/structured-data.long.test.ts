import { expect, test } from 'vitest';
import { shellOf } from '../../../src/compiler/manifests';
import type { Thing } from '../../../src/features/search/thing';
import { loadStructuredData } from '../../../src/prerender/structured-data';
import { basicText, manifestsOf, type Overlay, pageOf } from '../../support/compile-site';
import { course } from '../../support/course';
import { formSite } from '../../support/form-site';
import { blog } from '../../support/post';
import { structuredDataProblems } from '../../support/structured-data-problems';
import { yaml } from '../../support/yaml';

const url = 'https://www.panaderiatrigal.example';
const describePage = await loadStructuredData();

function dataOf(id: string, overlay: Overlay): Thing[] {
  const manifests = manifestsOf(overlay);
  return describePage(pageOf(manifests, id, 'en').manifest, shellOf(manifests, 'en'), manifests.url);
}

function ofType(things: readonly Thing[], type: string): Thing[] {
  return things.filter((thing) => [thing['@type']].flat().includes(type));
}

const place = yaml`
  shop:
    title: { es: "Obrador", en: "Bakehouse" }
    address: "Calle del Horno, 3, Ejemplo"
    postalCode: "00000"
    locality: Ejemplo
    country: ES
    coordinates: { latitude: 41.5, longitude: -4.5 }
    phone: "+34 900 000 010"
    description: { es: "Donde se amasa.", en: "Where we knead." }
    mapUrl: "https://www.openstreetmap.org/search?query=Ejemplo"
    openingHours:
      - { days: [tuesday, saturday], opens: "07:00", closes: "14:00" }
    page: classes
  soon:
    title: { es: "Sucursal", en: "Branch" }
    status: { es: "Próximamente", en: "Coming soon" }
    address: "Calle de la Pala, 1, Ejemplo"
    postalCode: "00001"
    locality: Ejemplo
    country: ES
    phone: "+34 900 000 011"
    description: { es: "Aún no.", en: "Not yet." }
    mapUrl: "https://www.openstreetmap.org/search?query=Ejemplo"
`;

const hall = yaml`
  hall:
    title: { es: "Ayuntamiento", en: "Town hall" }
    address: "Plaza Mayor, 1, Ejemplo"
    postalCode: "00000"
    locality: Ejemplo
    description: { es: "Con escenario.", en: "With a stage." }
    mapUrl: "https://www.openstreetmap.org/search?query=Plaza"
`;

const question = (spanish: string, english: string) => yaml`
  items:
    - question: { es: "¿${spanish}?", en: "${english}?" }
      answer: { es: "<p>Sí, <a href=\\"https://example.com/\\">${spanish}</a>.</p>", en: "<p>Yes, <a href=\\"https://example.com/\\">${english}</a>.</p>" }
`;

/** A site of which everything is told that can be told of it. */
const complete: Overlay = {
  ...blog,
  'facts.yaml': 'registration: { value: "P-204" }\nloaves-a-year: { value: 52000 }\nkneading-price: { value: 90 }\n',
  'places/locations.yaml': place,
  'navigation.yaml': basicText('navigation.yaml')
    .replace('- shop', '- shop\n    - soon')
    .replace(
      'social: []',
      'social: [{ label: { es: "Perfil", en: "Profile" }, url: "https://social.example/trigal" }]',
    ),
  'faqs/one.yaml': question('Con levadura', 'With yeast'),
  'faqs/two.yaml': question('Con sal', 'With salt'),
  'catalogue/courses/kneading.yaml': `${course}price: kneading-price
workloadMonths: 1
start: 2026-02-01
mode: onsite
location: shop
credential: { es: "Diploma", en: "Diploma" }
page: classes
`,
  'catalogue/courses/proving.yaml': `${course.replace('KNEAD', 'PROVE')}start: 2025-02-01\nworkloadHours: 12\nmode: blended\n`,
  'catalogue/categories.yaml': yaml`
    hands:
      icon: graduation-cap
      title: { es: "Manos", en: "Hands" }
      description: { es: "Con las manos.", en: "By hand." }
      courses: [kneading, proving]
  `,
  'pages/classes.yaml': yaml`
    path: { es: "/clases", en: "/classes" }
    title: { es: "Clases de amasado", en: "Kneading classes" }
    shortTitle: { es: "Clases", en: "Classes" }
    parent: products
    description: { es: "Aprende.", en: "Learn." }
    sections:
      - type: hero
        title: { es: "Clases", en: "Classes" }
        course: kneading
      - type: course-strips
        title: { es: "Cursos", en: "Courses" }
        courses: [kneading, proving]
      - type: course-catalogue
        title: { es: "Todas", en: "All" }
        categories: [hands]
      - type: place-cards
        title: { es: "Dónde", en: "Where" }
        locations: [shop, soon]
      - type: faq
        title: { es: "Una", en: "One" }
        faq: one
      - type: faq
        title: { es: "Otra", en: "Another" }
        faq: two
  `,
};

test('what pages tell has all that search engines require and recommend, and nothing that schema.org does not know', () => {
  for (const id of ['home', 'classes', 'news', 'story:opening']) {
    const { errors, lacking } = structuredDataProblems(dataOf(id, complete));
    expect(errors).toEqual([]);
    // The second course of the catalogue has no page, no price and no licence, and its start has passed.
    expect(lacking.filter((fault) => !fault.startsWith('ItemList'))).toEqual([]);
  }
});

test('a site of the least content tells nothing that is wrong', () => {
  for (const id of ['home', 'products', 'contact']) expect(structuredDataProblems(dataOf(id, {})).errors).toEqual([]);
});

test('the page of a course tells of it once, with how, where and how long it is', () => {
  const courses = ofType(dataOf('classes', complete), 'Course');
  expect(courses).toHaveLength(1);
  expect(courses[0]).toMatchObject({
    '@id': `${url}/classes#KNEAD`,
    name: 'Kneading',
    offers: { price: 90, priceCurrency: 'EUR', category: 'Paid', url: `${url}/classes` },
    hasCourseInstance: {
      courseMode: 'Onsite',
      courseWorkload: 'P1M',
      startDate: '2026-02-01',
      location: {
        '@type': 'Place',
        name: 'Bakehouse',
        address: { streetAddress: 'Calle del Horno, 3', addressLocality: 'Ejemplo' },
      },
    },
  });
  expect(ofType(dataOf('news', complete), 'Course')).toEqual([]);
});

test('what is sold is a product, and what happens on a day to come an event', () => {
  const told = (more: string) =>
    dataOf('classes', { ...complete, 'catalogue/courses/kneading.yaml': `${course}page: classes\n${more}` });
  const [product] = ofType(told('kind: product\nprice: kneading-price\n'), 'Product');
  expect(product).toMatchObject({ name: 'Kneading', sku: 'KNEAD', offers: { price: 90, priceCurrency: 'EUR' } });
  expect(ofType(told('kind: product\n'), 'Product')).toEqual([]);
  const [event] = ofType(told('kind: event\nprice: kneading-price\nmode: onsite\nstart: 2026-02-01\n'), 'Event');
  expect(event).toMatchObject({
    startDate: '2026-02-01',
    image: expect.stringContaining('/assets/share/'),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    // The name of a place is no address.
    location: { '@type': 'Place', name: 'Bakehouse' },
  });
  expect(event).not.toHaveProperty('endDate');
  expect(event?.location).not.toHaveProperty('address');
  const [festival] = ofType(
    told('kind: event\nmode: onsite\nstart: 2025-12-30\nend: 2026-02-01\nlocation: shop\n'),
    'Event',
  );
  expect(festival).toMatchObject({ startDate: '2025-12-30', endDate: '2026-02-01' });
  const [evening] = ofType(
    told('kind: event\nprice: kneading-price\nmode: onsite\nstart: 2026-02-01\nstartTime: "18:00"\nendTime: "20:00"\n'),
    'Event',
  );
  expect(evening).toMatchObject({ startDate: '2026-02-01T18:00', endDate: '2026-02-01T20:00' });
  const nameOnly = ['Event › Place: address'];
  expect([product, event, evening].map((thing) => structuredDataProblems(thing))).toEqual(
    [[], nameOnly, nameOnly].map((lacking) => ({ errors: [], lacking })),
  );
  const online = course.replace(/^place:.*\n/m, 'mode: online\nkind: event\nstart: 2026-02-01\npage: classes\n');
  const [broadcast] = ofType(dataOf('classes', { ...complete, 'catalogue/courses/kneading.yaml': online }), 'Event');
  expect(broadcast).toMatchObject({
    location: { '@type': 'VirtualLocation', url: expect.stringMatching(/\/classes$/) },
  });
  expect(ofType(told('kind: event\nprice: kneading-price\nstart: 2025-02-01\n'), 'Event')).toEqual([]);
  expect(ofType(told('kind: product\nprice: kneading-price\n'), 'Course')).toEqual([]);
});

test('a place has the hours of a season, its postal code wherever it is written, and may be open in spite of a notice', () => {
  const hours =
    'openingHours: [{ days: [friday], opens: "09:00", closes: "13:00", from: 2026-05-01, until: 2026-09-30 }]';
  const branch = place.replace('"Calle de la Pala, 1, Ejemplo"', `"Calle de la Pala, 1, 00001 Ejemplo"\n  ${hours}`);
  const places = ofType(dataOf('classes', { ...complete, 'places/locations.yaml': branch }), 'LocalBusiness');
  expect(places.map(({ name }) => name)).toEqual(['Trigal Bakery, Bakehouse', 'Trigal Bakery, Branch']);
  expect(places[1]).toMatchObject({
    address: { streetAddress: 'Calle de la Pala, 1', postalCode: '00001', addressLocality: 'Ejemplo' },
    openingHoursSpecification: [{ validFrom: '2026-05-01', validThrough: '2026-09-30' }],
  });
  expect(structuredDataProblems(places).errors).toEqual([]);
});

test.each(['"1 Pala Street, 00001"', '"Calle de la Pala، 00001"'])(
  'of the address %s, whose town nobody names, the postal code is told once',
  (address) => {
    const hours = 'openingHours: [{ days: [friday], opens: "09:00", closes: "13:00" }]';
    const branch = place
      .replace('"Calle de la Pala, 1, Ejemplo"', `${address}\n  ${hours}`)
      .replaceAll(/^ +locality: .*\n/gm, '');
    const [, told] = ofType(dataOf('classes', { ...complete, 'places/locations.yaml': branch }), 'LocalBusiness');
    expect(told).toMatchObject({ address: { postalCode: '00001' } });
    expect(JSON.stringify(told).match(/00001/g)).toHaveLength(1);
  },
);

test.each([
  ['2028-05-01, until: 2028-09-30', '2026-05-01', '2026-09-30'],
  ['2019-01-10, until: 2019-02-20', '2026-01-10', '2026-02-20'],
  ['2019-11-01, until: 2020-02-29', '2025-11-01', '2026-02-28'],
])('hours of a season that comes every year, %s, are those of the one that is now or next', (days, first, last) => {
  const hours = `openingHours: [{ days: [friday], opens: "09:00", closes: "13:00", from: ${days}, yearly: true }]`;
  const branch = place.replace('"Calle de la Pala, 1, Ejemplo"', `"Calle de la Pala, 1, 00001 Ejemplo"\n  ${hours}`);
  const places = ofType(dataOf('classes', { ...complete, 'places/locations.yaml': branch }), 'LocalBusiness');
  expect(places[1]).toMatchObject({ openingHoursSpecification: [{ validFrom: first, validThrough: last }] });
});

test('an event is at the place that it names, wherever else that is named, at a time of its zone', () => {
  const told = (kneading: string, settings = '') =>
    ofType(
      dataOf('classes', {
        ...complete,
        'places/locations.yaml': `${place}${hall}`,
        'settings.yaml': basicText('settings.yaml') + settings,
        'catalogue/courses/kneading.yaml': `${course.replace(/^place:.*\n/m, '')}kind: event\npage: classes\n${kneading}`,
      }),
      'Event',
    )[0];
  const evening = 'start: 2026-03-28\nstartTime: "23:00"\nendTime: "04:00"\n';
  expect(told(`${evening}location: hall\n`)).toMatchObject({
    startDate: '2026-03-28T23:00',
    location: { name: 'Town hall', address: { streetAddress: 'Plaza Mayor, 1', addressLocality: 'Ejemplo' } },
  });
  // The clocks go forward that night.
  expect(told(`${evening}location: hall\n`, 'timeZone: Europe/Madrid\n')).toMatchObject({
    startDate: '2026-03-28T23:00:00+01:00',
    endDate: '2026-03-29T04:00:00+02:00',
  });
  expect(told('start: 2026-03-28\nlocation: hall\n', 'timeZone: Europe/Madrid\n')?.startDate).toBe('2026-03-28');
  expect(told(`${evening}place: { es: "Patio, Ejemplo", en: "Yard, Ejemplo" }\n`)).toMatchObject({
    location: { name: 'Yard, Ejemplo', address: 'Yard, Ejemplo' },
  });
});

test('what has no code is told without one', () => {
  const plain = (kind: string) =>
    dataOf('classes', {
      ...complete,
      'catalogue/courses/kneading.yaml': `${course.replace(/^code:.*\n/m, '')}kind: ${kind}\nprice: kneading-price\npage: classes\n`,
    });
  const [product] = ofType(plain('product'), 'Product');
  expect(product).toMatchObject({ '@id': `${url}/classes#kneading` });
  expect(product).not.toHaveProperty('sku');
  const [lesson] = ofType(plain('course\nmode: onsite\nworkloadHours: 3'), 'Course');
  expect(lesson).not.toHaveProperty('courseCode');
});

test('a place of others is no branch', () => {
  const things = dataOf('classes', {
    ...complete,
    'places/locations.yaml': place.replace('page: classes', 'page: classes\n  venue: true'),
  });
  expect(ofType(things, 'LocalBusiness')).toEqual([]);
  const found = ofType(things, 'Place').filter((thing) => thing['@id'] === `${url}/#place-shop`);
  expect(found).toMatchObject([{ name: 'Bakehouse', address: { addressLocality: 'Ejemplo' } }]);
  expect(found[0]).not.toHaveProperty('parentOrganization');
  expect(structuredDataProblems(found).errors).toEqual([]);
  const home = dataOf('home', {
    ...complete,
    'places/locations.yaml': place.replace('page: classes', 'venue: true').replace('soon:', 'soon:\n  venue: true'),
  });
  expect(ofType(home, 'Bakery')[0]).not.toHaveProperty('address');
});

test('the catalogue lists its courses; a start that has passed is left out', () => {
  const [list] = ofType(dataOf('classes', complete), 'ItemList');
  expect(list?.itemListElement).toMatchObject([
    { position: 1, item: { courseCode: 'KNEAD' } },
    {
      position: 2,
      item: {
        courseCode: 'PROVE',
        hasCourseInstance: { courseMode: 'Blended', courseWorkload: 'PT12H', location: 'Bakehouse' },
      },
    },
  ]);
  expect(JSON.stringify(list)).not.toContain('2025-02-01');
});

const besideForm: Overlay = {
  ...formSite(),
  'places/locations.yaml': place.replace('page: classes', 'page: contact'),
  'pages/contact.yaml': yaml`
    path: { es: "/contacto", en: "/contact" }
    title: { es: "Contacto", en: "Contact" }
    description: { es: "Escribe.", en: "Write." }
    sections:
      - { type: form, id: write, form: order, location: shop, title: { es: "Contacto", en: "Contact" } }
  `,
};

test.each([
  ['classes', complete],
  ['contact', besideForm],
])('a place is told of on its page, if it is open: %s', (page, overlay) => {
  const places = ofType(dataOf(page, overlay), 'LocalBusiness');
  expect(places).toHaveLength(1);
  expect(places[0]).toMatchObject({
    '@type': ['LocalBusiness', 'Bakery'],
    // The same wherever it is told of.
    '@id': `${url}/#place-shop`,
    name: 'Trigal Bakery, Bakehouse',
    geo: { latitude: 41.5, longitude: -4.5 },
    openingHoursSpecification: [{ dayOfWeek: ['Tuesday', 'Saturday'], opens: '07:00', closes: '14:00' }],
  });
});

test('all questions of a page are those of one thing', () => {
  const [questions, ...others] = ofType(dataOf('classes', complete), 'FAQPage');
  expect(others).toEqual([]);
  expect(questions?.mainEntity).toMatchObject([{ name: 'With yeast?' }, { name: 'With salt?' }]);
});

test('an answer leads to the pages of the site from wherever it is read', () => {
  const answered = question('Con sal', 'With salt').replaceAll('https://example.com/', 'page:home');
  const [questions] = ofType(dataOf('classes', { ...complete, 'faqs/two.yaml': answered }), 'FAQPage');
  expect(JSON.stringify(questions)).toContain(JSON.stringify(`<a href="${url}/en">With salt</a>`).slice(1, -1));
});

test('the way to a page leads over the pages above it, the home page has none', () => {
  const steps = (id: string) =>
    ofType(dataOf(id, complete), 'BreadcrumbList').flatMap(({ itemListElement }) =>
      (itemListElement as Thing[]).map(({ name, item }) => [name, item]),
    );
  expect(steps('classes')).toEqual([
    ['Trigal Bakery', `${url}/en`],
    ['Products', `${url}/products`],
    ['Classes', `${url}/classes`],
  ]);
  expect(steps('home')).toEqual([]);
});

test('the front page says who the organisation is, with all its addresses, and without that of its e-mail', () => {
  const [organisation] = dataOf('home', complete);
  expect(organisation).toMatchObject({
    '@type': 'Bakery',
    name: 'Trigal Bakery',
    logo: `${url}/icon-512.png`,
    sameAs: ['https://social.example/trigal'],
    // One is not open yet.
    address: [
      { streetAddress: 'Calle del Horno, 3', postalCode: '00000' },
      { streetAddress: 'Calle de la Pala, 1', postalCode: '00001' },
    ],
    hasCredential: 'Craft bakery no. P-204',
  });
  expect(JSON.stringify(organisation)).not.toContain('@panaderiatrigal');
});

test('what is only a place to search engines, such as a museum, is an organisation as well', () => {
  const settings = basicText('settings.yaml').replace(/^organisationType: .*$/m, 'organisationType: Museum');
  const [organisation] = dataOf('home', { ...complete, 'settings.yaml': settings });
  expect(organisation).toMatchObject({ '@type': ['Organization', 'Museum'], name: 'Trigal Bakery' });
});

test('an article says who wrote it, when it was written and when revised', () => {
  const [article] = ofType(
    dataOf('story:opening', {
      ...blog,
      'blog/posts/opening.yaml': `${String(blog['blog/posts/opening.yaml'])}updated: 2026-01-10\n`,
    }),
    'BlogPosting',
  );
  expect(article).toMatchObject({
    headline: 'Opening',
    description: 'What happened.',
    image: expect.stringMatching(/^https:\/\/www\.panaderiatrigal\.example\/assets\/share\/story-opening-en-\w+\.jpg$/),
    datePublished: '2026-01-01',
    dateModified: '2026-01-10',
    author: { '@type': 'Person', name: 'Ana Trigo' },
    publisher: { '@type': 'Bakery', logo: `${url}/icon-512.png` },
  });
});

test('what nobody in particular has written is by the house', () => {
  const ofHouse = String(blog['blog/posts/opening.yaml']).replace('Ana Trigo', 'Trigal Bakery');
  const [article] = ofType(dataOf('story:opening', { ...blog, 'blog/posts/opening.yaml': ofHouse }), 'BlogPosting');
  expect(article).toMatchObject({
    author: { '@type': 'Bakery', name: 'Trigal Bakery', '@id': `${url}/#organization` },
  });
});

test('the page of a person tells of that person, and a list of people of nobody', () => {
  const people = yaml`
    ana: { name: "Ana Trigo", role: { es: "Panadera", en: "Baker" } }
    luis: { name: "Luis Sal" }
  `;
  const page = yaml`
    each: instructors
    path: { es: "/equipo/{id}", en: "/team/{id}" }
    title: { es: "{{entry.name}}", en: "{{entry.name}}" }
    description: { es: "Del obrador.", en: "Of the bakehouse." }
    sections:
      - type: people-grid
        title: { es: "Equipo", en: "Team" }
        people: [ana, luis]
  `;
  const things = dataOf('person:ana', { 'people/instructors.yaml': people, 'pages/person.yaml': page });
  expect(structuredDataProblems(things).errors).toEqual([]);
  expect(ofType(things, 'Person')).toMatchObject([
    { name: 'Ana Trigo', jobTitle: 'Baker', url: `${url}/team/ana`, worksFor: { '@id': `${url}/#organization` } },
  ]);
});

test('an article without tags tells of no keywords', () => {
  const untagged = String(blog['blog/posts/opening.yaml']).replace(/^tags: .*$/m, 'tags: []');
  const [article] = ofType(dataOf('story:opening', { ...blog, 'blog/posts/opening.yaml': untagged }), 'BlogPosting');
  expect(article).toMatchObject({ headline: 'Opening' });
  expect(article).not.toHaveProperty('keywords');
});

test('a site that names no place in its footer tells of no address', () => {
  const navigation = basicText('navigation.yaml').replace(/^ {2}locations:\n {4}- shop\n/m, '');
  const [organisation] = dataOf('home', { 'navigation.yaml': navigation });
  expect(organisation).toHaveProperty('telephone');
  expect(organisation).not.toHaveProperty('address');
});
