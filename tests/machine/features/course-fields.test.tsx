import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Course } from '../../../generated/types';
import { shellOf } from '../../../src/compiler/manifests';
import { CourseFields } from '../../../src/features/courses/CourseFields';
import { ShellProvider } from '../../../src/features/shell/shell-context';
import { manifestsOf } from '../../support/compile-site';

const shell = shellOf(manifestsOf({}), 'en');

test.each([
  ['Trigal, in person', false],
  ['Mill Street, 3', true],
  ['Wherever the guild of bakers meets', true],
])('the place “%s” is set as a phrase: %s', (place, isPhrase) => {
  const course: Course = { id: 'rye', title: 'Rye', description: 'By hand.', kind: 'product', place };
  const drawn = renderToStaticMarkup(
    <ShellProvider shell={shell}>
      <CourseFields course={course} />
    </ShellProvider>,
  );
  expect(drawn).toContain(place);
  expect(drawn.includes('course-strip__field--place course-strip__field--phrase')).toBe(isPhrase);
});
