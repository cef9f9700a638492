import { expect, test } from 'vitest';
import type { Finding } from '../../../src/compiler/findings/finding';
import { textRules } from '../../../src/compiler/rules';
import type { Source } from '../../../src/compiler/source';
import { isLabel, isName } from '../../../src/compiler/texts/kinds-of-text';
import type { ReadableText } from '../../../src/compiler/texts/readable-texts';
import { kindOf, reducedTo, type Saying, sayings } from '../../../src/compiler/translations/sayings';
import { indexed, siteFiles } from '../../support/compile-site';
import { casesByCode } from './all-cases';

const rules = Object.entries(textRules);

/** What a rule says of each text, without where that stands. */
function saidOf({ texts }: Saying, findings: readonly Finding[]): string[][] {
  return texts.map(({ pointer }) =>
    findings.flatMap(({ place, details }) => {
      if (!('pointer' in place) || place.pointer.join() !== pointer.join()) return [];
      return JSON.stringify([place.part, details]);
    }),
  );
}

/** The same as if it stood somewhere else, in a text of the same kind. */
function elsewhere(saying: Saying, source: Source): Saying {
  const { texts, localised } = saying;
  const value = ['sections', 7, keyElsewhere(texts[0])];
  const moved = new Map(
    localised?.texts.map((text) => [text, { ...text, source, pointer: [...value, text.language] }] as const),
  );
  const inPlace: Saying = {
    texts: texts.map((text) => ({
      ...text,
      source,
      value,
      pointer: text.pointer === text.value ? value : [...value, text.language ?? ''],
    })),
    localised: localised && {
      ...localised,
      pointer: value,
      texts: [...moved.values()],
      pairs: localised.pairs.map(({ original, translation }) => ({
        original: moved.get(original) ?? original,
        translation: moved.get(translation) ?? translation,
      })),
    },
  };
  expect(kindOf(inPlace)).toBe(kindOf(saying));
  return inPlace;
}

function keyElsewhere(text: ReadableText | undefined): string {
  if (text === undefined) return 'none';
  if (isLabel(text)) return 'label';
  return text.language !== undefined || isName(text) ? 'somewhere' : 'code';
}

test.each(rules)('%s says the same of a text wherever it stands', (code, rule) => {
  const cases = Object.values(casesByCode.find(([name]) => name === code)?.[1] ?? {});
  let told = 0;
  for (const { files } of cases) {
    const { sources, contract } = indexed(siteFiles(files));
    const other = sources.find(({ path }) => path === 'settings.yaml') as Source;
    for (const source of sources.filter(({ path }) => path in files)) {
      const said = sayings({ sources: [source], contract });
      const findings = rule({ sources: [source], contract });
      const together = said.map((saying) => saidOf(saying, findings));
      const alone = said.map((saying) => {
        const moved = elsewhere(saying, other);
        return saidOf(moved, rule({ sources: [reducedTo(other, [moved])], contract }));
      });
      expect(alone).toEqual(together);
      told += together.flat(2).length;
    }
  }
  expect(told).toBeGreaterThan(0);
});
