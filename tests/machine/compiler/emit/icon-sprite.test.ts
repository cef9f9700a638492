import { expect, test } from 'vitest';
import { ownIcons } from '../../../../src/shared/own-icons';
import { compileSite, contract, type Overlay, problemRows } from '../../../support/compile-site';

function featuring(icon: string): Overlay {
  const item = `{ icon: ${icon}, title: { es: "Pan", en: "Bread" }, text: { es: "Bueno.", en: "Good." } }`;
  return { 'blocks/features.yaml': `type: features\nitems: [${item}]\n` };
}

function iconsDelivered(overlay: Overlay): string[] {
  const result = compileSite(overlay);
  if (!result.ok) throw new Error('The site does not compile');
  const sprite = result.outputs.find(({ path }) => path === 'icons.svg');
  return [...String(sprite?.content).matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><.+<\/symbol>/g)].map(
    ([, name = '']) => name,
  );
}

test('a site delivers the icons that it names and those of the code, each once, and no others', () => {
  const named = ['bus', 'clock'];
  expect(iconsDelivered({})).toEqual([...new Set([...ownIcons, ...named])].sort());
  expect(iconsDelivered(featuring('cake-slice'))).toEqual([...new Set([...ownIcons, ...named, 'cake-slice'])].sort());
  expect(iconsDelivered(featuring('brand-x'))).toContain('brand-x');
});

test('any icon of the collection will do, and another is a problem that names the nearest', () => {
  expect(contract.icons.size).toBeGreaterThan(1500);
  expect(problemRows(featuring('cake-slise'))).toEqual([
    'blocks/features.yaml:2:17 value-not-listed {"value":"cake-slise","suggestion":"cake-slice"}',
  ]);
});
