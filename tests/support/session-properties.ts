import { expect } from 'vitest';
import { createMemory } from '../../src/compiler/memory';
import { type Change, compareSites } from '../../src/studio/session/changes';
import { differences } from '../../src/studio/session/content';
import { describeChanges } from '../../src/studio/session/describe-changes';
import { proposedMessage } from '../../src/studio/session/proposed-message';
import { openSession } from '../../src/studio/session/session';
import { contract } from './compile-site';
import { fc } from './random';
import { applyEvent, newRun, randomEvents, type SessionEvent, siteFiles, undoAll } from './random-sessions';
import { comparable, textsOf } from './session';

/** How many random sequences of events are tried, of which length. */
interface Effort {
  readonly numRuns: number;
  readonly length: number;
}

/** Undoing everything restores the very bytes of the start. */
export function undoingAllRestoresTheStart({ length, ...effort }: Effort): void {
  const own: SessionEvent[] = ['set', 'set', 'type', 'type', 'list', 'file', 'undo', 'redo', 'restart', 'compact'];
  fc.assert(
    fc.property(randomEvents(own, length), (events) => {
      const { session } = events.reduce(applyEvent, newRun());
      const undone = undoAll(session);
      expect(comparable({ ...undone, steps: [] })).toEqual(comparable(openSession(siteFiles)));
    }),
    effort,
  );
}

/** Lines that others add apart from all edits are kept, whatever is done, undone and redone. */
export function foreignLinesAreKept({ length, ...effort }: Effort): void {
  const apart: SessionEvent[] = [
    'set',
    'set',
    'type',
    'undo',
    'redo',
    'foreign-comment',
    'notice-changes',
    'restart',
    'compact',
  ];
  fc.assert(
    fc.property(randomEvents(apart, length), (events) => {
      const run = events.reduce((before, event, index) => {
        const after = applyEvent(before, event, index);
        if (event.what === 'notice-changes' || event.what === 'restart') expectMarkers(after);
        return after;
      }, newRun());
      const noticed = applyEvent(run, { what: 'notice-changes', file: 0, walk: [0], at: 0, text: '' }, length);
      expectMarkers(noticed);
      expect(textsOf(undoAll(noticed.session).files)).toEqual(textsOf(noticed.disk));
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
  const own: SessionEvent[] = ['set', 'set', 'type', 'list', 'file', 'undo', 'redo', 'redo', 'save'];
  const others: SessionEvent[] = [
    'foreign-comment',
    'foreign-change',
    'notice-changes',
    'restart',
    'compact',
    'resolve',
  ];
  fc.assert(
    fc.property(randomEvents([...own, ...others], length), (events) => {
      events.reduce(applyEvent, newRun());
    }),
    effort,
  );
}

/** Whatever has changed is described in sentences, at the file that has changed, and nothing else is. */
export function everyChangeIsDescribed({ length, ...effort }: Effort): void {
  const own: SessionEvent[] = ['set', 'set', 'set', 'type', 'list', 'list', 'file', 'undo'];
  const memory = createMemory();
  fc.assert(
    fc.property(randomEvents(own, length), (events) => {
      const { files } = events.reduce(applyEvent, newRun()).session;
      const compared = compareSites(siteFiles, files, contract, memory);
      const descriptions = describeChanges(compared, 'es');
      const places = new Set(compared.changes.flatMap(filesOfChange));
      expect([...places].sort()).toEqual(differences(siteFiles, files).map(({ path }) => path));
      expect(descriptions.flatMap(({ sentences }) => sentences)).toHaveLength(compared.changes.length);
      const blank = descriptions.filter(
        ({ title, sentences }) => title === '' || sentences.some(({ what }) => what === ''),
      );
      expect(blank).toEqual([]);
      const [subject = ''] = proposedMessage(descriptions, 'es').split('\n');
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
