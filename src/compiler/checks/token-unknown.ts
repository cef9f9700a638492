import type { Finding } from '../finding';
import type { Rule } from '../rule';
import { entrySchema } from '../schema/kind';
import { isRecord } from '../sections';
import { collection, type DraftSite, type Entry } from '../site';
import { suggestionFor } from '../suggest';
import { tokensIn } from '../token-syntax';
import { isTokenValue, tokenScope } from '../tokens';
import { textsIn, valuesResolvedAs, type WrittenText } from '../values';

/** `{{facts.…}}`, `{{settings.…}}` and, on template pages, `{{entry.…}}` must name a text or number; a fact names none. */
export const tokenUnknown: Rule<'token-unknown'> = (site) => [
  ...valuesResolvedAs(site.values, 'text', 'sharedText', 'html', 'day')
    .flatMap(textsIn)
    .flatMap((text) => tokensOfText(site, text)),
  ...tokensInFacts(site),
];

function tokensOfText(site: DraftSite, { source, pointer, text }: WrittenText): Finding<'token-unknown'>[] {
  const each = isRecord(source.data) ? source.data.each : undefined;
  const entries = typeof each === 'string' ? [...collection(site, each).values()] : [];
  const isUnused = typeof each === 'string' && entries.length === 0;
  return tokensIn(text).flatMap(({ text: token, part, scope, name }) => {
    if (site.unreadable.has(scope) || (scope === 'entry' && (isUnused || site.unreadable.size > 0))) return [];
    const names = validNames(site, scope, entries);
    if (names.includes(name)) return [];
    const asToken = (candidate: string) => `{{${scope}.${candidate}}}`;
    const { suggestion } = suggestionFor(name, names);
    const details = { token, valid: names.map(asToken), ...(suggestion && { suggestion: asToken(suggestion) }) };
    return [{ code: 'token-unknown', place: { source, pointer, part }, details }];
  });
}

/** What tokens of a scope may name on a page that is a template for the given entries, or on none. */
function validNames(site: DraftSite, scope: string, entries: readonly Entry[]): string[] {
  if (scope !== 'entry') return namesIn(site, scope, undefined);
  const names = entries.map((entry) => namesIn(site, scope, entry));
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
  const facts = site.values.filter(({ source, pointer }) => source.kind.name === 'facts' && pointer[1] === 'value');
  return facts.flatMap(({ source, pointer, value }) =>
    tokensIn(String(value)).map(({ text: token, part }) => ({
      code: 'token-unknown',
      place: { source, pointer, part },
      details: { token, valid: [] },
    })),
  );
}
