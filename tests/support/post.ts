import type { Overlay } from './compile-site';
import { yaml } from './yaml';

/** The YAML of a blog post tagged `news`. */
export function post(es: string, en: string, date = '2026-01-01', content = '<p>Pan</p>'): string {
  return [
    `title: { es: "${es}", en: "${en}" }`,
    'description: { es: "Lo que pasó.", en: "What happened." }',
    `date: ${date}`,
    'author: "Ana Trigo"',
    'tags: [news]',
    'cover: { src: loaf.svg, decorative: true }',
    `content: { es: '${content}', en: '${content}' }`,
    '',
  ].join('\n');
}

/** Posts with the names of those who wrote them. */
export function postsBy(...authors: readonly string[]): Overlay {
  const written = authors.map((author, index) => [
    `blog/posts/post-${index}.yaml`,
    post(`Pan ${index}`, `Bread ${index}`).replace('Ana Trigo', author),
  ]);
  return { 'blog/tags.yaml': 'news: { label: { es: "Noticias", en: "News" } }\n', ...Object.fromEntries(written) };
}

/** A blog of one post, with its list at /noticias · /news and a page of its own. */
export const blog: Overlay = {
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
