import type { TextPart } from '../../shared/text-part';
import { tokensIn } from '../../shared/token-syntax';
import { linksIn } from '../html/html-links';
import { COUNTED, type CountedElement, countElements } from './count-elements';

/** Elements, or sentences of a paragraph, that one of two texts has more often than the other. */
export interface StructureDifference {
  readonly element: CountedElement | 'sentence' | 'word';
  readonly inOriginal: number;
  readonly inTranslation: number;
  /** Where something is missing in the text that has less, if that is known. */
  readonly part?: TextPart;
}

/** The first kind of element of which a translation has not as many; a paragraph more does no harm. */
export function compareStructure(original: string, translation: string): StructureDifference | undefined {
  const [one, other] = [countElements(original), countElements(translation)];
  const element = COUNTED.find((name) => {
    const more = other[name] - one[name];
    return more < 0 || more > (name === 'paragraph' && !isMuchLonger(translation, original) ? 1 : 0);
  });
  return element && { element, inOriginal: one[element], inTranslation: other[element] };
}

/** A paragraph that was merely divided, and a short note, do not make a text so much longer. */
function isMuchLonger(text: string, than: string): boolean {
  return text.length > than.length * 1.2 && text.length > than.length + 55;
}

/** A link of a translation that leads elsewhere than that of the original. */
export interface LinkDifference {
  readonly address: string;
  /** Where in the translation it stands. */
  readonly part: TextPart;
  /** The address that the original has instead, where it can only be that one. */
  readonly expected?: string;
}

/** The first link to a place of the site that the original has not; other websites may have a page for each language. */
export function compareLinks(original: string, translation: string): LinkDifference | undefined {
  if (addressesOf(original) === addressesOf(translation)) return undefined;
  const left = linksIn(original).map(({ address }) => address);
  const surplus = linksIn(translation).filter(({ address }) => {
    const index = left.indexOf(address);
    if (index >= 0) left.splice(index, 1);
    return index < 0 && isInternal(address);
  });
  const [first] = surplus;
  const [expected, ...more] = left.filter(isInternal);
  if (first === undefined || expected === undefined) return undefined;
  return { ...first, ...(more.length === 0 && surplus.length === 1 && { expected }) };
}

/** What can be seen without parsing, which takes its time. */
function addressesOf(html: string): string {
  return (html.match(/href\s{0,9}=\s{0,9}[^\s>]+/gi) ?? []).sort().join(' ');
}

function isInternal(address: string): boolean {
  return /^(?:page:|post:|#.)/.test(address);
}

/** What stands in braces in one of two texts only. */
export interface MarkDifference {
  readonly inOriginal: readonly string[];
  readonly inTranslation: readonly string[];
}

export function compareTokens(original: string, translation: string): MarkDifference | undefined {
  return differenceOf(...([original, translation].map(namesOfTokens) as [string[], string[]]));
}

export function comparePlaceholders(original: string, translation: string): MarkDifference | undefined {
  return differenceOf(...([original, translation].map(placeholdersIn) as [string[], string[]]));
}

function namesOfTokens(text: string): string[] {
  return tokensIn(text).map(({ scope, name }) => `{{${scope}.${name}}}`);
}

function placeholdersIn(text: string): string[] {
  return text.includes('{') ? (text.match(/(?<!\{)\{[^{}\s]{1,60}\}(?!\})/g) ?? []) : [];
}

function differenceOf(ones: readonly string[], others: readonly string[]): MarkDifference | undefined {
  const inOriginal = [...new Set(ones)].filter((one) => !others.includes(one));
  const inTranslation = [...new Set(others)].filter((other) => !ones.includes(other));
  return inOriginal.length + inTranslation.length === 0 ? undefined : { inOriginal, inTranslation };
}
