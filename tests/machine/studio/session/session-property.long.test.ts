import { test } from 'vitest';
import { TIMES } from '../../../support/random';
import {
  everyChangeIsDescribed,
  foreignLinesAreKept,
  sessionsStaySound,
  undoingAllRestoresTheStart,
} from '../../../support/session-properties';

/** How many random courses are tried of each kind. */
const numRuns = 15 * TIMES;
const timeout = 600_000 * TIMES;
const length = 80;

test('everything taken back is the very same bytes as the beginning', { timeout }, () => {
  undoingAllRestoresTheStart({ numRuns, length });
});

test('what others add stays, whatever is done and taken back', { timeout }, () => {
  foreignLinesAreKept({ numRuns, length });
});

test('sessions stay sound and are replayed as they were', { timeout }, () => {
  sessionsStaySound({ numRuns, length });
});

test('whatever has changed is told', { timeout }, () => {
  everyChangeIsDescribed({ numRuns, length: 12 });
});
