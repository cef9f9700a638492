import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { printPage } from '../../../../src/studio/window/print-page';

afterEach(() => document.body.replaceChildren());

test('the key that prints prints the page that is looked at, and the window where none is', () => {
  const end = printPage();
  const isLeft = () => fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true });
  expect(isLeft()).toBe(true);
  document.body.innerHTML = '<div class="preview__page"><iframe></iframe></div>';
  const print = vi.fn();
  Object.defineProperty(document.querySelector('iframe'), 'contentWindow', { value: { print } });
  expect(isLeft()).toBe(false);
  expect(print).toHaveBeenCalledOnce();
  end();
  expect(isLeft()).toBe(true);
});
