import { defineConfig } from '@playwright/test';

const PORT = 4283;
const baseURL = `http://127.0.0.1:${PORT}`;

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // These machines are noisy: what passes the second time is reported as flaky, not as failed.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'npm start',
    url: baseURL,
    env: { PORT: String(PORT), DIST: 'generated/test-site', LOCAL_FOLDER: 'generated/test-local' },
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
