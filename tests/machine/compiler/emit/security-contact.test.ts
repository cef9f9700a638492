import { expect, test } from 'vitest';
import { basicText, compileSite } from '../../../support/compile-site';

const withPage = `${basicText('settings.yaml')}\nsecurityPage: contact\n`;

function securityFile(settings: string, today?: string): string | undefined {
  const result = compileSite({ 'settings.yaml': settings }, today);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const found = result.outputs.find(({ path }) => path === '.well-known/security.txt');
  return found && String(found.content);
}

test('a site that names no page for it has no security.txt', () => {
  expect(securityFile(basicText('settings.yaml'))).toBeUndefined();
});

test('security.txt leads to the page in each language, and holds for less than a year', () => {
  const text = securityFile(withPage, '2026-02-15') ?? '';
  expect(text).toMatch(
    /^Contact: https:\/\/\S+\/contacto\nContact: https:\/\/\S+\/contact\nExpires: 2027-01-01T00:00:00Z\n/,
  );
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
  expect(text).not.toContain('@');
});

test('its month is one of the calendar', () => {
  expect(securityFile(withPage, '2026-01-15')).toContain('Expires: 2026-12-01');
  expect(securityFile(withPage, '2026-12-31')).toContain('Expires: 2027-11-01');
});
