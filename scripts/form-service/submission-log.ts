import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** One submitted form, as it is kept. */
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
  /** Adds one line of JSON, whole or not at all; a submission that is there already is not added again. */
  add(submission: Submission): Promise<void>;
}

/** Keeps submissions in a file that nobody else on this computer may read. */
export function createSubmissionLog(file: string): SubmissionLog {
  const known = new Map<string, Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();

  const appendInTurn = (line: string): Promise<void> => {
    const turn = last.then(() => appendWhole(file, line));
    last = turn.catch(() => undefined);
    return turn;
  };

  return {
    add: (submission) => {
      const before = known.get(submission.id);
      if (before !== undefined) return before;
      const added = appendInTurn(`${JSON.stringify(submission)}\n`);
      known.set(submission.id, added);
      added.catch(() => known.delete(submission.id));
      return added;
    },
  };
}

async function appendWhole(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    try {
      await handle.appendFile((await isCutOff(handle, size)) ? `\n${line}` : line);
      await handle.sync();
    } catch (error) {
      await handle.truncate(size);
      throw error;
    }
  } finally {
    await handle.close();
  }
}

/** Whether the file ends in the middle of a line, as when the computer failed while it was written. */
async function isCutOff(handle: FileHandle, size: number): Promise<boolean> {
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}
