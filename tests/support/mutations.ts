import { parse, stringify } from 'yaml';
import type { SiteFiles } from '../../src/compiler/source';
import { fc } from './random';

/** What hurried hands and broken tools leave in a file. */
const ODD_TEXTS = [
  ...[
    '',
    ' ',
    '{{',
    '{{facts.',
    '}}',
    '{{ }}',
    '<b>',
    '<script>pwned()</script>',
    '"onload=pwned()',
    'javascript:pwned()',
  ],
  ...['\u0000', '\u0007', '\ud800', '\ufeff', '\u202e', '\u2028', '//evil.example', '/\\evil', 'https://', 'mailto:'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '&a',
    '*a',
    '!!js/function x',
    '<<',
    '2026-02-30',
    '1e999',
    '0x1F',
    'null',
  ],
  ...['[[', ']]', '-->', ']]>', '\t', 'a'.repeat(20_000), '{{ '.repeat(300), '<'.repeat(3000), '[a]('.repeat(300)],
];

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e21, [], {}, [[]], [null], { es: null }, { '': 1 }, { type: 'hero' }),
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A choice among however many there are: a part of the whole. */
const part = fc.double({ min: 0, max: 0.999_999, noNaN: true });

/** One change of the structure of a file. */
type Mutation = (text: string) => string;

const ofStructure: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(part, oddValue).map(([at, value]) => changing(at, (parent, key) => set(parent, key, value))),
  part.map((at) => changing(at, remove)),
  part.map((at) =>
    changing(at, (parent, key) => Array.isArray(parent) && parent.push(structuredClone(get(parent, key)))),
  ),
  fc
    .tuple(part, fc.constantFrom(...ODD_TEXTS))
    .map(([at, name]) => changing(at, (parent, key) => rename(parent, key, name))),
  fc.tuple(part, part).map(([from, to]) => moving(from, to)),
  fc
    .tuple(part, fc.integer({ min: 1, max: 60 }))
    .map(([at, depth]) => changing(at, (parent, key) => set(parent, key, nested(get(parent, key), depth)))),
  fc
    .tuple(part, fc.constantFrom(...ODD_TEXTS))
    .map(([at, odd]) => changing(at, (parent, key) => set(parent, key, `${String(get(parent, key))}${odd}`))),
);

const ofText: fc.Arbitrary<Mutation> = fc.oneof(
  part.map((at) => (text: string) => text.slice(0, Math.floor(at * text.length))),
  fc.tuple(part, fc.constantFrom(...ODD_TEXTS, '\n', ': ', '- ', '"', "'", '  ', '#', '|\n')).map(
    ([at, odd]) =>
      (text: string) =>
        text.slice(0, Math.floor(at * text.length)) + odd + text.slice(Math.floor(at * text.length)),
  ),
  fc.tuple(part, part).map(([from, to]) => (text: string) => {
    const lines = text.split('\n');
    const [line = ''] = lines.splice(Math.floor(from * lines.length), 1);
    lines.splice(Math.floor(to * lines.length), 0, line);
    return lines.join('\n');
  }),
);

/** Some files of a site, each changed in one place or a few. */
export function mutatedSites(files: SiteFiles): fc.Arbitrary<{ changed: readonly string[]; files: SiteFiles }> {
  const paths = [...files.keys()].filter((path) => path.endsWith('.yaml'));
  const mutation = fc.oneof({ weight: 4, arbitrary: ofStructure }, { weight: 1, arbitrary: ofText });
  const change = fc.record({
    path: fc.constantFrom(...paths),
    mutations: fc.array(mutation, { minLength: 1, maxLength: 2 }),
  });
  return fc.array(change, { minLength: 1, maxLength: 2 }).map((changes) => {
    const after = new Map(files);
    for (const { path, mutations } of changes) {
      const text = new TextDecoder().decode(after.get(path));
      after.set(path, new TextEncoder().encode(mutations.reduce((before, mutate) => mutate(before), text)));
    }
    const changed = changes.map(({ path }) => path);
    return { changed, files: after, [fc.toStringMethod]: () => changed.map((path) => shown(path, after)).join('\n') };
  });
}

/** A file as a test that fails for it shows it: the others are as they were. */
function shown(path: string, files: SiteFiles): string {
  return `--- ${path}\n${new TextDecoder().decode(files.get(path))}`;
}

type Container = Record<string, unknown> | unknown[];
interface Place {
  readonly parent: Container;
  readonly key: string;
}

function* placesIn(value: unknown): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    yield { parent: value as Container, key };
    yield* placesIn(Reflect.get(value, key));
  }
}

function changing(at: number, change: (parent: Container, key: string) => unknown): Mutation {
  return onContent((content) => {
    const { parent, key } = placeAt(content, at) ?? {};
    if (parent !== undefined && key !== undefined) change(parent, key);
  });
}

function moving(from: number, to: number): Mutation {
  return onContent((content) => {
    const source = placeAt(content, from);
    const target = placeAt(content, to);
    if (source === undefined || target === undefined) return;
    set(target.parent, target.key, structuredClone(get(source.parent, source.key)));
    remove(source.parent, source.key);
  });
}

/** What cannot be read any more stays as it is. */
function onContent(change: (content: unknown) => void): Mutation {
  return (text) => {
    try {
      const content: unknown = parse(text, { logLevel: 'silent' });
      change(content);
      return stringify(content);
    } catch {
      return text;
    }
  };
}

function placeAt(content: unknown, at: number): Place | undefined {
  const places = [...placesIn(content)];
  return places[Math.floor(at * places.length)];
}

function get(parent: Container, key: string): unknown {
  return Reflect.get(parent, key);
}

function set(parent: Container, key: string, value: unknown): void {
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function remove(parent: Container, key: string): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
}

function rename(parent: Container, key: string, name: string): void {
  if (Array.isArray(parent)) return;
  const value = get(parent, key);
  remove(parent, key);
  set(parent, name, value);
}

function nested(value: unknown, depth: number): unknown {
  return depth === 0 ? value : [nested(value, depth - 1)];
}
