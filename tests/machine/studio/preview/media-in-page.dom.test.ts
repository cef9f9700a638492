import { expect, test } from 'vitest';
import { placeInStyle, placeMedia } from '../../../../src/studio/preview/media-in-page';

test('a style sheet is shown with the fonts and pictures that the server does not have yet', () => {
  const unsaved = (file: string) =>
    file === 'theme/new.woff2' || file === 'media/new.webp' ? `blob:${file}` : undefined;
  const style = (font: string, picture: string) =>
    `@font-face { src: url("${font}") format("woff2"), url('/theme/old.woff2'); }\n.x { background: url(${picture}) }`;
  expect(placeInStyle(style('/theme/new.woff2', '/media/new.webp'), unsaved)).toBe(
    style('blob:theme/new.woff2', 'blob:media/new.webp'),
  );
});

test('of a photograph the part is shown that its address names, also where the server does not have it yet', () => {
  const page = document.createElement('div');
  page.innerHTML = '<img src="/media/a.jpg#xywh=percent:40,0,50,95"><img src="/media/b.jpg">';
  placeMedia(page, (file) => (file === 'media/a.jpg' ? 'blob:a' : undefined));
  const [cropped, whole] = page.querySelectorAll('img');
  expect(cropped?.getAttribute('src')).toBe('blob:a');
  expect(cropped?.getAttribute('style')).toContain('object-view-box: inset(0% 10% 5% 40%)');
  expect([whole?.getAttribute('src'), whole?.getAttribute('style')]).toEqual(['/media/b.jpg', null]);
});

test('a picture that the server does not have yet is not asked of it ahead either', () => {
  const page = document.createElement('div');
  page.innerHTML = ['new', 'old'].map((name) => `<link rel="preload" as="image" href="/media/${name}.jpg">`).join('');
  placeMedia(page, (file) => (file === 'media/new.jpg' ? 'blob:new' : undefined));
  expect([...page.children].map((link) => link.getAttribute('href'))).toEqual(['blob:new', '/media/old.jpg']);
});
