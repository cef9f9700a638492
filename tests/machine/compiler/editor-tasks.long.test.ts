import { expect, test } from 'vitest';
import type { Section, SectionType } from '../../../generated/types';
import { project } from '../../../scripts/project';
import { readIcons, readStyleNames } from '../../../scripts/read-contract';
import { readFiles, readTexts } from '../../../scripts/read-files';
import { compile } from '../../../src/compiler/compile';
import { readContract } from '../../../src/compiler/schema/read-contract';
import type { PageManifest } from '../../../src/shared/manifest';

const contract = readContract(await readTexts(project.schemas), await readIcons(), await readStyleNames());
const files = await readFiles(`${project.root}/tests/fixtures/pottery/site`);

/** The site after an editor's change of some files; every other file stays as it is. */
function edited(changes: Readonly<Record<string, (text: string) => string>>) {
  const changed = new Map(files);
  for (const [path, change] of Object.entries(changes)) {
    const before = new TextDecoder().decode(files.get(path));
    const after = change(before);
    expect(after, path).not.toBe(before);
    changed.set(path, new TextEncoder().encode(after));
  }
  const result = compile(changed, contract, { today: '2026-01-15' });
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!result.ok) throw new Error('The edited site does not compile');
  return (id: string, language: 'es' | 'en'): PageManifest => {
    const found = result.manifests.pages.find(({ manifest }) => manifest.id === id && manifest.language === language);
    if (found === undefined) throw new Error(`No page ${id}`);
    return found.manifest;
  };
}

function sectionOf<Type extends SectionType>(page: PageManifest, type: Type): Extract<Section, { type: Type }> {
  const section = page.sections.find((candidate) => candidate.type === type);
  if (section === undefined) throw new Error(`${page.id} has no section ${type}`);
  return section as Extract<Section, { type: Type }>;
}

const add = (text: string) => (before: string) => before + text;
const create = (text: string) => () => text;

test('a course is added with a file and a line in its category', () => {
  const page = edited({
    'catalogue/courses/soda-kiln.yaml': create(`
code: SODA
title: { es: "Horno de sosa", en: "Soda kiln" }
description: { es: "Dos días junto al horno.", en: "Two days by the kiln." }
duration: { es: "2 días", en: "2 days" }
place: { es: "Rascafría", en: "Rascafría" }
`),
    'catalogue/categories.yaml': (text) => text.replace('wood-kiln]', 'wood-kiln, soda-kiln]'),
  });
  const { categories } = sectionOf(page('courses', 'en'), 'course-catalogue');
  expect(categories.flatMap(({ courses }) => courses.map(({ title }) => title))).toContain('Soda kiln');
});

test('a question is added to a list of questions', () => {
  const page = edited({
    'faqs/module-1.yaml': add(`
  - question: { es: "¿Hay aparcamiento?", en: "Is there parking?" }
    answer: { es: "<p>Sí.</p>", en: "<p>Yes.</p>" }
`),
  });
  expect(sectionOf(page('module-1', 'es'), 'faq').faq.items.at(-1)?.question).toBe('¿Hay aparcamiento?');
});

test('a post is added with one file and heads the blog when it is the newest', () => {
  const page = edited({
    'blog/posts/nueva-promocion.yaml': create(`
title: { es: "Nueva promoción", en: "A new class" }
description: { es: "Empieza un grupo.", en: "A group begins." }
date: 2025-12-01
author: "Equipo de muestra"
tags: [barro]
cover: { src: drawings/bowl.svg, decorative: true }
content: { es: "<p>Hola.</p>", en: "<p>Hello.</p>" }
`),
  });
  expect(sectionOf(page('blog', 'en'), 'blog-index').posts[0]).toMatchObject({
    title: 'A new class',
    href: '/en/blog/nueva-promocion',
  });
  expect(page('post:nueva-promocion', 'es').path).toBe('/blog/nueva-promocion');
});

test('an instructor is added with an entry and a line', () => {
  const page = edited({
    'people/instructors.yaml': add(
      '\nnoa-muestra:\n  name: "Noa Muestra"\n  formUrl: https://opina.barrolento.example/noa\n',
    ),
    'pages/feedback.yaml': (text) => text.replace('people: [', 'people: [noa-muestra, '),
  });
  expect(sectionOf(page('feedback', 'es'), 'people-grid').people).toContainEqual({
    id: 'noa-muestra',
    name: 'Noa Muestra',
    formUrl: 'https://opina.barrolento.example/noa',
  });
});

test('a third place is added with an entry, a page and a line', () => {
  const page = edited({
    'places/locations.yaml': add(`
malaga:
  title: { es: "Málaga", en: "Malaga" }
  address: "Calle de Prueba, 3, Málaga"
  postalCode: "29001"
  phone: "+34 900 000 003"
  description: { es: "Nuestro tercer taller.", en: "Our third studio." }
  mapUrl: https://www.openstreetmap.org/search?query=Malaga
  transportation:
    - { icon: bus, text: { es: "Autobús", en: "Bus" } }
  media: { src: drawings/kiln.svg, decorative: true }
  page: malaga
`),
    'pages/malaga.yaml': create(`
path: { es: /malaga, en: /malaga-studio }
title: { es: "Taller de Málaga", en: "Malaga studio" }
description: { es: "El taller de Málaga.", en: "The Malaga studio." }
sections:
  - type: hero
    title: { es: "Málaga", en: "Malaga" }
`),
    'pages/home.yaml': (text) => text.replace('locations: [', 'locations: [malaga, '),
  });
  expect(sectionOf(page('home', 'en'), 'place-cards').locations[0]).toMatchObject({
    title: 'Malaga',
    page: '/malaga-studio',
  });
});

test('a new page has its pair of addresses and can be linked by its id', () => {
  const page = edited({
    'pages/grants.yaml': create(`
path: { es: /becas, en: /grants }
title: { es: "Becas", en: "Grants" }
description: { es: "Ayudas al estudio.", en: "Help with the fees." }
sections:
  - type: prose
    content: { es: "<p>Para quien empieza.</p>", en: "<p>For beginners.</p>" }
`),
    'faqs/general.yaml': (text) => text.replace('<p>', "<p><a href='page:grants'>Becas</a> "),
  });
  expect(page('grants', 'es').alternates).toEqual({ es: '/becas', en: '/grants' });
  expect(JSON.stringify(page('contact', 'es'))).toContain('href=\\"/becas\\"');
});

test('the banners are swapped by their order', () => {
  const [first, second] = sectionOf(edited({})('home', 'es'), 'notice').banners.map(({ id }) => id);
  const page = edited({
    'pages/home.yaml': (text) => text.replace(`banners: [${first}, ${second}]`, `banners: [${second}, ${first}]`),
  });
  expect(sectionOf(page('home', 'es'), 'notice').banners.map(({ id }) => id)).toEqual([second, first]);
});

test('a section is hidden from one language', () => {
  const page = edited({
    'pages/courses.yaml': (text) =>
      text.replace('  - type: course-comparison\n', '  - type: course-comparison\n    when: { language: es }\n'),
  });
  const types = (language: 'es' | 'en') => page('courses', language).sections.map(({ type }) => type);
  expect(types('es')).toContain('course-comparison');
  expect(types('en')).not.toContain('course-comparison');
});
