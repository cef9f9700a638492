import { appendFile, mkdir } from 'node:fs/promises';
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
  /** Adds one line of JSON; a submission that is there already is not added again. */
  add(submission: Submission): Promise<void>;
}

/** Stores submissions in a file that nobody else on this computer may read. */
export function createSubmissionLog(file: string): SubmissionLog {
  const known = new Map<string, Promise<void>>();
  // One after the other, in the order in which they came.
  let last: Promise<unknown> = Promise.resolve();

  const append = async (submission: Submission) => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await appendFile(file, `${JSON.stringify(submission)}\n`, { mode: 0o600 });
  };

  return {
    add: (submission) => {
      const before = known.get(submission.id);
      if (before !== undefined) return before;
      const added = last.then(() => append(submission));
      last = added.catch(() => known.delete(submission.id));
      known.set(submission.id, added);
      return added;
    },
  };
}
