import { mkdir, open, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeAtomically } from '../atomic-files/write-atomically';

/** Lines of JSON in a file that only ever grows, or is another one. */
export interface Journal {
  /** The lines as they were left. What was being written when the power went is dropped, from the file too. */
  read(): Promise<readonly string[]>;
  /** Adds lines; they last once this is done. Throws {@link JournalChanged}. */
  add(lines: readonly string[]): Promise<void>;
  /** Puts lines in the place of all before. */
  replace(lines: readonly string[]): Promise<void>;
}

/** The journal is no longer what was left of it, as where somebody has cleared the folder: lines that go on from it would be read as those of another one. */
export class JournalChanged extends Error {
  override readonly name = 'JournalChanged';
}

/** The journal in a file, which need not be there yet. */
export function createJournal(file: string): Journal {
  /** In bytes, as it was left. */
  let left: number | undefined;
  return {
    read: async () => {
      const content = await readFile(file).catch(nothingYet);
      const lines = wholeLines(content.toString('utf8'));
      const length = Buffer.byteLength(textOf(lines));
      if (length < content.length) await truncate(file, length);
      left = length;
      return lines;
    },
    add: async (lines) => {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const handle = await open(file, 'a', 0o600);
      try {
        const { size } = await handle.stat();
        if (left !== undefined && size !== left) throw new JournalChanged();
        const text = textOf(lines);
        try {
          await handle.appendFile(text);
          await handle.sync();
          left = size + Buffer.byteLength(text);
        } catch (error) {
          // Half a line would swallow the next one.
          await handle.truncate(size);
          throw error;
        }
      } finally {
        await handle.close();
      }
    },
    replace: async (lines) => {
      const text = textOf(lines);
      await writeAtomically(file, text);
      left = Buffer.byteLength(text);
    },
  };
}

/** What is there and cannot be read at this moment is not nothing: what is done next would be written over it. */
function nothingYet(error: NodeJS.ErrnoException): Buffer {
  if (error.code !== 'ENOENT') throw error;
  return Buffer.alloc(0);
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** The lines up to the first that is torn. */
function wholeLines(text: string): string[] {
  const lines = text.split('\n').slice(0, -1);
  const torn = lines.findIndex((line) => !isJson(line));
  return torn === -1 ? lines : lines.slice(0, torn);
}

/** Whether a line is a value in JSON. */
export function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
