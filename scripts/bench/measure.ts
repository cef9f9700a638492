import { type SpawnOptions, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** What one run of a program took. */
export interface Measured {
  /** From its start to its end, in seconds. */
  readonly seconds: number;
  /** Of all its threads, in seconds. */
  readonly cpu: number;
  /** At most at a time, in megabytes. */
  readonly memory: number;
}

/** Has a program of Node say at its end what it has used. */
const TELL = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const fs = require('node:fs');
  // On Linux, maxRSS counts what the parent held when it forked.
  const status = fs.existsSync('/proc/self/status') ? fs.readFileSync('/proc/self/status', 'utf8') : '';
  const memory = Number(/VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? maxRSS) / 1024;
  fs.writeSync(3, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory }));
})`;
const TELLING = `data:text/javascript,import{createRequire}from'node:module';const require=createRequire('/');${encodeURIComponent(TELL)}`;

/** Runs a program of Node to its end. Throws what it has written where it fails. */
export async function measure(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Measured> {
  const options: SpawnOptions = {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  };
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', TELLING, ...args], options);
  const [output, errors, told] = child.stdio.slice(1).map((stream) => textOf(stream as Readable));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${await output}${await errors}`);
  return { seconds, ...(JSON.parse((await told) ?? '') as Pick<Measured, 'cpu' | 'memory'>) };
}

async function textOf(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  return text;
}

/** The medians of some runs, each figure by itself. */
export function medianRun(runs: readonly Measured[]): Measured {
  const of = (figure: keyof Measured) => median(runs.map((run) => run[figure]));
  return { seconds: of('seconds'), cpu: of('cpu'), memory: of('memory') };
}

/** Of an even number of figures, the higher one of the two in the middle. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
