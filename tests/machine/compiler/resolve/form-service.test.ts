import { expect, test } from 'vitest';
import { compile } from '../../../../src/compiler/compile';
import { shellOf } from '../../../../src/compiler/manifests';
import { contract, manifestsOf, siteFiles, TODAY } from '../../../support/compile-site';
import { formSettings, formSite, formSiteAsking } from '../../../support/form-site';

const constants = {
  initDelayMs: 500,
  loadTimeoutMs: 8000,
  redirectDelayMs: 1000,
  nearPx: 500,
  successPath: '/contacto',
};

test('beside the stand-in, forms come from its origin under their own names, and nothing is missing', () => {
  const options = { today: TODAY, formService: 'http://127.0.0.1:4174' };
  const result = compile(siteFiles(formSite()), contract, options);
  expect(result.problems).toEqual([]);
  expect(result.ok && shellOf(result.manifests, 'en').settings.forms).toEqual({
    ...constants,
    embed: {
      script: 'http://127.0.0.1:4174/embed.js',
      frame: 'http://127.0.0.1:4174/f/{id}?hideTitle=1&dynamicHeight=1',
    },
    forms: { order: { title: 'Order', height: 480, providerId: 'order' } },
  });
});

test('without the stand-in there is nowhere for forms to come from', () => {
  expect(shellOf(manifestsOf(formSite()), 'en').settings.forms?.embed).toBeUndefined();
});

test('the provider knows forms by its own ids, stand-in or not', () => {
  const files = siteFiles(formSite({ provider: 'tally' }, 'wMa1Xy'));
  const result = compile(files, contract, { today: TODAY, formService: 'http://127.0.0.1:4174' });
  expect(result.ok && shellOf(result.manifests, 'es').settings.forms).toEqual({
    ...constants,
    embed: { script: 'https://tally.so/widgets/embed.js', frame: 'https://tally.so/embed/{id}' },
    forms: { order: { title: 'Encargo', height: 480, providerId: 'wMa1Xy' } },
  });
});

test('a form without an id at the provider has none', () => {
  const { forms } = shellOf(manifestsOf(formSite({ provider: 'tally' })), 'es').settings;
  expect(forms?.forms).toEqual({ order: { title: 'Encargo', height: 480 } });
});

test('what somebody answers is kept under the name of its kind, unless the field has one', () => {
  const label = (text: string) => `label: { es: "${text}", en: "${text} en" }`;
  const asked = [
    `{ ${label('Nombre')}, kind: name }`,
    `{ ${label('Correo')}, kind: email }`,
    `{ ${label('Calle')}, kind: text }`,
    `{ ${label('Portal')}, kind: text }`,
    `{ ${label('Piso')}, kind: text, name: text-2 }`,
  ];
  const names = manifestsOf(formSiteAsking(...asked))
    .formTexts.en?.forms.get('order')
    ?.fields?.map(({ name }) => name);
  expect(names).toEqual(['name', 'email', 'text', 'text-3', 'text-2']);
});

test('the browser is told nothing of the fields or of what the stand-in says', () => {
  expect(JSON.stringify(manifestsOf(formSite()).shells)).not.toMatch(/De acuerdo|tooLarge/);
});

test('of a provider, its name is all that the settings have to say: the rest is usual, and what the form says stays', () => {
  const settings = formSettings({ provider: 'tally' }).replace(/(\n {2}provider: tally)\n( {2}.*\n?)*/, '$1\n');
  const files = siteFiles({ ...formSite({ provider: 'tally' }, 'wMa1Xy'), 'settings.yaml': settings });
  const result = compile(files, contract, { today: TODAY });
  expect(result.problems.filter(({ code }) => code === 'key-missing')).toEqual([]);
  expect(result.ok && shellOf(result.manifests, 'en').settings.forms).toEqual({
    initDelayMs: 500,
    loadTimeoutMs: 8000,
    redirectDelayMs: 1000,
    nearPx: 500,
    embed: {
      script: 'https://tally.so/widgets/embed.js',
      frame: 'https://tally.so/embed/{id}?alignLeft=1&hideTitle=1&transparentBackground=1&dynamicHeight=1',
    },
    forms: { order: { title: 'Order', height: 480, providerId: 'wMa1Xy' } },
  });
});

test('the stand-in still has to be told what it says', () => {
  const settings = formSettings().replace(/\n {2}local: .*/, '');
  const { problems } = compile(siteFiles({ ...formSite(), 'settings.yaml': settings }), contract, { today: TODAY });
  expect(problems.map(({ code, details }) => ({ code, details }))).toContainEqual(
    expect.objectContaining({ code: 'key-missing', details: expect.objectContaining({ key: 'local' }) }),
  );
});
