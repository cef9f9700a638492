import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { project } from '../../../scripts/project';
import { readIcons, readStyleNames } from '../../../scripts/read-contract';
import { readFiles, readTexts } from '../../../scripts/read-files';
import { compile } from '../../../src/compiler/compile';
import { readContract } from '../../../src/compiler/schema/read-contract';
import type { SiteFiles } from '../../../src/compiler/source';
import { otherSites, siteFolder, WORDS_OF_THE_SCHOOL } from '../../support/other-sites';

const TODAY = '2026-01-15';
const schemas = await readTexts(project.schemas);
const icons = await readIcons();
const styles = await readStyleNames();
const contract = readContract(schemas, icons, styles);

afterEach(() => vi.restoreAllMocks());

function compiled(files: SiteFiles) {
  return compile(files, contract, { today: TODAY });
}

describe.each(otherSites)('the %s', async (name) => {
  const files = await readFiles(siteFolder(name));

  test('compiles without a problem, and without a word in the terminal', () => {
    const warn = vi.spyOn(console, 'warn');
    const { ok, problems } = compiled(files);
    expect(problems).toEqual([]);
    expect(ok).toBe(true);
    expect(warn).not.toHaveBeenCalled();
  });

  test('says nothing of the school’s world', () => {
    const texts = [...files].filter(([path]) => /\.(?:css|svg|yaml)$/.test(path));
    const said = texts.map(([path, bytes]) => [path, WORDS_OF_THE_SCHOOL.exec(Buffer.from(bytes).toString())?.[0]]);
    expect(said.filter(([, word]) => word !== undefined)).toEqual([]);
  });
});

describe('a site of one language', async () => {
  const files = await readFiles(siteFolder('bakery'));
  const settings = Buffer.from(files.get('settings.yaml') ?? '').toString();

  function problemsWith(brand: string): string[] {
    const changed = settings.replace(/^brand: .*$/m, `brand: ${brand}`);
    return compiled(new Map([...files, ['settings.yaml', Buffer.from(changed)]])).problems.map(
      ({ code, details }) => `${code} ${JSON.stringify(details)}`,
    );
  }

  test('may give a text by its language, too', () => {
    expect(parse(settings).brand).toBeTypeOf('string');
    expect(problemsWith('{ es: "Tahona" }')).toEqual([]);
  });

  test.each([
    ['12', 'type-wrong {"expected":"string","example":"\\"…\\"","correct":"\\"12\\""}'],
    ['""', 'value-empty {"example":"\\"…\\""}'],
    ['{ en: "Bakery" }', 'key-unknown'],
  ])('is told once that a text is wrong: %s', (brand, problem) => {
    const problems = problemsWith(brand);
    expect(problems[0]).toContain(problem);
    expect(problems.filter((row) => !row.startsWith('translation-missing'))).toHaveLength(1);
  });
});
