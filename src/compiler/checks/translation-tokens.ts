import type { TextPart } from '../../shared/text-part';
import { asToken, parsePath, type Token, tokensIn, withBraces } from '../../shared/token-syntax';
import { writeNumber } from '../figures/write-figure';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import { type DraftSite, singleton } from '../site';
import { isTokenValue, tokenScope } from '../tokens/tokens';
import { verdicts } from '../translations/judge';
import { differingLine } from '../translations/lines';
import type { LanguageText } from '../translations/localised-texts';

/** A value of the site that one language names is named in the others too, and not written out, since it may change. */
export const translationTokens: Rule<'translation-tokens'> = (site) =>
  verdicts(withBraces(site), 'tokens').map(({ original, translation, difference: { inOriginal, inTranslation } }) => {
    const [lost] = inOriginal;
    const [added] = inTranslation;
    if (lost !== undefined && added !== undefined) {
      const renamed = { original, at: translation, token: lost, other: added };
      if (inOriginal.length + inTranslation.length > 2) return lostToken(site, renamed);
      const isMistaken = isOddlySigned(site, original, lost) && !isOddlySigned(site, translation, added);
      return otherToken(isMistaken ? { original: translation, at: original, token: added, other: lost } : renamed);
    }
    return lost !== undefined
      ? lostToken(site, { original, at: translation, token: lost })
      : lostToken(site, { original: translation, at: original, token: added ?? '' });
  });

interface Lost {
  /** The text that has the token, and the one that has it not. */
  readonly original: LanguageText;
  readonly at: LanguageText;
  readonly token: string;
}

type Found = Finding<'translation-tokens'>;

/** Whether the sign of money or of a share stands beside a figure that is none: then another one was meant. */
function isOddlySigned(site: DraftSite, { text }: LanguageText, token: string): boolean {
  const { scope, name } = parsePath(token.slice(2, -2));
  const type = scope === 'facts' ? singleton(site, 'facts')?.[name]?.type : undefined;
  const part = tokensIn(text).find((one) => one.scope === scope && one.name === name)?.part;
  if (type === undefined || part === undefined) return false;
  const before = text.slice(Math.max(0, part.offset - 1), part.offset);
  const behind = text
    .slice(part.offset + part.length)
    .replace(/^(?:\s|&nbsp;)/, '')
    .slice(0, 1);
  const isOf = (signs: RegExp) => signs.test(before) || signs.test(behind);
  return (isOf(/[$£€¥]/) && type !== 'money') || (behind === '%' && type !== 'percentage');
}

function otherToken({ original, at, token, other }: Lost & { readonly other: string }): Found {
  const written = tokensIn(at.text).find((one) => nameOf(one) === other);
  return {
    code: 'translation-tokens',
    place: { source: at.source, pointer: at.pointer, ...(written && { part: written.part }) },
    details: { token, original: original.language, translation: at.language, instead: other },
    ...(written && fixed(at, written.part, token)),
  };
}

/** The one value in the place of which another one stands, where two texts name as many and all others in the same order. */
function inPlaceOf(token: string, original: LanguageText, at: LanguageText): TextPart | undefined {
  const [ones, others] = [original, at].map(({ text }) => tokensIn(text));
  if (ones === undefined || ones.length !== others?.length) return undefined;
  const [first, ...more] = ones.flatMap((one, index) => {
    const other = others[index];
    return other === undefined || nameOf(one) === nameOf(other) ? [] : [{ one, other }];
  });
  return first !== undefined && more.length === 0 && nameOf(first.one) === token ? first.other.part : undefined;
}

function nameOf({ scope, name }: Token): string {
  return asToken(scope, name);
}

function lostToken(site: DraftSite, { original, at, token }: Lost): Found {
  const part = inPlaceOf(token, original, at) ?? literalOf(site, token, at);
  const line =
    part ?? differingLine(original.text, at.text, (one, other) => one.includes(token) && !other.includes(token));
  return {
    code: 'translation-tokens',
    place: { source: at.source, pointer: at.pointer, ...(line && { part: line }) },
    details: {
      token,
      original: original.language,
      translation: at.language,
      ...(part && { instead: at.text.slice(part.offset, part.offset + part.length) }),
    },
    ...(part && fixed(at, part, token)),
  };
}

function fixed(
  { source, pointer, text }: LanguageText,
  { offset, length }: TextPart,
  token: string,
): Pick<Found, 'fix'> {
  const value = text.slice(0, offset) + token + text.slice(offset + length);
  return { fix: { edits: [{ do: 'set', file: source.path, pointer, value }], isCertain: false } };
}

/** Where the value of a token is written out in a text, once. */
function literalOf(site: DraftSite, token: string, { text, language }: LanguageText): TextPart | undefined {
  const { languages } = site.contract;
  const { scope, name } = parsePath(token.slice(2, -2));
  const value = tokenScope(site, scope, undefined)?.[name];
  const locale = languages.find(({ code }) => code === language)?.locale;
  if (locale === undefined || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  if (!isTokenValue(value, languages) || String(value).length === 0) return undefined;
  const written = typeof value === 'number' ? [writeNumber(value, locale), String(value)] : [value];
  const places = [...new Set(written)].flatMap((literal) =>
    placesOf(literal, text).map((offset) => ({ offset, length: literal.length })),
  );
  return places.length === 1 ? places[0] : undefined;
}

/** Not within a longer word or figure. */
function placesOf(literal: string, text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
    const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at + literal.length).slice(0, 2)];
    if (!/[\p{L}\p{N}]$|\d[.,]$/u.test(before) && !/^[\p{L}\p{N}]|^[.,]\d/u.test(after)) found.push(at);
  }
  return found;
}
