import type { Finding, Place } from '../findings/finding';
import { type CalledPages, calledPages, otherPageCalled, pageLedTo } from '../links/called-pages';
import type { LinkText } from '../links/link-texts';
import type { LinkTarget, WrittenLink } from '../links/links';
import { type LinkWithTexts, linksSaid, linksWithTexts } from '../links/links-with-texts';
import { otherPageMeant } from '../links/pages-meant';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { inFewFilesAgainst } from '../values/values';

/** A link that is called as a page leads to that page. */
export const linkTextOther: Rule<'link-text-other'> = (site) =>
  misleadingLinks(site, calledPages(site)).map(({ link, misled }) => told(site, link, misled));

/** What a link says, the page to which it leads, and the one that is called so. */
interface Misled {
  readonly text: string;
  readonly page: string;
  readonly correct: string;
  /** Whether it is only of what the other page tells, and not called so. */
  readonly isMeant?: true;
}

interface MisleadingLink {
  readonly link: WrittenLink;
  readonly misled: Misled;
}

const misleadingLinks = inFewFilesAgainst(
  'links-misleading',
  (source, contract, pages: CalledPages): readonly MisleadingLink[] => {
    // By what is noted of them, so that the links of most files need not be looked for.
    const mayMislead = linksSaid(source, contract).some(({ says, ...target }) =>
      misledBy(
        target,
        says.map((said) => ({ ...said, text: said.said })),
        pages,
      ),
    );
    const links = mayMislead ? linksWithTexts({ sources: [source], contract }) : [];
    return links.flatMap(({ link, texts }) => {
      const misled = misledBy(link.target, texts, pages);
      // Where the other page has a link of that name beside it, the name was copied.
      if (misled === undefined || isSaidBeside(link, misled, links)) return [];
      // In a sentence, and on a page that tells of it, a link may lead to what comes next.
      const isSure = link.inHtml === undefined && link.source.id !== misled.correct;
      return misled.isMeant === true && !isSure ? [] : { link, misled };
    });
  },
);

function misledBy(target: LinkTarget, texts: readonly LinkText[], pages: CalledPages): Misled | undefined {
  const page = pageLedTo(target, pages);
  if (page === undefined) return undefined;
  for (const said of texts) {
    const correct = otherPageCalled(pages, page, said);
    if (correct !== undefined) return { text: said.text, page, correct };
  }
  return meantBy(page, texts, pages);
}

/** In all languages of a link it is the same page that it means. */
function meantBy(page: string, texts: readonly LinkText[], pages: CalledPages): Misled | undefined {
  const [first] = texts;
  const meant = new Set(texts.map((said) => otherPageMeant(pages, page, said)));
  const [correct] = meant;
  return first === undefined || correct === undefined || meant.size > 1
    ? undefined
    : { text: first.text, page, correct, isMeant: true };
}

function isSaidBeside(written: WrittenLink, { text, correct }: Misled, links: readonly LinkWithTexts[]): boolean {
  const list = listOf(written);
  return links.some(
    ({ link, texts }) =>
      list !== undefined &&
      listOf(link) === list &&
      link.target.page === correct &&
      texts.some((said) => said.text === text),
  );
}

/** The list in which a link stands, by its place; none of what is written in HTML. */
function listOf({ inHtml, placeOf }: WrittenLink): string | undefined {
  const place = placeOf('page');
  if (inHtml !== undefined || !('pointer' in place)) return undefined;
  const item = place.pointer.findLastIndex((step) => typeof step === 'number');
  return place.pointer.slice(0, Math.max(0, item)).join('/');
}

function told(site: DraftSite, link: WrittenLink, { correct, ...led }: Misled): Finding<'link-text-other'> {
  const [part, other] = targetFor(site, correct);
  const place: Place = link.placeOf(link.target.page === undefined ? 'post' : 'page');
  const isOfSameKind = link.inHtml !== undefined || link.target[part] !== undefined;
  const edit = isOfSameKind ? link.editOf(part, other) : undefined;
  const suggestion = link.inHtml !== undefined ? `${part}:${other}` : isOfSameKind ? other : `${part}: ${other}`;
  // A link to the page where it stands would lead nowhere: its text is what is wrong.
  if (link.source.kind.collection === 'pages' && link.source.id === correct) {
    const label = 'pointer' in place ? { ...place, pointer: [...place.pointer.slice(0, -1), 'label'] } : place;
    const at = link.inHtml === undefined ? label : place;
    return { code: 'link-text-other', place: at, details: { ...led, correct } };
  }
  const details = { ...led, correct, suggestion };
  return { code: 'link-text-other', place, details, ...(edit && { fix: { edits: [edit], isCertain: false } }) };
}

/** How a link says that it leads to a page: to an article by that. */
function targetFor({ pages }: DraftSite, id: string): readonly [part: 'page' | 'post', name: string] {
  const { entry, page } = pages.byId.get(id) ?? {};
  return entry !== undefined && page?.value.each === 'posts' ? ['post', entry.id] : ['page', id];
}
