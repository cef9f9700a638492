import { expect, test } from 'vitest';
import type { Edit } from '../../../../../src/compiler/findings/fix';
import { applyEdits } from '../../../../../src/editing/apply-edits';
import { altEdits, decorativeEdits, pictureEdits } from '../../../../../src/studio/forms/media/media-edits';
import { spanish, two } from '../../../../support/languages';

const place = { file: 'a.yaml', pointer: ['picture'] };
const value = { src: 'a.png', alt: { es: 'Pan', en: 'Bread' } };
const WRITTEN = 'title: A\npicture:\n  src: a.png # small\n  alt: { es: "Pan", en: "Bread" }\n';

/** What becomes of a file. */
function after(text: string, edits: readonly Edit[]): string {
  const files = applyEdits(new Map([['a.yaml', Buffer.from(text)]]), edits);
  return Buffer.from(files.get('a.yaml') ?? '').toString();
}

test('another picture is another word', () => {
  expect(after(WRITTEN, pictureEdits(place, value, 'b.png'))).toBe(WRITTEN.replace('a.png', 'b.png'));
});

test('a picture is put where there was none', () => {
  expect(after('title: A\n', pictureEdits(place, undefined, 'b.png'))).toBe('title: A\npicture: { src: b.png }\n');
  const inner = { ...place, pointer: ['share', 'image'] };
  expect(after('title: A\n', pictureEdits(inner, undefined, 'b.png', { title: 'A' }))).toContain(
    'share:\n  image: { src: b.png }',
  );
});

test('what a picture shows is said in one language at a time', () => {
  expect(after(WRITTEN, altEdits(place, value, two, 'en', 'A loaf'))).toBe(WRITTEN.replace('Bread', 'A loaf'));
  const spanishOnly = { src: 'a.png', alt: { es: 'Pan' } };
  const written = 'picture:\n  src: a.png\n  alt: { es: "Pan" }\n';
  expect(after(written, altEdits(place, spanishOnly, two, 'en', 'B'))).toBe(
    'picture:\n  src: a.png\n  alt: { es: "Pan", en: "B" }\n',
  );
  expect(after(written, altEdits(place, spanishOnly, two, 'es', ''))).toBe('picture:\n  src: a.png\n');
});

test('a site of one language writes the text itself', () => {
  const [edit] = altEdits(place, { src: 'a.png' }, [spanish], 'es', 'Pan');
  expect(edit).toEqual({ do: 'insert', file: 'a.yaml', pointer: ['picture', 'alt'], value: 'Pan' });
});

test('a picture that only adorns says nothing', () => {
  const decorated = after(WRITTEN, decorativeEdits(place, value, true));
  expect(decorated).toBe('title: A\npicture:\n  src: a.png # small\n  decorative: true\n');
  expect(after(decorated, decorativeEdits(place, { src: 'a.png', decorative: true }, false))).toBe(
    'title: A\npicture:\n  src: a.png # small\n',
  );
});
