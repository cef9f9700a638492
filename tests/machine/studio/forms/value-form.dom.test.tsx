import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteFiles } from '../../../support/compile-site';
import { type PlayedForm, playForm } from '../../../support/played-form';
import { yaml } from '../../../support/yaml';

afterEach(cleanup);

const file = 'pages/forms.yaml';
const page = yaml`
  path: { es: /formas, en: /forms }
  title: { es: "Formas", en: "Shapes" } # as they are
  description: { es: "Una página.", en: "A page." }
  sections:
    - type: hero
      title: { es: "Hola", en: "Hello" }
      size: page
      actions:
        - label: { es: "Ver", en: "See" }
          page: contact
          anchor: write
        - label: { es: "Escribir", en: "Write" }
          url: "mailto:ana@example.com"
        - label: { es: "Llamar", en: "Call" }
          url: "tel:+34900"
`;

function play(pointer: readonly (string | number)[], text = page): PlayedForm {
  return playForm(siteFiles({ [file]: text }), { file, pointer });
}

function type(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
}

test('each language is written on its own, and the rest of the file stays as it is', () => {
  const form = play(['title']);
  type(screen.getByLabelText(/Español/), 'Formas y más');
  type(screen.getByLabelText(/English/), 'Shapes and more');
  expect(form.text(file)).toBe(page.replace('"Formas", en: "Shapes"', '"Formas y más", en: "Shapes and more"'));
  expect(form.steps.map(({ joins }) => joins)).toEqual([`${file}#/title/es`, `${file}#/title/en`]);
  expect(form.steps[0]?.label).toContain('Título');
});
