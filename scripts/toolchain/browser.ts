import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installDebianPackage, runShown } from './programs';

const DEBIAN_PACKAGE = 'chromium-headless-shell';

/** They draw pages and no window around them: tests take a third of the time. */
const WITHOUT_WINDOW = [DEBIAN_PACKAGE, 'chrome-headless-shell'];

const NAMES = [
  ...WITHOUT_WINDOW,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'chrome',
  'msedge',
];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a browser for the tests: one that is installed, else Debian's package, else Playwright's own download.
 * Throws a sentence that says what to install where none can be had.
 */
export async function obtainBrowser(): Promise<string> {
  const found = findProgram(WITHOUT_WINDOW) ?? (await installFromDebian()) ?? findInstalled() ?? (await downloadOwn());
  if (found !== undefined) return found;
  throw new Error('The browser tests need Chromium, Chrome or Edge: install one of them, then run the tests again.');
}

function findInstalled(): string | undefined {
  const own = chromium.executablePath();
  return findProgram(NAMES, APPLICATIONS) ?? (existsSync(own) ? own : undefined);
}

async function downloadOwn(): Promise<string | undefined> {
  runShown(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

async function installFromDebian(): Promise<string | undefined> {
  return (await installDebianPackage(DEBIAN_PACKAGE)) ? findProgram(NAMES) : undefined;
}
