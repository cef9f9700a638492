import { expect, test } from 'vitest';
import { hostRules } from '../../../scripts/hosting/rules';
import { manifestsOf } from '../../support/compile-site';

const rules = new Map(hostRules(manifestsOf({}).redirects).map(({ path, content }) => [path, String(content)]));

test('Netlify and Cloudflare lead from the old address to the path of the page', () => {
  expect(rules.get('_redirects')).toBe('/pan /productos 301\n');
});
