import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UpcomingDate } from '../../../src/features/shell/UpcomingDate';
import { showEntriesOfToday } from '../../../src/features/show-entries-of-today';

const TEXT = '2 September 2026';
const OTHERWISE = 'September, day to be announced';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown(): string[] {
  showEntriesOfToday();
  return [TEXT, OTHERWISE].filter((text) => screen.queryByText(text)?.hidden === false);
}

test.each([
  ['2026-09-02', '2026-09-02T10:00', TEXT],
  ['2026-09-02', '2026-09-03T10:00', OTHERWISE],
  ['2026-09', '2026-09-30T10:00', TEXT],
  ['2026-09', '2026-10-01T10:00', OTHERWISE],
])('%s is told until it has passed, however old the page is: on %s', (iso, now, expected) => {
  vi.setSystemTime(new Date(now));
  render(<UpcomingDate day={{ iso, text: TEXT, passed: false }} otherwise={OTHERWISE} />);
  expect(shown()).toEqual([expected]);
});

test.each([
  ['2026-09-04T10:00', true],
  ['2026-09-05T10:00', false],
])('several days are told until the last one has passed: on %s, %s', (now, isTold) => {
  vi.setSystemTime(new Date(now));
  const span = { first: '2', between: '–', last: '4 September 2026', end: '2026-09-04' };
  const text = `${span.first}${span.between}${span.last}`;
  const { container } = render(
    <UpcomingDate day={{ iso: '2026-09-02', text, passed: false, span }} otherwise={OTHERWISE} />,
  );
  showEntriesOfToday();
  const [days, otherwise] = container.children as unknown as [HTMLElement, HTMLElement];
  expect(days.textContent).toBe(text);
  expect([...days.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(['2026-09-02', '2026-09-04']);
  expect([days.hidden, otherwise.hidden]).toEqual([!isTold, isTold]);
});

test('what had passed when the page was made says so without script', () => {
  const { container } = render(
    <UpcomingDate day={{ iso: '2025-09-02', text: TEXT, passed: true }} otherwise={OTHERWISE} />,
  );
  expect(container.innerHTML).toBe(OTHERWISE);
});
