import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { compile } from '../../../src/compiler/compile';
import { createMemory } from '../../../src/compiler/memory';
import { allDrawings } from '../../../src/compiler/resolve/drawing';
import type { Pointer } from '../../../src/shared/pointer';
import { contract, siteFiles, TODAY } from '../../support/compile-site';

/** One of each type that YAML has, with and without content. */
const VALUES = [3, null, true, [], {}, [null], 'zzz', { es: 3, page: 4, label: [], sections: [4, { type: 4 }] }];
const memory = createMemory();
const contents = [...siteFiles({})]
  .filter(([path]) => path.endsWith('.yaml'))
  .map(([path, bytes]) => {
    const content: unknown = parse(new TextDecoder().decode(bytes));
    return { path, content, places: [...placesIn(content)] };
  });
const settings = contents.filter(({ path }) => path === 'settings.yaml');
const others = contents.filter(({ path }) => path !== 'settings.yaml');

/** On the settings depends what all other files mean: they change alone, or say nothing at all. */
test.each([
  ['the settings', settings, 80, {}],
  ['all other files at once', others, 80, {}],
  ['all other files without settings', others, 20, { 'settings.yaml': 'null\n' }],
])('whatever stands anywhere in %s is told, and no rule stumbles over it', (_what, changing, rounds, unchanging) => {
  const stumbles = Array.from({ length: rounds }, (_none, round) => {
    const overlay = changing.map(({ path, content, places }, index) => {
      const place = places[round % places.length] ?? [];
      return [path, stringify(withValue(content, place, VALUES[(round + index) % VALUES.length]))] as const;
    });
    const { problems } = compile(siteFiles({ ...Object.fromEntries(overlay), ...unchanging }), contract, {
      today: TODAY,
      memory,
    });
    return problems.filter(({ code }) => code === 'rule-failed');
  });
  expect(stumbles.flat()).toEqual([]);
});

test('no pattern of a schema takes long for a value that repeats itself', () => {
  const slow = [...contract.schemas.values()]
    .flatMap((schema) => [...patternsIn(schema)])
    .filter(({ pattern, example }) => {
      const started = process.cpuUsage();
      for (const piece of example.split(/(?<=[/}])|(?=\{)/)) {
        new RegExp(pattern, 'u').test(`${example}${piece.repeat(50_000)} `);
      }
      return process.cpuUsage(started).user > 1e6;
    });
  expect(slow).toEqual([]);
});

/** Each of them took minutes and more: what may be read in many ways was tried in all of them. */
const REPEATED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'blanks in a point of a list': { 'faqs/more.yaml': question(`<ul><li>${'\u00a0'.repeat(28)}a</li></ul>`) },
  'ends of tags in a point of a list': { 'faqs/more.yaml': question(`<ul><li>${'</b>'.repeat(28)}a</li></ul>`) },
  'headings in each other': { 'faqs/more.yaml': question('<h2>a'.repeat(5000) + '</h2>'.repeat(5000)) },
  'points in each other': { 'faqs/more.yaml': question(`<ul>${'<li>'.repeat(6000)}${'</li>'.repeat(6000)}</ul>`) },
  'words that are there twice': { 'faqs/more.yaml': question(`<p>${'la la y '.repeat(20_000)}</p>`) },
  'a text without an end': { 'faqs/more.yaml': question(`<p>${'palabra '.repeat(12_000)}</p>`) },
  'a word in capitals without an end': { 'faqs/more.yaml': question('A'.repeat(190_000)) },
  'words that stand in for a text': {
    'faqs/more.yaml': question(`<p>${'un texto de ejemplo largo '.repeat(7000)}</p>`),
  },
  'blanks in a text': { 'faqs/more.yaml': question(`<p>${'\t'.repeat(40_000)}a</p>`) },
  'blanks that YAML cannot read': {
    'faqs/more.yaml': `a: { b: ${' '.repeat(80_000)}}} x\nitems:\n  - question: "a"\n    answer: "<p>b</p>"\n`,
  },
  'facts of one file': {
    'facts.yaml': Array.from({ length: 6000 }, (_none, index) => `fact-${index}: { value: ${index} }\n`).join(''),
  },
  'figures of a style sheet': { 'theme/tokens.css': `:root { --a: ${'0'.repeat(100_000)} }` },
  'figures of a stand-in': { 'faqs/more.yaml': question(`test${'0'.repeat(34)}a`) },
  'blanks in a colour': {
    'theme/tokens.css': `:root { --light-ground: rgb(0${' '.repeat(2000)}0${' '.repeat(2000)}a) }`,
  },
  'blanks in the style of a drawing': {
    'media/drawings/loaf.svg': `<svg viewBox="0 0 9 9"><path d="M0 0" style="-:${' '.repeat(3000)}a${' '.repeat(3000)}\n:"/></svg>`,
  },
  'names of a part of a drawing': {
    'media/drawings/loaf.svg': `<svg viewBox="0 0 9 9"><path d="M0 0" stroke="${'url(#'.repeat(2000)}${' '.repeat(2000)}"/></svg>`,
  },
};

test.each(Object.entries(REPEATED))('%s: they are judged at once', (_what, overlay) => {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  const files = siteFiles(overlay);
  compile(files, contract, { today: TODAY, memory });
  allDrawings({ files, contract });
  // The one counts what other programs take of the processor, the other what other threads of this one do.
  const [elapsed, ofProcessor] = [(performance.now() - begun) * 1000, process.cpuUsage(before).user];
  expect(Math.min(elapsed, ofProcessor)).toBeLessThan(2.5e6);
});

function question(text: string): string {
  return stringify({ items: [{ question: { es: 'a', en: 'b' }, answer: { es: text, en: text } }] });
}

/** Every pattern of a schema with a value that fits it. */
function* patternsIn(schema: unknown): Generator<{ readonly pattern: string; readonly example: string }> {
  if (typeof schema !== 'object' || schema === null) return;
  const { pattern, examples } = schema as { pattern?: unknown; examples?: unknown };
  if (typeof pattern === 'string') yield { pattern, example: String(Array.isArray(examples) ? examples[0] : '') };
  for (const part of Object.values(schema)) yield* patternsIn(part);
}

/** The place of every value in a file. */
function* placesIn(value: unknown, place: Pointer = []): Generator<Pointer> {
  yield place;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* placesIn(part, [...place, key]);
}

/** A copy of a file's content in which one value is another. */
function withValue(content: unknown, place: Pointer, value: unknown): unknown {
  const root = structuredClone({ content });
  const path = ['content', ...place];
  const parent = path.slice(0, -1).reduce<object>((node, key) => Reflect.get(node, key) as object, root);
  Reflect.set(parent, path.at(-1) ?? '', value);
  return root.content;
}
