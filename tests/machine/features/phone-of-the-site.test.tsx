import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from '../../../src/app/Footer';
import { shellOf } from '../../../src/compiler/manifests';
import { ConsentProvider } from '../../../src/features/consent/consent-context';
import { createConsentStore } from '../../../src/features/consent/consent-store';
import { ContactLines } from '../../../src/features/contact/ContactLines';
import { ShellProvider } from '../../../src/features/shell/shell-context';
import { basicText, manifestsOf } from '../../support/compile-site';

const NUMBER = '+34 900 000 010';
const locations = basicText('places/locations.yaml');

test('the telephone of the site is read where no place has one, and only there', () => {
  for (const places of [locations, locations.replace(/^ {2}phone:.*\n/m, '')]) {
    const shell = shellOf(manifestsOf({ 'places/locations.yaml': places }), 'en');
    const ofFooter = shell.navigation.footer.locations ?? [];
    const markup = renderToStaticMarkup(
      <ShellProvider shell={shell}>
        <ConsentProvider store={createConsentStore(shell.consent)}>
          <ContactLines locations={ofFooter} />
          <Footer />
        </ConsentProvider>
      </ShellProvider>,
    );
    expect(markup.split(`>${NUMBER}<`)).toHaveLength(3);
  }
});

test('the telephone of a place is called by both names, parted by no mark that has other spaces in another language', () => {
  const shell = shellOf(manifestsOf({}), 'en');
  const markup = renderToStaticMarkup(
    <ShellProvider shell={shell}>
      <ContactLines locations={shell.navigation.footer.locations ?? []} />
    </ShellProvider>,
  );
  expect(markup.replaceAll('<!-- -->', '')).toContain('<dt>Phone · ');
});
