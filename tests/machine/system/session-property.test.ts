import { test } from 'vitest';
import {
  everyChangeIsTold,
  sessionsStaySound,
  undoingAllGivesTheBeginning,
  whatOthersAddStays,
} from '../../support/session-properties';

/** How many random courses are tried of each kind: `COURSES=…` tries more, `SEED=…` the same ones again. */
const numRuns = Number(process.env.COURSES ?? 15);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const length = 80;

test(`everything taken back is the very same bytes as the beginning (SEED=${seed})`, { timeout: 600_000 }, () => {
  undoingAllGivesTheBeginning({ seed, numRuns, length });
});

test(`what others add stays, whatever is done and taken back (SEED=${seed})`, { timeout: 600_000 }, () => {
  whatOthersAddStays({ seed, numRuns, length });
});

test(`sessions stay sound and are replayed as they were (SEED=${seed})`, { timeout: 600_000 }, () => {
  sessionsStaySound({ seed, numRuns, length });
});

test(`whatever has changed is told (SEED=${seed})`, { timeout: 600_000 }, () => {
  everyChangeIsTold({ seed, numRuns, length: 12 });
});
