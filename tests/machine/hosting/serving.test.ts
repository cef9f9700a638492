import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../scripts/hosting/content-security-policy';
import { isHidden, servingOf, withoutTransport } from '../../../scripts/hosting/serving';
import type { Contacts } from '../../../src/compiler/manifest/contacts';
import { basicText, manifestsOf } from '../../support/compile-site';
import { everyContact } from '../../support/contacts';
import { formSite } from '../../support/form-site';
import { observatoryScore } from './observatory';

const nobody: Contacts = { scripts: [], frames: [], connections: [], tags: [] };
const directivesOf = (contacts: Contacts) =>
  new Map(
    contentSecurityPolicy(contacts)
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.split(' ').slice(1)]),
  );

test.each<[string, Contacts]>([
  ['nobody', nobody],
  ['everybody', everyContact],
  ...(['tagManager', 'analytics', 'ads'] as const).map(
    (tag) => [tag, { ...nobody, tags: [tag] }] as [string, Contacts],
  ),
])('the Observatory gives a site that asks %s 120 and more', (_name, contacts) => {
  const { headers } = servingOf({ ...manifestsOf({}), contacts });
  const { score, findings } = observatoryScore(headers, '<script src="/assets/boot.js"></script>');
  expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(120);
  expect(findings.filter(({ modifier }) => modifier < 0)).toEqual([]);
});

test('the rules of the Observatory find what is lacking', () => {
  const { headers } = servingOf(manifestsOf({}));
  const scoreWith = (changed: Record<string, string>) => observatoryScore({ ...headers, ...changed }, '').score;
  const whole = observatoryScore(headers, '').score;
  expect(whole).toBe(130);
  expect(observatoryScore({}, '').score).toBe(30);
  expect(scoreWith({ 'strict-transport-security': 'max-age=60' })).toBe(whole - 10);
  expect(scoreWith({ 'referrer-policy': 'unsafe-url' })).toBe(whole - 10);
  expect(scoreWith({ 'content-security-policy': "default-src 'self' 'unsafe-inline'" })).toBe(80);
  expect(observatoryScore(headers, '<script src="https://cdn.example/x.js"></script>').score).toBe(whole - 5);
});

test('nothing unsafe is allowed to anybody, and without tags trusted types are asked for', () => {
  expect(contentSecurityPolicy(everyContact)).not.toMatch(/unsafe|\*(?![.\w])|http:/);
  expect(directivesOf(nobody).get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directivesOf(everyContact).has('require-trusted-types-for')).toBe(false);
});

test('what a site is not set up to ask, its policy does not allow', () => {
  const policy = directivesOf(nobody);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('frame-src')).toEqual(["'none'"]);
  expect(contentSecurityPolicy(nobody)).not.toMatch(/google|tally|https?:/);
});

/** Where the basic site's message form goes to. */
const messages = 'https://correo.panaderiatrigal.example';

test('a policy names the hosts that the settings name, by their origins, and no others', () => {
  const settings = basicText('settings.yaml');
  expect(manifestsOf({}).contacts).toEqual({ ...nobody, connections: [messages] });
  const asking = manifestsOf({ 'settings.yaml': settings.replace('geolocation: off', 'geolocation: onLoad') });
  const lookup = new URL(/lookup: "?([^"\s]+)/.exec(settings)?.[1] ?? '').origin;
  expect(asking.contacts.connections).toEqual([messages, lookup].sort());
  const { scripts, frames } = manifestsOf(formSite({ provider: 'tally' }, 'wMa1Xy')).contacts;
  expect([scripts, frames]).toEqual([['https://tally.so'], ['https://tally.so']]);
  expect(manifestsOf(formSite({ provider: 'local' })).contacts.scripts).toEqual([]);
});

test('a policy names the hosts that the content names where the browser asks them', () => {
  const places = basicText('places/locations.yaml');
  const withMap = places.replace(/^( *)mapUrl: .*$/m, '$&\n$1mapEmbedUrl: https://maps.example/embed?x=1');
  expect(manifestsOf({ 'places/locations.yaml': withMap }).contacts.frames).toEqual(['https://maps.example']);
  const page = basicText('pages/contact.yaml').replace(messages, 'https://post.example');
  expect(manifestsOf({ 'pages/contact.yaml': page }).contacts.connections).toEqual(['https://post.example']);
});

test('the local server says the same as a host, but for what holds over TLS only', () => {
  const serving = servingOf(manifestsOf({}));
  const { 'strict-transport-security': _transport, ...others } = serving.headers;
  expect(withoutTransport(serving).headers).toEqual(others);
});

test.each([
  ['/_headers', true],
  ['/.htaccess', true],
  ['/.git/config', true],
  ['/blog/.swp', true],
  ['/.well-known/security.txt', false],
  ['/cursos', false],
  ['/media/a.b.png', false],
])('%s: hidden is %s', (path, hidden) => {
  expect(isHidden(path)).toBe(hidden);
});
