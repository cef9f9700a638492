import { join } from 'node:path';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { project } from '../../../../scripts/project';
import { readFiles } from '../../../../scripts/read-files';
import { declaredLanguages } from '../../../../src/compiler/languages';
import { load } from '../../../../src/compiler/load';
import type { Contract } from '../../../../src/compiler/schema/contract';
import type { SiteFiles, Source } from '../../../../src/compiler/source';
import { gapIn } from '../../../../src/compiler/values/gaps';
import { visit } from '../../../../src/compiler/values/visit';
import { groupBy } from '../../../../src/shared/group-by';
import { isRecord } from '../../../../src/shared/is-record';
import { oncePerObject } from '../../../../src/shared/once-per-object';
import { words } from '../../../../src/studio/words/words';
import { basicFolder, contract } from '../../../support/compile-site';
import { type RenderedForm, renderForm } from '../../../support/rendered-form';
import { EXAMPLE_PAGE, readExample, withExample } from '../../../support/section-example';

afterEach(cleanup);

const basic = await readFiles(basicFolder);

const sourcesOf = oncePerObject((files: SiteFiles): readonly Source[] =>
  load(files, inLanguagesOf(files)).sources.filter(({ kind }) => kind.files.endsWith('.yaml')),
);

test.each([...contract.sections.keys()])('a section of the type %s is written in its form', async (type) => {
  const files = withExample(basic, await readExample(join(project.root, 'src/sections', type)));
  const [source] = sourcesOf(files).filter(({ path }) => path === `pages/${EXAMPLE_PAGE}.yaml`);
  expect(source).toBeDefined();
  if (source !== undefined) changeEach(files, source);
});

for (const name of ['bakery', 'library', 'pottery']) {
  const files = await readFiles(join(project.root, 'tests/fixtures', name, 'site'));
  const kinds = [...groupBy(sourcesOf(files), ({ kind }) => kind.name)];

  // Of files of which there are many, the longest stands for all.
  test.each(kinds)(`of the ${name} site, a file of the kind %s is written in its form`, (_kind, sources) => {
    changeEach(
      files,
      sources.reduce((longest, source) => (source.text.length > longest.text.length ? source : longest)),
    );
  });
}

/** Types into each text field of a file's form, and looks at what was asked for: that value, and nothing else. */
function changeEach(files: SiteFiles, { path, data }: Source): void {
  const form = renderForm(files, { file: path, pointer: [] }, { isDeaf: true });
  openAll();
  for (const button of sourceButtons()) fireEvent.click(button);
  for (const field of textFields()) {
    fireEvent.change(field, { target: { value: `${field.value}x` } });
    fireEvent.blur(field);
    // What is written in Hebrew or Arabic begins at the right; HTML does not.
    expect(field.dir).toBe(field.matches('.rich-text__source') ? '' : 'auto');
  }
  const changed = form.steps.map((step) => placeOf(step, data));
  expect(new Set(changed).size).toBe(changed.length);
  const texts = textsOf(path, files).filter((place) => !changed.includes(place));
  expect(texts).toEqual([]);
}

/** Those that show rich texts as they are written: by their label, for the roles of a whole form take long to tell. */
function sourceButtons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>(`button[aria-label="${words.es.richText.tools.source}"]`)];
}

function textFields(): (HTMLTextAreaElement | HTMLInputElement)[] {
  const kinds = ['textarea.text-editor', 'textarea.rich-text__source', '.media-field input[lang]'];
  return [...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(kinds.join())];
}

/** Opens what is closed, and what is closed in that. */
function openAll(): void {
  for (;;) {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    if (closed.length === 0) return;
    act(() => {
      for (const details of closed) {
        details.open = true;
        details.dispatchEvent(new Event('toggle'));
      }
    });
  }
}

/** Where a step puts a text with one more character in the place of the text. */
function placeOf({ edits }: RenderedForm['steps'][number], data: unknown): string {
  const [edit, ...others] = edits;
  expect(others).toEqual([]);
  if (edit?.do !== 'set') throw new Error(`${edit?.do} is no change of a text`);
  const before = edit.pointer.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data);
  expect(edit.value).toBe(`${gapIn(before) === undefined ? before : ''}x`);
  return edit.pointer.join('/');
}

/** The places of all localised and shared texts of a file. */
function textsOf(path: string, files: SiteFiles): string[] {
  const source = sourcesOf(files).find((each) => each.path === path);
  return (source === undefined ? [] : visit(source, inLanguagesOf(files))).flatMap(({ schema, value, pointer }) => {
    if (schema['x-resolve'] === 'sharedText') return [pointer.join('/')];
    if (schema['x-localised'] !== true) return [];
    return isRecord(value) ? Object.keys(value).map((code) => [...pointer, code].join('/')) : [pointer.join('/')];
  });
}

function inLanguagesOf(files: SiteFiles): Contract {
  return contract.inLanguages(declaredLanguages(files));
}
