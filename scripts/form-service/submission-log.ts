import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { waitForLock } from '../atomic-files/lock';
import { hashOf } from '../hash';
import { createSerialQueue } from '../serial-queue';

/** One submitted form, as it is stored. */
export interface Submission {
  readonly id: string;
  readonly formId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly language: string;
  /** What came with the address of the form: `page_url`, `gclid`, `origin_url`. */
  readonly attribution: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, string>>;
}

export interface SubmissionLog {
  /**
   * Adds one line of JSON, which lasts once this is done. A submission that is there already, whichever run has stored
   * it, is not added again; with other answers it is another one.
   */
  add(submission: Submission): Promise<void>;
}

/** Stores submissions in a file that nobody else on this computer may read. */
export function createSubmissionLog(file: string): SubmissionLog {
  const underWay = new Map<string, Promise<void>>();
  const stored = createReader();
  const inTurn = createSerialQueue();

  const append = async (submission: Submission) => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // Half a line may be one that another run is writing at this moment.
    const release = await waitForLock(`${file}.lock`);
    try {
      await appendTo(await open(file, 'a+', 0o600), submission);
    } finally {
      release();
    }
  };
  const appendTo = async (handle: FileHandle, submission: Submission) => {
    try {
      await stored.readOn(handle);
      if (!stored.names.has(nameOf(submission))) await appendWhole(handle, `${JSON.stringify(submission)}\n`);
    } finally {
      await handle.close();
    }
  };

  return {
    add: (submission) => {
      const name = nameOf(submission);
      const before = underWay.get(name);
      if (before !== undefined) return before;
      const added = inTurn(() => append(submission)).finally(() => underWay.delete(name));
      underWay.set(name, added);
      return added;
    },
  };
}

async function appendWhole(handle: FileHandle, line: string): Promise<void> {
  const { size } = await handle.stat();
  try {
    await handle.appendFile(line);
    await handle.sync();
  } catch (error) {
    // Half a line would swallow the next one.
    await handle.truncate(size);
    throw error;
  }
}

/** What a submission is known by: whoever goes back may write something else into the form that was sent. */
function nameOf({ id, formId, answers }: Submission): string {
  return hashOf([id, formId, answers]);
}

/** Knows the submissions in a file, of which it reads only what has come since it last looked. */
function createReader(): { readonly names: ReadonlySet<string>; readOn(handle: FileHandle): Promise<void> } {
  const names = new Set<string>();
  let reached = 0;
  return {
    names,
    readOn: async (handle) => {
      const { size } = await handle.stat();
      if (size < reached) {
        names.clear();
        reached = 0;
      }
      const added = Buffer.alloc(size - reached);
      await handle.read(added, 0, added.length, reached);
      const whole = added.subarray(0, added.lastIndexOf('\n') + 1);
      for (const line of whole.toString('utf8').split('\n')) {
        const name = nameIn(line);
        if (name !== undefined) names.add(name);
      }
      reached += whole.length;
      if (reached === size) return;
      const rest = nameIn(added.subarray(whole.length).toString('utf8'));
      if (rest === undefined) {
        // What was being written when a run was killed was never confirmed.
        await handle.truncate(reached);
      } else {
        // Somebody has saved the file without its last line end.
        await handle.appendFile('\n');
        names.add(rest);
        reached = size + 1;
      }
    },
  };
}

function nameIn(line: string): string | undefined {
  try {
    return nameOf(JSON.parse(line) as Submission);
  } catch {
    return undefined;
  }
}
