import { randomBytes } from 'node:crypto';
import { errorCode } from '../error-code';

/** What the names of the files and folders of one run end in: `<process>-<random>`. */
export const RUN_ID = /(\d+)-[\da-f]{12}$/;

/** The runs of this process: a number alone may have belonged to another process before. */
const own = new Set<string>();

/** The id of a new run, which goes on until `endRun`. */
export function beginRun(): string {
  const id = `${process.pid}-${randomBytes(6).toString('hex')}`;
  own.add(id);
  return id;
}

export function endRun(id: string): void {
  own.delete(id);
}

/** The number of the process of a run, given what ends in its id; undefined when nothing of the kind does. */
export function processOf(name: string): number | undefined {
  const number = RUN_ID.exec(name)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Whether the run whose id a name ends in goes on, as far as its process can tell. */
export function isRunning(name: string): boolean {
  const [id] = RUN_ID.exec(name) ?? [];
  const number = processOf(name);
  if (id === undefined || number === undefined) return false;
  return number === process.pid ? own.has(id) : isProcess(number);
}

function isProcess(number: number): boolean {
  try {
    return process.kill(number, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
