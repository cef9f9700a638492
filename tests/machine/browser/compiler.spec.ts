import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runVite } from '../../../scripts/bundle/cached-bundle';
import { project } from '../../../scripts/project';
import { readIcons, readStyleNames } from '../../../scripts/read-contract';
import { readFiles, readTexts } from '../../../scripts/read-files';
import { compile } from '../../../src/compiler/compile';
import { readContract } from '../../../src/compiler/schema/read-contract';

const TODAY = '2026-01-15';
const ENTRY = 'tests/support/browser/compiler-entry.ts';

test('the compiler gives in a browser what it gives in Node', async ({ page }) => {
  const schemas = await readTexts(project.schemas);
  const icons = await readIcons();
  const styles = await readStyleNames();
  const files = await readFiles(join(project.root, 'tests/fixtures/pottery/site'));
  const broken = new Map([
    ...files,
    ['pages/home.yaml', Buffer.from('role: home\npath: /\nsections: [{ type: heroo }]\n')],
  ]);

  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundled() });
  for (const content of [files, broken]) {
    const encoded = [...content].map(([path, bytes]): [string, string] => [
      path,
      Buffer.from(bytes).toString('base64'),
    ]);
    const inBrowser = await page.evaluate(
      ([schemaTexts, siteFiles, symbols, names, today]) =>
        window.compileSite(schemaTexts, siteFiles, symbols, names, today),
      [[...schemas], encoded, [...icons], styles, TODAY] as const,
    );
    const result = compile(content, readContract(schemas, icons, styles), { today: TODAY });
    const manifests = result.ok ? result.manifests.pages.map(({ manifest }) => manifest) : [];
    expect(JSON.parse(inBrowser)).toEqual(JSON.parse(JSON.stringify({ problems: result.problems, manifests })));
  }
});

async function bundled(): Promise<string> {
  const built = await runVite({
    configFile: false,
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'compiler' } },
  });
  const [result] = Array.isArray(built) ? built : [];
  const file = result?.output[0];
  if (file?.type !== 'chunk') throw new Error(`${ENTRY} was not bundled`);
  return file.code;
}
