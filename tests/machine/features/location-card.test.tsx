import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shellOf } from '../../../src/compiler/manifests';
import { LocationCard } from '../../../src/features/locations/LocationCard';
import { ShellProvider } from '../../../src/features/shell/shell-context';
import { basicText, manifestsOf } from '../../support/compile-site';

const places = basicText('places/locations.yaml');

function cardsOf(text: string): string {
  const shell = shellOf(manifestsOf({ 'places/locations.yaml': text }), 'en');
  return renderToStaticMarkup(
    <ShellProvider shell={shell}>
      {shell.navigation.footer.locations?.map((location) => (
        <LocationCard key={location.id} location={location} heading="h2" />
      ))}
    </ShellProvider>,
  );
}

test('a place leads to a map where it has one, and has no room for the link where it has none', () => {
  expect(cardsOf(places)).toMatch(/card__action.*https:\/\/mapa\./);
  expect(cardsOf(places.replace(/^ {2}mapUrl:.*\n/m, ''))).not.toContain('card__action');
});
