import type { OwnRule } from '../rule';
import { openEnd } from '../texts/sentence-ends';
import { type TextBlock, textBlocks } from '../texts/text-blocks';
import { localisedTexts } from '../translations/localised-texts';

/** A shorter text may be the beginning of what is shown behind it. */
const SHORTEST = 20;

/** A text comes to its end: it does not stop at a comma, or at a word that asks for another one. */
export const textUnfinished: OwnRule<'text-unfinished'> = (site) => {
  return textBlocks(site).flatMap((block) => {
    const found = lastWords(block);
    if (found === undefined || isOpenInEach(block, site)) return [];
    const { source, pointer } = block.written;
    const part = { offset: block.offset + found.index, length: found[0].trimEnd().length };
    return [{ code: 'text-unfinished', place: { source, pointer, part }, details: { text: found[0].trimEnd() } }];
  });
};

function lastWords({ text, written: { language, isHtml } }: TextBlock): RegExpExecArray | undefined {
  const end = text.slice(-60);
  if (text.trim().length < SHORTEST) return undefined;
  const cut = isHtml ? undefined : cutByOthers(text);
  if (cut !== undefined) return cut;
  const found = openEnd(language)?.exec(end) ?? (isHtml ? undefined : /(?<=\p{L}{2}),\s{0,9}$/u.exec(end)) ?? undefined;
  if (found !== undefined) found.index += text.length - end.length;
  return found;
}

/** Search engines cut what they show between two words, and so it is copied. */
const LONG = 60;

function cutByOthers(text: string): RegExpExecArray | undefined {
  if (text.length < LONG) return undefined;
  const end = text.slice(-60);
  const found = /(?<=[\p{L}\p{N},;])\s(?:…|\.{3})$/u.exec(end) ?? undefined;
  if (found !== undefined) found.index += text.length - end.length;
  return found;
}

/** What goes on elsewhere does so in every language. */
function isOpenInEach({ written }: TextBlock, { contract }: Parameters<typeof textUnfinished>[0]): boolean {
  const parent = written.pointer.slice(0, -1).join('/');
  const localised = localisedTexts(written.source, contract).find(({ pointer }) => pointer.join('/') === parent);
  const others = localised?.texts.filter(({ language }) => language !== written.language) ?? [];
  return others.some(({ text, language }) => openEnd(language)?.test(text.slice(-60)) === true || /[,]\s*$/.test(text));
}
