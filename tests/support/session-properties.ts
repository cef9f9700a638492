import { expect } from 'vitest';
import { createMemory } from '../../src/compiler/memory';
import { type Change, compareSites } from '../../src/studio/session/changes';
import { differences } from '../../src/studio/session/content';
import { describeChanges } from '../../src/studio/session/describe-changes';
import { proposedMessage } from '../../src/studio/session/proposed-message';
import { openSession } from '../../src/studio/session/session';
import { fc } from './chance';
import { contract } from './compile-site';
import { comparable, textsOf } from './session';
import { draws, type Happening, happen, newRun, siteFiles, undoAll } from './session-runs';

/** How many random courses are tried, of which length. */
export interface Effort {
  readonly numRuns: number;
  readonly length: number;
}

/** Everything taken back is the very same bytes as the beginning. */
export function undoingAllGivesTheBeginning({ length, ...effort }: Effort): void {
  const own: Happening[] = ['set', 'set', 'type', 'type', 'list', 'file', 'undo', 'redo', 'restart', 'compact'];
  fc.assert(
    fc.property(draws(own, length), (course) => {
      const { session } = course.reduce(happen, newRun());
      const undone = undoAll(session);
      expect(comparable({ ...undone, steps: [] })).toEqual(comparable(openSession(siteFiles)));
    }),
    effort,
  );
}

/** What others add where nobody else is stays, whatever is done, taken back and done again. */
export function whatOthersAddStays({ length, ...effort }: Effort): void {
  const apart: Happening[] = ['set', 'set', 'type', 'undo', 'redo', 'foreign-comment', 'tell', 'restart', 'compact'];
  fc.assert(
    fc.property(draws(apart, length), (course) => {
      const run = course.reduce((before, draw, index) => {
        const after = happen(before, draw, index);
        if (draw.what === 'tell' || draw.what === 'restart') expectMarkers(after);
        return after;
      }, newRun());
      const told = happen(run, { what: 'tell', file: 0, walk: [0], at: 0, text: '' }, length);
      expectMarkers(told);
      expect(textsOf(undoAll(told.session).files)).toEqual(textsOf(told.disk));
    }),
    effort,
  );
}

function expectMarkers({ session, markers }: ReturnType<typeof newRun>): void {
  expect(session.conflicts).toEqual([]);
  const missing = markers.filter(({ path, text }) => !Buffer.from(session.files.get(path) ?? []).includes(text));
  expect(missing).toEqual([]);
}

/** Whatever happens: steps fit each other, no file is lost, and what is replayed is the very same session. */
export function sessionsStaySound({ length, ...effort }: Effort): void {
  const own: Happening[] = ['set', 'set', 'type', 'list', 'file', 'undo', 'redo', 'redo', 'save'];
  const others: Happening[] = ['foreign-comment', 'foreign-change', 'tell', 'restart', 'compact', 'resolve'];
  fc.assert(
    fc.property(draws([...own, ...others], length), (course) => {
      course.reduce(happen, newRun());
    }),
    effort,
  );
}

/** Whatever has changed is told in sentences, at the file that has changed, and nothing else is. */
export function everyChangeIsTold({ length, ...effort }: Effort): void {
  const own: Happening[] = ['set', 'set', 'set', 'type', 'list', 'list', 'file', 'undo'];
  const memory = createMemory();
  fc.assert(
    fc.property(draws(own, length), (course) => {
      const { files } = course.reduce(happen, newRun()).session;
      const compared = compareSites(siteFiles, files, contract, memory);
      const told = describeChanges(compared, 'es');
      const places = new Set(compared.changes.flatMap(filesOfChange));
      expect([...places].sort()).toEqual(differences(siteFiles, files).map(({ path }) => path));
      expect(told.flatMap(({ sentences }) => sentences)).toHaveLength(compared.changes.length);
      const blank = told.filter(({ title, sentences }) => title === '' || sentences.some(({ what }) => what === ''));
      expect(blank).toEqual([]);
      const [subject = ''] = proposedMessage(told, 'es').split('\n');
      expect(subject.length).toBeLessThanOrEqual(72);
    }),
    effort,
  );
}

function filesOfChange(change: Change): string[] {
  if (change.what === 'file-renamed') return [change.file, change.to];
  if ('file' in change) return [change.file];
  return 'now' in change ? [change.now.file] : [change.was.file];
}
