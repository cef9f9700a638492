import { createInterface } from 'node:readline/promises';
import type { Respondent } from './interview';

/** Whether somebody sits at a terminal who can be asked. */
export function hasTerminal(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** Talks with whoever sits at the terminal; nothing, where they end it before it is over. */
export async function atTerminal<Result>(
  talk: (respondent: Respondent) => Promise<Result>,
): Promise<Result | undefined> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const end = new AbortController();
  lines.once('close', () => end.abort());
  try {
    return await talk({
      ask: (question) => lines.question(question, { signal: end.signal }),
      tell: (text) => process.stdout.write(`${text}\n`),
    });
  } catch (error) {
    if (end.signal.aborted) return undefined;
    throw error;
  } finally {
    lines.close();
  }
}
