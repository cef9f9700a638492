import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../local-server/address';
import { median } from './measure';
import { measureStudio, type StudioTimes } from './measure-studio';

interface Preview {
  readonly env: Readonly<Record<string, string>>;
  /** Changes a text of the site; gives the new one, and the path of the page that has it. */
  readonly edit: () => Promise<{ text: string; path: string }>;
}

const POLL_MS = 5;
/** As somebody edits, who looks at the page in between. */
const EDITS = 9;
const BETWEEN_MS = 1000;
const MOST_MS = 120_000;

/** In milliseconds. */
interface PreviewTimes {
  readonly readyMs: number;
  /** From an edit until the new text is served: the median. */
  readonly editMs: number;
  readonly studio: StudioTimes;
}

/** How long the live preview takes until it answers, and until it shows what is edited in a file or in the Studio. */
export async function measurePreview({ env, edit }: Preview): Promise<PreviewTimes> {
  const port = await freePort();
  const started = performance.now();
  const preview = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    const origin = `http://127.0.0.1:${port}`;
    const first = await edit();
    await untilServed(origin + first.path, first.text);
    const readyMs = performance.now() - started;
    const times: number[] = [];
    for (let run = 0; run < EDITS; run += 1) {
      await wait(BETWEEN_MS);
      const { text, path } = await edit();
      const since = performance.now();
      await untilServed(origin + path, text);
      times.push(performance.now() - since);
    }
    return { readyMs, editMs: median(times), studio: await measureStudio(origin) };
  } finally {
    preview.kill();
  }
}

async function untilServed(address: string, text: string): Promise<void> {
  const since = performance.now();
  for (;;) {
    const served = await fetch(address)
      .then((response) => response.text())
      .catch(() => '');
    if (served.includes(text)) return;
    if (performance.now() - since > MOST_MS) throw new Error(`${address} does not show «${text}»`);
    await wait(POLL_MS);
  }
}
