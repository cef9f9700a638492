import { expect, test } from 'vitest';
import { hostRules } from '../../../scripts/hosting/rules';
import { manifestsOf } from '../helpers/compile-site';

const rules = new Map(hostRules(manifestsOf({}).redirects).map(({ path, content }) => [path, String(content)]));

test('Netlify and Cloudflare lead from the old address to the path of the page', () => {
  expect(rules.get('_redirects')).toBe('/pan /productos 301\n');
});

test('Apache leads on before it looks for flat files', () => {
  const lines = rules.get('.htaccess')?.split('\n') ?? [];
  const redirect = lines.indexOf('RewriteRule ^pan$ /productos [R=301,L]');
  expect(redirect).toBeGreaterThan(lines.indexOf('RewriteEngine On'));
  expect(lines.indexOf('RewriteRule ^(.+)$ $1.html [L]')).toBeGreaterThan(redirect);
});
