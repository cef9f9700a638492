import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageSwitch } from '../../../src/app/LanguageSwitch';
import { shellOf } from '../../../src/compiler/manifests';
import { ShellProvider } from '../../../src/features/shell/shell-context';
import { manifestsOf, pageOf } from '../../support/compile-site';

const manifests = manifestsOf({});
const { manifest } = pageOf(manifests, 'home', 'es');
const shell = shellOf(manifests, 'es');

test('a short name tells a language from another one of its kind', () => {
  const [own, ...others] = shell.settings.languages;
  if (own === undefined) throw new Error('no language');
  const languages = [{ ...own, code: 'pt-pt' }, ...others.map((other) => ({ ...other, code: 'pt-br' }))];
  const drawn = renderToStaticMarkup(
    <ShellProvider shell={{ ...shell, language: 'pt-pt', settings: { ...shell.settings, languages } }}>
      <LanguageSwitch page={{ ...manifest, sections: [], alternates: { 'pt-pt': '/', 'pt-br': '/pt-br' } }} />
    </ShellProvider>,
  );
  expect(drawn).toContain('>PT-BR<');
});
