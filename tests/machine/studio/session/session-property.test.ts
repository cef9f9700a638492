import { test } from 'vitest';
import {
  sessionsStaySound,
  undoingAllGivesTheBeginning,
  whatOthersAddStays,
} from '../../../support/session-properties';

test('everything taken back is the very same bytes as the beginning', () => {
  undoingAllGivesTheBeginning({ numRuns: 3, length: 25 });
});

test('what others add stays, whatever is done and taken back', () => {
  whatOthersAddStays({ numRuns: 3, length: 25 });
});

test('sessions stay sound and are replayed as they were', () => {
  sessionsStaySound({ numRuns: 5, length: 25 });
});
