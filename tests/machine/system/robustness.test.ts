import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { compile } from '../../../src/compiler/compile';
import { createMemory } from '../../../src/compiler/memory';
import type { Pointer } from '../../../src/compiler/values/pointer';
import { contract, siteFiles, TODAY } from '../../support/compile-site';

/** One of each type that YAML has, with and without content. */
const VALUES = [3, null, true, [], {}, [null], 'zzz', { es: 3, page: 4, label: [], sections: [4, { type: 4 }] }];
const ROUNDS = 80;
const memory = createMemory();
const contents = [...siteFiles({})]
  .filter(([path]) => path.endsWith('.yaml'))
  .map(([path, bytes]) => {
    const content: unknown = parse(new TextDecoder().decode(bytes));
    return { path, content, places: [...placesIn(content)] };
  });
const settings = contents.filter(({ path }) => path === 'settings.yaml');
const others = contents.filter(({ path }) => path !== 'settings.yaml');

/** On the settings depends what all other files mean: they change alone. */
test.each([
  ['the settings', settings],
  ['all other files at once', others],
])('whatever stands anywhere in %s is told, and no rule stumbles over it', (_what, changing) => {
  const stumbles = Array.from({ length: ROUNDS }, (_none, round) => {
    const overlay = changing.map(({ path, content, places }, index) => {
      const place = places[round % places.length] ?? [];
      return [path, stringify(withValue(content, place, VALUES[(round + index) % VALUES.length]))] as const;
    });
    const { problems } = compile(siteFiles(Object.fromEntries(overlay)), contract, { today: TODAY, memory });
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
