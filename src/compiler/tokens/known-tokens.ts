import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import { asToken } from '../../shared/token-syntax';
import { entrySchema } from '../schema/kind';
import { collection, type DraftSite, type Entry, type EntryIndex } from '../site';
import { isTokenValue, tokenScope } from './tokens';

/** What tokens of a scope may name. */
interface TokenScope {
  readonly names: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly tokens: readonly string[];
}

/** What tokens of a scope may name on a page that is a template for a collection (`each`), or on any other. */
export function knownTokens(site: DraftSite): (scope: string, each: string | undefined) => TokenScope {
  return scopesOf(site.collections, site);
}

const scopesOf = oncePerObject((_collections: EntryIndex, site: DraftSite) => {
  const scopes = new Map<string, TokenScope>();
  return (scope: string, each: string | undefined): TokenScope => {
    const key = scope === 'entry' ? `entry.${each}` : scope;
    const found = scopes.get(key) ?? scopeOf(site, scope, each);
    scopes.set(key, found);
    return found;
  };
});

function scopeOf(site: DraftSite, scope: string, each: string | undefined): TokenScope {
  const names = scope === 'entry' ? namesInEntries(site, each) : namesIn(site, scope, undefined);
  return { names, known: new Set(names), tokens: names.map((name) => asToken(scope, name)) };
}

function namesInEntries(site: DraftSite, each: string | undefined): string[] {
  const entries = each === undefined ? [] : [...collection(site, each).values()];
  const names = entries.map((entry) => namesIn(site, 'entry', entry));
  // A required key that an entry lacks is reported there, and so is what hangs on it.
  const required = entries[0] === undefined ? [] : (entrySchema(entries[0].source.kind).required ?? []);
  const ofWhole = names.filter((_names, index) => required.every((key) => isWritten(entries[index], key)));
  return [...new Set(names.flat())].filter(
    (name) => required.includes(name) || ofWhole.every((ofEntry) => ofEntry.includes(name)),
  );
}

/** Whether an entry has a key, in each language if it is a text. */
function isWritten(entry: Entry | undefined, key: string): boolean {
  const value: unknown = entry && Reflect.get(entry.value, key);
  return value !== undefined && !(isRecord(value) && Object.values(value).includes(undefined));
}

function namesIn(site: DraftSite, scope: string, entry: Entry | undefined): string[] {
  return Object.entries(tokenScope(site, scope, entry) ?? {})
    .filter(([, value]) => scope === 'facts' || isTokenValue(value, site.contract.languages))
    .map(([name]) => name);
}
