import { expect, test } from 'vitest';
import { applyRules } from '../../../src/compiler/apply-rules';
import type { Rule } from '../../../src/compiler/rule';
import { indexed, siteFiles, TODAY } from '../../support/compile-site';

const site = indexed(siteFiles({}));
const options = { today: TODAY };

const stumblesOver =
  (file: string): Rule =>
  ({ sources }) => {
    if (sources.some(({ path }) => path === file)) throw new Error('no such crumb');
    return [];
  };

test('a rule that fails is told in the file over which it stumbles, and the other rules go on', () => {
  const other: Rule = () => applyRules([['crumbs', stumblesOver('facts.yaml')]], site, options, new Set());
  const found = applyRules(
    [
      ['bread', stumblesOver('pages/products.yaml')],
      ['other', other],
    ],
    site,
    options,
    new Set(),
  );
  expect(found).toEqual([
    {
      code: 'rule-failed',
      place: { file: 'pages/products.yaml' },
      details: { rule: 'bread', reason: 'no such crumb' },
    },
    { code: 'rule-failed', place: { file: 'facts.yaml' }, details: { rule: 'crumbs', reason: 'no such crumb' } },
  ]);
});

test('nothing more is said of a file whose shape is told to be wrong already', () => {
  const malformed = new Set(['pages/products.yaml']);
  expect(applyRules([['bread', stumblesOver('pages/products.yaml')]], site, options, malformed)).toEqual([]);
});
