import { expect, test } from 'vitest';
import { placeInStyle } from '../../../../src/studio/preview/media-in-page';

test('a style sheet is shown with the fonts and pictures that the server does not have yet', () => {
  const unsaved = (file: string) =>
    file === 'theme/new.woff2' || file === 'media/new.webp' ? `blob:${file}` : undefined;
  const style = (font: string, picture: string) =>
    `@font-face { src: url("${font}") format("woff2"), url('/theme/old.woff2'); }\n.x { background: url(${picture}) }`;
  expect(placeInStyle(style('/theme/new.woff2', '/media/new.webp'), unsaved)).toBe(
    style('blob:theme/new.woff2', 'blob:media/new.webp'),
  );
});
