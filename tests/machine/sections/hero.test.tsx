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
