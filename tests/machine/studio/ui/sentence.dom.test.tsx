import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Sentence } from '../../../../src/studio/ui/Sentence';

afterEach(cleanup);

test.each([
  ['Title: in Arabic, nothing → “دروس الطبخ في Madrid 2026”', ['دروس الطبخ في Madrid 2026']],
  ['Título: «שיעורי בישול» → «שיעורי בישול (2)», en inglés', ['שיעורי בישול', 'שיעורי בישול (2)']],
  // Where it is not closed, as in an excerpt, it runs on to the end.
  ['It begins with “دروس 3…', ['دروس 3…']],
  ['Title: “One” → “Two”', []],
])('what is quoted from right to left keeps its own order, and nothing is lost: %s', (text, isolated) => {
  const { container } = render(<Sentence text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('bdi')].map((each) => each.textContent)).toEqual(isolated);
});
