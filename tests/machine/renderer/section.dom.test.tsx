import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MessageFormSection } from '../../../generated/types';
import type { SectionData, StaticSectionData } from '../../../src/renderer/page-data';
import type { SectionComponents } from '../../../src/renderer/registry';
import { Section } from '../../../src/renderer/Section';

const source = 'pages/contact.yaml#/sections/1';
const failing: MessageFormSection = { type: 'message-form', id: 'write', title: 'Write to us', source };
const still: StaticSectionData = { type: 'prose', id: 'bread', html: '<p class="loaf">Rye <b>bread</b></p>' };

function Failing(): never {
  throw new Error('The oven is cold');
}

function page(sections: readonly SectionData[], components: SectionComponents = {}) {
  return sections.map((section) => <Section key={section.id} section={section} components={components} />);
}

let logged: unknown[][] = [];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(words));
});

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a section that fails', () => {
  const sections = [failing, still];
  const components = { 'message-form': Failing } as SectionComponents;

  test('is in development a card that says where it is written and why; the rest of the page stays', () => {
    vi.stubEnv('DEV', true);
    render(page(sections, components));
    const card = screen.getByRole('alert');
    expect(card.textContent).toContain('pages/contact.yaml#/sections/1');
    expect(card.textContent).toContain('The oven is cold');
    expect(screen.getByText('bread')).toBeTruthy();
  });

  test('is in production left out; the rest of the page stays', () => {
    vi.stubEnv('DEV', false);
    render(page(sections, components));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.getElementById('write')?.textContent).toBe('');
    expect(screen.getByText('bread')).toBeTruthy();
  });

  test('is named in the log with the place where it is written', () => {
    render(page(sections, components));
    expect(
      logged.map(([first]) => String(first)).filter((line) => line.includes('pages/contact.yaml#/sections/1')),
    ).toEqual(['Section «message-form» (#write, pages/contact.yaml#/sections/1) failed and was left out']);
  });

  test('is a section whose code is not loaded, too', () => {
    vi.stubEnv('DEV', true);
    render(page([failing]));
    expect(screen.getByRole('alert').textContent).toContain('message-form');
  });
});

describe('a static section', () => {
  test('is its HTML inside its element', () => {
    expect(renderToString(page([{ ...still, tone: 'tinted', when: 'abroad' }])[0])).toBe(
      '<section id="bread" class="section section--prose tone-tinted" data-visitor="abroad">' +
        '<p class="loaf">Rye <b>bread</b></p></section>',
    );
  });

  test('keeps the HTML of the document when it is hydrated without its own, and nothing is logged', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page([still, { ...still, id: 'more', html: '<i>Spelt</i>' }]));
    document.body.append(root);
    const [loaf] = root.getElementsByClassName('loaf');
    const hydrated = await act(async () => hydrateRoot(root, page([still, { ...still, id: 'more' }].map(withoutHtml))));
    expect(root.textContent).toBe('Rye breadSpelt');
    expect(root.getElementsByClassName('loaf')[0]).toBe(loaf);
    expect(logged).toEqual([]);

    await act(async () => hydrated.render(page([still, { ...still, id: 'more' }].map(withoutHtml))));
    expect(root.textContent).toBe('Rye breadSpelt');
    await act(async () => hydrated.unmount());
    root.remove();
  });
});

function withoutHtml(section: StaticSectionData): StaticSectionData {
  return { ...section, html: '' };
}
