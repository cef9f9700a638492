import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readingDelay } from '../../../scripts/preview/simulated-delay';
import { bakeryFolder, manifestsOf, type Overlay } from '../helpers/compile-site';
import { post } from '../helpers/post';
import { yaml } from '../helpers/yaml';

const settings = await readFile(join(bakeryFolder, 'settings.yaml'), 'utf8');
const blog: Overlay = {
  'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n',
  'blog/posts/opening.yaml': post('Apertura', 'Opening'),
  'pages/news.yaml': yaml`
    path: { es: "/noticias", en: "/news" }
    title: { es: "Noticias", en: "News" }
    description: { es: "Todas.", en: "All." }
    sections:
      - type: blog-index
        title: { es: "Noticias", en: "News" }
        posts: { pick: latest, count: 9 }
  `,
  'pages/story.yaml': yaml`
    each: posts
    path: { es: "/noticias/{id}", en: "/news/{id}" }
    title: { es: "{{entry.title}}", en: "{{entry.title}}" }
    description: { es: "{{entry.description}}", en: "{{entry.description}}" }
    sections:
      - type: article
        post: "{{entry}}"
        back: { label: { es: "Volver", en: "Back" }, page: news }
      - type: posts
        title: { es: "Más", en: "More" }
        posts: { pick: related, count: 3 }
  `,
};

test('reading the list, a post and what is related takes as long as the settings say', () => {
  const delays = 'blog: { simulatedDelayMs: { list: 300, post: 200, related: 250 } }\n';
  const manifests = manifestsOf({ ...blog, 'settings.yaml': settings + delays });
  expect(readingDelay(manifests, 'data/noticias.json')).toBe(300);
  expect(readingDelay(manifests, 'data/news/opening.json')).toBe(250);
  expect(readingDelay(manifests, 'data/contact.json')).toBe(0);
  expect(readingDelay(manifests, 'data/nothing.json')).toBe(0);
});

test('without the setting nothing waits, and it never reaches the browser', () => {
  expect(readingDelay(manifestsOf(blog), 'data/noticias.json')).toBe(0);
  const delays = 'blog: { simulatedDelayMs: { list: 300, post: 200, related: 250 } }\n';
  expect(manifestsOf({ 'settings.yaml': settings + delays }).frames.es.settings).not.toHaveProperty('blog');
});
