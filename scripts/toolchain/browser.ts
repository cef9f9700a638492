import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installDebianPackage, runShown } from './programs';

/** The first draws pages and nothing around them: tests take a third of the time. */
const LIGHT = 'chromium-headless-shell';

const NAMES = [
  LIGHT,
  'chrome-headless-shell',
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
  const found = findLight() ?? (await installFromDebian()) ?? findInstalled() ?? (await downloadOwn());
  if (found !== undefined) return found;
  throw new Error('The browser tests need Chromium, Chrome or Edge: install one of them, then run the tests again.');
}

/** A browser without a window is the one to have, where it can be had. */
function findLight(): string | undefined {
  return findProgram(NAMES.slice(0, 2));
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
  return (await installDebianPackage(LIGHT)) ? findProgram(NAMES) : undefined;
}
