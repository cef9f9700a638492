import { describe, expect, test } from 'vitest';
import { completionsAt } from '../../../../../src/studio/forms/yaml/completions';
import { contract } from '../../../../support/compile-site';
import { two } from '../../../../support/languages';

const bilingual = contract.inLanguages(two);
const names = {
  pages: [{ name: 'contact', title: 'Contacto', place: 'site/pages/contact.yaml' }],
  'theme-files': ['logo.svg', 'tokens.css'].map((name) => ({ name, place: `site/theme/${name}` })),
  media: [{ name: 'team/a.jpg', place: 'site/media/team/a.jpg' }],
  facts: [{ name: 'price', title: '3.20', place: 'site/facts.yaml' }],
  icons: [{ name: 'clock', place: 'lucide.dev/icons' }],
  blocks: [{ name: 'financing', title: 'Financiación', place: 'site/blocks/financing.yaml' }],
};

/** What is proposed at the bar in a text. */
function at(marked: string, file = 'pages/home.yaml') {
  const offset = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  return { text, found: completionsAt(bilingual, names, file, text, offset, 'en') };
}

function labels(marked: string, file?: string): string[] {
  return at(marked, file).found?.options.map(({ label }) => label) ?? [];
}

/** The text after one of the proposals was taken. */
function taking(marked: string, label: string, file?: string): string {
  const { text, found } = at(marked, file);
  const option = found?.options.find((one) => one.label === label);
  if (found === undefined || option === undefined) throw new Error(`«${label}» is not proposed`);
  return text.slice(0, found.from) + option.insert + text.slice(found.to);
}

describe('keys', () => {
  test('of a file, with their titles and help, without those that are there', () => {
    const { found } = at('title: { es: "A", en: "B" }\n¦\n');
    const option = found?.options.find(({ label }) => label === 'sections');
    expect(option).toMatchObject({ kind: 'key', isRequired: true });
    expect(option?.detail).not.toBe('');
    expect(option?.help).not.toBe('');
    expect(labels('title: { es: "A", en: "B" }\n¦\n')).not.toContain('title');
  });

  test('of a section, by its type', () => {
    const hero = labels('sections:\n  - type: hero\n    ¦\n');
    expect(hero).toEqual(expect.arrayContaining(['id', 'title']));
    expect(hero).not.toContain('type');
    expect(labels('sections:\n  - type: hero\n    ti¦\n  - type: cta\n')).toContain('title');
  });

  test('of a section without a type', () => {
    expect(labels('sections:\n  - ¦\n')).toEqual(['type', 'block']);
  });

  test('between braces', () => {
    expect(labels('title: { es: "A", ¦ }\n')).toEqual(['en']);
    expect(taking('title: { es: "A", e¦ }\n', 'en')).toBe('title: { es: "A", en:  }\n');
  });

  test('of a map that has none yet', () => {
    expect(labels('title:\n  ¦\n')).toEqual(['es', 'en']);
  });

  test('begin what they hold', () => {
    expect(taking('secti¦', 'sections')).toBe('sections:\n  - ');
    expect(taking('titl¦', 'title')).toBe('title:\n  ');
    expect(taking('sections:\n  - type: hero\n    i¦\n', 'id')).toBe('sections:\n  - type: hero\n    id: \n');
    expect(taking('se¦: []\n', 'sections')).toBe('sections: []\n');
  });

  test('none where the contract knows nothing', () => {
    expect(at('¦', 'unknown.yaml').found).toBeUndefined();
    expect(at('nothing:\n  ¦\n').found).toBeUndefined();
  });
});

describe('values', () => {
  test('the types of sections', () => {
    const { found } = at('sections:\n  - type: her¦\n');
    expect(found?.options.find(({ label }) => label === 'hero')?.detail).not.toBe('');
    expect(taking('sections:\n  - type: her¦\n', 'hero')).toBe('sections:\n  - type: hero\n');
  });

  test('what a key lets one choose from', () => {
    expect(labels('sections:\n  - type: hero\n    tone: ¦\n').length).toBeGreaterThan(1);
    expect(labels('sections:\n  - type: hero\n    tone: ¦\n    id: a\n').length).toBeGreaterThan(1);
  });

  test('names, with the titles of what they name', () => {
    expect(at('sections:\n  - block: ¦\n').found?.options).toEqual([
      expect.objectContaining({ label: 'financing', detail: 'Financiación', insert: 'financing' }),
    ]);
    const link = 'sections:\n  - type: hero\n    actions:\n      - { label: { es: "A", en: "B" }, page: ¦ }\n';
    expect(labels(link)).toEqual(['contact']);
    expect(labels(link.replace('page: ¦', 'icon: cl¦'))).toContain('clock');
  });

  test('files, also between quotation marks', () => {
    const picture = 'sections:\n  - type: hero\n    media:\n      src: "team/¦"\n';
    expect(taking(picture, 'team/a.jpg')).toBe(picture.replace('team/¦', 'team/a.jpg'));
  });

  test('of the files of the theme, those of the kind that is wanted', () => {
    expect(labels('styles:\n  - ¦\n', 'theme/theme.yaml')).toEqual(['tokens.css']);
  });

  test('facts, wherever one stands in a text', () => {
    expect(taking('title: { es: "Cuesta {{¦", en: "B" }\n', 'facts.price')).toContain('"Cuesta {{facts.price}}"');
    expect(taking('a: |\n  It costs {{facts.p¦}} euro\n', 'facts.price')).toBe(
      'a: |\n  It costs {{facts.price}} euro\n',
    );
  });

  test('none for a text that is free', () => {
    expect(at('title: { es: "Una pal¦", en: "B" }\n').found).toBeUndefined();
    expect(at('title: { es: "pal¦", en: "B" }\n').found).toBeUndefined();
  });
});
