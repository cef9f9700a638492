import { expect, test } from 'vitest';
import { applyRules } from '../../../src/compiler/apply-rules';
import { type CompileResult, compile } from '../../../src/compiler/compile';
import type { Rule } from '../../../src/compiler/rule';
import { renewRecord } from '../../../src/compiler/translations/record';
import { reportProblems } from '../../../src/diagnostics/report';
import { contract, indexed, type Overlay, siteFiles, TODAY } from '../../support/compile-site';
import { course, courseTemplate } from '../../support/course';
import { operationsOf } from '../../support/operations';
import { blog, post } from '../../support/post';
import { styled } from '../../support/theme-site';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => 100 + index);
const lines = (count: number, line: (index: number) => string) => numbers(count).map(line).join('');
const files = (count: number, file: (index: number) => [string, string]) =>
  Object.fromEntries(numbers(count).map(file));

const both = (text: string) => `{ es: "${text}", en: "${text}" }`;
const hero = `  - { type: hero, title: ${both('…')} }\n`;
const anchored = (id: string) => `  - { type: hero, id: ${id}, title: ${both('…')} }\n`;

function page(path: string, sections: string, more = ''): string {
  return `path: { es: "/es${path}", en: "/en${path}" }\ntitle: ${both('…')}\ndescription: ${both('…')}\n${more}sections:\n${sections}`;
}

const pages = (count: number, sections: (index: number) => string, more?: string) =>
  files(count, (index) => [`pages/p${index}.yaml`, page(`/p${index}`, sections(index), more)]);

const calling = (target: string) =>
  `  - { type: call-to-action, title: ${both('…')}, actions: [{ label: ${both('…')}, ${target} }] }\n`;

