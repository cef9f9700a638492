import { expect, test } from 'vitest';
import { load } from '../../../../src/compiler/load';
import { foreignTexts } from '../../../../src/compiler/translations/site-words';
import { contract as asRead } from '../../../support/compile-site';
import { fc } from '../../../support/random';

const LANGUAGES = [
  { code: 'es', locale: 'es-ES', name: 'Español' },
  { code: 'en', locale: 'en-GB', name: 'English' },
];
const contract = asRead.inLanguages(LANGUAGES);

const WORDS = ['hogaza', 'masa', 'horno', 'harina', 'loaf', 'dough', 'oven', 'flour', 'Marta', 'kefir'];
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const file = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 });
const edit = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.option(file, { freq: 4 }));

/** A page for each, with a text for each pair. */
function sourcesOf(pages: ReadonlyMap<number, string>) {
  const files = [...pages].map(([index, written]) => [`pages/p${index}.yaml`, Buffer.from(written)] as const);
  return load(new Map(files), contract).sources;
}

function pageOf(pairs: readonly (readonly [string, string])[]): string {
  const sections = pairs.map(([es, en]) => `  - type: hero\n    title: { es: "${es}", en: "${en}" }\n`);
  return `path: { es: "/a", en: "/b" }\nsections:\n${sections.join('')}`;
}

const said = (found: ReturnType<typeof foreignTexts>) =>
  found.map(({ at, language, part, other }) => [at.source.path, at.pointer.join('/'), language, part, other?.text]);

test('whatever has been edited before, the same texts are found foreign as at first sight', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.array(edit, { minLength: 2, maxLength: 12 }), (edits) => {
      const pages = new Map<number, string>();
      const known = new Map<string, ReturnType<typeof sourcesOf>[number]>();
      const remembering = { ...contract };
      for (const [index, pairs] of edits) {
        if (pairs === null) pages.delete(index);
        else pages.set(index, pageOf(pairs));
        // A file that says the same is the same object, as from one compilation to the next.
        const sources = sourcesOf(pages).map((source) => {
          const same = known.get(source.path + source.text) ?? source;
          known.set(source.path + source.text, same);
          return same;
        });
        const remembered = foreignTexts({ sources, contract: remembering });
        expect(said(remembered)).toEqual(said(foreignTexts({ sources, contract: { ...contract } })));
        found += remembered.length;
      }
    }),
    { numRuns: 150 },
  );
  expect(found).toBeGreaterThan(20);
});
