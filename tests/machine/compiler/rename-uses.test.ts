import { expect, test } from 'vitest';
import type { Edit } from '../../../src/compiler/findings/fix';
import { removeUses, renameUses } from '../../../src/compiler/names/rename-uses';
import { applyEdits } from '../../../src/editing/apply-edits';
import { indexed, siteFiles } from '../../support/compile-site';
import { yaml } from '../../support/yaml';

const home = yaml`
  title: { es: "Inicio: {{facts.seats}} y {{ facts.seats }}", en: "Home: {{facts.seats-left}}" }
  description: { es: "seats", en: "seats" }
  sections:
    - { type: form, form: seats, title: { es: "Hola", en: "Hello" } }
`;
const files = siteFiles({ 'pages/home.yaml': home });

function renamed(kind: string): string {
  const edits: readonly Edit[] = renameUses(indexed(files), kind, 'seats', 'chairs');
  return new TextDecoder().decode(applyEdits(files, edits).get('pages/home.yaml'));
}

test('a fact is named in texts', () => {
  const expected = home.replace('{{facts.seats}} y {{ facts.seats }}', '{{facts.chairs}} y {{facts.chairs}}');
  expect(renamed('facts')).toBe(expected);
});

test('what else has a name is named by values that say of what', () => {
  expect(renamed('forms')).toBe(home.replace('form: seats', 'form: chairs'));
  expect(renamed('tags')).toBe(home);
});

test('what goes is taken out of the lists that name it', () => {
  const shown = (names: string) =>
    `${home}  - { type: course-strips, title: { es: "A", en: "A" }, courses: [${names}] }\n`;
  const before = siteFiles({ 'pages/home.yaml': shown('a, seats, b') });
  const edits = removeUses(indexed(before), 'courses', 'seats');
  expect(new TextDecoder().decode(applyEdits(before, edits).get('pages/home.yaml'))).toBe(shown('a, b'));
});

test('a section that does nothing but name what goes is taken out with it; what says more stays', () => {
  const named = '  - { type: faq, faq: seats, title: { es: "A", en: "A" } }\n';
  const only = '  - { type: faq, faq: seats }\n';
  const before = siteFiles({ 'pages/home.yaml': `${home}${only}${named}${only}` });
  const after = (kind: string, files = before) => {
    const edits = removeUses(indexed(files), kind, 'seats');
    return new TextDecoder().decode(applyEdits(files, edits).get('pages/home.yaml'));
  };
  expect(after('faqs')).toBe(`${home}${named}`);
  const block = siteFiles({ 'pages/home.yaml': `${home}  - block: seats\n` });
  expect(after('blocks', block)).toBe(home);
});
