import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NoticeSection } from '../../../generated/types';
import { Notice } from '../../../src/sections/notice/Notice';

test('a notice leads nowhere where it is only to be read', () => {
  const section: NoticeSection = {
    id: 'notice',
    type: 'notice',
    source: '',
    banners: [{ id: 'water', text: 'No water on 3 December.' }],
    builtOn: '2026-12-01',
  };
  expect(renderToStaticMarkup(<Notice {...section} />)).toBe(
    '<div class="container notice" data-from="01-01" data-until="12-31"><p class="notice__text">No water on 3 December.</p></div>',
  );
});
