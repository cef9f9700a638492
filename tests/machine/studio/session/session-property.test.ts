import { test } from 'vitest';
import {
  sessionsStaySound,
  undoingAllGivesTheBeginning,
  whatOthersAddStays,
} from '../../../support/session-properties';

/** `SEED=…` tries the same courses again. */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

test(`everything taken back is the very same bytes as the beginning (SEED=${seed})`, () => {
  undoingAllGivesTheBeginning({ seed, numRuns: 3, length: 25 });
});

test(`what others add stays, whatever is done and taken back (SEED=${seed})`, () => {
  whatOthersAddStays({ seed, numRuns: 3, length: 25 });
});

test(`sessions stay sound and are replayed as they were (SEED=${seed})`, () => {
  sessionsStaySound({ seed, numRuns: 5, length: 25 });
});
