import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../../../scripts/project';
import { readFiles } from '../../../../scripts/read-files';
import type { Edit } from '../../../../src/compiler/findings/fix';
import { createMemory } from '../../../../src/compiler/memory';
import type { SiteFiles } from '../../../../src/compiler/source';
import { applyEdits } from '../../../../src/editing/apply-edits';
import type { Pointer } from '../../../../src/shared/pointer';
import { compareSites } from '../../../../src/studio/session/changes';
import { describeChanges } from '../../../../src/studio/session/describe-changes';
import { proposedMessage } from '../../../../src/studio/session/proposed-message';
import { contract } from '../../../support/compile-site';

const site = await readFiles(join(project.root, 'tests/fixtures/pottery/site'));
const home = 'pages/home.yaml';
const memory = createMemory();

function told(edits: readonly Edit[], language: 'es' | 'en' = 'es', from: SiteFiles = site) {
  return describeChanges(compareSites(from, applyEdits(from, edits), contract, memory), language);
}

function sentences(...edits: Edit[]): string[] {
  return told(edits).flatMap((group) => group.sentences.map(({ text }) => text));
}

/** Units are held to their numbers by spaces at which no line ends. */
function withPlainSpaces(text = ''): string {
  return text.replaceAll('\u00a0', ' ');
}

function set(file: string, pointer: Pointer, value: unknown): Edit {
  return { do: 'set', file, pointer, value };
}

test('nothing has changed', () => {
  expect(told([])).toEqual([]);
  expect(proposedMessage([], 'es')).toBe('Sin cambios');
});

test.each([
  ['es', 'Precio del módulo 1, con barro y hornadas: 290 € → 28.500 €', 'Datos'],
  ['en', 'Precio del módulo 1, con barro y hornadas: €290 → €28,500', 'Facts'],
] as const)('figures are told in their unit, as they are written in %s', (language, text, title) => {
  const [group] = told([set('facts.yaml', ['module-1-price', 'value'], 28500)], language);
  expect(group).toMatchObject({ title, file: 'facts.yaml', sentences: [{}] });
  expect(withPlainSpaces(group?.sentences[0]?.text)).toBe(text);
});

test.each([
  ['hours', 26, '24 horas → 26 horas'],
  ['months', 1, '24 meses → 1 mes'],
  ['percentage', 7, '24 % → 7 %'],
  ['count', 12345, '24 → 12.345'],
  ['date', '2026-03-01', '24 → 1 de marzo de 2026'],
  ['text', 'A-1', '24 → «A-1»'],
])('a fact of the type %s', (type, value, what) => {
  const typed = applyEdits(site, [set('facts.yaml', ['module-1-hours', 'type'], type)]);
  const [group] = told([set('facts.yaml', ['module-1-hours', 'value'], value)], 'es', typed);
  expect(withPlainSpaces(group?.sentences[0]?.what)).toBe(what);
});

test('a text that changes in both languages is one sentence, and one that changes in one says in which', () => {
  const english = set(home, ['sections', 0, 'eyebrow', 'en'], 'Studio');
  expect(sentences(english)).toEqual([
    'Cabecera «El barro no tiene prisa» › Antetítulo: en inglés, «Pottery studio» → «Studio»',
  ]);
  expect(sentences(english, set(home, ['sections', 0, 'eyebrow', 'es'], 'Taller'))).toEqual([
    'Cabecera «El barro no tiene prisa» › Antetítulo: en español, «Taller de cerámica» → «Taller»; en inglés, «Pottery studio» → «Studio»',
  ]);
});

test('a key that is no language, and what is no text, are told all the same', () => {
  const title = { es: 'Clases de cerámica en Madrid', en: 'Pottery classes in Madrid' };
  expect(sentences(set(home, ['title'], { ...title, 'no one': 'x' }))[0]).toMatch(/: en no one, nada → «x»$/);
  expect(sentences(set(home, ['title', 'en'], '[[Write the text here]]'))[0]).toMatch(/ → nada$/);
  expect(sentences(set(home, ['title'], [title]))[0]).toMatch(/→ nada/);
});

test('a page of an entry is called by the title of that', () => {
  const link = set('navigation.yaml', ['main', 1, 'page'], 'post:celadon-con-ceniza');
  expect(sentences(link)).toEqual([expect.stringMatching(/«[^»:]+» → «Un celadón[^»:]*»$/)]);
});

