import { expect, test } from 'vitest';
import type { Edit } from '../../../src/compiler/findings/fix';
import { applyEdits } from '../../../src/editing/apply-edits';
import { copyHereEdits, duplicateEdits } from '../../../src/studio/structure/repeat-section';
import { yaml } from '../../support/yaml';

const file = 'pages/home.yaml';
const page = yaml`
  sections:
    # the first that is seen
    - type: hero
      id: top # linked from the menu
      title: { es: 'Hola', en: "Hello" }

    - type: faq
`;

const section = { type: 'hero', id: 'top', title: { es: 'Hola', en: 'Hello' } };
const sectionText = page.slice(page.indexOf('  # the first'), page.indexOf('\n  - type: faq'));
const copy = sectionText.replace(/ +id: .*\n/, '');

function madeOf(files: Readonly<Record<string, string>>, edits: readonly Edit[], path: string): string {
  const encoded = Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return new TextDecoder().decode(applyEdits(new Map(encoded), edits).get(path));
}

test('a duplicated section is the same, character by character, but for its anchor', () => {
  const made = madeOf({ [file]: page }, duplicateEdits({ file, pointer: ['sections', 0] }, section), file);
  expect(made).toBe(page.replace(sectionText, `${sectionText}\n${copy}`));
});

test.each([
  ['a list', 'sections:\n- type: faq\n', `sections:\n- type: faq\n${copy.replaceAll(/^ {2}/gm, '')}`, 1],
  ['the beginning of a list', 'sections:\n  - type: faq\n', `sections:\n${copy}  - type: faq\n`, 0],
  ['an empty list', 'sections: []\n', `sections:\n${copy}`, 0],
])('a section that is copied to %s of another page is written as it was', (_what, other, expected, index) => {
  const place = { file: 'pages/other.yaml', pointer: ['sections', index] };
  const edits = copyHereEdits(place, { file, pointer: ['sections', 0] }, section);
  expect(madeOf({ [file]: page, [place.file]: other }, edits, place.file)).toBe(expected);
});
