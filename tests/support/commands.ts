import { type ChildProcess, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { project } from '../../scripts/project';

export interface Run {
  readonly process: ChildProcess;
  /** What it has written so far, without colours: with `CI` set, they are written into a pipe too. */
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** Runs a command of the project, as `npm run` does. */
export function runCommand(
  name: string,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Run {
  return runNode(['scripts/run.mjs', name, ...args], env);
}

/** Runs a TypeScript file. */
export function runScript(file: string, args: readonly string[]): Run {
  return runNode(['--import', 'tsx', file, ...args], {});
}

function runNode(args: readonly string[], env: Readonly<Record<string, string>>): Run {
  const child = spawn(process.execPath, args, {
    cwd: project.root,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { process: child, output: () => stripVTControlCharacters(output), ended };
}

/** Ends a run and waits until it has gone. */
export async function stop({ process: child, ended }: Run): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** Waits until an address answers with a status; throws what the run has written when it does not. */
export async function untilAnswers(run: Run, address: string, status = 200): Promise<void> {
  await vi
    .waitUntil(async () => (await fetch(address).catch(() => undefined))?.status === status, {
      timeout: 120_000,
      interval: 50,
    })
    .catch(() => {
      throw new Error(`${address} did not answer with ${status}:\n${run.output()}`);
    });
}