test('a site of one language does not name it', async () => {
  const bakery = await readFiles(join(project.root, 'tests/fixtures/bakery/site'));
  const [page = ''] = [...bakery.keys()].filter((path) => path.startsWith('pages/'));
  const [group] = told([set(page, ['title'], 'Otro')], 'es', bakery);
  expect(group?.sentences[0]?.what).toMatch(/^«.+» → «Otro»$/);
});

test('of a long text what is around the change is shown, filled in and without tags', () => {
  const intro =
    'Aprende a tornear, a modelar y a esmaltar bien. {{facts.group-size}} personas por grupo, y un horno que se enciende cada viernes.';
  expect(sentences(set(home, ['sections', 0, 'intro', 'es'], intro))).toEqual([
    'Cabecera «El barro no tiene prisa» › Entradilla: en español, «…modelar y a esmaltar. 8 personas por grupo,…» → «…modelar y a esmaltar bien. 8 personas por grupo,…»',
  ]);
  const answer = '<p>Ropa que pueda <strong>mancharse</strong> y uñas cortas. El delantal te lo dejamos.</p>';
  expect(sentences(set('faqs/general.yaml', ['items', 0, 'answer', 'es'], answer))).toEqual([
    'Pregunta «¿Qué me pongo?» › Respuesta: en español, otro formato, u otro enlace, en «Ropa que pueda mancharse y uñas cortas. El delantal te lo…»',
  ]);
});

test('choices, yes and no, and names are told in words', () => {
  expect(sentences(set('redirects.yaml', ['redirects', 0, 'page'], 'courses'))).toEqual([
    'Redirección «/bloque-1» › Página: «Módulo 1: torno» → «Cursos de torno y esmalte»',
  ]);
  expect(sentences(set(home, ['sections', 0, 'actions', 0, 'page'], 'module-1'))[0]).toMatch(
    / › Página: «Cursos de torno y esmalte» → «Módulo 1: torno»$/,
  );
  expect(sentences(set(home, ['sections', 0, 'media', 'decorative'], false))[0]).toMatch(/: sí → no$/);
  expect(sentences(set(home, ['sections', 0, 'size'], 'page'))[0]).toMatch(
    /: grande, para la portada → para las demás páginas$/,
  );
});

test('of a point, both its figures are told', () => {
  const latitude = set('places/locations.yaml', ['madrid', 'coordinates', 'latitude'], 40.40812);
  const point = { latitude: 40.4081, longitude: -3.7 };
  const known = applyEdits(site, [{ ...latitude, do: 'insert', pointer: ['madrid', 'coordinates'], value: point }]);
  expect(told([latitude], 'es', known)[0]?.sentences[0]?.what).toBe('40,4081 → 40,40812');
  const pointer = ['sections', 0, 'media', 'focus'];
  expect(sentences({ do: 'insert', file: home, pointer, value: { x: 30, y: 5 } })[0]).toMatch(
    /se añade Punto de interés Desde la izquierda 30, Desde arriba 5$/,
  );
});

test('items that are added, removed and moved are told by their names', () => {
  expect(
    sentences(
      { do: 'move', file: home, pointer: ['sections', 5], to: 1 },
      { do: 'remove', file: 'faqs/general.yaml', pointer: ['items', 1] },
      { do: 'insert', file: 'redirects.yaml', pointer: ['redirects', 0], value: { from: '/old', page: 'home' } },
    ),
  ).toEqual([
    'Preguntas: se quita Pregunta «¿Me llevo las piezas?»',
    'Secciones: Carrusel de personas «Lo que hacen hoy» pasa del puesto 6 al 2',
    'Se añade Redirección «/old»',
  ]);
});

test('an entry that calls itself something is told by that, once', () => {
  const places = 'places/locations.yaml';
  expect(sentences({ do: 'remove', file: places, pointer: ['madrid'] })).toEqual(['Se quita «Taller de Madrid»']);
});

test('an entry whose name is still to be written is told by what it is called till then', () => {
  const [file, value] = ['people/instructors.yaml', { name: '[[Escribe aquí el texto]]' }];
  expect(sentences({ do: 'insert', file, pointer: ['ana-ruiz'], value })).toEqual(['Se añade Ana ruiz']);
});

test('a list in a file of its own is told by what it holds', () => {
  const [group] = told([set('faqs/general.yaml', ['items', 1, 'question', 'en'], 'May I keep them?')]);
  expect(group?.title).toBe('Preguntas frecuentes «¿Qué me pongo? +2 · general»');
});

