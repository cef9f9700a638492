import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { Pointer } from '../../shared/pointer';
import { asToken, parsePath, type Token, tokensIn, withBraces } from '../../shared/token-syntax';
import type { Finding } from '../findings/finding';
import { possibleFix, setEdit, suggestedFix } from '../findings/fixes';
import { isSynonym } from '../problems/shape/key-synonyms';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import { collection, type DraftSite, singleton } from '../site';
import type { Source } from '../source';
import { suggestionFor } from '../spelling/suggest';
import { knownTokens } from '../tokens/known-tokens';
import { textsIn, valuesOfFacts, valuesResolvedAs } from '../values/values';

/** `{{facts.…}}`, `{{settings.…}}` and, on template pages, `{{entry.…}}` must name a text or number; a fact names none. */
export const tokenUnknown: Rule<'token-unknown'> = (site) => [
  ...site.sources.flatMap((source) => unknownIn(site, source)),
  ...tokensInFacts(site),
];

/** The tokens in the texts of a file, and where they stand. */
const writtenTokens = oncePerObject((source: Source, contract: Contract) =>
  valuesResolvedAs(withBraces({ sources: [source], contract }), 'text', 'sharedText', 'html', 'day')
    .map((value) => ({
      texts: textsIn(value).map((written) => ({ ...written, tokens: tokensIn(written.text) })),
      placeholders: value.placeholders ?? [],
    }))
    .flatMap(({ texts, placeholders }) =>
      texts.flatMap(({ pointer, text, tokens }) =>
        tokens.map((token): WrittenToken => ({ pointer, placeholders, token, text, texts })),
      ),
    ),
);

interface WrittenToken {
  readonly pointer: Pointer;
  readonly placeholders: readonly string[];
  readonly token: Token;
  /** In which it stands, and that in all languages. */
  readonly text: string;
  readonly texts: readonly { readonly tokens: readonly Token[] }[];
}

/** `{{ facts . rye - price }}`, `{{Facts.Rye-Price}}`, as programs that translate or correct write what stands between braces. */
function withoutSpaces(site: DraftSite, each: string | undefined, token: string): string | undefined {
  const path = token.replaceAll(/[{}\s]/g, '');
  const found = [path, path.toLowerCase()].map(parsePath).find((one) => isKnown(site, each, one));
  return found && asToken(found.scope, found.name);
}

function isKnown(site: DraftSite, each: string | undefined, { scope, name }: Pick<Token, 'scope' | 'name'>): boolean {
  return knownTokens(site)(scope, each).known.has(name);
}

/** In a text with more tokens, nobody can tell which one is meant. */
const MOST_TOKENS = 10;

/** The one token that the other languages have and this one lacks: a program that translates has translated it, too. */
function ofOtherLanguages(
  site: DraftSite,
  each: string | undefined,
  { text, texts }: WrittenToken,
): string | undefined {
  if (texts.some(({ tokens }) => tokens.length > MOST_TOKENS)) return undefined;
  const others = texts.flatMap(({ tokens }) => tokens);
  const lacking = others.filter((one) => isKnown(site, each, one) && !text.includes(one.text));
  const [only, ...more] = new Set(lacking.map(({ scope, name }) => asToken(scope, name)));
  return more.length === 0 ? only : undefined;
}

function unknownIn(site: DraftSite, source: Source): Finding<'token-unknown'>[] {
  const each = isRecord(source.data) && typeof source.data.each === 'string' ? source.data.each : undefined;
  const isUnused = each !== undefined && collection(site, each).size === 0;
  return writtenTokens(source, site.contract).flatMap((written) => {
    const {
      pointer,
      placeholders,
      token: { text: token, part, scope, name },
    } = written;
    if (site.unreadable.has(scope) || (scope === 'entry' && (isUnused || site.unreadable.size > 0))) return [];
    const { names, known, tokens } = knownTokens(site)(scope, each);
    if (known.has(name) || partlyWritten(site)(scope, each).has(name)) return [];
    const place = { source, pointer, part };
    const meant = suggestionFor(name, names);
    const nearest = meant.suggestion && asToken(scope, meant.suggestion);
    const filledIn = placeholders.find((one) => token.replaceAll(/[{}\s]/g, '') === one);
    const translated = ofOtherLanguages(site, each, written);
    const otherwise =
      filledIn === undefined
        ? (withoutSpaces(site, each, token) ??
          meantOtherwise(site, scope, name, known) ??
          ofOwnEntry(site, each, pointer, name) ??
          translated)
        : `{${filledIn}}`;
    // What another language says there tells more than how the name is written.
    const certain = filledIn === undefined && [undefined, nearest].includes(translated) ? nearest : undefined;
    const suggestion = certain ?? otherwise;
    const details = {
      token,
      valid: tokens,
      ...(suggestion !== undefined && { suggestion }),
      ...otherThanFacts(scope),
    };
    const fix =
      certain === undefined && otherwise !== undefined
        ? possibleFix(setEdit(place, otherwise))
        : suggestedFix(name, meant, names, (other) => setEdit(place, asToken(scope, other)));
    return [{ code: 'token-unknown', place, details, ...fix }];
  });
}

