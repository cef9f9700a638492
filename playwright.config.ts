import { defineConfig, type Project } from '@playwright/test';
import { obtainBrowser } from './scripts/toolchain/browser';
import { freePort } from './tests/support/processes';

// The workers read this file, too, and inherit what has been found.
process.env.BROWSER_PATH ||= await obtainBrowser();

/** The sites on which browser tests run, each served by `npm start` as anybody would. */
const sites = {
  /** The machine, on a small site that has something of everything. */
  machine: { port: await portOf('MACHINE_PORT'), folder: 'tests/fixtures/pottery/site' },
  /** The site itself, by rules that hold whatever its editors write. */
  site: { port: await portOf('SITE_PORT'), folder: 'site' },
} as const;

/** A free one, chosen once, as the browser is. */
async function portOf(variable: string): Promise<number> {
  process.env[variable] ??= String(await freePort());
  return Number(process.env[variable]);
}

/** Tests of the editor: each file has a site of its own, which they change one after another. */
const SERIAL = '**/studio-*.spec.ts';

function projectOf(
  name: string,
  site: keyof typeof sites,
  tests: Pick<Project, 'testMatch' | 'testIgnore'> = {},
): Project {
  return { name, testDir: `tests/${site}/browser`, use: { baseURL: origin(sites[site].port) }, ...tests };
}

const origin = (port: number) => `http://127.0.0.1:${port}`;

export default defineConfig({
  fullyParallel: true,
  // A test waits for its page a good part of the time.
  workers: 4,
  forbidOnly: true,
  // These machines are noisy: what passes when tried again is reported as flaky, not as failed.
  retries: 2,
  // Only what hangs, or never comes, takes as long, on a slow computer that has other work, too.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // No test reaches another host.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      ],
    },
  },
  // What keeps one worker longest comes first, so that none has to be waited for at the end.
  projects: [
    projectOf('studio', 'machine', { testMatch: SERIAL }),
    projectOf('site', 'site'),
    projectOf('machine', 'machine', { testIgnore: SERIAL }),
  ],
  webServer: Object.entries(sites).map(([name, { port, folder }]) => ({
    command: 'npm start',
    url: origin(port),
    env: {
      SITE: folder,
      PORT: String(port),
      DIST: `generated/test-sites/${name}`,
      LOCAL_FOLDER: `generated/test-local/${name}`,
    },
    timeout: 120_000,
    reuseExistingServer: false,
  })),
});
