import type { Page } from '../../../generated/source-types';
import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { type LinkText, textsOfLink } from '../links/link-texts';
import { type WrittenLink, writtenLinks } from '../links/links';
import { shownSections } from '../page-sections/anchors';
import type { Rule } from '../rule';
import type { DraftSite, Entry } from '../site';
import { asName } from '../texts/named-in';
import type { Draft } from '../values/draft';
import { inFiles } from '../values/values';

/** A link to a section of a page is not called as another one of its sections. */
export const linkSectionOther: Rule<'link-section-other'> = (site) =>
  linksToSections(site).flatMap(({ link, texts }) => {
    const page = pageOf(site, link);
    const sections = page === undefined ? [] : namedSections(site, page);
    const own = sections.filter(({ id }) => id === link.target.anchor);
    if (own.length === 0) return [];
    const others = sections.filter(({ id }) => id !== link.target.anchor);
    const [found] = texts.flatMap((text) => calledAs(text, own, others) ?? []);
    if (found === undefined) return [];
    const edit = link.editOf('anchor', found.correct);
    const place = link.placeOf('anchor');
    const details = { ...found, anchor: String(link.target.anchor) };
    return [{ code: 'link-section-other', place, details, ...(edit && { fix: { edits: [edit], isCertain: false } }) }];
  });

/** A link to a section, with what it says. */
const linksToSections = inFiles((source, contract) =>
  writtenLinks({ sources: [source], contract }).flatMap((link) =>
    link.target.anchor === undefined ? [] : { link, texts: textsOfLink(link, contract) },
  ),
);

/** A section to which a link can lead. */
interface NamedSection {
  readonly id: string;
  readonly title: unknown;
  readonly eyebrow: unknown;
}

function pageOf({ pages }: DraftSite, { source, target }: WrittenLink): Entry<Draft<Page>> | undefined {
  if (target.page !== undefined) return pages.byId.get(target.page)?.page;
  return target.post === undefined ? pages.all.find(({ page }) => page.source === source)?.page : undefined;
}

function namedSections(site: DraftSite, page: Entry<Draft<Page>>): readonly NamedSection[] {
  return shownSections(site, page).flatMap(({ value: { id, title, eyebrow } }) =>
    typeof id === 'string' ? { id, title, eyebrow } : [],
  );
}

/** The only other section that a link names, where it has no word of its own one. */
function calledAs(
  { text, said, language }: LinkText,
  own: readonly NamedSection[],
  others: readonly NamedSection[],
): { readonly text: string; readonly correct: string } | undefined {
  const words = new Set(said.split(' '));
  const isOwn = own.some(({ id, title, eyebrow }) =>
    [id, textIn(title, language), textIn(eyebrow, language)]
      .flatMap((name) => asName(name).split(' '))
      .some((word) => word.length >= TELLING && words.has(word)),
  );
  if (isOwn) return undefined;
  const named = others.filter((section) => isNamed(section, said, language));
  const [correct, ...more] = new Set(named.map(({ id }) => id));
  return correct === undefined || more.length > 0 ? undefined : { text, correct };
}

function isNamed({ id, title }: NamedSection, said: string, language: Language): boolean {
  return [id, textIn(title, language)]
    .map(asName)
    .some((name) => name.length >= LONG && ` ${said} `.includes(` ${name} `));
}

/** Shorter words say little, and a short name may be there by chance. */
const TELLING = 4;
const LONG = 6;

function textIn(value: unknown, language: Language): string {
  const text = isRecord(value) ? value[language] : value;
  return typeof text === 'string' ? text : '';
}
