import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostTags } from '../../../src/features/blog/PostTags';

test('a tag leads to its page, where it has one', () => {
  const tags = [{ label: 'Oven', page: '/about/oven' }, { label: 'News' }];
  expect(renderToStaticMarkup(<PostTags tags={tags} />)).toBe(
    '<ul class="cluster post-tags"><li class="tag"><a href="/about/oven">Oven</a></li><li class="tag">News</li></ul>',
  );
});
