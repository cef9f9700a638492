import type { Cases } from '../problem-case';

const posts = (...authors: readonly string[]) => ({
  ...Object.fromEntries(
    authors.map((author, index) => [
      `blog/posts/post-${index}.yaml`,
      `title: { es: "Pan ${index}", en: "Bread ${index}" }\ndate: 2025-01-0${index + 1}\nauthor: "${author}"\ntags: [grain]\ncontent: { es: "<p>Pan ${index}</p>", en: "<p>Bread ${index}</p>" }\n`,
    ]),
  ),
  'blog/tags.yaml': 'grain: { label: { es: "Grano", en: "Grain" } }\n',
});

export const cases: Cases = {
  'somebody who is written in two ways is told where it is the rarer one': {
    files: posts('Ana Robledo', 'Ana Robledo', 'Ana Robldeo', 'ana robledo', 'Ana Robleo'),
    problems: [
      'warning blog/posts/post-2.yaml:3:9 person-other {"name":"Ana Robldeo","other":"Ana Robledo"}',
      'warning blog/posts/post-3.yaml:3:9 person-other {"name":"ana robledo","other":"Ana Robledo"}',
      'warning blog/posts/post-4.yaml:3:9 person-other {"name":"Ana Robleo","other":"Ana Robledo"}',
    ],
  },
  'other people are': {
    files: posts('Ana Robledo', 'Ana Robledo', 'Eva Robledo', 'Ana Rebollo', 'Ane Robleda'),
    problems: [],
  },
  'where languages write names in their own way, each is held against its own': {
    files: {
      ...posts(),
      'blog/posts/post-1.yaml':
        'title: { es: "Pan", en: "Bread" }\ndate: 2025-01-01\nauthor: { es: "José Pérez", en: "Jose Peres" }\ntags: [grain]\ncontent: { es: "<p>Pan</p>", en: "<p>Bread</p>" }\n',
      'blog/posts/post-2.yaml':
        'title: { es: "Pan de hoy", en: "Bread of today" }\ndate: 2025-01-02\nauthor: "José Pérez"\ntags: [grain]\ncontent: { es: "<p>Pan 2</p>", en: "<p>Bread 2</p>" }\n',
      'people/instructors.yaml': 'jose: { name: { es: "José Pérez", en: "Jose Perez" } }\n',
    },
    problems: ['warning blog/posts/post-1.yaml:3:33 person-other {"name":"Jose Peres","other":"Jose Perez"}'],
  },
  'of whom the site tells signs as it is told, and not by the name of an entry': {
    files: {
      ...posts('Ana Roebledo', 'ana-robledo', 'ana', 'Ana Robledo', 'Eva Robledo'),
      'people/instructors.yaml': 'ana: { name: "Ana Röbledo" }\n',
    },
    problems: [
      'warning blog/posts/post-0.yaml:3:9 person-other {"name":"Ana Roebledo","other":"Ana Röbledo"}',
      'warning blog/posts/post-1.yaml:3:9 person-other {"name":"ana-robledo","other":"Ana Röbledo"}',
      'warning blog/posts/post-2.yaml:3:9 person-other {"name":"ana","other":"Ana Röbledo"}',
      'warning blog/posts/post-3.yaml:3:9 person-other {"name":"Ana Robledo","other":"Ana Röbledo"}',
    ],
  },
};
