import { renamed, type Slip, slip } from '../mistake';

const HOME = 'pages/home.yaml';
const EVENTS = 'pages/events.yaml';
const SERVICES = 'pages/services.yaml';
const PLACES = 'places/locations.yaml';
const QUESTIONS = 'faqs/readers.yaml';
const SEEDS = 'blog/posts/seeds.yaml';
const SUNDAYS = 'blog/posts/sundays.yaml';
const WINTER = 'blog/posts/winter-shelf.yaml';
const COLOURS = 'theme/tokens.css';

/** Mistakes in the website of a library, which has three languages and not Spanish first. */
export const library: readonly Slip[] = [
  // Three languages
  slip(
    'forgot the third language',
    HOME,
    'title: { ca: "Premsa", es: "Prensa", en: "Newspapers" }',
    'title: { ca: "Premsa", es: "Prensa" }',
  ),
  slip(
    'the code of a language mistyped',
    HOME,
    'title: { ca: "Premsa", es: "Prensa"',
    'title: { ct: "Premsa", es: "Prensa"',
  ),
  slip(
    'Spanish left in Catalan',
    QUESTIONS,
    'es: "<p>No ponemos multas. Eso sí: mientras tengas un préstamo vencido no podrás llevarte otro.</p>"',
    'es: "<p>No posem multes. Mentre tingueu un préstec vençut, però, no us en podreu endur cap altre.</p>"',
  ),
  slip('another hour in one of three languages', HOME, 'es: "Martes, 17:30"', 'es: "Martes, 18:30"'),
  slip('other ages in Catalan', EVENTS, 'ca: "De 3 a 6 anys"', 'ca: "De 3 a 8 anys"'),
  slip(
    'a link lost in the third language',
    QUESTIONS,
    'Everything else we offer is <a href="page:services">on this page</a>.',
    'Everything else we offer is on this page.',
  ),
  slip(
    'the name of a place for a number translated',
    'messages.yaml',
    'ca: "Pàgina: {title}"',
    'ca: "Pàgina: {títol}"',
  ),
  slip(
    'a prefix for a language that needs none',
    'settings.yaml',
    'name: "Español", countries',
    'name: "Español", prefix: es, countries',
  ),
  slip('13pm', 'settings.yaml', '4pm to 8pm', '14pm to 8pm'),
  slip('typed the Catalan title as that of English', HOME, 'en: "Not only books"', 'en: "Més que llibres"'),
  // Articles, tags and dates
  slip('a tag by its label', SUNDAYS, 'tags: [house]', 'tags: [La casa]'),
  slip(
    'two tags of one label',
    'blog/tags.yaml',
    'reading: { label: { ca: "Lectures", es: "Lecturas", en: "Reading" } }',
    'reading: { label: { ca: "La casa", es: "La casa", en: "The house" } }',
  ),
  slip('a date with slashes', WINTER, 'date: 2025-12-01', 'date: 2025/12/01'),
  slip('an article without its text', SEEDS, 'content:\n', 'contents:\n'),
  renamed('an article under a new name', SEEDS, 'blog/posts/Seed Library.yaml', {
    file: 'blog/posts/Seed Library.yaml',
  }),
  slip('the entry misspelt', 'pages/story.yaml', 'post: "{{entry}}"', 'post: "{{entri}}"'),
  slip('no articles at all', HOME, 'count: 3', 'count: 0'),
  // Places
  slip('the place of a button misspelt', 'navigation.yaml', 'anchor: card', 'anchor: carnet'),
  slip('the phone in two parts', PLACES, 'phone: "+34 900 000 041"', 'phone: "+34 900 000 041 / 042"'),
  slip(
    'the map without https',
    PLACES,
    '"https://www.openstreetmap.org/search?query=Carrer',
    '"www.openstreetmap.org/search?query=Carrer',
  ),
  slip(
    'one day in two rows of opening hours',
    PLACES,
    'mapUrl: "https://www.openstreetmap.org/search?query=Carrer',
    'openingHours:\n    - { days: [monday, tuesday], opens: "09:00", closes: "21:00" }\n    - { days: [tuesday], opens: "10:00", closes: "20:00" }\n  mapUrl: "https://www.openstreetmap.org/search?query=Carrer',
    'days: [tuesday]',
    'days: [monday, tuesday]',
  ),
  slip(
    'latitude and longitude without their point',
    PLACES,
    'mapUrl: "https://www.openstreetmap.org/search?query=Carrer',
    'coordinates: { latitude: 4138, longitude: 217 }\n  mapUrl: "https://www.openstreetmap.org/search?query=Carrer',
  ),
  // Lists
  slip(
    'a menu entry copied and not changed',
    'navigation.yaml',
    '  - { label: { ca: "Notícies", es: "Noticias", en: "News" }, page: news }',
    '  - { label: { ca: "Notícies", es: "Noticias", en: "News" }, page: services }',
  ),
  slip(
    'a step of a list left empty',
    SERVICES,
    '      - text: { ca: "Porteu un document"',
    '      -\n      - text: { ca: "Porteu un document"',
  ),
  // The look
  slip(
    'a font by a misspelt name',
    COLOURS,
    '--font-heading: "Zilla Slab", Rockwell',
    '--font-heading: "Zila Slab", Rockwell',
  ),
  slip(
    'a font that is fetched and used nowhere',
    'theme/theme.yaml',
    '  - fonts/atkinson-400.woff2',
    '  - fonts/atkinson-700.woff',
    'atkinson-700.woff',
  ),
  slip(
    'fonts fetched by an import',
    COLOURS,
    ':root {',
    '@import url("https://fonts.googleapis.com/css2?family=Lora");\n:root {',
  ),
  slip('muted text too pale', COLOURS, '--light-muted: #4a5a73;', '--light-muted: #b9c4d4;'),
  slip('dark text on a dark ground', COLOURS, '--dark-text: #f3f7f8;', '--dark-text: #21365c;'),
  slip(
    'the words of a button as dark as the button',
    'theme/shelves.css',
    '--call-text: #14233f;',
    '--call-text: #c8ebe4;',
  ),
  slip('the end of a note lost', COLOURS, '/* Tinta, paper i boira de mar. */', '/* Tinta, paper i boira de mar. *'),
  slip('a pixel too many letters', COLOURS, '--width-page: 84rem;', '--width-page: 84 rem;'),
  slip('hours of the afternoon by both ways to count', 'settings.yaml', '10am to 2pm and 4pm', '10am to 14pm and 4pm'),
  slip('ages the wrong way round', 'pages/home.yaml', 'es: "De 3 a 6 años"', 'es: "De 6 a 3 años"'),
  slip('a country that there is not', 'settings.yaml', 'countries: [AD]', 'countries: [CT]'),
  slip('a dot for the one of the middle', 'pages/home.yaml', 'Club de novel·la negra', 'Club de novel.la negra'),
  slip(
    'a postal code without quotes',
    PLACES,
    'postalCode: "00320"\n  phone: "+34 900 000 041"',
    'postalCode: 00320\n  phone: "+34 900 000 041"',
  ),
  slip('the name of an entry under another one', 'pages/story.yaml', 'en: "/news/{id}"', 'en: "/news/{slug}"'),
  slip(
    'the first language alone says another figure',
    'navigation.yaml',
    'Entrada lliure, set dies',
    'Entrada lliure, sis dies',
  ),
  slip('a heading left in another language', 'pages/events.yaml', 'en: "Every week"', 'en: "Cada semana"'),
  slip(
    'two labels in the place of each other',
    'navigation.yaml',
    'ca: "Notícies", es: "Noticias"',
    'ca: "Noticias", es: "Notícies"',
  ),
  // What another language says the other way round
  slip(
    'so much a week in English',
    SERVICES,
    'en: "And two hundred new ones a month."',
    'en: "And two hundred new ones a week."',
  ),
  slip(
    'so much a week in Spanish',
    SERVICES,
    'es: "Y doscientos nuevos cada mes."',
    'es: "Y doscientos nuevos cada semana."',
  ),
  slip(
    'so much a week in Catalan',
    SERVICES,
    'ca: "I dos-cents de nous cada mes."',
    'ca: "I dos-cents de nous cada setmana."',
  ),
  slip(
    'the other half of Sunday',
    PLACES,
    'en: "Every day. Sundays, mornings only."',
    'en: "Every day. Sundays, afternoons only."',
  ),
  slip('another town in English', HOME, 'events in Sant Jordi de Mar.', 'events in Sant Pere de Mar.'),
  slip(
    'a postal code of another town',
    PLACES,
    'postalCode: "00320"\n  phone: "+34 900 000 041"',
    'postalCode: "08032"\n  phone: "+34 900 000 041"',
  ),
  slip('what is free without its verb', QUESTIONS, 'It is free, takes', 'Its free, takes'),
  slip(
    'the picture under the key of another program',
    SEEDS,
    'cover: { src: drawings/seeds.svg, decorative: true }',
    'image: drawings/seeds.svg',
  ),
  slip('the date under the key of another program', SEEDS, 'date: 2025-09-18', 'published: 2025-09-18'),
  slip(
    'the times of an event swapped',
    EVENTS,
    'startTime: "18:00"\n        endTime: "20:00"',
    'startTime: "20:00"\n        endTime: "18:00"',
    'endTime: "18:00"',
  ),
  slip('a letter of a name in English', 'blog/posts/seeds.yaml', 'Remei’s winter', 'Renei’s winter'),
  slip(
    'both ends of an event under one key',
    'pages/events.yaml',
    '        startTime: "18:00"\n        endTime: "20:00"',
    '        time: "18:00-20:00"',
  ),
  slip('the beginning of a paragraph lost', 'faqs/readers.yaml', '<p>There are no fines.', 'There are no fines.'),
  slip('another Friday of the month in English', EVENTS, 'en: "First Friday, 9pm"', 'en: "Third Friday, 9pm"'),
  slip('the first Sunday for the last in English', EVENTS, 'en: "Last Sunday, 11am"', 'en: "First Sunday, 11am"'),
  slip(
    'a sentence of an answer lost in Catalan',
    'faqs/readers.yaml',
    ' Els menors de catorze anys han de venir acompanyats.',
    '',
  ),
  // The page of each article
  slip('a page of each of what there is not', 'pages/story.yaml', 'each: posts', 'each: news'),
  slip('a page that does not say of what it is', 'pages/story.yaml', 'each: posts\n', '', 1),
  slip('an entry for its title', 'pages/story.yaml', 'es: "{{entry.title}}"', 'es: "{{entry}}"'),
  slip(
    'an address of a network without its beginning',
    'navigation.yaml',
    '"https://www.facebook.com',
    '"facebook.com',
  ),
  slip('the address of a page in one of three languages', 'pages/visit.yaml', 'es: "/visitanos"', 'es: "/servicios"'),
  slip(
    'an hour of one language that another one of its hours has',
    'settings.yaml',
    'Domingos, de 10 a 14 h."\n  en',
    'Domingos, de 10 a 20 h."\n  en',
  ),
  slip('a story by the page of all', 'navigation.yaml', 'page: news', 'page: story'),
];
