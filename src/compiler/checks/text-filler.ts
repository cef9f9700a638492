import { fewInEach } from '../few-faults';
import { oncePerObject } from '../once-per-object';
import { type ReadableText, readableRuns, textOf } from '../readable-texts';
import type { OwnRule } from '../rule';
import { folded, wordingOf } from '../wordings';

/** Filler of every language: what fingers fall upon, what printers use, and notes to oneself. */
const ANYWHERE =
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipisci|\basdf(?:g|gh|ghj|asdf|jkl)*\b|\bqwerty\b|\bxxx+\b(?! ?l)/;
/** In capitals only: in small letters, and in the middle of a text, they may be words. */
const NOTES = /\bFIXME\b|\bTBD\b|\bTODO ?:(?=\s|$)|\bPENDIENTE ?:|^\W*(?:TODO|XXX|PENDIENTE|PENDENT|PENDING)\W*$/;

/** A text that is published is one, and does not merely fill the place of one. */
export const textFiller: OwnRule<'text-filler'> = (site) =>
  fewInEach(readableRuns(site), textOf, ({ written, text, offset }) => {
    const found = fillerIn(text, written);
    if (found === undefined) return [];
    const { source, pointer } = written;
    const part = { offset: offset + found.index, length: found[0].length };
    const details = { text: text.slice(found.index, found.index + found[0].length) };
    return [{ code: 'text-filler', place: { source, pointer, part }, details }];
  });

function fillerIn(text: string, { language }: ReadableText): RegExpExecArray | undefined {
  const small = folded(text);
  const phrases = phrasesOf(wordingOf(language) ?? NO_WORDING);
  // In capitals three of them may be a number of the Romans.
  const isRoman = (found: RegExpExecArray) => text.slice(found.index, found.index + found[0].length) === 'XXX';
  const anywhere = ANYWHERE.exec(small) ?? undefined;
  const found = anywhere !== undefined && !isRoman(anywhere) ? anywhere : undefined;
  return found ?? phrases?.exec(small) ?? NOTES.exec(text) ?? undefined;
}

const NO_WORDING = { filler: [] };

const phrasesOf = oncePerObject(({ filler }: { readonly filler: readonly string[] }) =>
  filler.length === 0 ? undefined : new RegExp(`\\b(?:${filler.join('|')})\\b`),
);
