import { expect, test } from 'vitest';
import { adaptNeutral, type NeutralPage } from '../../../scripts/bench/adapt-neutral';
import { project } from '../../../scripts/project';
import { readFiles } from '../../../scripts/read-files';
import { compile } from '../../../src/compiler/compile';
import { contract, TODAY } from '../../support/compile-site';

const text = (word: string) => ({ es: `${word} (es)`, en: `${word} (en)` });
const link = { label: text('More'), href: { es: '/es/pottery/', en: '/en/pottery/' } };
const point = { icon: 'sun', title: text('Point'), text: text('What it is'), link };

const page = {
  id: 'pottery',
  path: link.href,
  meta: { title: text('Pottery'), description: text('With clay') },
  sections: [
    { type: 'hero', title: text('Pottery'), eyebrow: text('Crafts'), text: text('With clay'), link },
    { type: 'cards', title: text('Cards'), cards: [point] },
    { type: 'featureList', title: text('List'), items: [point] },
    { type: 'carousel', title: text('Slides'), slides: [point, point] },
    {
      type: 'testimonials',
      title: text('Voices'),
      items: [{ name: 'Ana', role: text('Potter'), quote: text('Good') }],
    },
    { type: 'faq', title: text('Questions'), items: [{ question: text('Why?'), answer: text('Because') }] },
    { type: 'prose', title: text('Words'), paragraphs: [text('Long')] },
    { type: 'cta', title: text('Come'), text: text('Today'), link },
  ],
} as unknown as NeutralPage;

test('neutral content becomes a site that compiles, none of its sections left out', async () => {
  const site = { brand: 'Crafts', nav: [link], footer: { text: text('Crafts'), links: [link] } };
  const files = adaptNeutral(site, [page], await readFiles(project.site));
  const result = compile(files, contract, { today: TODAY });
  expect(result.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const sections = result.ok
    ? result.manifests.pages
        .filter(({ manifest }) => manifest.role === 'home')
        .map(({ manifest }) => manifest.sections.length)
    : [];
  expect(sections).toEqual([page.sections.length, page.sections.length]);
});
