import type { Finding } from '../findings/finding';
import { isVague } from '../links/link-texts';
import type { OwnRule } from '../rule';
import { isNumber } from '../texts/is-number';
import { type HtmlText, htmlTexts } from '../texts/readable-texts';
import { textsIn, valuesResolvedAs, type WrittenText } from '../values/values';

/** The text of a link says where it leads: who looks at the links only, or hears them, knows nothing else. */
export const linkTextVague: OwnRule<'link-text-vague'> = (site) => [
  ...htmlTexts(site).flatMap(linksInHtml),
  ...valuesResolvedAs(site, 'link').flatMap(({ source, pointer, value: { label, url } }) => {
    if (label === undefined) return [];
    const only = site.contract.languages.length === 1 ? site.contract.languages[0]?.code : undefined;
    const texts = textsIn({ source, pointer: [...pointer, 'label'], value: label });
    return texts
      .filter(
        ({ text, pointer: place }) =>
          isVague(text, typeof label === 'string' ? only : String(place.at(-1))) ||
          (isNumber(text) && !/^tel:/.test(String(url))),
      )
      .map((written) => told(written, 0, written.text.length));
  }),
];

function linksInHtml(written: HtmlText): Finding<'link-text-vague'>[] {
  const links = written.structure.elements.filter(({ name }) => name === 'a');
  return links.flatMap(({ opening, closing }) => {
    const from = opening.part.offset + opening.part.length;
    const text = written.text.slice(from, closing?.part.offset);
    const isAddress =
      /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text) &&
      /href=["']?(?:page|post|file):/i.test(written.text.slice(opening.part.offset, from));
    return isAddress || (text.length < LONGEST && isVague(text.replaceAll(TAGS, ''), written.language))
      ? [told(written, from, text.length)]
      : [];
  });
}

const TAGS = /<[^<>]*>/g;
/** Whatever is longer, with the tags in it, says something. */
const LONGEST = 100;

function told({ source, pointer, text }: WrittenText, offset: number, length: number): Finding<'link-text-vague'> {
  const shown = text.slice(offset, offset + length).replaceAll(TAGS, '');
  return { code: 'link-text-vague', place: { source, pointer, part: { offset, length } }, details: { text: shown } };
}
