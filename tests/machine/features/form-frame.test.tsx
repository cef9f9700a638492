import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shellOf } from '../../../src/compiler/manifests';
import { FormFrame } from '../../../src/features/leads/FormFrame';
import { ShellProvider } from '../../../src/features/shell/shell-context';
import { manifestsOf } from '../../support/compile-site';
import { formSettings, formSite } from '../../support/form-site';

/** A form of the page as it is served, before anything has been pressed. */
function served(privacy: string, isAskedFor: boolean): string {
  const settings = formSettings({ provider: 'tally' }).replace(/\nprivacy:\n( .*\n?)*/, `\n${privacy}\n`);
  const manifests = manifestsOf({ ...formSite({ provider: 'tally' }, 'wMa1Xy'), 'settings.yaml': settings });
  return renderToStaticMarkup(
    <ShellProvider shell={shellOf(manifests, 'es')}>
      <FormFrame name="order" isAskedFor={isAskedFor} />
    </ShellProvider>,
  );
}

const LOADING = 'form-frame__wait';
const OFFER = /Mostrar el formulario.*tally\.so/;

test.each([
  ['without a word on privacy', '', OFFER],
  ['by a press', 'privacy: { geolocation: off, forms: onPress }', OFFER],
  ['near the window', 'privacy: { geolocation: off, forms: onApproach }', LOADING],
])('the settings decide when the provider of forms is asked: %s', (_when, privacy, expected) => {
  expect(served(privacy, false)).toMatch(expected);
});

test('a form that was opened by a press waits for no second one', () => {
  expect(served('', true)).not.toMatch(OFFER);
});
