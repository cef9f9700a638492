import { yaml } from '../../../support/yaml';
import type { Cases, ProblemCase } from '../problem-case';

/** A list in which somebody has typed some lines otherwise. */
function mistyped(lines: Readonly<Record<number, string>>, ...problems: string[]): ProblemCase {
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

export const cases: Cases = {
  'nothing is wrong with the file of these cases': mistyped({}),
  'a quote that is not closed': mistyped(
    { 3: '  es: "Sobre el pan' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-missing","written":"\\"","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a quote that is not closed within braces': mistyped(
    {
      14: '  - text: { es: "¿Hay más?, en: "Is there more?" }',
    },
    'blocks/bread.yaml:14:17 yaml-syntax {"reason":"quote-missing","written":"\\"","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'a quote that is not opened': mistyped(
    { 3: '  es: Sobre el pan"' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-not-opened","correct":"es: \\"Sobre el pan\\""}',
  ),
  inches: mistyped({ 3: '  es: Moldes de 12"' }),
  'a quote opened curly and closed straight': mistyped(
    { 3: '  es: “Sobre el pan"' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-curly","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a quote opened straight and closed curly': mistyped(
    { 3: '  es: "Sobre el pan”' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-curly","correct":"es: \\"Sobre el pan\\""}',
  ),
  'quotes within quotes': mistyped(
    { 3: '  es: "Sobre el "pan" nuestro"' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-in-text","written":"\\"","correct":"es: \\"Sobre el \\\\\\"pan\\\\\\" nuestro\\""}',
  ),
  'an apostrophe within single quotes': mistyped(
    { 4: "  en: 'It's about bread'" },
    `blocks/bread.yaml:4:7 yaml-syntax {"reason":"quote-in-text","written":"'","correct":"en: \\"It's about bread\\""}`,
  ),
  'text after the quotes': mistyped(
    { 3: '  es: "Pan" y bollos' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"quote-in-text","written":"\\"","correct":"es: \\"\\\\\\"Pan\\\\\\" y bollos\\""}',
  ),
  'a path of Windows': mistyped(
    { 3: '  es: "fotos\\horno.jpg"' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"backslash","written":"\\\\","correct":"es: \\"fotos/horno.jpg\\""}',
  ),
  'a backslash': mistyped({ 3: '  es: "Pan \\ bollos"' }),
  'a colon in a text': mistyped(
    { 3: '  es: Pan: todo' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"colon-in-text","correct":"es: \\"Pan: todo\\""}',
  ),
  'a text that starts with @': mistyped(
    { 3: '  es: @pan' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"@","correct":"es: \\"@pan\\""}',
  ),
  'a text that starts with &': mistyped(
    { 3: '  es: &pan nuestro' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"&","correct":"es: \\"&pan nuestro\\""}',
  ),
  'a text that starts with *': mistyped(
    { 3: '  es: *pan' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"*","correct":"es: \\"*pan\\""}',
  ),
  'a text that starts with !': mistyped(
    { 3: '  es: !pan' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"!","correct":"es: \\"!pan\\""}',
  ),
  'a text that starts with a bracket': mistyped(
    { 3: '  es: [Nuevo] Pan' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"[","correct":"es: \\"[Nuevo] Pan\\""}',
  ),
  'a text that starts with a placeholder': mistyped(
    { 3: '  es: {{facts.registration}} panes' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"placeholder-unquoted","correct":"es: \\"{{facts.registration}} panes\\""}',
  ),
  'a placeholder': mistyped(
    { 3: '  es: {{facts.registration}}' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"placeholder-unquoted","correct":"es: \\"{{facts.registration}}\\""}',
  ),
  'no space after the colon': mistyped(
    { 3: '  es:"Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"space-after-colon","correct":"es: \\"Sobre el pan\\""}',
  ),
  'an equals sign for the colon': mistyped(
    { 3: '  es = "Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"colon-replaced","written":"=","correct":"es: \\"Sobre el pan\\""}',
  ),
  'no colon': mistyped(
    { 3: '  es "Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"colon-missing","written":"es","correct":"es: \\"Sobre el pan\\""}',
  ),
  'no colon of a key with others below': mistyped(
    { 2: 'title' },
    'blocks/bread.yaml:2:1 yaml-syntax {"reason":"colon-missing","written":"title","correct":"title:"}',
  ),
  'no space after a dash': mistyped(
    { 6: '  -text:' },
    'blocks/bread.yaml:6:3 yaml-syntax {"reason":"space-after-dash","correct":"- text:"}',
  ),
  'no dash': mistyped(
    { 14: '    text: { es: "¿Hay más?", en: "Is there more?" }' },
    'blocks/bread.yaml:14:5 yaml-syntax {"reason":"dash-missing","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'one dash too many': mistyped(
    { 6: '  - - text:' },
    'blocks/bread.yaml:6:3 yaml-syntax {"reason":"dash-unexpected","correct":"- text:"}',
  ),
  'no comma': mistyped(
    { 14: '  - text: { es: "¿Hay más?" en: "Is there more?" }' },
    'blocks/bread.yaml:14:11 yaml-syntax {"reason":"comma-missing","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'a comma at the end': mistyped(
    { 3: '  es: "Sobre el pan",' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"comma-unexpected","written":",","correct":"es: \\"Sobre el pan\\""}',
  ),
  'no closing brace': mistyped(
    { 14: '  - text: { es: "¿Hay más?", en: "Is there more?"' },
    'blocks/bread.yaml:14:11 yaml-syntax {"reason":"bracket-missing","written":"}","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'no closing bracket': mistyped(
    { 5: 'tags: [uno, dos\nitems:' },
    'blocks/bread.yaml:5:7 yaml-syntax {"reason":"bracket-missing","written":"]","correct":"tags: [uno, dos]"}',
  ),
  'a closing brace too many': mistyped(
    { 14: '  - text: { es: "¿Hay más?", en: "Is there more?" }}' },
    'blocks/bread.yaml:14:52 yaml-syntax {"reason":"bracket-unexpected","written":"}","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }"}',
  ),
  'no bar': mistyped(
    { 10: '      es:' },
    'blocks/bread.yaml:10:7 yaml-syntax {"reason":"bar-missing","correct":"es: |"}',
  ),
  'text on the line of the bar': mistyped(
    { 10: '      es: | Hola.' },
    'blocks/bread.yaml:10:11 yaml-syntax {"reason":"bar-with-text","written":"|","correct":"es: |"}',
  ),
  'a tab': mistyped(
    { 7: '\t\t\tes: "¿Es de hoy?"' },
    'blocks/bread.yaml:7:1 yaml-syntax {"reason":"tab","correct":"es: \\"¿Es de hoy?\\"","spaces":6}',
  ),
  'spaces of another kind': mistyped(
    { 3: '  es: "Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"spaces-foreign","correct":"es: \\"Sobre el pan\\""}',
  ),
  'a space too many': mistyped(
    { 4: '   en: "About bread"' },
    'blocks/bread.yaml:4:4 yaml-syntax {"reason":"indentation","correct":"en: \\"About bread\\"","spaces":2}',
  ),
  'a space too few': mistyped(
    { 9: '   detail:' },
    'blocks/bread.yaml:9:4 yaml-syntax {"reason":"indentation","correct":"detail:","spaces":4}',
  ),
  'lines at the margin': mistyped(
    {
      14: '- text: { es: "¿Hay más?", en: "Is there more?" }',
      15: '  detail: { es: "Sí.", en: "Yes." }',
    },
    'blocks/bread.yaml:14:1 yaml-syntax {"reason":"indentation","correct":"- text: { es: \\"¿Hay más?\\", en: \\"Is there more?\\" }","spaces":2,"moved":1}',
  ),
  'a text that goes on at the margin': mistyped(
    { 4: '  en: "About\nbread"' },
    'blocks/bread.yaml:5:1 yaml-syntax {"reason":"line-broken"}',
  ),
  'a note as in a program': mistyped(
    { 3: '  // el pan\n  es: "Sobre el pan"' },
    'blocks/bread.yaml:3:3 yaml-syntax {"reason":"note-foreign","written":"//","correct":"# el pan"}',
  ),
  'a note as in HTML': mistyped(
    { 5: '<!-- lista -->\nitems:' },
    'blocks/bread.yaml:5:1 yaml-syntax {"reason":"note-foreign","written":"<!--","correct":"# lista"}',
  ),
  'two files in one': mistyped(
    { 5: '---\nitems:' },
    'blocks/bread.yaml:5:1 yaml-syntax {"reason":"document-second","written":"---"}',
  ),
  'marks of two versions': mistyped(
    {
      3: '<<<<<<< HEAD\n  es: "Sobre el pan"\n=======\n  es: "Del pan"\n>>>>>>> otra',
    },
    'blocks/bread.yaml:3:1 yaml-syntax {"reason":"unmerged"}',
  ),
  'a key twice': mistyped(
    { 3: '  es: "Sobre el pan"\n  es: "Del pan"' },
    'blocks/bread.yaml:4:3 yaml-syntax {"reason":"key-twice","written":"es","line":3}',
  ),
  'a key twice with the same value': mistyped(
    { 3: '  es: "Sobre el pan"\n  es: "Sobre el pan"' },
    'blocks/bread.yaml:4:3 yaml-syntax {"reason":"key-twice","written":"es","line":3}',
  ),
  'a line that is nothing': mistyped(
    { 9: '    no sé\n    detail:' },
    'blocks/bread.yaml:9:5 yaml-syntax {"reason":"line-without-colon"}',
  ),
  'two mistakes, of which the first is told': mistyped(
    { 3: '  es: @pan', 4: '  en: @bread' },
    'blocks/bread.yaml:3:7 yaml-syntax {"reason":"start-of-text","written":"@","correct":"es: \\"@pan\\""}',
  ),
  'an unknown tag': {
    files: {
      'blocks/greeting.yaml': yaml`
        type: hero
        title: !secret { es: "Hola", en: "Hello" }
      `,
    },
    problems: [
      'blocks/greeting.yaml:2:8 yaml-syntax {"reason":"start-of-text","written":"!","correct":"title: \\"!secret { es: \\\\\\"Hola\\\\\\", en: \\\\\\"Hello\\\\\\" }\\""}',
    ],
  },
  'an alias of nothing': {
    files: {
      'blocks/promise.yaml': yaml`
        type: hero
        title: *promise
      `,
    },
    problems: [
      'blocks/promise.yaml:2:8 yaml-syntax {"reason":"start-of-text","written":"*","correct":"title: \\"*promise\\""}',
    ],
  },
  'aliases that multiply beyond measure': {
    files: {
      'blocks/bomb.yaml': yaml`
        a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
        b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
        c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
        d: [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
      `,
    },
    problems: ['blocks/bomb.yaml:1:1 yaml-syntax {"reason":"aliases-multiply"}'],
  },
  'braces without end': {
    files: { 'blocks/deep.yaml': `type: ${'['.repeat(5000)}` },
    problems: ['blocks/deep.yaml:1:823 yaml-syntax {"reason":"too-deep"}'],
  },
  'a page that cannot be read makes the links to it no second problem': {
    files: { 'pages/products.yaml': 'path: [\n' },
    problems: ['pages/products.yaml:1:7 yaml-syntax {"reason":"bracket-missing","written":"]","correct":"path: []"}'],
  },
  'facts that cannot be read make the tokens that name them no second problem': {
    files: { 'facts.yaml': 'registration: "P-204' },
    problems: [
      'facts.yaml:1:15 yaml-syntax {"reason":"quote-missing","written":"\\"","correct":"registration: \\"P-204\\""}',
    ],
  },
};
