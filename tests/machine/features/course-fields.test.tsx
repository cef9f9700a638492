import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Course } from '../../../generated/types';
import { shellOf } from '../../../src/compiler/manifests';
import { CourseFields } from '../../../src/features/courses/CourseFields';
import { ShellProvider } from '../../../src/features/shell/shell-context';
import { manifestsOf } from '../../support/compile-site';

const shell = shellOf(manifestsOf({}), 'en');

function drawnOf(course: Partial<Course>): string {
  return renderToStaticMarkup(
    <ShellProvider shell={shell}>
      <CourseFields course={{ id: 'rye', title: 'Rye', description: 'By hand.', ...course }} />
    </ShellProvider>,
  );
}

test.each([
  ['Trigal, in person', false],
  ['Mill Street, 3', true],
  ['Wherever the guild of bakers meets', true],
])('the place “%s” is set as a phrase: %s', (place, isPhrase) => {
  const drawn = drawnOf({ kind: 'product', place });
  expect(drawn).toContain(place);
  expect(drawn.includes('course-strip__field--place course-strip__field--phrase')).toBe(isPhrase);
});

test('an event that has taken place says so, where the next date of a course is to be announced', () => {
  const start = { iso: '2025-06-14', text: '14 June 2025', passed: true };
  const { eventOver = '', dateToBeAnnounced = '' } = shell.messages;
  expect(eventOver).not.toBe('');
  expect(drawnOf({ kind: 'event', start })).toContain(eventOver);
  expect(drawnOf({ kind: 'event' })).toContain(dateToBeAnnounced);
  expect(drawnOf({ start })).toContain(dateToBeAnnounced);
});

test('nothing is said of the price of an event that has none', () => {
  const { checkPrice = '' } = shell.messages;
  expect(drawnOf({})).toContain(checkPrice);
  expect(drawnOf({ kind: 'event' })).not.toContain(checkPrice);
});
