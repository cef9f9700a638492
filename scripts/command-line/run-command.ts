import { ContractError } from '../../src/compiler/schema/contract-error';
import { Answer, PlainError } from '../plain-error';
import { endedEarly } from '../words/code';
import { refusedBySystem } from '../words/refusals';

/**
 * Runs a command, or a part of it, and gives what that gives. A {@link PlainError}, a slip in the schemas, and what the
 * computer refuses, end the process with 1 and a sentence; any other is ours and keeps its stack.
 */
export async function runCommand<T>(command: () => Promise<T>): Promise<T> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads, such as `head`, may have read enough.
    if (error.code !== 'EPIPE') endWith(error);
  });
  process.stderr.on('error', () => undefined);
  process.once('exit', tellEarlyEnd);
  const result = await command().catch(endWith);
  process.off('exit', tellEarlyEnd);
  return result;
}

/** Whoever ends the process in the midst of a command does not make it look done. */
function tellEarlyEnd(code: number): void {
  if (code !== 0) return;
  process.stderr.write(`${endedEarly()}\n`);
  process.exitCode = 1;
}

function endWith(error: unknown): never {
  const isPlain = error instanceof PlainError || error instanceof ContractError;
  const sentence = isPlain ? error.message : refusalIn(error);
  if (sentence === undefined) throw error;
  process.off('exit', tellEarlyEnd);
  if (error instanceof Answer) {
    process.stdout.write(`${sentence}\n`);
    process.exit(0);
  }
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** By the message: what comes from a thread has lost its code. */
const SYSTEM_ERROR =
  /\b(ENOSPC: System limit|(?:ENOSPC|EDQUOT|EFBIG|EROFS|EACCES|EPERM|EBUSY|EMFILE|ENFILE|ENAMETOOLONG|ENOTDIR|EISDIR|ELOOP|EIO)(?=: )|EEXIST(?=: .*, mkdir))/;

/** What the computer refuses, such as to write on a full disk, in a sentence; nothing where it is something else. */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = SYSTEM_ERROR.exec(error.message)?.[1];
  if (code === undefined) return refusalIn(error.cause);
  const path = 'path' in error && typeof error.path === 'string' ? error.path : / '([^']+)'/.exec(error.message)?.[1];
  return refusedBySystem(code, path);
}
