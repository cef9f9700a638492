import type { Contract } from '../contract';
import type { Finding } from '../finding';
import type { Source } from '../load';
import { oncePerObject } from '../once-per-object';
import type { Rule } from '../rule';
import { entrySchema } from '../schema/kind';
import { isRecord } from '../sections';
import { collection, type DraftSite, type Entry, type EntryIndex } from '../site';
import { suggestionFor } from '../suggest';
import { tokensIn } from '../token-syntax';
import { isTokenValue, tokenScope } from '../tokens';
import { textsIn, valuesOfFacts, valuesResolvedAs, type WrittenText } from '../values';

/** `{{facts.…}}`, `{{settings.…}}` and, on template pages, `{{entry.…}}` must name a text or number; a fact names none. */
export const tokenUnknown: Rule<'token-unknown'> = (site) => [
  ...site.sources
    .flatMap((source) => textsWithTokens(source, site.contract))
    .flatMap((text) => tokensOfText(site, text)),
  ...tokensInFacts(site),
];

/** The texts of a file that may hold a token. */
const textsWithTokens = oncePerObject((source: Source, contract: Contract) =>
  valuesResolvedAs({ sources: [source], contract }, 'text', 'sharedText', 'html', 'day')
    .flatMap(textsIn)
    .filter(({ text }) => tokensIn(text).length > 0),
);

function tokensOfText(site: DraftSite, { source, pointer, text }: WrittenText): Finding<'token-unknown'>[] {
  const each = isRecord(source.data) && typeof source.data.each === 'string' ? source.data.each : undefined;
  const isUnused = each !== undefined && collection(site, each).size === 0;
  return tokensIn(text).flatMap(({ text: token, part, scope, name }) => {
    if (site.unreadable.has(scope) || (scope === 'entry' && (isUnused || site.unreadable.size > 0))) return [];
    const { names, known, tokens } = scopesOf(site.collections, site)(scope, each);
    if (known.has(name)) return [];
    const details = { token, valid: tokens, ...(meant(site, scope, name) ?? near(scope, name, names)) };
    return [{ code: 'token-unknown', place: { source, pointer, part }, details }];
  });
}

/** A fact or a setting of this name, where no such scope is there. */
function meant(site: DraftSite, scope: string, name: string): { suggestion: string } | undefined {
  if (scope === 'facts' || scope === 'settings' || scope === 'entry') return undefined;
  const place = ['facts', 'settings'].find((each) => scopesOf(site.collections, site)(each, undefined).known.has(name));
  return place === undefined ? undefined : { suggestion: asToken(place, name) };
}

function near(scope: string, name: string, names: readonly string[]): { suggestion?: string } {
  const { suggestion } = suggestionFor(name, names);
  return suggestion === undefined ? {} : { suggestion: asToken(scope, suggestion) };
}

function asToken(scope: string, name: string): string {
  return `{{${scope}.${name}}}`;
}

interface Scope {
  readonly names: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly tokens: readonly string[];
}

/** What tokens of a scope may name on a page that is a template for a collection (`each`), or on any other. */
const scopesOf = oncePerObject((_collections: EntryIndex, site: DraftSite) => {
  const scopes = new Map<string, Scope>();
  return (scope: string, each: string | undefined): Scope => {
    const key = scope === 'entry' ? `entry.${each}` : scope;
    const found = scopes.get(key) ?? scopeOf(site, scope, each);
    scopes.set(key, found);
    return found;
  };
});

function scopeOf(site: DraftSite, scope: string, each: string | undefined): Scope {
  const names = scope === 'entry' ? namesInEntries(site, each) : namesIn(site, scope, undefined);
  return { names, known: new Set(names), tokens: names.map((name) => asToken(scope, name)) };
}

function namesInEntries(site: DraftSite, each: string | undefined): string[] {
  const entries = each === undefined ? [] : [...collection(site, each).values()];
  const names = entries.map((entry) => namesIn(site, 'entry', entry));
  // A required key that an entry lacks is reported there.
  const required = entries[0] === undefined ? [] : (entrySchema(entries[0].source.kind).required ?? []);
  return [...new Set(names.flat())].filter(
    (name) => required.includes(name) || names.every((ofEntry) => ofEntry.includes(name)),
  );
}

function namesIn(site: DraftSite, scope: string, entry: Entry | undefined): string[] {
  return Object.entries(tokenScope(site, scope, entry) ?? {})
    .filter(([, value]) => scope === 'facts' || isTokenValue(value, site.contract.languages))
    .map(([name]) => name);
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
