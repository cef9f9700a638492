import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

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
   * it, is not added again.
   */
  add(submission: Submission): Promise<void>;
}

/** Stores submissions in a file that nobody else on this computer may read. */
export function createSubmissionLog(file: string): SubmissionLog {
  const underWay = new Map<string, Promise<void>>();
  const stored = createReader();
  // One after the other, in the order in which they came.
  let last: Promise<unknown> = Promise.resolve();

  const append = async (submission: Submission) => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const handle = await open(file, 'a+', 0o600);
    try {
      await stored.readOn(handle);
      if (!stored.ids.has(submission.id)) await appendWhole(handle, `${JSON.stringify(submission)}\n`);
    } finally {
      await handle.close();
    }
  };

  return {
    add: (submission) => {
      const before = underWay.get(submission.id);
      if (before !== undefined) return before;
      const added = last.then(() => append(submission)).finally(() => underWay.delete(submission.id));
      last = added.catch(() => undefined);
      underWay.set(submission.id, added);
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

/** Knows the ids of the submissions in a file, of which it reads only what has come since it last looked. */
function createReader(): { readonly ids: ReadonlySet<string>; readOn(handle: FileHandle): Promise<void> } {
  const ids = new Set<string>();
  let reached = 0;
  return {
    ids,
    readOn: async (handle) => {
      const { size } = await handle.stat();
      if (size < reached) {
        ids.clear();
        reached = 0;
      }
      const added = Buffer.alloc(size - reached);
      await handle.read(added, 0, added.length, reached);
      const whole = added.subarray(0, added.lastIndexOf('\n') + 1);
      for (const line of whole.toString('utf8').split('\n')) {
        const id = idIn(line);
        if (id !== undefined) ids.add(id);
      }
      reached += whole.length;
      // What was being written when a run was killed was never confirmed.
      if (reached < size) await handle.truncate(reached);
    },
  };
}

function idIn(line: string): string | undefined {
  try {
    const { id } = JSON.parse(line) as Partial<Submission>;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
