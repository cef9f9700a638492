import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { HeroSection } from '../../../generated/types';
import { Hero } from '../../../src/sections/hero/Hero';

const opening: HeroSection = { id: 'opening', type: 'hero', source: '', size: 'full', title: 'Bread' };
const photograph = { src: '/media/oven.jpg', width: 1200, height: 800, alt: 'An oven' };

test('a large opening is large with a picture only: without one, it would begin with an empty screen', () => {
  expect(renderToStaticMarkup(<Hero {...opening} media={photograph} />)).toContain('hero--full');
  expect(renderToStaticMarkup(<Hero {...opening} />)).toContain('hero--page');
});

test('a title with a word that no line of it has room for is smaller, one in letters that are parted anywhere is not', () => {
  const isSmaller = (title: string) => renderToStaticMarkup(<Hero {...opening} title={title} />).includes('hero--long');
  expect(['Odpowiedzialność za słowo', 'Ηλεκτροεγκεφαλογράφημα'].map(isSmaller)).toEqual([true, true]);
  expect(
    ['Bread and all that goes with it', 'Well-considered words', '川の音だけが聞こえる小さな温泉の宿'].map(isSmaller),
  ).toEqual([false, false, false]);
});
