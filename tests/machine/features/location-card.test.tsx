import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shellOf } from '../../../src/compiler/manifests';
import { LocationCard } from '../../../src/features/locations/LocationCard';
import { ShellProvider } from '../../../src/features/shell/shell-context';
import { basicText, manifestsOf } from '../../support/compile-site';

const places = basicText('places/locations.yaml');

function cardsOf(text: string, language = 'en'): string {
  const shell = shellOf(manifestsOf({ 'places/locations.yaml': text }), language);
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

test('an address is read as each language writes it, or as all do', () => {
  const own = places.replace(/address: .*/, 'address: { es: "Calle Ateneo, 3, Atenas", en: "3 Athinas St, Athens" }');
  expect(own).not.toBe(places);
  expect(cardsOf(own, 'es')).toContain('Calle Ateneo, 3, Atenas');
  expect(cardsOf(own, 'en')).toContain('3 Athinas St, Athens');
  for (const language of ['es', 'en']) expect(cardsOf(places, language)).toContain('Calle del Horno, 3, Ejemplo');
});
