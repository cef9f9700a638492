import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormContext } from '../../../../src/studio/forms/form-context';
import { MoveElsewhere } from '../../../../src/studio/forms/MoveElsewhere';
import { PATIENCE } from '../../../support/patience';
import { formContext, InForm } from '../../../support/studio-form';

afterEach(cleanup);

test('a question is moved to the end of the questions of another page in one step, and is opened there', async () => {
  const item = { question: { es: '¿Cuándo?', en: 'When?' } };
  const names = { faqs: ['prices', 'hours'].map((name) => ({ name, place: `site/faqs/${name}.yaml` })) };
  const edit = vi.fn<FormContext['edit']>(() => true);
  const goTo = vi.fn<FormContext['goTo']>();
  const dataOf = (file: string) => (file === 'faqs/prices.yaml' ? { items: [item] } : { items: [item, item] });
  const seenOn = () => Promise.resolve([['Visit us', 'Contact']]);
  const place = { file: 'faqs/prices.yaml', pointer: ['items', 0] };
  render(
    <InForm context={formContext({ names, edit, goTo, dataOf, seenOn })}>
      <MoveElsewhere place={place} value={item} summary="When?" />
    </InForm>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Move to…' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Visit us · Contact.*hours/ }));
  const there = { file: 'faqs/hours.yaml', pointer: ['items', 2] };
  expect(edit.mock.calls).toEqual([
    [
      [
        { do: 'insert', ...there, value: item, as: place },
        { do: 'remove', ...place },
      ],
      { label: 'Move “When?”' },
    ],
  ]);
  expect(goTo).toHaveBeenCalledWith(there);
});

test('a section is moved to the end of another page, and the links to it with it', async () => {
  const section = { type: 'hero', id: 'top', title: { es: 'Hola', en: 'Hello' } };
  const names = { pages: ['home', 'visit'].map((name) => ({ name, place: `site/pages/${name}.yaml` })) };
  const pages: Readonly<Record<string, unknown>> = {
    'pages/home.yaml': { sections: [section] },
    'pages/visit.yaml': { title: { es: 'Visítanos', en: 'Visit us' }, sections: [section] },
  };
  const link = { do: 'set', file: 'pages/visit.yaml', pointer: ['link'], value: 'visit' } as const;
  const followSection = vi.fn<FormContext['followSection']>(() => Promise.resolve([link]));
  const edit = vi.fn<FormContext['edit']>(() => false);
  const place = { file: 'pages/home.yaml', pointer: ['sections', 0] };
  render(
    <InForm context={formContext({ names, edit, followSection, dataOf: (file) => pages[file] })}>
      <MoveElsewhere place={place} value={section} summary="Hello" />
    </InForm>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Move to another page…' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Visit us' }));
  await vi.waitFor(() => expect(edit).toHaveBeenCalled(), PATIENCE);
  expect(followSection).toHaveBeenCalledWith(place, 'pages/visit.yaml');
  const there = { file: 'pages/visit.yaml', pointer: ['sections', 1] };
  const moved = [
    { do: 'insert', ...there, value: section, as: place },
    { do: 'remove', ...place },
  ];
  expect(edit.mock.calls[0]?.[0]).toEqual([link, ...moved]);
});
