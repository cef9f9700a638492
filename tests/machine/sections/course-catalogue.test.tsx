import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Category } from '../../../generated/types';
import { shellOf } from '../../../src/compiler/manifests';
import { ShellProvider } from '../../../src/features/shell/shell-context';
import { CourseCatalogue } from '../../../src/sections/course-catalogue/CourseCatalogue';
import { manifestsOf } from '../../support/compile-site';

const shell = shellOf(manifestsOf({}), 'en');

function drawn(...titles: string[]): string {
  const categories = titles.map(
    (title): Category => ({ id: title, icon: 'info', title, description: 'By hand.', courses: [] }),
  );
  return renderToStaticMarkup(
    <ShellProvider shell={shell}>
      <CourseCatalogue id="classes" type="course-catalogue" heading="h2" source="" categories={categories} />
    </ShellProvider>,
  );
}

test('of several categories one can be chosen', () => {
  expect(drawn('Bread', 'Pastry')).toContain('aria-pressed');
});

test('a link can lead to each category by its name', () => {
  expect(drawn('Bread', 'Pastry')).toContain('<div id="Pastry"');
});

test('of one category there is nothing to choose', () => {
  expect(drawn('Bread')).toContain('Bread');
  expect(drawn('Bread')).not.toContain('aria-pressed');
});
