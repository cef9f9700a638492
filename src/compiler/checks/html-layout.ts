import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { htmlTexts } from '../texts/readable-texts';

const BREAK = '<br\\s*/?>';
const SPACE = '(?:\\s|&nbsp;)*';
const FAULTS = {
  /** Several paragraphs of nothing, or lines that are only there to be empty: one may be a gap. */
  gap: new RegExp(`(?:<p>${SPACE}(?:${BREAK}${SPACE})?</p>\\s*){2,}|${BREAK}(?:${SPACE}${BREAK}){2,}`, 'i'),
  /** Points that are none to who cannot see them; a dash may be that of somebody who speaks. */
  list: new RegExp(`(?:(?:${BREAK}|<p>)\\s*(?:[-•·*]|\\d{1,2}[.)])\\s[^<]{1,200}){2,}`, 'i'),
  /** Words between what stands by itself. */
  loose:
    /(?<=<\/(?:p|h[2-6]|ul|ol|blockquote)>\s{0,20})[\p{L}¿¡«“"][^<>]{10,500}(?=<(?:p|h[2-6]|ul|ol|blockquote|table)[\s>])/u,
  /** What begins with its number in a list that has numbers or points already. */
  numbered: /<li>\s*(?:\d{1,2}[.)]|[•·–-])\s/i,
} as const;
type Layout = keyof typeof FAULTS;

/** Space, paragraphs and lists are made by what they are, not by how they look: who listens hears no points. */
export const htmlLayout: OwnRule<'html-layout'> = (site) =>
  fewInEach(
    htmlTexts(site),
    (written) => written,
    (written) => {
      const { source, pointer, text } = written;
      return (Object.keys(FAULTS) as Layout[]).flatMap((layout) => {
        const found = FAULTS[layout].exec(text);
        if (found === null) return [];
        const part = { offset: found.index, length: Math.min(found[0].length, 20) };
        return [{ code: 'html-layout' as const, place: { source, pointer, part }, details: { layout } }];
      });
    },
  );
