import { expect, test } from 'vitest';
import { joinLines } from '../../../../../src/studio/forms/rich-text/join-lines';

const PARAGRAPH = [
  'La formación de torre dura cuatro meses y se da en el',
  'centro de Madrid, con un simulador de torre y otro de',
  'radar, en grupos de ocho personas como mucho.',
];

test.each([
  ['a paragraph', PARAGRAPH, [PARAGRAPH.join(' ')]],
  ['two, without a line between them', [...PARAGRAPH, ...PARAGRAPH], [PARAGRAPH.join(' '), PARAGRAPH.join(' ')]],
  ['two, with one', [...PARAGRAPH, '', ...PARAGRAPH], [PARAGRAPH.join(' '), '', PARAGRAPH.join(' ')]],
  ['a heading above it', ['La formación', ...PARAGRAPH], ['La formación', PARAGRAPH.join(' ')]],
  [
    'a word that is parted stays so, and is told,',
    ['Un curso de control de aeródromo, y otro de vigi-', 'lancia, en el centro.'],
    ['Un curso de control de aeródromo, y otro de vigi- lancia, en el centro.'],
  ],
])('of lines that were full, %s is one', (_what, lines, expected) => {
  expect(joinLines(lines.join('\n'))).toBe(expected.join('\n'));
  expect(joinLines(lines.join('\r\n'))).toBe(expected.join('\n'));
});

test.each([
  ['a list', ['Harina', 'agua', 'sal']],
  [
    'a list of long items',
    ['Meteorología aeronáutica y sus instrumentos', 'Reglamentación de la circulación aérea general'],
  ],
  [
    'a list of long items in small letters',
    ['conocimientos de meteorología aeronáutica', 'reglamentación de la circulación aérea'],
  ],
  [
    'items with their signs',
    ['Lo que hay que traer el primer día de las clases', 'a) el documento de identidad', '– una fotografía'],
  ],
  ['an address', ['Escuela de cerámica', 'calle del Río 4', '28001 Madrid']],
  ['hours', ['9:00 – 10:30 Bienvenida y presentación del curso', '11:00 – 12:30 Visita de la torre y del simulador']],
  ['sentences', ['Las clases empiezan todos los lunes a las nueve.', 'las tardes son libres.']],
  ['a table', ['Curso de torre, con todas sus prácticas\tcuatro meses', 'otro\tdos meses']],
  ['nothing', ['']],
  ['empty lines', ['', 'Uno.', '', '']],
])('%s stays as it is', (_what, lines) => {
  expect(joinLines(lines.join('\n'))).toBe(lines.join('\n'));
});

/** A hundredth of it does; what is not linear takes minutes. */
const MOST_CPU_MICROSECONDS = 5_000_000;

test('as many lines as can be pasted are joined at once', () => {
  const lines = Array.from({ length: 50_000 }, (_line, index) => (index === 0 ? 'A' : 'a').repeat(50));
  const start = process.cpuUsage();
  expect(joinLines(lines.join('\n')).split('\n')).toHaveLength(1);
  expect(process.cpuUsage(start).user).toBeLessThan(MOST_CPU_MICROSECONDS);
});
