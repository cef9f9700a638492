import type { Cases, ProblemCase } from './problem-case';

/** A list in which somebody has typed some lines otherwise. */
function list(lines: Readonly<Record<number, string>>, ...problems: string[]): ProblemCase {
  const written = LIST.split('\n').map((line, index) => lines[index + 1] ?? line);
  return { files: { 'blocks/bread.yaml': written.join('\n') }, problems };
}

const LIST = `type: checklist
title:
  es: "Sobre el pan"
  en: "About bread"
items:
  - text:
      es: "¿Es de hoy?"
      en: "Is it fresh?"
    detail:
      es: |
        De esta mañana: sí.
        Siempre.
      en: "Yes."
  - text: { es: "¿Hay más?", en: "Is there more?" }
    detail: { es: "Sí.", en: "Yes." }
`;

const NAVIGATION = `main:
  - { label: { es: "Inicio", en: "Home" }, page: home }
footer:
  description: { es: "Pan de hoy", en: "Bread of today" }
  locations:
    - shop
`;

const FACTS = 'wheat:\n  value: 2\n';

/** A page of which somebody has typed some lines otherwise. */
function page(lines: Readonly<Record<number, string>>, ...problems: string[]): ProblemCase {
  const written = SECTIONS.split('\n').map((line, index) => lines[index + 1] ?? line);
  return { files: { 'pages/products.yaml': written.join('\n') }, problems };
}

const SECTIONS = `title: { es: "Pan", en: "Bread" }
sections:
  - type: hero
    tone: light
  - type: prose
    id: bread
    title: { es: "Pan", en: "Bread" }
    actions:
      - label: { es: "Bollos", en: "Buns" }
      - label: { es: "Pan", en: "Bread" }
        page: home
      - label: { es: "Tartas", en: "Cakes" }
        page: home
`;

