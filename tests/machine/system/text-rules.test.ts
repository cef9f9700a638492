import { expect, test } from 'vitest';
import type { Finding } from '../../../src/compiler/problems/finding';
import { textRules } from '../../../src/compiler/rules';
import type { Source } from '../../../src/compiler/source';
import { type ReadableText, readableTexts, reducedTo } from '../../../src/compiler/texts/readable-texts';
import { indexed, siteFiles } from '../../support/compile-site';
import { casesByCode } from '../compiler/all-cases';

const rules = Object.entries(textRules);

/** What a rule says of each text, without where that stands. */
function saidOf(texts: readonly ReadableText[], findings: readonly Finding[]): string[][] {
  return texts.map(({ pointer }) =>
    findings.flatMap(({ place, details }) => {
      if (!('pointer' in place) || place.pointer.join() !== pointer.join()) return [];
      return JSON.stringify([place.part, details]);
    }),
  );
}

/** The same text as if it stood somewhere else. */
function elsewhere(written: ReadableText, source: Source): ReadableText {
  return { ...written, source, pointer: ['sections', 7, 'somewhere', written.language ?? 'else'] };
}

test.each(rules)('%s says the same of a text wherever it stands', (code, rule) => {
  const cases = Object.values(casesByCode.find(([name]) => name === code)?.[1] ?? {});
  let told = 0;
  for (const { files } of cases) {
    const { sources, contract } = indexed(siteFiles(files));
    const other = sources.find(({ path }) => path === 'settings.yaml') as Source;
    for (const source of sources.filter(({ path }) => path in files)) {
      const texts = readableTexts({ sources: [source], contract });
      const said = saidOf(texts, rule({ sources: [source], contract }));
      const alone = texts.flatMap((written) => {
        const moved = elsewhere(written, other);
        return saidOf([moved], rule({ sources: [reducedTo(other, [moved])], contract }));
      });
      expect(alone).toEqual(said);
      told += said.flat().length;
    }
  }
  expect(told).toBeGreaterThan(0);
});
