/** The YAML of a blog post tagged `news`. */
export function post(es: string, en: string, date = '2026-01-01', content = '<p>…</p>'): string {
  return [
    `title: { es: "${es}", en: "${en}" }`,
    'description: { es: "Lo que pasó.", en: "What happened." }',
    `date: ${date}`,
    'author: "Ana Trigo"',
    'tags: [news]',
    'cover: departures',
    `content: { es: '${content}', en: '${content}' }`,
    '',
  ].join('\n');
}