test('what has changed is called as the one who reads that calls it, as far as it is written', () => {
  const [group] = told([set(home, ['sections', 0, 'eyebrow', 'en'], 'Studio')], 'en');
  expect(group).toMatchObject({
    title: 'Page “Pottery classes in Madrid”',
    sentences: [{ where: expect.stringMatching(/“Clay is in no hurry/) }],
  });
  const [unwritten] = told([set(home, ['title', 'en'], '[[Write the text here]]')], 'en');
  expect(unwritten?.title).toBe('Page “Clases de cerámica en Madrid”');
});

test('a new fact is told with its value', () => {
  const value = { type: 'money', value: 1950 };
  const [sentence] = sentences({ do: 'insert', file: 'facts.yaml', pointer: ['glazing-price'], value });
  expect(withPlainSpaces(sentence)).toBe('Se añade Glazing price 1950 €');
});

test('an item that is moved and changed is told to be both', () => {
  expect(
    sentences(
      { do: 'move', file: 'faqs/general.yaml', pointer: ['items', 2], to: 0 },
      set('faqs/general.yaml', ['items', 0, 'answer', 'en'], '<p>No.</p>'),
    ),
  ).toEqual([
    'Preguntas: Pregunta «¿Y si falto un día?» pasa del puesto 3 al 1',
    expect.stringMatching(/^Pregunta «¿Y si falto un día\?» › Respuesta: en inglés, «…?You make up/),
  ]);
});

test('an item that others went from before it is moved from no place to the same', () => {
  expect(
    sentences(
      { do: 'remove', file: 'faqs/general.yaml', pointer: ['items', 0] },
      { do: 'move', file: 'faqs/general.yaml', pointer: ['items', 0], to: 1 },
    ),
  ).toContainEqual(expect.stringMatching(/^Preguntas: Pregunta «.*» cambia de orden entre los demás$/));
});

test('an entry with another key is renamed', () => {
  expect(sentences({ do: 'rename', file: 'facts.yaml', pointer: ['first-firing'], key: 'bisque' })).toEqual([
    '«first-firing» pasa a llamarse «bisque»',
  ]);
});

test('files that are added, removed, renamed and replaced', () => {
  const groups = told([
    { do: 'rename-file', file: 'media/people/azul.svg', to: 'media/people/blau.svg' },
    { do: 'create-file', file: 'media/x.svg', text: '<svg/>' },
    { do: 'delete-file', file: 'media/share.png' },
    { do: 'delete-file', file: 'pages/feedback.yaml' },
    { do: 'rename-file', file: 'pages/privacy-policy.yaml', to: 'pages/privacy.yaml' },
    set('pages/privacy.yaml', ['path', 'en'], '/privacy'),
    { do: 'replace', file: 'theme/tokens.css', offset: 0, length: 0, text: '/* new */\n' },
    { do: 'replace', file: 'settings.yaml', offset: 0, length: 0, text: '# new\n' },
    { do: 'create-file', file: 'faqs/new.yaml', text: 'items: [\n' },
  ]);
  expect(Object.fromEntries(groups.map(({ file, sentences: all }) => [file, all.map(({ text }) => text)]))).toEqual({
    'faqs/new.yaml': ['Archivo nuevo'],
    'media/': [
      'El archivo media/people/azul.svg pasa a llamarse media/people/blau.svg',
      'Se quita share.png',
      'Se añade x.svg',
    ],
    'pages/feedback.yaml': ['Se quita'],
    'pages/privacy.yaml': [
      'El archivo pages/privacy-policy.yaml pasa a llamarse pages/privacy.yaml',
      expect.stringMatching(/^Direcciones: en inglés, «.+» → «\/privacy»$/),
    ],
    'settings.yaml': ['Se escribe de otra manera y dice lo mismo'],
    'theme/tokens.css': ['Cambia el archivo'],
  });
  expect(groups.map(({ title }) => title)).toContain('Página «Cuéntanos cómo ha ido»');
});

test('a file that cannot be read is told as a whole', () => {
  expect(sentences({ do: 'replace', file: home, offset: 0, length: 0, text: '[' })).toEqual(['Cambia el archivo']);
});

