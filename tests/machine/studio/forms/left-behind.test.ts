import { expect, test } from 'vitest';
import { leftBehind } from '../../../../src/studio/forms/left-behind';
import { makeStep, openSession } from '../../../../src/studio/session/session';
import { filesOf, statesOf } from '../../../support/session';

const start = openSession(filesOf({ 'pages/home.yaml': 'media: { src: first.jpg }\n', 'media/saved.jpg': 'x' }));
const tried = makeStep(start, { files: statesOf({ 'media/first.jpg': 'x' }) }, { label: 'Upload' });

test('a picture that was only tried goes when another one takes its place', () => {
  expect(leftBehind(tried, 'first.jpg', 'media')).toEqual([{ do: 'delete-file', file: 'media/first.jpg' }]);
});

test('a picture that is saved stays, and one that is shown elsewhere as well', () => {
  expect(leftBehind(tried, 'saved.jpg', 'media')).toEqual([]);
  const elsewhere = { files: statesOf({ 'blog/posts/a.yaml': 'media: { src: first.jpg }\n' }) };
  expect(leftBehind(makeStep(tried, elsewhere, { label: 'Write' }), 'first.jpg', 'media')).toEqual([]);
});