const tags = (count: number, label: (index: number) => string = () => both('…')) => ({
  'blog/tags.yaml': lines(count, (index) => `tag-${index}: { label: ${label(index)} }\n`),
});
const text = (content: string) => ({ 'blocks/text.yaml': `type: prose\ncontent:\n  en: "…"\n  es: ${content}\n` });
const features = (items: string) => `type: features\ntitle: ${both('…')}\nitems:\n${items}`;
/** Another one for each number. */
const word = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const picture = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${lines(size, () => `<path d="M0 0"/>`)}</svg>`;

/** Sites of which some parts grow, each with the problems of its kind. */
const sites: Readonly<Record<string, (size: number) => Overlay>> = {
  'pages, each with a key that is wrong': (size) => pages(size, () => hero, 'titel: 1\n'),
  'blocks with a wrong key, each on a page': (size) => ({
    ...files(size, (index) => [`blocks/b${index}.yaml`, `type: hero\ntitle: ${both('…')}\ntitel: 1\n`]),
    ...pages(size, (index) => `  - block: b${index}\n`),
  }),
  'pages at one address': (size) => files(size, (index) => [`pages/p${index}.yaml`, page('/p', hero)]),
  'texts whose languages stand apart in one list': (size) => ({
    'blocks/b.yaml': `type: hero\ntitle: ${both('…')}\nactions:\n${lines(size, () => '  - { label_es: "a", label_en: "b", page: home }\n')}`,
  }),
  'wrong keys in one file': (size) => ({
    'blocks/b.yaml': `type: hero\ntitle: ${both('…')}\n${lines(size, (index) => `key-${index}: 1\n`)}`,
  }),
  'numbers in one file, beside texts with figures': (size) => ({
    'facts.yaml': 'days: { type: months, value: 6 }\n',
    'blocks/b.yaml': `type: hero\ntitle: ${both('{{facts.days}}')}\n${lines(size, (index) => `k${word(index)}: 1\nt${word(index)}: "{{facts.days}}"\n`)}`,
  }),
  'values that commas cut in one map': (size) => ({
    'blocks/b.yaml': `type: hero\ntitle: { es: ${lines(size, (index) => `key ${index}, `)}en: "…" }\n`,
  }),
  'links that name a page beside the one to which they lead': (size) => ({
    ...files(size, (index) => [
      `pages/p${index}.yaml`,
      page(
        `/p${index}`,
        `  - { type: call-to-action, title: ${both('…')}, actions: [{ label: ${both(`Ver el pan ${word(index + 1)}`)}, page: p${index} }] }\n`,
        'parent: products\n',
      ).replace(both('…'), both(`Pan ${word(index)}`)),
    ]),
  }),
  'entries that name figures of each other': (size) => ({
    'facts.yaml': lines(size, (index) => `p${index}-price: { value: ${index} }\n`),
    ...files(size, (index) => [
      `pages/p${index}.yaml`,
      page(`/p${index}`, hero.replaceAll('…', `Cuesta {{facts.p${index + 1}-price}}`)),
    ]),
  }),
  'wrong values in one file': (size) => tags(size, () => '{ es: "…", en: 3 }'),
  'entries of a file that the fast reader leaves alone': (size) => ({
    'blog/tags.yaml': `# \t\n${tags(size)['blog/tags.yaml']}`,
  }),
  'keys that are there twice': (size) => ({
    'blog/tags.yaml': tags(size)['blog/tags.yaml'] + tags(size)['blog/tags.yaml'],
  }),
  'places at which a file cannot be read': (size) => tags(size, () => '"…" …'),
  'wrong values in one place of which others are aliases': (size) => ({
    'blog/tags.yaml': lines(
      size,
      (index) =>
        `tag-${index}: { label: &label-${index} { es: "…", en: 3 } }\nsame-${index}: { label: *label-${index} }\n`,
    ),
  }),
  'wrong values in one line': (size) => ({
    'blog/tags.yaml': `{ ${lines(size, (index) => `tag-${index}: { label: { es: "…", en: 3 } }, `)} }\n`,
  }),
  'unknown tokens in one text': (size) => text(`"\\u00a1 ${lines(size, (index) => `{{facts.x${index}}} `)}"`),
  'unknown tokens in one block of text': (size) => text(`|\n${lines(size, () => '    {{facts.x}}\n')}`),
  'texts with an unknown token, and facts': (size) => ({
    'blocks/b.yaml': features(lines(size, () => `  - { icon: clock, title: ${both('{{facts.loave-a-year}}')} }\n`)),
    'facts.yaml': lines(size, (index) => `fact-${index}: { value: 1 }\n`),
  }),
  'texts with an unknown token on a template, and its entries': (size) => ({
    ...files(size, (index) => [`catalogue/courses/c${index}.yaml`, course]),
    'pages/t.yaml': courseTemplate('…') + lines(size, () => `  - { type: hero, title: ${both('{{entry.titel}}')} }\n`),
  }),
  'addresses that are no links in one piece of HTML': (size) =>
    text(`"${lines(size, (index) => `<p>https://p${index}.example</p>`)}"`),
  'tags that are not closed in one text': (size) => text(`"${'<b>'.repeat(size)}"`),
  'misspelt tags and attributes that are taken out in one text': (size) =>
    text(`"${lines(size, (index) => `<storng id='${index}' class='a'>…</strong>`).replaceAll('\n', '')}"`),
  'texts with a doubled word and a doubled space': (size) =>
    tags(size, () => '{ es: "Pan de de  casa", en: "Bread of of  ours" }'),
  'words with a slip, and those that were meant': (size) => ({
    'blog/tags.yaml': lines(size, (index) => {
      const [meant, typed] = [`certifica${word(index)}do`, `cetrifica${word(index)}do`];
      const uses = numbers(4).map((use) => `tag-${use}-${index}: { label: ${both(`${word(use)} ${meant}`)} }\n`);
      return `${uses.join('')}slip-${index}: { label: { es: "${typed}", en: "…" } }\n`;
    }),
  }),
  'facts, each a sum of the one before': (size) => ({
    'facts.yaml': `fact-99: { value: 1 }\n${lines(size, (index) => `fact-${index}: { sum: [fact-${index - 1}, fact-99] }\n`)}`,
  }),
  'prices written by hand, and facts': (size) => ({
    'facts.yaml': lines(size, (index) => `fact-${index}: { type: money, value: ${index}000 }\n`),
    ...tags(size, (index) => both(`${index}.000 €`)),
  }),
  'addresses that lead nowhere any more, and pages': (size) => ({
    ...pages(size, () => hero),
    'addresses.yaml': lines(size, (index) => `/old/${index}: { page: p${index}, language: en }\n`),
  }),
  'addresses of pages that are gone': (size) => ({
    'addresses.yaml': lines(size, (index) => `/old/${index}: { page: g${index}, language: en }\n`),
  }),
  'links to an unknown page, and pages': (size) => pages(size, () => calling('page: nowhere')),
  'links in HTML to unknown pages': (size) =>
    text(`|\n${lines(size, (index) => `    <a href="page:x${index}">…</a>\n`)}`),
  'links in HTML by an address, and pages': (size) => ({
    ...pages(size, () => hero),
    ...text(`|\n${lines(size, () => '    <a href="/nowhere">…</a>\n')}`),
  }),
  'links in HTML by an address, and redirects': (size) => ({
    'redirects.yaml': `redirects:\n${lines(size, (index) => `  - { from: /old/${index}, page: home }\n`)}`,
    ...text(`|\n${lines(size, () => '    <a href="/nowhere">…</a>\n')}`),
  }),
  'people of one first name, and others of it in texts': (size) => ({
    'people/alumni.yaml': lines(
      size,
      (index) => `${word(index)}: { name: "Marta D${word(index)}", location: ${both('…')} }\n`,
    ),
    ...tags(size, (index) => both(`Marta G${word(index)}`)),
  }),
  'events of one name, at other times on two pages': (size) =>
    Object.fromEntries(
      ['p', 'q'].map((name, at) => [
        `pages/${name}.yaml`,
        page(
          `/${name}`,
          `  - type: schedule\n    title: ${both('…')}\n    columns: { name: ${both('…')}, period: ${both('…')} }\n    rows:\n${lines(size, (index) => `      - { name: ${both('Torno')}, period: ${both(`${1 + at * 7 + (index % 7)}:30`)} }\n`)}`,
        ),
      ]),
    ),
  'the same unknown name, and names': (size) => ({
    ...tags(size),
    'blog/posts/a.yaml': post('…', '…').replace('[news]', `[${lines(size, () => 'tagg, ')}]`),
  }),
  'links to places of a page that are not there, and places': (size) => ({
    'pages/p.yaml': page(
      '/p',
      lines(size, (index) => anchored(`s${index}`)),
    ),
    ...pages(size, () => calling('page: p, anchor: nowhere')),
  }),
  'links to a place of their own page, and pages': (size) => ({
    ...pages(size, () => hero),
    'pages/z.yaml': page('/z', anchored('s') + lines(size, () => calling('anchor: s'))),
  }),
  'links that name a place of their page beside the one to which they lead': (size) => ({
    'pages/p.yaml': page(
      '/p',
      lines(size, (index) => {
        const [own, other] = [word(index).repeat(2), word(index + 1).repeat(2)];
        return anchored(own) + calling(`anchor: ${own}`).replace(/label: {[^}]*}/, `label: ${both(`Ver ${other}`)}`);
      }),
    ),
  }),
  'lists below words that say how many follow': (size) =>
    text(`"${'<p>Tres cosas:</p><ul><li>a</li><li>b</li></ul>'.repeat(size)}"`),
  'places of the same name': (size) => ({
    'pages/p.yaml': page(
      '/p',
      lines(size, () => anchored('s')),
    ),
  }),
  'places of other names': (size) => ({
    'pages/p.yaml': page(
      '/p',
      lines(size, (index) => anchored(`s${index}`)),
    ),
  }),
  'dates that have passed, each in a fact': (size) => ({
    'facts.yaml': lines(size, (index) => `f${index}: { value: "2020-01-01" }\n`),
    ...files(size, (index) => [`catalogue/courses/c${index}.yaml`, `${course}start: "{{facts.f${index}}}"\n`]),
  }),
  'missing files in a style sheet, and files of the theme': (size) => ({
    ...files(size, (index) => [`theme/f${index}.svg`, '<svg/>']),
    ...styled(lines(size, () => '.a { background: url(missing.svg) }\n')),
  }),
  'missing pictures, and pictures': (size) => ({
    ...files(size, (index) => [`media/f${index}.svg`, picture(1)]),
    'people/instructors.yaml': lines(size, (index) => `i${index}: { photo: { src: missing.svg, decorative: true } }\n`),
  }),
  'classes of a drawing, and parts of it that name each other': (size) => ({
    'media/big.svg': `<svg viewBox="0 0 9 9"><style>${lines(size, (index) => `.a, .b { fill: url(#a${index}) }`)}</style>${lines(
      size,
      (index) => `<g id="a${index + 1}" class="a"><use href="#a${index}"/><path class="a b" d="M0 0"/></g>`,
    )}</svg>`,
  }),
  'pages that share a picture, and its size': (size) => ({
    'media/big.svg': picture(size),
    ...pages(size, () => hero, 'share: { image: { src: big.svg, decorative: true } }\n'),
  }),
  'figures that are others in a translation': (size) => text(`"${lines(size, (index) => `${index} `)}"`),
  'names that the translation has not, in one text': (size) => ({
    'blocks/b.yaml': `type: prose\ncontent:\n  es: "de ${lines(size, (index) => `A${word(index)}, `)}"\n  en: "of ${lines(size, (index) => `B${word(index)}, `)}"\n`,
  }),
  'names that the translation has not, each in a text': (size) => ({
    'blocks/b.yaml': features(
      lines(size, (index) => `  - { title: { es: "Pan de A${word(index)}", en: "Bread of B${word(index)}" } }\n`),
    ),
  }),
  'sentences that one language denies, in one text': (size) => ({
    'blocks/b.yaml': `type: prose\ncontent:\n  es: "<p>${lines(size, () => 'El pan no es de hoy. ')}</p>"\n  en: "<p>${lines(size, () => 'The bread is of today. ')}</p>"\n`,
  }),
  'sentences that one language lacks, in one text': (size) => ({
    'blocks/b.yaml': `type: prose\ncontent:\n  es: "<p>Abrimos. Cerramos. ${lines(size, () => 'El pan se hace de noche y se vende por la mañana. ')}</p>"\n  en: "<p>We open. We close.</p>"\n`,
  }),
  'figures that have their unit in one language, in one text': (size) => ({
    'facts.yaml': lines(size, (index) => `f${index}: { value: 6 }\n`),
    'blocks/b.yaml': `type: prose\ncontent:\n  es: "<p>${lines(size, (index) => `Dura {{facts.f${index}}} meses, y ${index} semanas. `)}</p>"\n  en: "<p>${lines(size, (index) => `It lasts {{facts.f${index}}}, and ${index}. `)}</p>"\n`,
  }),
  'translations whose original has changed': (size) => ({
    ...tags(size, (index) => `{ es: "Pan ${word(index)}", en: "Bread ${word(index)}" }`),
    'translations.txt': renewRecord(
      indexed(siteFiles(tags(size, (index) => `{ es: "Bollo ${word(index)}", en: "Bread ${word(index)}" }`))),
      new Map(),
    ),
  }),
  'posts, each with what is related to it': (size) => ({
    ...blog,
    ...tags(9),
    ...files(size, (index) => [
      `blog/posts/p${index}.yaml`,
      post('…', '…').replace('[news]', `[${lines(9, (tag) => `tag-${tag}, `)}]`),
    ]),
    'blog/posts/opening.yaml': null,
  }),
};

/** What a compilation makes of it that knows nothing of the basic site. */
function compiledAnew(overlay: Overlay): CompileResult {
  return compile(siteFiles(overlay), contract, { today: TODAY });
}

/** Compiles a site and tells its problems: how much that is. */
function workOn(overlay: Overlay): number {
  return operationsOf(() => reportProblems(compiledAnew(overlay).problems, siteFiles(overlay), 'en'));
}

test.each(Object.entries(sites))('the work grows as the site does: %s', (_what, site) => {
  const [first, some, many] = [2, 14, 50];
  // What is made ready once is made ready before it counts.
  workOn(site(first));
  const atFirst = workOn(site(first));
  const [growthToSome = 0, growthToMany = 0] = [some, many].map(
    (size) => (workOn(site(size)) - atFirst) / (size - first),
  );
  expect(growthToMany / growthToSome).toBeLessThan(1.05);
});

test('the file over which a rule fails is found in few attempts', () => {
  let attempts = 0;
  const site = indexed(siteFiles(pages(64, () => hero)));
  const stumbling: Rule = ({ sources }) => {
    attempts += 1;
    if (sources.some(({ path }) => path === 'pages/p140.yaml')) throw new Error('no such crumb');
    return [];
  };
  const [found] = applyRules([['stumbling', stumbling]], site, { today: TODAY }, new Set());
  expect(found?.place).toEqual({ file: 'pages/p140.yaml' });
  expect(attempts).toBeLessThan(10);
});

test('a line of many problems is not shown with each of them', () => {
  const overlay = sites['wrong values in one line']?.(200) ?? {};
  const reported = reportProblems(compiledAnew(overlay).problems, siteFiles(overlay), 'en');
  expect(reported).toHaveLength(200);
  expect(reported.flatMap(({ excerpt }) => excerpt).filter(({ line }) => line === 1)).toEqual([]);
});
