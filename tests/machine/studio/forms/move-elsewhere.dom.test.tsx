import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FormContext } from '../../../../src/studio/forms/form-context';
import { MoveElsewhere } from '../../../../src/studio/forms/MoveElsewhere';
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
