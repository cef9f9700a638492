/** What each section type shows of the messages of a site, its schema names: a site has no others. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../../scripts/project';
import { newSite } from '../../../src/authoring/new-site';
import { compile } from '../../../src/compiler/compile';
import { shellOf } from '../../../src/compiler/manifests';
import { indispensableMessages } from '../../../src/compiler/messages/message-uses';
import { applyEdits } from '../../../src/editing/apply-edits';
import { createRenderer } from '../../../src/entry-server';
import type { Shell } from '../../../src/shared/manifest';
import { contract, pageOf, siteFiles, TODAY } from '../../support/compile-site';
import { tagged, withGapsFilled } from '../../support/least-site';
import { EXAMPLE_PAGE, readExample, withExample } from '../../support/section-example';

const folder = join(project.root, 'src/sections');
const types = await readdir(folder);
const render = await createRenderer();

/** A site that has nothing but its home page, to which an example is added. */
const least = new Map<string, Uint8Array>([
  ...[...newSite(contract, tagged('es', 'en'), 'en')].map(
    ([path, text]) =>
      [
        path,
        Buffer.from(path === 'settings.yaml' ? `${withGapsFilled(text)}currency: EUR\n` : withGapsFilled(text)),
      ] as const,
  ),
  ['theme/icon.svg', siteFiles({}).get('theme/icon.svg') ?? new Uint8Array()],
]);

test.each(types)('a site with the example of %s needs no other messages than it is told of', async (type) => {
  const files = withExample(least, await readExample(join(folder, type)));
  const told = compile(files, contract, { today: TODAY }).problems.filter(({ severity }) => severity === 'error');
  expect(told.filter(({ code }) => code !== 'message-missing')).toEqual([]);
  const whole = applyEdits(
    files,
    told.flatMap(({ fix }) => fix?.edits ?? []),
  );
  const result = compile(whole, contract, { today: TODAY });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { manifests } = result;
  for (const language of ['es', 'en']) {
    const { manifest } = pageOf(manifests, EXAMPLE_PAGE, language);
    const { markup } = render(manifest, withoutGaps(shellOf(manifests, language)), manifests.url, (_section, error) => {
      throw error;
    });
    expect(markup).toContain(`section--${type}`);
  }
});

/** A shell whose messages fail where one is asked for that is not there, unless nothing needs it. */
function withoutGaps(shell: Shell): Shell {
  const indispensable = indispensableMessages(contract);
  const messages = new Proxy(shell.messages, {
    get(written, name) {
      if (indispensable.has(String(name)) && !(name in written))
        throw new Error(`There is no message «${String(name)}»`);
      return Reflect.get(written, name);
    },
  });
  return { ...shell, messages };
}
