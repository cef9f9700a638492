import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Header } from '../../../src/app/Header';
import { shellOf } from '../../../src/compiler/manifests';
import { ShellProvider } from '../../../src/features/shell/shell-context';
import { manifestsOf, pageOf } from '../../support/compile-site';

function headerOf(navigation: string): string {
  const manifests = manifestsOf({ 'navigation.yaml': navigation });
  const { manifest } = pageOf(manifests, 'home', 'en');
  return renderToStaticMarkup(
    <MemoryRouter>
      <ShellProvider shell={shellOf(manifests, 'en')}>
        <Header page={{ ...manifest, sections: [] }} />
      </ShellProvider>
    </MemoryRouter>,
  );
}

const FOOTER = 'footer: { description: { es: "Pan.", en: "Bread." } }\n';
const CONTACT = '{ label: { es: "Contacto", en: "Contact" }, page: contact }';

test('a website without links in its bar has no menu, and no button that opens one', () => {
  expect(headerOf(`main: []\n${FOOTER}`)).not.toMatch(/<nav|<button/);
  expect(headerOf(`main: []\naction: ${CONTACT}\n${FOOTER}`)).toMatch(/<nav.*<button/);
});
