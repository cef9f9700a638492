import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/editing/apply-edits';
import { duplicateEdits } from '../../../src/studio/structure/duplicate-section';
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

test('a duplicated section is the same, character by character, but for its anchor', () => {
  const section = { type: 'hero', id: 'top', title: { es: 'Hola', en: 'Hello' } };
  const files = new Map([[file, new TextEncoder().encode(page)]]);
  const made = applyEdits(files, duplicateEdits({ file, pointer: ['sections', 0] }, section));
  const first = page.slice(page.indexOf('  # the first'), page.indexOf('\n  - type: faq'));
  const copy = first.replace(/ +id: .*\n/, '');
  expect(new TextDecoder().decode(made.get(file))).toBe(page.replace(first, `${first}\n${copy}`));
});
