import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Diff } from '../../../../src/studio/review/Diff';
import { LanguageProvider, words } from '../../../../src/studio/words/words';
import { png } from '../../../support/pictures';

afterEach(cleanup);

function said(before: Uint8Array, after: Uint8Array): string {
  const { container } = render(
    <LanguageProvider value="en">
      <Diff path="pages/home.yaml" before={before} after={after} />
    </LanguageProvider>,
  );
  return container.textContent;
}

test('what somebody has saved with the letters of Windows is read as it is meant', () => {
  const text = 'title: Año nuevo\nprice: 10\n';
  const elsewhere = new Uint8Array(Buffer.from(text.replace('nuevo', 'próximo'), 'latin1'));
  expect(said(new TextEncoder().encode(text), elsewhere)).toContain('added: title: Año próximo');
});

test('a picture is no text', () => {
  expect(said(new Uint8Array(png()), new Uint8Array(png(9, 9)))).toContain(words.en.review.binary);
});
