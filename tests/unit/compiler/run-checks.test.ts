import { expect, test } from 'vitest';
import type { Check } from '../../../src/compiler/checks/check';
import { runChecks } from '../../../src/compiler/checks/run-checks';
import { indexed, siteFiles } from '../helpers/compile-site';

const site = indexed(siteFiles({}));

const stumblesOver =
  (file: string): Check =>
  ({ sources }) => {
    if (sources.some(({ path }) => path === file)) throw new Error('no such crumb');
    return [];
  };

test('a rule that fails is a problem in the file over which it stumbles, and the other rules go on', () => {
  const other: Check = () => {
    const [faulty] = runChecks({ crumbs: stumblesOver('facts.yaml') }, site, new Set());
    return faulty === undefined ? [] : [faulty];
  };
  const found = runChecks({ bread: stumblesOver('pages/products.yaml'), other }, site, new Set());
  expect(found).toMatchObject([
    {
      code: 'rule-failed',
      severity: 'error',
      location: { file: 'pages/products.yaml', line: 1, column: 1 },
      details: { rule: 'bread', reason: 'no such crumb' },
    },
    { code: 'rule-failed', location: { file: 'facts.yaml' } },
  ]);
});

test('nothing more is said of a file whose shape is at fault already', () => {
  const malformed = new Set(['pages/products.yaml']);
  expect(runChecks({ bread: stumblesOver('pages/products.yaml') }, site, malformed)).toEqual([]);
});
