import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of 127.0.0.1 that is free now, as is the next one. */
export async function freePort(): Promise<number> {
  const port = await bindOnce(0);
  return (await bindOnce(port + 1)) === 0 ? freePort() : port;
}

function bindOnce(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(0));
    probe.listen(wanted, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });
}

/** Ends a process and waits until it has gone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
