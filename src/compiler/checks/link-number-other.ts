import type { Pointer } from '../../shared/pointer';
import type { TextPart } from '../../shared/text-part';
import type { Finding } from '../findings/finding';
import { setEdit } from '../findings/fixes';
import { type CalledPages, calledPages, type OtherNumber, otherNumberCalled, pageLedTo } from '../links/called-pages';
import type { LinkText } from '../links/link-texts';
import type { WrittenLink } from '../links/links';
import { type LinkWithTexts, linksSaid, linksWithTexts } from '../links/links-with-texts';
import type { Rule } from '../rule';
import { valueAt } from '../values/value-at';
import { inFewFilesAgainst } from '../values/values';

/** A link to one of several numbered pages does not call it by a number that none of them has. */
export const linkNumberOther: Rule<'link-number-other'> = (site) => [...misnumberedLinks(site, calledPages(site))];

const misnumberedLinks = inFewFilesAgainst(
  'links-misnumbered',
  (source, contract, pages: CalledPages): readonly Finding<'link-number-other'>[] => {
    // By what is noted of them, so that the links of most files need not be looked for.
    const mayBe = linksSaid(source, contract).some(({ says, ...target }) => {
      const led = pageLedTo(target, pages);
      return led !== undefined && says.some((said) => otherNumberCalled(pages, led, { ...said, text: said.said }));
    });
    const links = mayBe ? linksWithTexts({ sources: [source], contract }) : [];
    return links.flatMap((link) => inLink(link, pages));
  },
);

function inLink({ link, texts }: LinkWithTexts, pages: CalledPages): Finding<'link-number-other'>[] {
  const page = pageLedTo(link.target, pages);
  if (page === undefined) return [];
  return texts.flatMap((said) => {
    const other = otherNumberCalled(pages, page, said);
    return other === undefined ? [] : told(link, said, page, other);
  });
}

function told(
  link: WrittenLink,
  { text, language }: LinkText,
  page: string,
  { number, correct }: OtherNumber,
): Finding<'link-number-other'>[] {
  const { source } = link;
  const { pointer, within } = writtenIn(link, language);
  const written = String(valueAt(source.data, pointer));
  const [at, ...more] = written
    .slice(within.offset, within.offset + within.length)
    .matchAll(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g'));
  if (at === undefined || more.length > 0) return [];
  const place = { source, pointer, part: { offset: within.offset + at.index, length: number.length } };
  const fix = { edits: [setEdit(place, correct)], isCertain: false };
  return [{ code: 'link-number-other', place, details: { text, page, number, correct }, fix }];
}

/** The text in which visitors read a link, and the part of it that they read of it. */
function writtenIn({ source, inHtml, placeOf }: WrittenLink, language: string): { pointer: Pointer; within: TextPart } {
  if (inHtml !== undefined) {
    const { pointer, text, part } = inHtml;
    const offset = text.indexOf('>', part.offset + part.length) + 1;
    return { pointer, within: { offset, length: text.indexOf('</', offset) - offset } };
  }
  const place = placeOf('page');
  const label = 'pointer' in place ? [...place.pointer.slice(0, -1), 'label'] : [];
  const isOfAll = typeof valueAt(source.data, label) === 'string';
  return { pointer: isOfAll ? label : [...label, language], within: { offset: 0, length: Number.POSITIVE_INFINITY } };
}