/** What keeps a file from being read, by what somebody did. */
export const mistyped: Cases = {
  'nothing is wrong with the file of these cases': list({}),
  'a quote that is not closed': list(
    { 3: '  es: "Sobre el pan' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-missing","written":"\\"","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a quote that is not closed within braces': list(
    {
      14: '  - text: { es: "¿Hay más?, en: "Is there more?" }',
    },
    'blocks/bread.yaml:14:17 yaml-syntax {"reason":"quote-missing","written":"\\"","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'a quote that is not opened': list(
    { 3: '  es: Sobre el pan"' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-not-opened","correct":"es: \\"Sobre el pan\\""}',
  ),
  inches: list({ 3: '  es: Moldes de 12"' }),
  'a quote opened curly and closed straight': list(
    { 3: '  es: “Sobre el pan"' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-curly","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a quote opened straight and closed curly': list(
    { 3: '  es: "Sobre el pan”' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-curly","correct":"es: \\"Sobre el pan\\""}',
  ),
  'quotes within quotes': list(
    { 3: '  es: "Sobre el "pan" nuestro"' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-in-text","written":"\\"","correct":"es: \\"Sobre el \\\\\\"pan\\\\\\" nuestro\\""}',
  ),
  'an apostrophe within single quotes': list(
    { 4: "  en: 'It's about bread'" },
    `blocks/bread.yaml:4:7 yaml-syntax {"reason":"quote-in-text","written":"'","correct":"en: \\"It's about bread\\""}`,
  ),
  'text after the quotes': list(
    { 3: '  es: "Pan" y bollos' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"mark-behind-quote","written":"y bollos","correct":"es: \\"Pan y bollos\\""}',
  ),
  'a path of Windows': list(
    { 3: '  es: "fotos\\horno.jpg"' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"backslash","written":"\\\\","correct":"es: \\"fotos/horno.jpg\\""}',
  ),
  'a backslash': list({ 3: '  es: "Pan \\ bollos"' }, 'warning blocks/bread.yaml:3:11 text-space-doubled {}'),
  'a colon in a text': list(
    { 3: '  es: Pan: todo' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"colon-in-text","correct":"es: \\"Pan: todo\\""}',
  ),
  'a text that starts with @': list(
    { 3: '  es: @pan' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"@","correct":"es: \\"@pan\\""}',
  ),
  'a text that starts with &': list(
    { 3: '  es: &pan nuestro' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"&","correct":"es: \\"&pan nuestro\\""}',
  ),
  'a text that starts with *': list(
    { 3: '  es: *pan' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"*","correct":"es: \\"*pan\\""}',
  ),
  'a text that starts with !': list(
    { 3: '  es: !pan' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"!","correct":"es: \\"!pan\\""}',
  ),
  'a text that starts with a bracket': list(
    { 3: '  es: [Nuevo] Pan' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"[","correct":"es: \\"[Nuevo] Pan\\""}',
  ),
  'a text that starts with a placeholder': list(
    { 3: '  es: {{facts.registration}} panes' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"placeholder-unquoted","correct":"es: \\"{{facts.registration}} panes\\""}',
  ),
  'a placeholder': list(
    { 3: '  es: {{facts.registration}}' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"placeholder-unquoted","correct":"es: \\"{{facts.registration}}\\""}',
  ),
  'no space after the colon': list(
    { 3: '  es:"Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"space-after-colon","correct":"es: \\"Sobre el pan\\""}',
  ),
  'an equals sign for the colon': list(
    { 3: '  es = "Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"colon-replaced","written":"=","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a wide colon': list(
    { 3: '  es："Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"sign-foreign","written":"：","correct":"es: \\"Sobre el pan\\""}',
  ),
  'the comma of another keyboard between two texts': list(
    { 14: '  - text: { es: "¿Hay más、o no?"、 en: "Is there more?" }' },
    'blocks/bread.yaml:14:3 yaml-syntax {"reason":"sign-foreign","written":"、","correct":"- text: { es: \\"¿Hay más、o no?\\", en: \\"Is there more?\\" }"}',
  ),
  'no colon': list(
    { 3: '  es "Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"colon-missing","written":"es","correct":"es: \\"Sobre el pan\\""}',
  ),
  'no colon of a key with others below': list(
    { 2: 'title' },
    'blocks/bread.yaml:2:1 yaml-syntax {"reason":"colon-missing","written":"title","correct":"title:"}',
  ),
  'no space after a dash': list(
    { 6: '  -text:' },
    'blocks/bread.yaml:6:3 yaml-syntax {"reason":"space-after-dash","correct":"- text:"}',
  ),
  'no dash': list(
    { 14: '    text: { es: "¿Hay más?", en: "Is there more?" }' },
    'blocks/bread.yaml:14:5 yaml-syntax {"reason":"dash-missing","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'another mark than a dash': list(
    { 14: '  * text: { es: "¿Hay más?", en: "Is there more?" }' },
    'blocks/bread.yaml:14:3 yaml-syntax {"reason":"dash-missing","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'a key and the one below it on one line': list(
    { 2: 'title: es: "Sobre el pan"', 3: '' },
    'blocks/bread.yaml:2:8 yaml-syntax {"reason":"keys-together","written":"title:","correct":"title:"}',
  ),
  'an item further to the right than the one above it': {
    files: { 'navigation.yaml': NAVIGATION.replace('    - shop\n', '    - shop\n      - shop\n') },
    problems: ['navigation.yaml:7:7 yaml-syntax {"reason":"indentation","correct":"- shop","spaces":4}'],
  },
  'items with the mark of a word processor': {
    files: { 'navigation.yaml': NAVIGATION.replace('    - shop\n', '    – shop\n    - shop\n') },
    problems: ['navigation.yaml:6:5 yaml-syntax {"reason":"dash-missing","correct":"- shop"}'],
  },
  'items with the mark of a Japanese keyboard': {
    files: { 'navigation.yaml': NAVIGATION.replace('    - shop\n', '    － shop\n    - shop\n') },
    problems: ['navigation.yaml:6:5 yaml-syntax {"reason":"dash-missing","correct":"- shop"}'],
  },
  'round brackets in the place of braces': list(
    { 14: '  - text: ( es: "¿Hay más?", en: "Is there more?" )' },
    'blocks/bread.yaml:14:11 yaml-syntax {"reason":"bracket-unexpected","written":"(","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'one dash too many': list(
    { 6: '  - - text:' },
    'blocks/bread.yaml:6:3 yaml-syntax {"reason":"dash-unexpected","correct":"- text:"}',
  ),
  'no comma': list(
    { 14: '  - text: { es: "¿Hay más?" en: "Is there more?" }' },
    'blocks/bread.yaml:14:11 yaml-syntax {"reason":"comma-missing","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'a comma at the end': list(
    { 3: '  es: "Sobre el pan",' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"comma-unexpected","written":",","correct":"es: \\"Sobre el pan\\""}',
  ),
  'no closing brace': list(
    { 14: '  - text: { es: "¿Hay más?", en: "Is there more?"' },
    'blocks/bread.yaml:14:11 yaml-syntax {"reason":"bracket-missing","written":"}","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'no closing bracket': list(
    { 5: 'tags: [uno, dos\nitems:' },
    'blocks/bread.yaml:5:7 yaml-syntax {"reason":"bracket-missing","written":"]","correct":"tags: [uno, dos]"}',
  ),
  'a closing brace too many': list(
    { 14: '  - text: { es: "¿Hay más?", en: "Is there more?" }}' },
    'blocks/bread.yaml:14:52 yaml-syntax {"reason":"bracket-unexpected","written":"}","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'no bar': list({ 10: '      es:' }, 'blocks/bread.yaml:10:7 yaml-syntax {"reason":"bar-missing","correct":"es: |"}'),
  'text on the line of the bar': list(
    { 10: '      es: | Hola.' },
    'blocks/bread.yaml:10:11 yaml-syntax {"reason":"bar-with-text","written":"|","correct":"es: |"}',
  ),
  'a tab': list(
    { 7: '\t\t\tes: "¿Es de hoy?"' },
    'blocks/bread.yaml:7:1 yaml-syntax {"reason":"tab","correct":"es: \\"¿Es de hoy?\\"","spaces":6}',
  ),
  'spaces of another kind': list(
    { 3: '  es: "Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"spaces-foreign","correct":"es: \\"Sobre el pan\\"","spaces":2}',
  ),
  'spaces of another kind where the line above goes on': list(
    { 4: '\u00a0\u00a0en: "About bread"' },
    'blocks/bread.yaml:4:3 yaml-syntax {"reason":"spaces-foreign","correct":"en: \\"About bread\\"","spaces":2}',
  ),
  'a space too many': list(
    { 4: '   en: "About bread"' },
    'blocks/bread.yaml:4:4 yaml-syntax {"reason":"indentation","correct":"en: \\"About bread\\"","spaces":2}',
  ),
  'a space too few': list(
    { 9: '   detail:' },
    'blocks/bread.yaml:9:4 yaml-syntax {"reason":"indentation","correct":"detail:","spaces":4}',
  ),
  'a key at the margin, above what it holds': list(
    { 9: 'detail:' },
    'blocks/bread.yaml:9:1 yaml-syntax {"reason":"indentation","correct":"detail:","spaces":4}',
  ),
  'a key at the margin, far above where the file cannot be read': {
    files: {
      'pages/products.yaml': `path: { es: "/productos", en: "/products" }\ntitle: { es: "Pan", en: "Bread" }\ndescription: { es: "Pan", en: "Bread" }\nsections:\n  - type: checklist\nitems:\n${'      - { text: { es: "Pan", en: "Bread" }, detail: { es: "Hoy.", en: "Today." } }\n'.repeat(30)}    title: { es: "Hay", en: "There is" }\n`,
    },
    problems: ['pages/products.yaml:6:1 yaml-syntax {"reason":"indentation","correct":"items:","spaces":4}'],
  },
  'lines at the margin': list(
    {
      14: '- text: { es: "¿Hay más?", en: "Is there more?" }',
      15: '  detail: { es: "Sí.", en: "Yes." }',
    },
    'blocks/bread.yaml:14:1 yaml-syntax {"reason":"indentation","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }","spaces":2,"moved":1}',
  ),
  'a text that goes on at the margin': list(
    { 4: '  en: "About\nbread"' },
    'blocks/bread.yaml:5:1 yaml-syntax {"reason":"line-broken"}',
  ),
  'a note as in a program': list(
    { 3: '  // el pan\n  es: "Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"note-foreign","written":"//","correct":"# el pan"}',
  ),
  'a note as in HTML': list(
    { 5: '<!-- lista -->\nitems:' },
    'blocks/bread.yaml:5:1 yaml-syntax {"reason":"note-foreign","written":"<!--","correct":"# lista"}',
  ),
  'two files in one': list(
    { 5: '---\nitems:' },
    'blocks/bread.yaml:5:1 yaml-syntax {"reason":"document-second","written":"---"}',
  ),
  'a text pasted at the end': list(
    { 16: '\nHola, Marta:\nañade esto, por favor.\n' },
    'blocks/bread.yaml:17:1 yaml-syntax {"reason":"text-loose"}',
  ),
  'a space too many below a note': list(
    { 5: 'items:\n  # De hoy', 8: '       en: "Is it fresh?"' },
    'blocks/bread.yaml:9:8 yaml-syntax {"reason":"indentation","correct":"en: \\"Is it fresh?\\"","spaces":6}',
  ),
  'the first of two lines beside its key': list(
    { 3: 'es: "Sobre el pan"' },
    'blocks/bread.yaml:3:1 yaml-syntax {"reason":"indentation","correct":"es: \\"Sobre el pan\\"","spaces":2}',
  ),
  'a tab on the way back': list(
    { 4: '  en:\n    - "About bread"\n\tit: "Pane"\n  fr: "Pain"' },
    'blocks/bread.yaml:6:1 yaml-syntax {"reason":"tab","correct":"it: \\"Pane\\"","spaces":2}',
  ),
  'marks of two versions': list(
    {
      3: '<<<<<<< HEAD\n  es: "Sobre el pan"\n=======\n  es: "Del pan"\n>>>>>>> otra',
    },
    'blocks/bread.yaml:3:1 yaml-syntax {"reason":"unmerged"}',
  ),
  'a file below itself': {
    files: { 'facts.yaml': `${FACTS}\n${FACTS}` },
    problems: ['facts.yaml:4:1 yaml-syntax {"reason":"file-twice"}'],
  },
  'one of these marks that was left': list(
    { 3: '  es: "Sobre el pan"\n=======' },
    'blocks/bread.yaml:4:1 yaml-syntax {"reason":"mark-of-merge","written":"======="}',
  ),
  'a key twice': list(
    { 3: '  es: "Sobre el pan"\n  es: "Del pan"' },
    'blocks/bread.yaml:4:3 yaml-syntax {"reason":"key-twice","written":"es","line":3}',
  ),
  'a language twice, where the other one is missing': list(
    { 3: '  es: "Sobre el pan"', 4: '  es: "About bread"' },
    'blocks/bread.yaml:4:3 yaml-syntax {"reason":"key-twice","written":"es","line":3,"correct":"en:"}',
  ),
  'a key twice with the same value': list(
    { 3: '  es: "Sobre el pan"\n  es: "Sobre el pan"' },
    'blocks/bread.yaml:4:3 yaml-syntax {"reason":"key-twice","written":"es","line":3}',
  ),
  'a line that is nothing': list(
    { 9: '    no sé\n    detail:' },
    'blocks/bread.yaml:9:5 yaml-syntax {"reason":"line-without-colon"}',
  ),
  'two mistakes, of which the first is told': list(
    { 3: '  es: @pan', 4: '  en: @bread' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"@","correct":"es: \\"@pan\\""}',
  ),
  'the dash of an item further to the left than those beside it': page(
    { 5: '- type: prose' },
    'pages/products.yaml:5:1 yaml-syntax {"reason":"indentation","correct":"- type: prose","spaces":2}',
  ),
  'the dash of an item further to the right than those beside it': page(
    { 5: '    - type: prose' },
    'pages/products.yaml:5:5 yaml-syntax {"reason":"indentation","correct":"- type: prose","spaces":2}',
  ),
  'the dash of the item above a correct one': page(
    { 3: ' - type: hero' },
    'pages/products.yaml:3:2 yaml-syntax {"reason":"indentation","correct":"- type: hero","spaces":2}',
  ),
  'the dash of an item within another list': page(
    { 10: '  - label: { es: "Pan", en: "Bread" }' },
    'pages/products.yaml:10:3 yaml-syntax {"reason":"indentation","correct":"- label: { es: \\"Pan\\", en: \\"Bread\\" }","spaces":6}',
  ),
  'an invisible space behind the colon': list(
    { 3: '  es:\u00a0"Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"space-foreign","correct":"es: \\"Sobre el pan\\""}',
  ),
  'an invisible space at the end of the line of a key': list(
    { 2: 'title:\u00a0' },
    'blocks/bread.yaml:2:1 yaml-syntax {"reason":"space-foreign","correct":"title:"}',
  ),
  'an invisible space behind the colon of a word': page(
    { 4: '    tone:\u00a0dark' },
    'pages/products.yaml:4:5 yaml-syntax {"reason":"space-foreign","correct":"tone: dark"}',
  ),
  'an invisible space behind the colon in braces': list(
    { 14: '  - text: { es:\u00a0"¿Hay más?", en: "Is there more?" }' },
    'blocks/bread.yaml:14:13 yaml-syntax {"reason":"space-foreign","written":"es","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'an invisible space behind a dash': list(
    { 6: '  -\u00a0text:' },
    'blocks/bread.yaml:6:3 yaml-syntax {"reason":"space-foreign","correct":"- text:"}',
  ),
  'an invisible space behind the dash of an only text': {
    files: { 'navigation.yaml': NAVIGATION.replace('- shop', '-\u00a0shop') },
    problems: ['navigation.yaml:6:5 yaml-syntax {"reason":"space-foreign","correct":"- shop"}'],
  },
  'an invisible space in a text': list({ 3: '  es: Pan:\u00a0todo' }),
  'a semicolon behind the quotes': list(
    { 3: '  es: "Sobre el pan";' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"mark-behind-quote","written":";","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a full stop behind the quotes': list(
    { 3: '  es: "Sobre el pan".' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"mark-behind-quote","written":".","correct":"es: \\"Sobre el pan.\\""}',
  ),
  'a second full stop behind the quotes': list(
    { 3: '  es: "Sobre el pan.".' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"mark-behind-quote","written":".","correct":"es: \\"Sobre el pan.\\""}',
  ),
  'a mark behind the quotes in braces': list(
    { 14: '  - text: { es: "¿Hay más?", en: "Is there more"? }' },
    'blocks/bread.yaml:14:11 yaml-syntax {"reason":"mark-behind-quote","written":"?","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'quotes at both ends twice': list(
    { 3: '  es: ""Sobre el pan""' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-doubled","correct":"es: \\"Sobre el pan\\""}',
  ),
  'quotes at the end twice': list(
    { 3: '  es: "Sobre el pan""' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-doubled","correct":"es: \\"Sobre el pan\\""}',
  ),
  'texts in brackets without a comma': list(
    { 5: 'tags: ["Pan de hoy" "Bollos"]\nitems:' },
    'blocks/bread.yaml:5:7 yaml-syntax {"reason":"comma-missing","correct":"tags: [\\"Pan de hoy\\", \\"Bollos\\"]"}',
  ),
  'texts in brackets with a semicolon': list(
    { 5: 'tags: ["Pan de hoy"; "Bollos"]\nitems:' },
    'blocks/bread.yaml:5:7 yaml-syntax {"reason":"comma-missing","correct":"tags: [\\"Pan de hoy\\", \\"Bollos\\"]"}',
  ),
  'two texts of a list on one line': list(
    { 5: 'tags:\n  - "Pan de hoy" "Bollos"\nitems:' },
    'blocks/bread.yaml:6:3 yaml-syntax {"reason":"items-together","written":"- \\"Bollos\\"","correct":"- \\"Pan de hoy\\""}',
  ),
  'a text of a list without its dash': list(
    { 5: 'tags:\n  - "Pan de hoy"\n    "Bollos"\nitems:' },
    'blocks/bread.yaml:7:5 yaml-syntax {"reason":"dash-missing","correct":"- \\"Bollos\\""}',
  ),
  'a word between others of a list without its dash, as far to the left as theirs': {
    files: { 'navigation.yaml': NAVIGATION.replace('- shop', '- shop\n    bakehouse\n    - oven') },
    problems: ['navigation.yaml:7:5 yaml-syntax {"reason":"dash-missing","correct":"- bakehouse"}'],
  },
  'a hash before the key of a list': {
    files: { 'navigation.yaml': NAVIGATION.replace('  locations:', '#  locations:') },
    problems: [
      'navigation.yaml:5:1 yaml-syntax {"reason":"key-above-noted","written":"#  locations:","correct":"locations:"}',
    ],
  },
  'an arrow for a colon, and a dash where the lines around it are keys': list(
    { 2: 'title =>', 6: '  - text:' },
    'blocks/bread.yaml:2:1 yaml-syntax {"reason":"colon-replaced","written":"=>","correct":"title:"}',
  ),
  'a word of a list without its dash': {
    files: { 'navigation.yaml': NAVIGATION.replace('    - shop\n', '    shop\n    - shop\n') },
    problems: ['navigation.yaml:6:5 yaml-syntax {"reason":"dash-missing","correct":"- shop"}'],
  },
  'braces in a list without their dash': {
    files: {
      'navigation.yaml': NAVIGATION.replace('  - {', '  { label: { es: "Pan", en: "Bread" }, page: home }\n  - {'),
    },
    problems: [
      'navigation.yaml:2:3 yaml-syntax {"reason":"dash-missing","correct":"- { label: { es: \\"Pan\\", en: \\"Bread\\" }, page: home }"}',
    ],
  },
  'the first item of a list without its dash': page(
    { 3: '    type: hero' },
    'pages/products.yaml:3:5 yaml-syntax {"reason":"dash-missing","correct":"- type: hero"}',
  ),
  'a quote that is not opened in braces': list(
    { 14: '  - text: { es: ¿Hay más?", en: "Is there more?" }' },
    'blocks/bread.yaml:14:17 yaml-syntax {"reason":"quote-not-opened","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'a quote that is not opened before a colon': list(
    { 3: '  es: Sobre el pan: lo que hay, y lo que no"' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-not-opened","correct":"es: \\"Sobre el pan: lo que hay, y lo que no\\""}',
  ),
  'a quote that is not opened before a colon and a comma in braces': list(
    { 14: '  - text: { es: Dudas: ¿hay más, o no?", en: "Is there more?" }' },
    'blocks/bread.yaml:14:17 yaml-syntax {"reason":"quote-not-opened","correct":"- text: { es: \\"Dudas: ¿hay más, o no?\\", en: \\"Is there more?\\" }"}',
  ),
  'what is quoted in a text that ends with its own quote twice': list(
    { 3: '  es: "Dicen: „Hay pan.""' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-in-text","correct":"es: \\"Dicen: „Hay pan.“\\""}',
  ),
  'inches in braces': list({ 14: '  - text: { es: Moldes de 12", en: "12 inch tins" }' }),
  'no colon in braces': list(
    { 14: '  - text: { es: "¿Hay más?", en "Is there more?" }' },
    'blocks/bread.yaml:14:30 yaml-syntax {"reason":"colon-missing","written":"en","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'no colon before a word in braces': {
    files: {
      'navigation.yaml': NAVIGATION.replace('page: home', 'page home').replace(
        'footer',
        'more: [{ page: home }]\nfooter',
      ),
    },
    problems: [
      'navigation.yaml:2:44 yaml-syntax {"reason":"colon-missing","written":"page","correct":"- { label: { es: \\"Inicio\\", en: \\"Home\\" }, page: home }"}',
    ],
  },
  'no space behind the colon in braces': list(
    { 14: '  - text: { es:"¿Hay más?", en: "Is there more?" }' },
    'blocks/bread.yaml:14:13 yaml-syntax {"reason":"space-after-colon","written":"es","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'no space behind the colon of a text with a comma': list(
    { 14: '  - text: { es:"¿Más, y más?", en: "Is there more?" }' },
    'blocks/bread.yaml:14:13 yaml-syntax {"reason":"space-after-colon","written":"es","correct":"- text: { es: \\"¿Más, y más?\\", en: \\"Is there more?\\" }"}',
  ),
  'a full stop for the colon': list(
    { 3: '  es. "Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"colon-replaced","written":".","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a full stop for the colon in braces': list(
    { 14: '  - text: { es. "¿Hay más?", en: "Is there more?" }' },
    'blocks/bread.yaml:14:13 yaml-syntax {"reason":"colon-replaced","written":".","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'a comma for the colon of a word': page(
    { 4: '    tone, dark', 6: '    tone: light' },
    'pages/products.yaml:4:5 yaml-syntax {"reason":"colon-replaced","written":",","correct":"tone: dark"}',
  ),
  'a single quote closed by a double one': list(
    { 3: `  es: 'Sobre el pan"` },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quotes-differ","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a double quote closed by a single one': list(
    { 3: `  es: "Sobre el pan'` },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quotes-differ","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a single quote closed by a double one, far above the end': list(
    { 3: `  es: 'Sobre el pan"`, 5: `${'# ¿Más?\n'.repeat(60)}items:` },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quotes-differ","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a single quote that is not closed, far above the end': list(
    { 3: `  es: 'Sobre el pan`, 5: `${'# ¿Más?\n'.repeat(60)}items:` },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-missing","written":"\'","correct":"es: \'Sobre el pan\'"}',
  ),
  'the first language beside the key of an item': list(
    { 7: '    es: "¿Es de hoy?"' },
    'blocks/bread.yaml:7:5 yaml-syntax {"reason":"indentation","correct":"es: \\"¿Es de hoy?\\"","spaces":6}',
  ),
  'no closing brace of the texts within others': {
    files: { 'navigation.yaml': NAVIGATION.replace('"Home" }', '"Home"') },
    problems: [
      'navigation.yaml:2:5 yaml-syntax {"reason":"bracket-missing-inside","written":"}","correct":"- { label: { es: \\"Inicio\\", en: \\"Home\\" }, page: home }"}',
    ],
  },
  'a part of braces as a note': list(
    { 14: '  - text: { es: "¿Hay más?", # en: "Is there more?" }' },
    'blocks/bread.yaml:14:11 yaml-syntax {"reason":"note-in-braces","written":"#","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'a text without quotes that goes on at the margin': list(
    { 3: '  es: Sobre\nel pan' },
    'blocks/bread.yaml:4:1 yaml-syntax {"reason":"line-broken"}',
  ),
  'another sign for the colon in braces, before other braces': {
    files: { 'navigation.yaml': NAVIGATION.replace('label: {', 'label = {') },
    problems: [
      'navigation.yaml:2:3 yaml-syntax {"reason":"colon-replaced","written":"=","correct":"- { label: { es: \\"Inicio\\", en: \\"Home\\" }, page: home }"}',
    ],
  },
  'a text in braces that begins with what is filled in': list(
    { 14: '  - text: { es: {{facts.loaves}} panes: más, en: "More" }' },
    'blocks/bread.yaml:14:17 yaml-syntax {"reason":"placeholder-unquoted","correct":"- text: { es: \\"{{facts.loaves}} panes: más\\", en: \\"More\\" }"}',
  ),
  'a word that begins with a hash in braces': list(
    { 14: '  - text: { es: ¿Hay #más pan?, en: "Is there more?" }' },
    'blocks/bread.yaml:14:11 yaml-syntax {"reason":"note-in-braces","written":"#","correct":"- text: { es: \\"¿Hay #más pan?\\", en: \\"Is there more?\\" }"}',
  ),
  'a note before the closing brace': list(
    { 14: '  - text: { es: "¿Hay más?", en: "Is there more?" # Sí }' },
    'blocks/bread.yaml:14:11 yaml-syntax {"reason":"note-in-braces","written":"#","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" } # Sí"}',
  ),
  'a command of an editor': list(
    { 15: '    detail: { es: "Sí.", en: "Yes." }\n:wq' },
    'blocks/bread.yaml:16:1 yaml-syntax {"reason":"command","written":":wq"}',
  ),
  'a key behind a question mark': list(
    { 2: '? title:' },
    'blocks/bread.yaml:2:1 yaml-syntax {"reason":"key-dressed","written":"?","correct":"title:"}',
  ),
  'the fences of a chat': list(
    { 1: '```yaml\ntype: checklist', 15: '    detail: { es: "Sí.", en: "Yes." }\n```' },
    'blocks/bread.yaml:1:1 yaml-syntax {"reason":"fence","written":"```yaml"}',
  ),
  'the languages of a text beside one another without braces': list(
    { 3: '  es: "Sobre el pan", en: "About bread"', 4: '' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"keys-beside","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a key and the one below it on one line, with a value without quotes': list(
    { 1: 'type: checklist\nwhen: language: es' },
    'blocks/bread.yaml:2:7 yaml-syntax {"reason":"keys-together","written":"when:","correct":"when:"}',
  ),
  'they, and the key above them': list(
    { 2: 'title: es: "Sobre el pan", en: "About bread"', 3: '', 4: '' },
    'blocks/bread.yaml:2:8 yaml-syntax {"reason":"keys-together","written":"title:","correct":"title:"}',
  ),
  'an equals sign behind each key in braces': list(
    { 15: '    detail: { es = "Sí.", en = "Yes." }' },
    'blocks/bread.yaml:15:15 yaml-syntax {"reason":"colon-replaced","written":"=","correct":"detail: { es: \\"Sí.\\", en: \\"Yes.\\" }"}',
  ),
  'a language without its text in braces': list(
    { 15: '    detail: { es: Sí, en: }' },
    'blocks/bread.yaml:15:27 value-empty {"example":"\\"…\\"","translates":{"language":"en","original":"es","text":"Sí"}}',
  ),
  'a dash before a key of an item': page(
    { 11: '        - page: home' },
    'pages/products.yaml:11:9 yaml-syntax {"reason":"dash-unexpected","correct":"page: home"}',
  ),
  'a name before the keys of an item': list(
    { 6: '  fresh:\n    text:' },
    'blocks/bread.yaml:6:3 yaml-syntax {"reason":"item-named","written":"fresh"}',
  ),
  'brackets with nothing in them above a list': list(
    { 5: 'items: []' },
    'blocks/bread.yaml:5:8 yaml-syntax {"reason":"brackets-empty","written":"[]","correct":"items:"}',
  ),
  'the key above the first list of a file deleted': {
    files: { 'navigation.yaml': NAVIGATION.replace('main:\n', '') },
    problems: ['navigation.yaml:1:3 yaml-syntax {"reason":"key-above-missing"}'],
  },
  'a number before an item': {
    files: { 'navigation.yaml': NAVIGATION.replace('- shop', '- shop\n    1. shop') },
    problems: ['navigation.yaml:7:5 yaml-syntax {"reason":"dash-missing","correct":"- shop"}'],
  },
  'the key above a list deleted, and a key with its value above it': page(
    { 8: '' },
    'pages/products.yaml:9:7 yaml-syntax {"reason":"key-above-missing"}',
  ),
  'the name of a page behind the mark of a note in braces': {
    files: { 'navigation.yaml': NAVIGATION.replace('page: home', 'page: #home') },
    problems: [
      'navigation.yaml:2:5 yaml-syntax {"reason":"note-in-braces","written":"#","correct":"- { label: { es: \\"Inicio\\", en: \\"Home\\" }, page: home }"}',
    ],
  },
  ...Object.fromEntries(
    (['- rye:', ' rye:', '  rye:', '    rye:'] as const).map((typed) => [
      `“${typed}” among entries`,
      {
        files: { 'facts.yaml': `${FACTS}${typed}\n  value: 3\n  note: "Kilos"\n` },
        problems: [
          typed.startsWith('-')
            ? 'facts.yaml:3:1 yaml-syntax {"reason":"dash-unexpected","correct":"rye:"}'
            : `facts.yaml:3:${typed.indexOf('r') + 1} yaml-syntax {"reason":"indentation","correct":"rye:","spaces":0}`,
        ],
      },
    ]),
  ),
  'a value beside the name of an entry that has keys': {
    files: { 'facts.yaml': `${FACTS}rye: 3\n  value: 3\n` },
    problems: ['facts.yaml:3:6 yaml-syntax {"reason":"value-with-keys","written":"rye"}'],
  },
  'braces twice': list(
    { 14: '  - text: {{ es: "¿Hay más?", en: "Is there more?" }}' },
    'blocks/bread.yaml:14:11 yaml-syntax {"reason":"braces-doubled","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'a note without its sign behind a text': list(
    { 3: '  es: "Sobre el pan" <- nuevo' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"note-behind-text","written":"<- nuevo","correct":"es: \\"Sobre el pan\\" # nuevo"}',
  ),
  'texts for a list without brackets': {
    files: { 'blocks/bread.yaml': `${LIST}    tags: [a]\n  - tags: "b", "c"\n` },
    problems: [
      'blocks/bread.yaml:17:11 yaml-syntax {"reason":"brackets-absent","correct":"- tags: [\\"b\\", \\"c\\"]"}',
    ],
  },
  'a bar above keys': list(
    { 2: 'title: >' },
    'blocks/bread.yaml:2:8 yaml-syntax {"reason":"bar-needless","written":">"}',
  ),
  'a hash before a key': list(
    { 11: '        De esta mañana.', 12: '        Siempre.\n    # more:\n      es: "a"' },
    'blocks/bread.yaml:13:5 yaml-syntax {"reason":"key-above-noted","written":"# more:","correct":"more:"}',
  ),
  'the key above languages lost': list(
    { 5: '  es: "Hoy"\n  en: "Today"\nitems:' },
    'blocks/bread.yaml:5:3 yaml-syntax {"reason":"key-above-lost","written":"es","line":3}',
  ),
  'a key in bold type': list(
    { 2: '**title:**' },
    'blocks/bread.yaml:2:1 yaml-syntax {"reason":"key-dressed","written":"**","correct":"title:"}',
  ),
  'lines of a comparison': list(
    { 3: '-  es: "Sobre el pan"\n+  es: "Del pan"' },
    'blocks/bread.yaml:3:1 yaml-syntax {"reason":"lines-compared"}',
  ),
  'the new line of a comparison alone': list(
    { 3: '+  es: "Del pan"' },
    'blocks/bread.yaml:3:1 yaml-syntax {"reason":"lines-compared","correct":"es: \\"Del pan\\""}',
  ),
  'a whole comparison': list(
    { 3: '@@ -3,2 +3,2 @@\n-  es: "Sobre el pan"\n-  en: "About bread"\n+  es: "Del pan"\n+  en: "Of bread"', 4: '' },
    'blocks/bread.yaml:3:1 yaml-syntax {"reason":"lines-compared"}',
  ),
  'the key of a comparison at the margin': {
    files: { 'navigation.yaml': NAVIGATION.replace(/^(main:)/m, '-main :\n+$1') },
    problems: ['navigation.yaml:1:1 yaml-syntax {"reason":"lines-compared"}'],
  },
  'two lines of keys in one': page(
    { 5: '  - type: prose id: [bread] tone: light', 6: '' },
    'pages/products.yaml:5:11 yaml-syntax {"reason":"keys-beside","correct":"- type: prose"}',
  ),
  'two items in braces on one line': {
    files: { 'navigation.yaml': NAVIGATION.replace('page: home }', 'page: home }, { label: { es: "Pan" }, page: b }') },
    problems: [
      'navigation.yaml:2:3 yaml-syntax {"reason":"items-together","written":"- { label: { es: \\"Pan\\" }, page: b }","correct":"- { label: { es: \\"Inicio\\", en: \\"Home\\" }, page: home }"}',
    ],
  },
  'equals signs in braces': {
    files: { 'facts.yaml': 'rye: { type: count, value: 3 }\nwheat: { type = count, value = 2 }\n' },
    problems: [
      'facts.yaml:2:10 yaml-syntax {"reason":"colon-replaced","written":"=","correct":"wheat: { type: count, value: 2 }"}',
    ],
  },
  'a colon for the comma in braces': {
    files: { 'facts.yaml': 'wheat: { type: count: value: 2 }\n' },
    problems: ['facts.yaml:1:8 yaml-syntax {"reason":"comma-missing","correct":"wheat: { type: count, value: 2 }"}'],
  },
  'braces closed by a bracket of another kind': {
    files: { 'facts.yaml': 'wheat: { value: 2 )\n' },
    problems: [
      'facts.yaml:1:19 yaml-syntax {"reason":"bracket-unexpected","written":")","correct":"wheat: { value: 2 }"}',
    ],
  },
  'two colons behind a key': list(
    { 3: '  es: : "Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"colon-replaced","written":": :","correct":"es: \\"Sobre el pan\\""}',
  ),
  'two dashes in one': page(
    { 5: '  -- type: prose' },
    'pages/products.yaml:5:3 yaml-syntax {"reason":"dash-unexpected","correct":"- type: prose"}',
  ),
  'a dash before a text': list(
    { 3: '  es: - Sobre el pan' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"-","correct":"es: \\"Sobre el pan\\""}',
  ),
  'an item one space too far to the left of the one above it': {
    files: { 'navigation.yaml': NAVIGATION.replace('    - shop\n', '    - shop\n   - bakery\n') },
    problems: ['navigation.yaml:7:4 yaml-syntax {"reason":"indentation","correct":"- bakery","spaces":4}'],
  },
  'an item too far to the right below a note and the last name of another list': {
    files: {
      'pages/products.yaml': `${SECTIONS}    tags:\n      - bread\n\n  # Más\n    - type: prose\n    id: more\n`,
    },
    problems: ['pages/products.yaml:18:5 yaml-syntax {"reason":"indentation","correct":"- type: prose","spaces":2}'],
  },
  'two spaces behind the dash of an item with keys below it': page(
    { 5: '  -  type: prose' },
    'pages/products.yaml:5:3 yaml-syntax {"reason":"dash-wide","correct":"- type: prose"}',
  ),
  'an item one space too far to the right, with a key that opens languages': list(
    { 14: '   - text:\n      es: "¿Hay más?"\n      en: "Is there more?"' },
    'blocks/bread.yaml:14:4 yaml-syntax {"reason":"indentation","correct":"- text:","spaces":2}',
  ),
  'the first line of an item lost': {
    files: {
      'pages/products.yaml': SECTIONS.replace('  - type: prose\n', '\n').replace('    id', '    tone: dark\n    id'),
    },
    problems: [
      'pages/products.yaml:6:5 yaml-syntax {"reason":"item-start-lost","written":"tone","line":4,"correct":"- type: …"}',
    ],
  },
  'two lines joined, with a space between them': page(
    { 4: '    tone: light title:\n      es: "Pan"' },
    'pages/products.yaml:4:11 yaml-syntax {"reason":"lines-joined","written":"title:","correct":"tone: light"}',
  ),
  'two lines joined before a key that the file has elsewhere': page(
    { 4: '    tone: lighttitle:\n      es: "Pan"' },
    'pages/products.yaml:4:11 yaml-syntax {"reason":"lines-joined","written":"title:","correct":"tone: light"}',
  ),
  'two lines joined behind quotes, one of them of another entry': {
    files: { 'facts.yaml': 'wheat:\n  value: 2\n  note: "Sacos."rye:\n  value: 3\n' },
    problems: ['facts.yaml:3:9 yaml-syntax {"reason":"lines-joined","written":"rye:","correct":"note: \\"Sacos.\\""}'],
  },
  'two lines joined behind quotes, with a value': page(
    { 10: '      - label: { es: "Pan", en: "Bread" }page: home', 11: '' },
    'pages/products.yaml:10:16 yaml-syntax {"reason":"keys-beside","correct":"- label: { es: \\"Pan\\", en: \\"Bread\\" }"}',
  ),
  'a line of languages moved below another key': list(
    { 1: 'type: checklist\n  es: "Pan"' },
    'blocks/bread.yaml:2:3 yaml-syntax {"reason":"indentation","correct":"es: \\"Pan\\"","spaces":0}',
  ),
  'a key without its colon below another one': {
    files: { 'places/locations.yaml': 'shop:\n  media:\n    src loaf.svg\n    decorative: true\n' },
    problems: [
      'places/locations.yaml:3:5 yaml-syntax {"reason":"colon-missing","written":"src","correct":"src: loaf.svg"}',
    ],
  },
  'a dash before a key in the middle of an item': page(
    { 6: '    - id: bread' },
    'pages/products.yaml:6:5 yaml-syntax {"reason":"dash-unexpected","correct":"id: bread"}',
  ),
  'a fact that has lost its first quote': {
    files: { 'catalogue/courses/rye.yaml': 'code: RYE\nstart: {{facts.start}}"\n' },
    problems: [
      'catalogue/courses/rye.yaml:2:8 yaml-syntax {"reason":"placeholder-unquoted","correct":"start: \\"{{facts.start}}\\""}',
    ],
  },
  'a tab before a key with lines below it': {
    files: { 'facts.yaml': 'wheat:\n  note:\n    es: "a"\n\tvalue:\n    es: 2\n' },
    problems: ['facts.yaml:4:1 yaml-syntax {"reason":"tab","correct":"value:","spaces":2}'],
  },
  'two lines joined, nobody knows where': page(
    { 4: '    tone: lightmedia:\n      src: bread.svg' },
    'pages/products.yaml:4:11 yaml-syntax {"reason":"line-end-lost","written":"lightmedia:"}',
  ),
  'a key and its value in one pair of quotes': list(
    { 1: '"type: checklist"' },
    'blocks/bread.yaml:1:1 yaml-syntax {"reason":"key-dressed","written":"\\"","correct":"type: checklist"}',
  ),
  'a letter for the bar of a text': list(
    { 10: '      es: I' },
    'blocks/bread.yaml:10:11 yaml-syntax {"reason":"bar-mistyped","written":"I","correct":"es: |"}',
  ),
  'another sign for the hyphen behind a bar': list(
    { 10: '      es: |_' },
    'blocks/bread.yaml:10:11 yaml-syntax {"reason":"bar-mistyped","written":"|_","correct":"es: |-"}',
  ),
  'a line break of another kind': page(
    { 4: '    tone: light\u2028    id: loaf' },
    'pages/products.yaml:4:5 yaml-syntax {"reason":"break-foreign","written":"id: loaf","correct":"tone: light"}',
  ),
  'a bar above languages of which one has a bar': list(
    { 9: '    detail: |' },
    'blocks/bread.yaml:9:13 yaml-syntax {"reason":"bar-needless","written":"|"}',
  ),
  'a letter to somebody below a value': {
    files: { 'redirects.yaml': 'redirects:\n  - from: "/old"\n    page: home\n\nHola Marta, aquí tienes los datos\n' },
    problems: ['redirects.yaml:5:1 yaml-syntax {"reason":"text-loose"}'],
  },
  'a note of another language before a key': list(
    { 2: '// title:' },
    'blocks/bread.yaml:2:1 yaml-syntax {"reason":"note-foreign","written":"//","correct":"# title:"}',
  ),
  'a note of a web page over several lines': list(
    { 2: '<!-- title:', 4: '  en: "About bread" -->' },
    'blocks/bread.yaml:2:1 yaml-syntax {"reason":"note-foreign","written":"<!--","correct":"# title:"}',
  ),
  'the first brace lost': {
    files: { 'facts.yaml': 'wheat: type: count, value: 2 }\n' },
    problems: [
      'facts.yaml:1:8 yaml-syntax {"reason":"bracket-not-opened","written":"{","correct":"wheat: { type: count, value: 2 }"}',
    ],
  },
  'no comma behind a name in braces': {
    files: { 'redirects.yaml': 'redirects:\n  - { from: /old page: home }\n' },
    problems: ['redirects.yaml:2:5 yaml-syntax {"reason":"comma-missing","correct":"- { from: /old, page: home }"}'],
  },
  'an invisible space at the start of a line that begins at the margin': list(
    { 5: '\u00a0items:' },
    'blocks/bread.yaml:5:2 yaml-syntax {"reason":"spaces-foreign","correct":"items:","spaces":0}',
  ),
  'a line above the key to which the lines below it belong': list(
    { 1: 'title:', 2: 'type: checklist' },
    'blocks/bread.yaml:2:1 yaml-syntax {"reason":"lines-swapped","written":"title:","correct":"type: checklist"}',
  ),
  'a line that opens a text lost': {
    files: {
      'blocks/bread.yaml': LIST.replace('en: "Yes."', 'en: |\n        Yes.').replace('      es: |\n', ''),
    },
    problems: ['blocks/bread.yaml:10:9 yaml-syntax {"reason":"line-lost","written":"es: |","correct":"es: |"}'],
  },
  'a key with its value joined to the language above it': {
    files: {
      'blocks/bread.yaml': LIST.replace(
        '{ es: "¿Hay más?", en: "Is there more?" }\n    detail:',
        '\n      es: "¿Hay más?"\n      en: "Is there more?" detail:',
      ),
    },
    problems: [
      'blocks/bread.yaml:16:11 yaml-syntax {"reason":"lines-joined","written":"detail: { es: \\"Sí.\\", en: \\"Yes.\\" }","correct":"en: \\"Is there more?\\"","spaces":4}',
    ],
  },
  'a list joined to its key': list(
    { 5: 'items: - text:', 6: '' },
    'blocks/bread.yaml:5:8 yaml-syntax {"reason":"lines-joined","written":"- text:","correct":"items:","spaces":2}',
  ),
  'the dash of an item lost, and not the space behind it': list(
    { 6: '   text:' },
    'blocks/bread.yaml:6:4 yaml-syntax {"reason":"dash-missing","correct":"- text:"}',
  ),
  'a space before a colon, and not behind it': list(
    { 3: '  es :"Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"space-after-colon","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a quote behind the first letter': list(
    { 3: '  es: S"obre el pan"' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-not-opened","correct":"es: \\"Sobre el pan\\""}',
  ),
  'the key of a list above another key of its item': {
    files: { 'redirects.yaml': 'redirects:\n  - from: "/a"\n    page: home\n    page: home\n  - from: "/b"\n' },
    problems: [
      'redirects.yaml:5:3 yaml-syntax {"reason":"lines-swapped","written":"page: home","correct":"- from: \\"/b\\""}',
    ],
  },
  'a key below what stands below it': list(
    { 2: '  es: "Sobre el pan"', 3: 'title:' },
    'blocks/bread.yaml:3:1 yaml-syntax {"reason":"lines-swapped","written":"es: \\"Sobre el pan\\"","correct":"title:"}',
  ),
  'a language below the next key': {
    files: { 'blocks/bread.yaml': LIST.replace('  en: "About bread"\nitems:\n', 'items:\n  en: "About bread"\n') },
    problems: [
      'blocks/bread.yaml:5:3 yaml-syntax {"reason":"lines-swapped","written":"items:","correct":"en: \\"About bread\\""}',
    ],
  },
  'a brace too many at the beginning': list(
    { 15: '    detail: {{ es: "Sí.", en: "Yes." }' },
    'blocks/bread.yaml:15:13 yaml-syntax {"reason":"bracket-unexpected","written":"{","correct":"detail: { es: \\"Sí.\\", en: \\"Yes.\\" }"}',
  ),
  'no comma behind a number': {
    files: { 'facts.yaml': 'wheat: { type: count, value: 212 note: "Granos." }\n' },
    problems: [
      'facts.yaml:1:8 yaml-syntax {"reason":"comma-missing","correct":"wheat: { type: count, value: 212, note: \\"Granos.\\" }"}',
    ],
  },
  'the next language too far to the right, below a text': {
    files: { 'blocks/bread.yaml': LIST.replace('      en: "Yes."', '         en: |\n        Yes.') },
    problems: ['blocks/bread.yaml:13:10 yaml-syntax {"reason":"indentation","correct":"en: |","spaces":6}'],
  },
  'the key above two languages lost': {
    files: { 'blocks/bread.yaml': LIST.replace('title:\n', '') },
    problems: ['blocks/bread.yaml:2:3 yaml-syntax {"reason":"key-above-missing","written":"es:"}'],
  },
  'the key above two languages lost that others of the list have': {
    files: {
      'navigation.yaml': NAVIGATION.replace(
        '- { label: { es: "Inicio", en: "Home" }, page: home }',
        '- label:\n      es: "Pan"\n      en: "Bread"\n    page: home\n  -   es: "Inicio"\n      en: "Home"\n    page: home',
      ),
    },
    problems: ['navigation.yaml:6:3 yaml-syntax {"reason":"line-lost","written":"label:","correct":"- label:"}'],
  },
  'the key above the first languages of an entry lost': {
    files: { 'blocks/bread.yaml': LIST.replace('title:\n  es', '    es').replace('  en: "About', '    en: "About') },
    problems: ['blocks/bread.yaml:2:5 yaml-syntax {"reason":"key-above-missing","written":"es:"}'],
  },
  'three full stops with which a file would end': list(
    { 5: '...\nitems:' },
    'blocks/bread.yaml:5:1 yaml-syntax {"reason":"document-second","written":"..."}',
  ),
  'quotes around a bar': list(
    { 10: '      es: "|"' },
    'blocks/bread.yaml:10:11 yaml-syntax {"reason":"bar-mistyped","written":"\\"|\\"","correct":"es: |"}',
  ),
  'a letter that looks like a bar, above HTML': {
    files: { 'blocks/rye.yaml': 'type: prose\ncontent:\n  es: I\n    <p>Pan</p>\n  en: |\n    <p>Bread</p>\n' },
    problems: ['blocks/rye.yaml:3:7 yaml-syntax {"reason":"bar-mistyped","written":"I","correct":"es: |"}'],
  },
  'a text with its bar joined to the key above it': {
    files: { 'blocks/bread.yaml': LIST.replace('detail:\n      es: |', 'detail: es: |') },
    problems: ['blocks/bread.yaml:9:13 yaml-syntax {"reason":"keys-together","written":"detail:","correct":"detail:"}'],
  },
  'a key joined to what is in braces': {
    files: { 'blocks/bread.yaml': LIST.replace('}\n    detail: {', '} detail: {') },
    problems: [
      'blocks/bread.yaml:14:11 yaml-syntax {"reason":"lines-joined","written":"detail: { es: \\"Sí.\\", en: \\"Yes.\\" }","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }","spaces":4}',
    ],
  },
  'a space before the dash of an item, and none behind it': list(
    { 6: '   -text:' },
    'blocks/bread.yaml:6:4 yaml-syntax {"reason":"dash-missing","correct":"- text:"}',
  ),
  'no colon before a number': {
    files: { 'facts.yaml': 'wheat:\n  type: count\n  value 212\n  note: "Granos."\n' },
    problems: ['facts.yaml:3:3 yaml-syntax {"reason":"colon-missing","written":"value","correct":"value: 212"}'],
  },
  'a space before a colon in braces, and none behind it': {
    files: { 'facts.yaml': 'wheat: { type: count, value :212 }\nrye: { type: count, value: 2 }\n' },
    problems: [
      'facts.yaml:1:23 yaml-syntax {"reason":"space-after-colon","written":"value","correct":"wheat: { type: count, value: 212 }"}',
    ],
  },
  'the first line of a long text too far to the right': list(
    { 11: '          De esta mañana: sí.' },
    'blocks/bread.yaml:11:11 yaml-syntax {"reason":"indentation","correct":"De esta mañana: sí.","spaces":8}',
  ),
  'curly quotes around a text with a colon': list(
    { 3: '  es: “Pan: de hoy”' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-curly","correct":"es: \\"Pan: de hoy\\""}',
  ),
  'the marks of two versions within a text': list(
    { 12: '        <<<<<<< main\n        Siempre.\n        =======\n        Nunca.\n        >>>>>>> other' },
    'blocks/bread.yaml:12:9 yaml-syntax {"reason":"unmerged"}',
  ),
  'no space behind any colon in braces': {
    files: { 'facts.yaml': 'wheat: {type:count,value:-2}\n' },
    problems: [
      'facts.yaml:1:9 yaml-syntax {"reason":"space-after-colon","written":"type","correct":"wheat: {type: count,value: -2}"}',
    ],
  },
  'a note without its hash': {
    files: { 'facts.yaml': 'wheat:\n  value: 2\n\nLos precios, en euros.\nrye:\n  value: 3\n' },
    problems: ['facts.yaml:4:1 yaml-syntax {"reason":"note-unmarked","correct":"# Los precios, en euros."}'],
  },
  'a note with a colon and without its hash': {
    files: { 'facts.yaml': 'wheat:\n  value: 2\n\nLos precios de hoy: en euros, sin IVA.\nrye:\n  value: 3\n' },
    problems: [
      'facts.yaml:4:1 yaml-syntax {"reason":"note-unmarked","correct":"# Los precios de hoy: en euros, sin IVA."}',
    ],
  },
  'a text on the line of a key with languages below it': list(
    { 2: 'title: "El pan"' },
    'blocks/bread.yaml:2:8 yaml-syntax {"reason":"value-with-keys","written":"title"}',
  ),
  'no space behind a dash that is too far to the left': list(
    { 14: ' -text: { es: "¿Hay más?", en: "Is there more?" }' },
    'blocks/bread.yaml:14:2 yaml-syntax {"reason":"dash-missing","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'an item of a list in a file of keys': {
    files: { 'facts.yaml': `${FACTS}- type: hero\n  tone: dark\n` },
    problems: ['facts.yaml:3:1 yaml-syntax {"reason":"text-loose"}'],
  },
  'a section at the margin, above another one': {
    files: { 'pages/products.yaml': `${SECTIONS}- type: hero\n  tone: dark\n  - type: hero\n    tone: light\n` },
    problems: [
      'pages/products.yaml:14:1 yaml-syntax {"reason":"indentation","correct":"- type: hero","spaces":2,"moved":1}',
    ],
  },
  'every dash of a list as a word processor has it': {
    files: {
      'redirects.yaml': 'redirects:\n  – from: "/pan"\n    page: home\n  – from: "/bollos"\n    page: home\n',
    },
    problems: ['redirects.yaml:2:3 yaml-syntax {"reason":"dash-missing","correct":"- from: \\"/pan\\""}'],
  },
  'two quotes that are not closed, far from each other': list(
    {
      3: '  es: "Sobre el pan',
      12: '        Siempre.',
      13: '      en: "Yes.',
    },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-missing","written":"\\"","correct":"es: \\"Sobre el pan\\""}',
  ),
  'every dash typed as a longer one, in lists within lists, too': page(
    {
      3: '  — type: hero',
      5: '  — type: prose',
      9: '      — label: { es: "Bollos", en: "Buns" }',
      10: '      — label: { es: "Pan", en: "Bread" }',
      12: '      — label: { es: "Tartas", en: "Cakes" }',
    },
    'pages/products.yaml:3:3 yaml-syntax {"reason":"dash-missing","correct":"- type: hero"}',
  ),
  'a dash without its space before an item, and none before the next': page(
    {
      9: '      -{ label: { es: "Bollos", en: "Buns" }, page: home }',
      10: '      { label: { es: "Pan", en: "Bread" }, page: home }',
      11: '',
    },
    'pages/products.yaml:9:7 yaml-syntax {"reason":"space-after-dash","correct":"- { label: { es: \\"Bollos\\", en: \\"Buns\\" }, page: home }"}',
  ),
  'the header of what has changed in a file, as programs show it': page(
    { 2: 'sections:\n@@ -4,6 +4,7 @@ sections:' },
    'pages/products.yaml:3:1 yaml-syntax {"reason":"command","written":"@@ -4,6 +4,7 @@ sections:"}',
  ),
  'a list of which no item has its dash': list(
    { 6: '    text:', 9: '    detail:', 14: '    text: { es: "¿Hay más?", en: "Is there more?" }' },
    'blocks/bread.yaml:6:5 yaml-syntax {"reason":"dash-missing","correct":"- text:"}',
  ),
  'an address and its page as a pair above the items of a list': {
    files: {
      'redirects.yaml':
        'redirects:\n  /antes: home\n  - from: "/viejo"\n    page: home\n  - from: "/antiguo"\n    page: home\n',
    },
    problems: ['redirects.yaml:2:3 yaml-syntax {"reason":"dash-missing","correct":"- /antes: home"}'],
  },
  'keys that are copied from a place which is not there': page(
    { 4: '    <<: *wide' },
    'pages/products.yaml:4:5 yaml-syntax {"reason":"keys-copied","written":"<<: *wide"}',
  ),
  'keys that are copied from a place which is there': page(
    { 3: '  - &wide\n    type: hero', 5: '  - <<: *wide\n    type: prose' },
    'pages/products.yaml:6:3 yaml-syntax {"reason":"keys-copied","written":"<<: *wide"}',
  ),
};
