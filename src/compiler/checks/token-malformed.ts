import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { asToken, parsePath, withBraces } from '../../shared/token-syntax';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import type { DraftSite } from '../site';
import type { Source } from '../source';
import { suggestionFor } from '../spelling/suggest';
import { fewInEach } from '../texts/few-faults';
import { type ReadableText, readableTexts } from '../texts/readable-texts';
import { knownTokens } from '../tokens/known-tokens';

/** Braces, and what stands between them; programs that put something into a text have a sign before them. */
const BRACES = /(?<!\{)(?:\$(?=\{[^{]))?\{+[^{}\n]*\}+/g;
/** The beginning of a token that has no end. */
const BEGINNING = /(?<!\{)\{{1,3} *(?:entry|facts|settings)\.[\w-]+(?![\w-]| *\})/g;
/** The path of a token without its braces, or in other brackets. */
const BARE =
  /(?<![\p{L}\p{N}{./[-])(?:\(\(|<<?|\[\[?|%)?(?:facts|settings)\.[a-z\d-]*[a-z\d](?:\)\)|>>?|\]\]?|%(?![\p{L}\p{N}]))?(?![\w}-])/gu;
const MAY_BE_BARE = /(?:facts|settings)\.[a-z\d]/;
const TOKEN = /^\{\{[^{}]*\}\}$/;
/** What might be a name. Other things in braces are what they are. */
const NAME = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;

/** A name in braces is a token of the site, or one that is filled in when the text is shown: nothing else is replaced. */
export const tokenMalformed: Rule<'token-malformed'> = (site) =>
  site.sources
    .flatMap((source) => textsWithBraces(source, site.contract))
    .flatMap(({ written, braces }) =>
      fewInEach(
        braces,
        () => written,
        (part) => finding(site, written, part),
      ),
    );

const textsWithBraces = oncePerObject((source: Source, contract: Contract) =>
  readableTexts(withBraces({ sources: [source], contract })).flatMap((written) => {
    const braces = written.text.includes('{') || MAY_BE_BARE.test(written.text) ? bracesIn(written.text) : [];
    return braces.length === 0 ? [] : [{ written, braces }];
  }),
);

function bracesIn(text: string): TextPart[] {
  const inBraces = [...text.matchAll(BRACES)];
  const [tokens, others] = [inBraces.filter(isToken), inBraces.filter((braces) => !isToken(braces))];
  const begun = [...text.matchAll(BEGINNING)].filter(({ index }) => tokens.every((token) => token.index !== index));
  const outside = text.replaceAll(BRACES, (braces) => ' '.repeat(braces.length));
  const bare = MAY_BE_BARE.test(outside) ? outside.matchAll(BARE) : [];
  return [...others, ...begun, ...bare].map(({ 0: braces, index }) => ({ offset: index, length: braces.length }));
}

function isToken({ 0: braces }: RegExpExecArray): boolean {
  return TOKEN.test(braces);
}

function finding(site: DraftSite, written: ReadableText, part: TextPart): Finding<'token-malformed'>[] {
  const { source, pointer, text, placeholders } = written;
  const braces = text.slice(part.offset, part.offset + part.length);
  const name = braces.replaceAll(/^[${([<%]+|[})\]>%]+$/g, '').trim();
  if (!NAME.test(name)) return [];
  // What another program fills in is another rule.
  if (braces.startsWith('{%') && !isKnown(site, written, name)) return [];
  // A token that names nothing, in too many braces, is told as that.
  const hasTooMany = braces.startsWith('{{{') && braces.endsWith('}}');
  if (hasTooMany && !isKnown(site, written, name)) return [];
  if (braces === `{${name}}` && placeholders.includes(name)) return [];
  if (!/^(?:\{|\[\[)/.test(braces) && !isKnown(site, written, name)) return [];
  const suggestion = meant(site, written, name);
  const details = { text: braces, ...(suggestion !== undefined && { suggestion }), valid: placeholders.map(inBraces) };
  const fix =
    suggestion === undefined
      ? undefined
      : fixOfText(written, [{ ...part, text: suggestion }], suggestion.includes(name));
  return [{ code: 'token-malformed', place: { source, pointer, part }, details, ...(fix && { fix }) }];
}

function inBraces(name: string): string {
  return `{${name}}`;
}

function isKnown(site: DraftSite, written: ReadableText, name: string): boolean {
  return meant(site, written, name)?.includes(`{${name}}`) === true;
}

/** What was to stand there, if that can be told: the names of facts are often written without their scope. */
function meant(site: DraftSite, { source, text, placeholders }: ReadableText, written: string): string | undefined {
  const { scope, name } = parsePath(written);
  if (scope !== '') {
    const each = isRecord(source.data) && typeof source.data.each === 'string' ? source.data.each : undefined;
    const { names, known } = knownTokens(site)(scope, each);
    const found = known.has(name) ? name : suggestionFor(name, names).suggestion;
    return found === undefined ? undefined : asToken(scope, found);
  }
  if (placeholders.includes(written)) return inBraces(written);
  if (Object.hasOwn(site.facts, written)) return asToken('facts', written);
  const missing = placeholders.filter((name) => !text.includes(inBraces(name)));
  const suggestion = suggestionFor(written, placeholders).suggestion ?? (missing.length === 1 ? missing[0] : undefined);
  return suggestion === undefined ? undefined : inBraces(suggestion);
}