test('a message of one change is a sentence', () => {
  const price = set('facts.yaml', ['module-1-price', 'value'], 300);
  expect(withPlainSpaces(proposedMessage(told([price]), 'es'))).toBe(
    'Datos: Precio del módulo 1, con barro y hornadas: 290 € → 300 €',
  );
});

test('a message of many changes says where, and below it all of them', () => {
  const edits = [
    set('facts.yaml', ['module-1-price', 'value'], 300),
    set('facts.yaml', ['module-2-price', 'value'], 250),
    set(home, ['sections', 0, 'eyebrow', 'en'], 'Studio'),
  ];
  expect(withPlainSpaces(proposedMessage(told(edits), 'es'))).toBe(
    [
      'Cambios en Datos y Página «Clases de cerámica en Madrid»',
      '',
      'Datos',
      '- Precio del módulo 1, con barro y hornadas: 290 € → 300 €',
      '- Module 2 price: 240 € → 250 €',
      '',
      'Página «Clases de cerámica en Madrid»',
      '- Cabecera «El barro no tiene prisa» › Antetítulo: en inglés, «Pottery studio» → «Studio»',
    ].join('\n'),
  );
});

test('the first line of a message is never longer than 72 characters', () => {
  const long = 'Un título que no se acaba nunca '.repeat(9).trim();
  const edits = [
    set(home, ['title', 'es'], long),
    set('pages/courses.yaml', ['title', 'es'], long),
    set('pages/blog.yaml', ['sections', 0, 'title', 'es'], long),
    set('redirects.yaml', ['redirects', 0, 'from'], `/${'x'.repeat(90)}`),
  ];
  for (const language of ['es', 'en'] as const) {
    for (const [from, to] of [
      [0, 1],
      [0, 4],
      [1, 3],
      [2, 3],
      [3, 4],
    ] as const) {
      const [subject = ''] = proposedMessage(told(edits.slice(from, to), language), language).split('\n');
      expect(subject.length).toBeGreaterThan(10);
      expect(subject.length).toBeLessThanOrEqual(72);
    }
  }
});

test('that translations are still right is told without the file in which it is noted', () => {
  const record = (text: string) => new Map([...site, ['translations.txt', new TextEncoder().encode(text)]]);
  const compared = compareSites(record('# one'), record('# other'), contract, memory);
  const [group] = describeChanges(compared, 'es');
  expect(group?.title).toBe('Traducciones revisadas');
  expect(group?.sentences.map(({ text }) => text)).toEqual(['Se anota que siguen siendo correctas']);
});

test('changes are told while the code of a language is only being typed', () => {
  const other = applyEdits(site, [
    { do: 'insert', file: 'settings.yaml', pointer: ['languages', 2], value: { code: 'x y', locale: 'es', name: 'x' } },
  ]);
  const [group] = told([{ do: 'insert', file: home, pointer: ['title', 'x y'], value: 'Otra' }], 'es', other);
  expect(group?.sentences).toHaveLength(1);
});

test('a section without a title is told by its place, and by neither one of its choices nor its anchor', () => {
  const notice: Edit = { do: 'move', file: home, pointer: ['sections', 1], to: 2 };
  expect(sentences(notice)).toEqual(['Secciones: Aviso 2 pasa del puesto 2 al 3']);
  const named: Edit = { do: 'insert', file: home, pointer: ['sections', 1, 'id'], value: 'notice' };
  const from = applyEdits(site, [named]);
  expect(told([notice], 'es', from)[0]?.sentences[0]?.text).toBe('Secciones: Aviso 2 pasa del puesto 2 al 3');
});

test('a colour of the theme is told by its name, and what else has changed in a style sheet as a whole', () => {
  const file = 'theme/tokens.css';
  const css = new TextDecoder().decode(site.get(file));
  const name = '--light-text: ';
  const offset = css.indexOf(name) + name.length;
  const colour: Edit = { do: 'replace', file, offset, length: '#xxxxxx'.length, text: '#123456' };
  const [group] = told([colour]);
  expect(group).toMatchObject({ title: 'Aspecto «tokens.css»', file });
  expect(group?.sentences.map(({ text }) => text)).toEqual([
    `Secciones claras: Texto: «${css.slice(offset, offset + 7)}» → «#123456»`,
  ]);
  const another: Edit = { do: 'replace', file, offset: css.length, length: 0, text: 'p { margin: 0 }\n' };
  expect(sentences(colour, another)).toEqual(['Cambia el archivo']);
});
