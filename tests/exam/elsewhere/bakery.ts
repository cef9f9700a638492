import { copied, put, renamed, type Slip, slip } from '../mistake';

const HOME = 'pages/home.yaml';
const BREADS = 'pages/panes.yaml';
const SHOPS = 'pages/tiendas.yaml';
const CONTACT = 'pages/contacto.yaml';
const BAKEHOUSE = 'pages/obrador.yaml';
const PLACES = 'places/locations.yaml';
const QUESTIONS = 'faqs/mostrador.yaml';
const COLOURS = 'theme/tokens.css';
const LOOK = 'theme/tahona.css';

/** Mistakes in the website of a bakery, which has one language. */
export const bakery: readonly Slip[] = [
  // How a file is written
  slip('a comma at the end of a line, as in JSON', SHOPS, 'title: "Tiendas y horario"', 'title: "Tiendas y horario",'),
  slip('no space after the colon within braces', 'navigation.yaml', 'page: panes }', 'page:panes }'),
  slip('two commas in a list', CONTACT, '[plaza, ribera]', '[plaza,, ribera]'),
  slip('a semicolon between two keys', 'theme/theme.yaml', 'icon: icon.svg', 'icon: icon.svg;'),
  slip(
    'a section put out of use but for its title',
    SHOPS,
    '  - type: place-cards\n    id: direcciones',
    '  # - type: place-cards\n  #   id: direcciones',
    'title: "Dónde estamos"',
    'tone: light',
    '# - type: place-cards',
  ),
  slip('a date for a title', BAKEHOUSE, 'title: "De dónde venimos"', 'title: 1987'),
  slip(
    'the second line of a text at the margin',
    CONTACT,
    'description: "Teléfonos, correo y horario de la Tahona del Río. Los',
    'description: Teléfonos, correo y horario de la Tahona del Río.\nLos',
    4,
    5,
  ),
  slip('a paragraph of a long text moved to the left', BAKEHOUSE, '      <h3>El tiempo</h3>', '    <h3>El tiempo</h3>'),
  slip('a full-width colon', 'facts.yaml', 'encargo: {', 'encargo： {'),
  slip(
    'closing brace typed twice',
    BREADS,
    'label: "Encarga tu pan", page: contacto }',
    'label: "Encarga tu pan", page: contacto }}',
  ),
  // The wrong key, or the wrong place
  slip('the price of a bread under another key', BREADS, 'figure: "{{facts.espelta}}"', 'precio: "{{facts.espelta}}"'),
  slip(
    'what a picture shows beside the picture',
    HOME,
    'src: hogaza.jpg, alt: "Una hogaza enharinada y greñada sobre la mesa del obrador" }',
    'src: hogaza.jpg }\n    alt: "Una hogaza enharinada y greñada sobre la mesa del obrador"',
    'src: hogaza.jpg',
    'alt: "Una hogaza enharinada y',
  ),
  slip('a link by its href', 'navigation.yaml', 'label: "Tiendas", page: tiendas', 'label: "Tiendas", href: tiendas'),
  slip('the folder too before the name of questions', HOME, 'faq: mostrador', 'faq: faqs/mostrador'),
  slip(
    'a page and its section in one word',
    HOME,
    '{ label: "Todos los panes y precios", page: panes }',
    '{ label: "Todos los panes y precios", page: "panes#panes" }',
  ),
  slip('a row without its label', BREADS, 'icon: users, label: "Para",', 'icon: users,'),
  slip(
    'an item of text alone',
    BREADS,
    '- { text: "Agua", detail: "Del grifo, reposada una noche." }',
    '- "Agua del grifo"',
  ),
  slip('the currency in small letters', 'settings.yaml', 'currency: EUR', 'currency: eur'),
  slip('a placement by eye', HOME, 'side: left', 'side: center'),
  // Copied and not changed
  slip('the map of the other shop', PLACES, 'query=Paseo%20de%20la%20Ribera', 'query=Plaza%20del%20Grano'),
  slip(
    'the name of the other shop',
    PLACES,
    'title: "Paseo de la Ribera"',
    'title: "Plaza del Grano"',
    'ribera:\n  title: "Plaza',
    'plaza:\n  title: "Plaza',
    11,
  ),
  slip(
    'the answer of the question above',
    QUESTIONS,
    'answer: "<p>Claro. Trae un tarro limpio cualquier mañana y te explicamos cómo alimentarla.</p>"',
    'answer: "<p>Cuatro o cinco días envuelta en un paño, con el corte hacia abajo. Para más tiempo, córtala en rebanadas y congélala: se tuesta sin descongelar.</p>"',
    9,
    5,
  ),
  slip('the title of another page', SHOPS, 'title: "Tiendas y horario"\ndesc', 'title: "Contacto y encargos"\ndesc'),
  copied('a page copied to begin another', SHOPS, 'pages/tienda-nueva.yaml'),
  // Half done
  slip(
    'a text to be written',
    BREADS,
    'note: "Los alérgenos de cada pan están en la etiqueta y en el mostrador."',
    'note: "Texto de ejemplo"',
  ),
  slip('a price to be asked for', 'facts.yaml', 'espelta: { value: "5,10 €" }', 'espelta: { value: "?? €" }'),
  slip('a phone to be asked for', PLACES, 'phone: "+34 900 000 022"', 'phone: "+34 XXX XXX XXX"'),
  slip(
    '“to be defined” for a figure',
    'facts.yaml',
    'encargo: { value: "24 horas" }',
    'encargo: { value: "por definir" }',
  ),
  slip('a button called “Button”', BAKEHOUSE, 'label: "Cómo llegar"', 'label: "Botón"'),
  // Renamed, and the rest forgotten
  slip('a price under a new name', 'facts.yaml', 'molletes: {', 'mollete: {', 'mollete: {', {
    file: BREADS,
    line: 'figure: "{{facts.molletes}}"',
  }),
  renamed('a style sheet under a new name', LOOK, 'theme/estilo.css', { file: 'theme/theme.yaml', line: 'tahona.css' }),
  // Days and hours
  slip('an hour that there is not', 'settings.yaml', 'de 7:30 a 14:30', 'de 7:60 a 14:30'),
  slip('opening hours that close before they open', PLACES, 'de 8:00 a 14:30', 'de 14:30 a 8:00'),
  slip(
    'a day that the month does not have',
    BAKEHOUSE,
    'El primer sábado de mes abrimos',
    'El 31 de abril de 2026 abrimos',
  ),
  slip(
    'a weekday that the date does not have',
    BAKEHOUSE,
    'El primer sábado de mes abrimos',
    'El sábado 2 de marzo de 2026 abrimos',
  ),
  slip(
    'the first day of a section the Spanish way',
    SHOPS,
    '    id: tambien\n',
    '    id: tambien\n    publish: 15/01/2026\n',
  ),
  // Prices
  slip('a dot for the decimals of a Spanish price', 'facts.yaml', 'value: "4,80 €"', 'value: "4.80 €"'),
  slip(
    'the euro sign that the figure has already',
    BREADS,
    'figure: "{{facts.semillas}}"',
    'figure: "{{facts.semillas}} €"',
  ),
  slip('the currency before a Spanish price', 'facts.yaml', 'value: "1,25 €"', 'value: "€1,25"'),
  slip('three decimals in a price', 'facts.yaml', 'value: "2,30 €"', 'value: "2,300 €"'),
  slip('one decimal in a price', 'facts.yaml', 'value: "3,60 €"', 'value: "3,6 €"'),
  slip('two commas in a price', 'facts.yaml', 'value: "2,00 €"', 'value: "2,,00 €"'),
  slip(
    'the unit that the figure has already',
    CONTACT,
    'con {{facts.encargo}} de antelación',
    'con {{facts.encargo}} horas de antelación',
  ),
  // People and how to reach them
  slip('a digit lost in a phone', 'settings.yaml', 'phone: "+34 900 000 021"', 'phone: "+34 900 000 02"'),
  slip('a digit too many in a phone', PLACES, 'phone: "+34 900 000 022"', 'phone: "+34 900 000 0222"'),
  slip('a letter in a phone', PLACES, 'phone: "+34 900 000 022"', 'phone: "+34 9OO 000 022"'),
  slip('two at signs in an e-mail', 'settings.yaml', 'hola@tahonadelrio', 'hola@@tahonadelrio'),
  slip(
    'a mail link to another address than it shows',
    QUESTIONS,
    'Claro. Trae',
    "<a href='mailto:pan@tahonadelrio.example'>hola@tahonadelrio.example</a>. Trae",
  ),
  slip(
    'the name of a profile in place of its address',
    'navigation.yaml',
    'https://www.instagram.com/tahonadelrio.example',
    '@tahonadelrio',
  ),
  // Links
  slip('a page in the words of Spanish', QUESTIONS, 'href="page:contacto"', 'href="pagina:contacto"'),
  slip('a link without its address', QUESTIONS, '<a href="page:contacto">avísanos</a>', '<a>avísanos</a>'),
  slip('a link within a link', QUESTIONS, '>avísanos</a>', '><a href="page:tiendas">avísanos</a></a>'),
  slip(
    'a section of another page',
    HOME,
    '{ label: "Dónde estamos", page: tiendas }',
    '{ label: "Dónde estamos", page: tiendas, anchor: datos }',
  ),
  // HTML
  slip('a paragraph within a paragraph', BAKEHOUSE, '<p>El primer sábado', '<p><p>El primer sábado'),
  slip(
    'a list by hyphens',
    QUESTIONS,
    'Claro. Trae un tarro limpio cualquier mañana y te explicamos cómo alimentarla.',
    'Trae:<br>- Un tarro<br>- Una cuchara<br>- Ganas',
  ),
  slip(
    'empty lines by empty paragraphs',
    BAKEHOUSE,
    '<h3>El tiempo</h3>',
    '<p>&nbsp;</p><p>&nbsp;</p><h3>El tiempo</h3>',
  ),
  slip('three line breaks in a row', BAKEHOUSE, '<h3>El tiempo</h3>', '<br><br><br><h3>El tiempo</h3>'),
  slip(
    'the whole text in bold type',
    QUESTIONS,
    '<p>A casas, no. A bares y restaurantes del pueblo, cada mañana antes de las ocho.</p>',
    '<p>A CASAS, NO. A BARES Y RESTAURANTES DEL PUEBLO, CADA MAÑANA ANTES DE LAS OCHO.</p>',
  ),
  slip('a quotation that does not end', BAKEHOUSE, 'al día siguiente.</blockquote>', 'al día siguiente.'),
  // What texts are like
  slip('two commas', QUESTIONS, 'un paño, con', 'un paño,, con'),
  slip('an inverted mark at the end', QUESTIONS, '¿Hay que encargar?', '¿Hay que encargar¿'),
  slip('a figure for a letter', HOME, 'Corteza tostada', 'C0rteza tostada'),
  slip('quotes that do not close', BAKEHOUSE, 'cestas de mimbre', 'cestas de «mimbre'),
  // Figures
  slip(
    'a figure with a space in its name',
    BREADS,
    '"{{facts.reposo}} horas de reposo"',
    '"{{facts reposo}} horas de reposo"',
  ),
  slip(
    'a figure and its key',
    BREADS,
    '"{{facts.reposo}} horas de reposo"',
    '"{{facts.reposo.value}} horas de reposo"',
  ),
  slip('a figure under “valor”', 'facts.yaml', 'centeno: { value:', 'centeno: { valor:'),
  // Media
  slip('a picture of a capital ending', HOME, 'media: { src: hogaza.jpg', 'media: { src: hogaza.JPG'),
  slip(
    'a crop in percent signs',
    HOME,
    'src: hogaza.jpg, alt: "Una hogaza enharinada y',
    'src: hogaza.jpg, crop: { left: 10% }, alt: "Una hogaza enharinada y',
  ),
  slip(
    '“picture of” as what a picture shows',
    HOME,
    'alt: "Una hogaza enharinada y greñada sobre la mesa del obrador"',
    'alt: "Imagen"',
  ),
  slip(
    'a dot as what a picture shows',
    BREADS,
    'alt: "La corteza dorada de una hogaza, con el corte abierto y restos de harina"',
    'alt: "."',
  ),
  put(
    'a film among the pictures',
    'media/amasado.mp4',
    new Uint8Array([0, 0, 0, 24, 102, 116, 121, 112, 109, 112, 52, 50]),
  ),
  // Search
  slip(
    'a description of the title',
    BAKEHOUSE,
    'description: "Quién amasa, con qué harina y por qué tarda tanto: así se hace el pan en la Tahona del Río."',
    'description: "El obrador"',
  ),
  slip(
    'a suffix against the title',
    'settings.yaml',
    'titleSuffix: " · Tahona del Río"',
    'titleSuffix: "· Tahona del Río"',
  ),
  // The look
  slip('text in the colour of its ground', COLOURS, '--light-text: #33200f;', '--light-text: #f0e6d8;'),
  slip('a button one cannot read', COLOURS, '--call-text: #fffaf0;', '--call-text: #c8602c;'),
  slip('a link as pale as its ground', COLOURS, '--dark-link: #f7cf96;', '--dark-link: #4a2c1a;'),
  slip('a digit lost in a colour', COLOURS, '--tinted-ground: #f6e8cd;', '--tinted-ground: #f6e8c;'),
  slip('a letter that no colour has', COLOURS, '--light-link: #8f3411;', '--light-link: #8f34g1;'),
  slip('a colour without its sign', COLOURS, '--call: #b8461c;', '--call: b8461c;'),
  slip('the name of a colour misspelt', COLOURS, '--light-accent: #a63f17;', '--ligth-accent: #a63f17;'),
  slip('one hyphen before a name', COLOURS, '--call-hover: #9c3914;', '-call-hover: #9c3914;'),
  slip('a semicolon lost', COLOURS, '--radius-1: 14px;', '--radius-1: 14px'),
  slip('a length without its unit', COLOURS, '--radius-2: 26px;', '--radius-2: 26;'),
  slip('a space before a unit', COLOURS, '--logo-height: 2.25rem;', '--logo-height: 2.25 rem;'),
  slip('a comma for the decimals of a length', COLOURS, '--logo-height: 2.25rem;', '--logo-height: 2,25rem;'),
  slip(
    'a note with two slashes in a style sheet',
    COLOURS,
    '  --call: #b8461c;',
    '  // el color de la llamada\n  --call: #b8461c;',
  ),
  slip('a bracket lost in a condition', LOOK, '@media (width >= 48rem) {', '@media (width >= 48rem {'),
  slip('a variable misspelt', LOOK, 'background: var(--sunken);', 'background: var(--suken);'),
  slip(
    'the ring of the keyboard taken away',
    LOOK,
    '.button {\n',
    ':focus-visible {\n  outline: none;\n}\n\n.button {\n',
    'outline: none;',
    ':focus-visible {',
  ),
  slip('a style sheet left out of the list', 'theme/theme.yaml', '  - tahona.css\n', '', { file: LOOK }, 'styles:'),
  slip('the colour of the browser read as a note', 'theme/theme.yaml', 'color: "#fbf3e3"', 'color: #fbf3e3'),
  slip(
    'a font in small quotes',
    COLOURS,
    '--font-text: Charter, "Bitstream Charter", Cambria',
    '--font-text: Charter, “Bitstream Charter”, Cambria',
  ),
  slip('two values for one name', COLOURS, '--dark-text: #fdf0d9;', '--dark-text: #fdf0d9;\n  --dark-text: #4a2c1a;'),
  // Made up by somebody who had not seen the others
  slip('a price without its sign among prices', 'facts.yaml', 'value: "4,80 €"', 'value: "4,80"'),
  slip('an apostrophe in a price', 'facts.yaml', 'value: "4,80 €"', 'value: "4\'80 €"'),
  slip('the second hours of a day before the first have ended', 'settings.yaml', 'de 7:30 a 14:30', 'de 7:30 a 18:30'),
  slip('a day of the week misspelt', 'settings.yaml', 'De martes a sábado', 'De matres a sábado'),
  slip('a day of the week with a capital', 'settings.yaml', 'Los lunes descansa', 'Los Lunes descansa'),
  slip(
    'a text in another language',
    HOME,
    'intro: "Harina, agua, sal y {{facts.reposo}} horas de reposo. Lo demás lo hace el horno de piedra."',
    'intro: "Flour, water, salt and {{facts.reposo}} hours of rest. The stone oven does the rest."',
  ),
  slip(
    'the letters of a property swapped',
    LOOK,
    'text-align: center;\n}\n\n.section--hero:not(:has(.hero__media)) .eyebrow',
    'text-aling: center;\n}\n\n.section--hero:not(:has(.hero__media)) .eyebrow',
  ),
  slip('a colour by its name alone', LOOK, 'background: var(--sunken);', 'background: --sunken;'),
  slip('a condition without its brackets', LOOK, '@media (width >= 48rem) {', '@media width >= 48rem {'),
  // Settings
  slip('seconds where milliseconds belong', 'settings.yaml', 'testimonialIntervalMs: 4000', 'testimonialIntervalMs: 4'),
  slip('the provider of the mailbox mistyped', 'settings.yaml', 'hola@tahonadelrio.example', 'tahonadelrio@gmial.com'),
  slip(
    'a network mistyped in its address',
    'navigation.yaml',
    'https://www.instagram.com',
    'https://www.instagarm.com',
  ),
  slip('the words for the screen reader left empty', 'messages.yaml', 'newTab: "(se abre aparte)"', 'newTab: ""'),
  slip('the letter O in a price', 'facts.yaml', 'value: "2,00 €"', 'value: "2,O0 €"'),
  slip('two signs of the currency', 'facts.yaml', 'value: "4,80 €"', 'value: "4,80 €€"'),
  slip('a price of nothing', 'facts.yaml', 'value: "4,80 €"', 'value: "0,00 €"'),
  slip('a price still to be found', 'facts.yaml', 'value: "4,80 €"', 'value: "x,xx €"'),
  slip('an hour with a figure too many', 'settings.yaml', 'de 7:30 a 14:30', 'de 73:30 a 14:30'),
  slip('the letter O in an hour', 'settings.yaml', 'de 17:00 a 20:30', 'de 17:oo a 20:30'),
  slip('a comma behind the name of the shop', 'settings.yaml', 'brand: "Tahona del Río"', 'brand: "Tahona del Río,"'),
  slip('a comma behind a label', 'navigation.yaml', 'label: "Tiendas"', 'label: "Tiendas,"'),
  slip('a number for a label', 'navigation.yaml', 'label: "Tiendas"', 'label: "12345"'),
  slip(
    'a closing tag that does not end',
    'faqs/mostrador.yaml',
    '<p>Claro. Trae un tarro',
    '<p>Claro.</p Trae un tarro',
  ),
  slip('a tag opened again in place of its end', BAKEHOUSE, 'Plaza del Grano</strong>', 'Plaza del Grano<strong>'),
];
