import { expect, test } from 'vitest';
import { applyEdits } from '../../../../src/editing/apply-edits';
import { readData } from '../../../../src/editing/parsed-yaml';
import { editThatWrites } from '../../../../src/studio/forms/edit-that-writes';

const FILE = 'pages/new.yaml';

/** The text of a file in which something has been written at a place. */
function written(text: string, pointer: readonly string[], value: unknown): string | undefined {
  const edit = editThatWrites(readData(text)?.data, { file: FILE, pointer }, value);
  const changed = applyEdits(new Map([[FILE, Buffer.from(text)]]), [edit]);
  return Buffer.from(changed.get(FILE) ?? '').toString();
}

test.each([
  ['a file without anything in it', '', 'title: { es: Pan }'],
  ['a file with nothing but a note', '# Bread\n', '# Bread\ntitle: { es: Pan }'],
  ['a key without a value', 'title:\nrole: home\n', 'title: { es: Pan }\nrole: home\n'],
  ['a key that is not there', 'role: home\n', 'role: home\ntitle: { es: Pan }\n'],
])('what is written into %s brings along what has to be around it', (_where, before, after) => {
  expect(readData(written(before, ['title', 'es'], 'Pan') ?? '')?.data).toEqual(readData(after)?.data);
  expect(written(before, ['title', 'es'], 'Pan')).toContain(before.split('\n')[0]);
});
