import { replaced, type Slip, slip } from '../../mistake';

const POST = 'blog/posts/cuanto-gana-un-controlador-aereo.yaml';

/** The two languages, as a second person gets them wrong. */
export const languages: readonly Slip[] = [
  slip(
    'left the last paragraph of an English answer in Spanish',
    'faqs/block-1.yaml',
    '<p>The course is available to EU citizens.</p>',
    '<p>El curso está disponible para quien tenga la nacionalidad de un país de la Unión Europea.</p>',
  ),
  slip(
    'left one question of an English list in Spanish',
    POST,
    '<li>Can I live on the entry figure for a while?</li>',
    '<li>¿Me sirve la cifra de entrada durante una temporada?</li>',
  ),
  slip(
    'left a cell of an English table in Spanish',
    POST,
    '<th scope="row">Later on, depending on post and experience</th>',
    '<th scope="row">Más adelante, según puesto y experiencia.</th>',
  ),
  slip(
    'wrote the euro sign of the English text where Spanish has it',
    POST,
    '<td>About €{{facts.salary-entry}}</td>',
    '<td>About {{facts.salary-entry}} €</td>',
  ),
  slip(
    'wrote dollars in English',
    'faqs/block-1.yaml',
    'It costs €{{facts.block-1-price}}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a sign of money before a fact
    'It costs ${{facts.block-1-price}}',
  ),
  {
    name: 'wrote a decimal comma in English',
    file: 'people/testimonials.yaml',
    edit: (text) =>
      replaced(
        replaced(text, 'se me había complicado."', 'se me había complicado, durante 1,5 horas."'),
        'why it had gone wrong."',
        'why it had gone wrong, for 1,5 hours."',
      ),
    at: ['1,5 hours'],
  },
  slip(
    'left a month of the English dates in Spanish',
    'blocks/important-dates.yaml',
    'en: "January and February"',
    'en: "Enero and February"',
  ),
  slip(
    'changed the days of the week in one language',
    'faqs/block-1.yaml',
    'Classes run Monday to Friday',
    'Classes run Monday to Thursday',
    'Classes run Monday to Thursday',
    'Las clases son de lunes a viernes',
  ),
  slip(
    'changed the month of a notice in Spanish only',
    'banners.yaml',
    'Torre), en mayo. Plazas',
    'Torre), en marzo. Plazas',
    'Torre), en marzo. Plazas',
    'starting in May',
  ),
  {
    name: 'typed a telephone number differently in each language',
    file: 'pages/madrid.yaml',
    edit: (text) =>
      replaced(
        replaced(text, 'Para verlo de verdad, pide una visita.', 'Para verlo, pide una visita en el 900 000 141.'),
        'To see the real thing, ask for a visit.',
        'To see it, ask for a visit on 900 000 114.',
      ),
    at: ['900 000 141', '900 000 114'],
  },
  {
    name: 'swapped two tokens in English',
    file: 'faqs/general.yaml',
    edit: (text) =>
      replaced(
        replaced(
          text,
          'Block 1</a> takes {{facts.block-1-months}} months',
          'Block 1</a> takes {{facts.complete-rating-months-from}} months',
        ),
        'combines the two, takes {{facts.complete-rating-months-from}} to',
        'combines the two, takes {{facts.block-1-months}} to',
      ),
  },
  slip(
    'linked two words of an English answer to the same page',
    'faqs/general.yaml',
    '<a href="page:block-2">Block 2</a>',
    '<a href="page:block-1">Block 2</a>',
  ),
  slip(
    'lost a heading of an English article',
    POST,
    '    <h3>Shifts</h3>\n',
    '',
    'Traffic never stops.',
    'A quiet tower is not the same',
    'en: |',
  ),
  slip(
    'lost an item of a list in an English article',
    POST,
    '      <li>Would I be happy to move to another city?</li>\n',
    '',
    'Do I cope well with shifts',
    'Can I get through',
    'Can I live on',
    'en: |\n    <p>Controllers',
    108,
  ),
  slip(
    'kept the Spanish question mark in English',
    'faqs/general.yaml',
    'en: "How long does the training take?"',
    'en: "¿How long does the training take?"',
  ),
  slip(
    'let the translator translate the name of a fact',
    'faqs/general.yaml',
    'The minimum level of English is {{facts.english-level}};',
    'The minimum level of English is {{hechos.nivel-ingles}};',
  ),
  slip(
    'pasted the footer of a translator',
    'people/testimonials.yaml',
    'you begin to see the traffic. Now it is what I enjoy most."',
    'you begin to see the traffic. Now it is what I enjoy most. Translated with DeepL.com (free version)"',
  ),
  slip(
    'left the mark of what is to be translated',
    'people/testimonials.yaml',
    'en: "Block 2 student"',
    'en: "[EN] Block 2 student"',
  ),
  slip(
    'wrote both languages into one',
    'places/locations.yaml',
    'es: "Próximamente"',
    'es: "Próximamente / Coming soon"',
  ),
  slip(
    'translated the name between braces of a message',
    'messages.yaml',
    'en: "{number} of {total}"',
    'en: "{número} of {total}"',
  ),
  slip('lost what stands between braces of a message', 'messages.yaml', 'en: "Map: {place}"', 'en: "Map"'),
  slip('copied the Spanish word of a button', 'messages.yaml', 'en: "Close"', 'en: "Cerrar"'),
];
