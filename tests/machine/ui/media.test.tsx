import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Media as MediaData } from '../../../src/shared/manifest';
import { DrawingsProvider } from '../../../src/ui/media/drawings-context';
import { Media } from '../../../src/ui/media/Media';

const loaf = { src: '/media/drawings/loaf.svg', alt: 'A loaf', width: 40, height: 30 };
const drawing = { attributes: { className: 'art', viewBox: '0 0 4 3', fill: 'none' }, content: { __html: '<path/>' } };

function markup(media: MediaData = loaf, className?: string): string {
  return renderToStaticMarkup(
    <DrawingsProvider find={(src) => (src === loaf.src ? drawing : undefined)}>
      <Media media={media} {...(className && { className })} />
    </DrawingsProvider>,
  );
}

test('a drawing of the page is part of it and has the name of its alternative text', () => {
  expect(markup(loaf, 'card')).toBe(
    '<svg viewBox="0 0 4 3" preserveAspectRatio="xMidYMid slice" fill="none" class="media card art" width="40" height="30" ' +
      'data-src="/media/drawings/loaf.svg" role="img" aria-label="A loaf"><path/></svg>',
  );
});

test('a drawing that only adorns is hidden from screen readers', () => {
  expect(markup({ ...loaf, alt: '' })).toContain(' data-src="/media/drawings/loaf.svg" aria-hidden="true">');
});

test('every other file is fetched when it comes near the window, unless it is small', () => {
  expect(markup({ ...loaf, src: '/media/loaf.jpg' })).toBe(
    '<img class="media" src="/media/loaf.jpg" alt="A loaf" width="40" height="30" loading="lazy"/>',
  );
  expect(markup({ ...loaf, src: '/media/logo.svg', isSmall: true })).not.toContain('loading');
});
