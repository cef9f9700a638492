import type { Page } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import { addToGroup, groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { oncePerLanguage, oncePerObject } from '../../shared/once-per-object';
import { type LinkText, textsOfLink } from '../links/link-texts';
import { type WrittenLink, writtenLinks } from '../links/links';
import { saysNothing } from '../links/says-nothing';
import { type ShownSection, shownSections } from '../page-sections/anchors';
import type { Rule } from '../rule';
import type { DraftSite, Entry } from '../site';
import { asName, type Names, namedIn, namesOf } from '../texts/named-in';
import { inFewFiles } from '../values/values';

/** A link to a section of a page is not called as another one of its sections. */
export const linkSectionOther: Rule<'link-section-other'> = (site) =>
  linksToSections(site).flatMap(({ link, texts }) => {
    const page = pageOf(site, link);
    const sections = page && namedSections(shownSections(site, page));
    const anchor = String(link.target.anchor);
    const own = sections?.byId.get(anchor);
    if (sections === undefined || own === undefined) return [];
    const [found] = texts.flatMap((text) => calledAs(text, own, sections) ?? []);
    if (found === undefined) return [];
    const edit = link.editOf('anchor', found.correct);
    const place = link.placeOf('anchor');
    const details = { ...found, anchor };
    return [{ code: 'link-section-other', place, details, ...(edit && { fix: { edits: [edit], isCertain: false } }) }];
  });

/** A link to a section, with what it says. */
const linksToSections = inFewFiles('links to sections', (source, contract) =>
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

/** The sections of a page that have an id, and which of them a text names in a language. */
const namedSections = oncePerObject((shown: readonly ShownSection[]) => {
  const sections = shown.flatMap(({ value: { id, title, eyebrow } }): NamedSection[] =>
    typeof id === 'string' ? [{ id, title, eyebrow }] : [],
  );
  const called = oncePerLanguage((language): Names<string> => {
    const ids = new Map<string, string[]>();
    for (const section of sections) {
      for (const name of namesIn(section, language)) if (name.length >= LONG) addToGroup(ids, name, section.id);
    }
    return namesOf(ids);
  });
  return { byId: groupBy(sections, ({ id }) => id), called };
});

/** The only other section that a link names, where it has no word of its own one. */
function calledAs(
  { text, said, language }: LinkText,
  own: readonly NamedSection[],
  { byId, called }: ReturnType<typeof namedSections>,
): { readonly text: string; readonly correct: string } | undefined {
  const words = said.split(' ');
  const isOwn = own.some((section) =>
    [...namesIn(section, language), asName(textIn(section.eyebrow, language))]
      .flatMap((name) => name.split(' '))
      .some((word) => word.length >= TELLING && words.includes(word)),
  );
  if (isOwn) return undefined;
  const others = namedIn(words, called(language)).filter((named) => own.every(({ id }) => id !== named));
  const [correct, ...more] = new Set(others);
  if (correct === undefined || more.length > 0) return undefined;
  const isOnlyNamed = (byId.get(correct) ?? []).some((section) =>
    namesIn(section, language).some((name) => saysNothing(` ${said} `.replace(` ${name} `, ' '), language)),
  );
  return isOnlyNamed ? { text, correct } : undefined;
}

function namesIn({ id, title }: NamedSection, language: Language): string[] {
  return [id, textIn(title, language)].map(asName);
}

/** Shorter words say little, and a short name may be there by chance. */
const TELLING = 4;
const LONG = 6;

function textIn(value: unknown, language: Language): string {
  const text = isRecord(value) ? value[language] : value;
  return typeof text === 'string' ? text : '';
}