/** The names of what is there, but not in every language: that it is not is told where it is written. */
const partlyWritten = oncePerObject((site: DraftSite) => {
  const known = new Map<string, ReadonlySet<string>>();
  return (scope: string, each: string | undefined): ReadonlySet<string> => {
    const key = `${scope} ${each}`;
    const names = known.get(key) ?? new Set(namesWrittenPartly(site, holdersOf(site, scope, each)));
    known.set(key, names);
    return names;
  };
});

function holdersOf(site: DraftSite, scope: string, each: string | undefined): readonly object[] {
  if (scope === 'settings') return [singleton(site, 'settings') ?? {}];
  if (scope !== 'entry' || each === undefined) return [];
  return [...collection(site, each).values()].map(({ value }) => value);
}

function namesWrittenPartly({ contract }: DraftSite, holders: readonly object[]): readonly string[] {
  const isText = (value: unknown) =>
    isRecord(value)
      ? contract.languages.some(({ code }) => typeof value[code] === 'string')
      : typeof value === 'string';
  return Object.keys(holders[0] ?? {}).filter((name) => {
    const values = holders.map((holder): unknown =>
      Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined,
    );
    return values.some(isRecord) && values.every(isText);
  });
}

function otherThanFacts(scope: string): { scope?: 'settings' | 'entry' } {
  return scope === 'settings' || scope === 'entry' ? { scope } : {};
}

/** What is meant where a part of a name stands in bold type, where it is said in another language, or the scope is not known. */
function meantOtherwise(site: DraftSite, scope: string, name: string, known: ReadonlySet<string>): string | undefined {
  const plain = name.replaceAll(/<[^<>]*>/g, '').trim();
  if (known.has(plain)) return asToken(scope, plain);
  const [called, ...others] = scope === 'settings' ? [...known].filter((one) => isSynonym(plain, one)) : [];
  return called !== undefined && others.length === 0 ? asToken(scope, called) : inAnotherScope(site, scope, plain);
}

/** `{{post.title}}` and `{{entry}}` on the page of each article, where its title goes. */
function ofOwnEntry(site: DraftSite, each: string | undefined, pointer: Pointer, name: string): string | undefined {
  if (each === undefined) return undefined;
  const { known } = knownTokens(site)('entry', each);
  const wanted = name === 'entry' ? pointer.findLast((step) => known.has(String(step))) : name;
  return wanted !== undefined && known.has(String(wanted)) ? asToken('entry', String(wanted)) : undefined;
}

/** What is meant where the scope is misspelt, or missing. */
function inAnotherScope(site: DraftSite, scope: string, name: string): string | undefined {
  const scopes = ['facts', 'settings'];
  if (scope === 'entry' || scopes.includes(scope)) return undefined;
  // `{{facts:price}}`, `{{facts-price}}`
  const plain = name.replace(/^(?:facts|settings)[^\p{L}\p{N}]+/iu, '');
  const known = scopes.find((one) => knownTokens(site)(one, undefined).known.has(plain));
  if (known !== undefined) return asToken(known, plain);
  const { suggestion } = scope === '' ? suggestionFor(plain, knownTokens(site)('facts', undefined).names) : {};
  return suggestion && asToken('facts', suggestion);
}

function tokensInFacts(site: DraftSite): Finding<'token-unknown'>[] {
  return valuesOfFacts(site).flatMap(({ source, pointer, value }) =>
    tokensIn(String(value)).map(({ text: token, part }) => ({
      code: 'token-unknown',
      place: { source, pointer, part },
      details: { token, valid: [] },
    })),
  );
}
