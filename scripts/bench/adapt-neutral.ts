import { parse, stringify } from 'yaml';
import type { SiteFiles } from '../../src/compiler/source';

/** A text by language. */
type Text = Readonly<Record<string, string>>;

interface NeutralLink {
  readonly label: Text;
  readonly href: Text;
}

/** A section of the neutral content; which keys it has depends on its type. */
interface NeutralSection {
  readonly type: 'hero' | 'cards' | 'featureList' | 'carousel' | 'testimonials' | 'faq' | 'prose' | 'cta';
  readonly title: Text;
  readonly eyebrow: Text;
  readonly text: Text;
  readonly link: NeutralLink;
  readonly cards: readonly { icon: string; title: Text; text: Text; link: NeutralLink }[];
  readonly slides: readonly { title: Text; text: Text }[];
  readonly items: readonly {
    icon: string;
    title: Text;
    text: Text;
    name: string;
    role: Text;
    quote: Text;
    question: Text;
    answer: Text;
  }[];
  readonly paragraphs: readonly Text[];
}

export interface NeutralPage {
  readonly id: string;
  readonly path: Text;
  readonly meta: { readonly title: Text; readonly description: Text };
  readonly sections: readonly NeutralSection[];
}

export interface NeutralSite {
  readonly brand: string;
  readonly nav: readonly NeutralLink[];
  readonly footer: { readonly text: Text; readonly links: readonly NeutralLink[] };
}

const ICONS: Readonly<Record<string, string>> = {
  leaf: 'globe',
  sun: 'cloud-sun',
  clock: 'clock',
  map: 'map',
  heart: 'target',
  star: 'award',
  home: 'building-2',
  tool: 'briefcase',
  cup: 'timer',
  book: 'book-open',
  users: 'users',
  flag: 'navigation',
};

/**
 * Neutral content as a site of this project, dropping nothing. `base` gives what neutral content has not: messages and
 * settings, without those of its forms, of its pages and of what measures visits. Links by address become links by page id.
 */
export function adaptNeutral(site: NeutralSite, pages: readonly NeutralPage[], base: SiteFiles): SiteFiles {
  const address = (text: Text) => Object.values(text)[0];
  const ids = new Map(pages.map((page) => [address(page.path), page.id]));
  const link = ({ label, href }: NeutralLink) => ({ label, page: ids.get(address(href)) });
  const kept = [...base].filter(([path]) => /^(messages\.yaml|media\/share\.png|theme\/.*)$/.test(path));
  const {
    forms: _forms,
    securityPage: _securityPage,
    formNotice: _formNotice,
    tracking: _tracking,
    ...settings
  } = parse(new TextDecoder().decode(base.get('settings.yaml')));
  const testimonials = Object.fromEntries(pages.flatMap(testimonialsOf));
  return new Map([
    ...kept,
    file('settings.yaml', settings),
    file('navigation.yaml', navigation(site, link)),
    file('people/testimonials.yaml', testimonials),
    ...pages.map((page, index) => {
      const adapted = adaptPage(page, link);
      return file(`pages/${page.id}.yaml`, index === 0 ? asHome(adapted) : adapted);
    }),
    file('pages/not-found.yaml', notFound(site.footer.text)),
    ...pages.map((page) => file(`faqs/${page.id}.yaml`, { items: faqOf(page) })),
  ]);
}

type LinkById = (link: NeutralLink) => { label: Text; page: string | undefined };

function file(path: string, value: unknown): [string, Uint8Array] {
  return [path, new TextEncoder().encode(stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }))];
}

function navigation({ nav, footer, brand }: NeutralSite, link: LinkById) {
  return {
    main: nav.map(link),
    menu: { label: everywhere(footer.text, brand), links: footer.links.map(link) },
    footer: { description: footer.text, badge: everywhere(footer.text, brand) },
  };
}

function notFound(text: Text) {
  const path = mapText(text, () => '/not-found');
  const sections = [{ type: 'hero', title: text }];
  return { role: 'not-found', path, title: text, description: text, noindex: true, sections };
}

function adaptPage({ id, path, meta, sections }: NeutralPage, link: LinkById) {
  return {
    path: mapText(path, (address) => address.replace(/\/$/, '')),
    title: meta.title,
    description: meta.description,
    sections: sections.map((section) => adaptSection(id, section, link)),
  };
}

/** A page as the home page: at the root in the first language, and where it was. */
function asHome({ path, ...page }: ReturnType<typeof adaptPage>) {
  const [[main = '', address = ''] = []] = Object.entries(path);
  return { role: 'home', path: { ...path, [main]: '/' }, also: [address], ...page };
}

function adaptSection(page: string, section: NeutralSection, link: LinkById) {
  const { title, eyebrow, text } = section;
  switch (section.type) {
    case 'hero':
      return { type: 'hero', eyebrow, title, intro: text, actions: [link(section.link)] };
    case 'cards':
      return {
        type: 'features',
        title,
        items: section.cards.map((card) => ({ ...feature(card), link: link(card.link) })),
      };
    case 'featureList':
      return { type: 'features', layout: 'list', title, items: section.items.map(feature) };
    case 'carousel':
      return { type: 'tabs', title, tabs: section.slides.map(tab) };
    case 'testimonials':
      return {
        type: 'testimonials',
        layout: 'carousel',
        title,
        testimonials: section.items.map((_, index) => `${page}-${index}`),
      };
    case 'faq':
      return { type: 'faq', title, faq: page };
    case 'prose':
      return { type: 'prose', title, content: html(section.paragraphs) };
    case 'cta':
      return { type: 'call-to-action', title, intro: text, actions: [link(section.link)] };
  }
}

function feature({ icon, title, text }: { icon: string; title: Text; text: Text }) {
  return { icon: ICONS[icon], title, text };
}

function tab({ title, text }: { title: Text; text: Text }, index: number) {
  return { id: `slide-${index + 1}`, label: title, title, intro: text };
}

function testimonialsOf({ id, sections }: NeutralPage): [string, unknown][] {
  const items = sections.find(({ type }) => type === 'testimonials')?.items ?? [];
  return items.map(({ name, role, quote }, index) => [`${id}-${index}`, { name, role, comment: quote }]);
}

function faqOf({ sections }: NeutralPage) {
  const items = sections.find(({ type }) => type === 'faq')?.items ?? [];
  return items.map(({ question, answer }) => ({ question, answer: html([answer]) }));
}

function html(paragraphs: readonly Text[]): Text {
  const [first = {}] = paragraphs;
  return mapText(first, (_text, language) => paragraphs.map((text) => `<p>${text[language]}</p>`).join(''));
}

/** The same text in every language that another has. */
function everywhere(other: Text, text: string): Text {
  return mapText(other, () => text);
}

function mapText(text: Text, change: (text: string, language: string) => string): Text {
  return Object.fromEntries(Object.entries(text).map(([language, written]) => [language, change(written, language)]));
}
