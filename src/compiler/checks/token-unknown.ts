import { entrySchema } from '../contract';
import { locateWithin } from '../position';
import { type Problem, problem } from '../problem';
import { isRecord } from '../sections';
import { collection, type Entry, type Site } from '../site';
import { suggestionFor } from '../suggest';
import { tokensIn } from '../token-syntax';
import { isTokenValue, tokenScope } from '../tokens';
import type { Check } from './check';
import { textsIn, valuesResolvedAs, type WrittenText } from './values';

/** `{{facts.…}}`, `{{settings.…}}` and, on template pages, `{{entry.…}}` must name a text or number; a fact names none. */
export const tokenUnknown: Check = (site) => [
  ...valuesResolvedAs(site, 'text', 'sharedText', 'html', 'day')
    .flatMap(textsIn)
    .flatMap((text) => tokenProblems(site, text)),
  ...tokensInFacts(site),
];

function tokenProblems(site: Site, { source, pointer, text }: WrittenText): Problem[] {
  const each = isRecord(source.data) ? source.data.each : undefined;
  const entries = typeof each === 'string' ? [...collection(site, each).values()] : [];
  const isUnused = typeof each === 'string' && entries.length === 0;
  return tokensIn(text).flatMap(({ text: token, scope, name }) => {
    if (site.unreadable.has(scope) || (scope === 'entry' && (isUnused || site.unreadable.size > 0))) return [];
    const names = validNames(site, scope, entries);
    if (names.includes(name)) return [];
    const asToken = (candidate: string) => `{{${scope}.${candidate}}}`;
    const { suggestion } = suggestionFor(name, names);
    const details = { token, valid: names.map(asToken), ...(suggestion && { suggestion: asToken(suggestion) }) };
    return [problem('token-unknown', locateWithin(source, pointer, token), details)];
  });
}

/** What tokens of a scope may name on a page that is a template for the given entries, or on none. */
function validNames(site: Site, scope: string, entries: readonly Entry[]): string[] {
  if (scope !== 'entry') return namesIn(site, scope, undefined);
  const names = entries.map((entry) => namesIn(site, scope, entry));
  // A required key that an entry lacks is reported there.
  const required = entries[0] === undefined ? [] : (entrySchema(entries[0].source.kind).required ?? []);
  return [...new Set(names.flat())].filter(
    (name) => required.includes(name) || names.every((ofEntry) => ofEntry.includes(name)),
  );
}

function namesIn(site: Site, scope: string, entry: Entry | undefined): string[] {
  return Object.entries(tokenScope(site, scope, entry) ?? {})
    .filter(([, value]) => scope === 'facts' || isTokenValue(value, site.contract.languages))
    .map(([name]) => name);
}

function tokensInFacts(site: Site): Problem[] {
  const facts = site.values.filter(({ source, pointer }) => source.kind.name === 'facts' && pointer[1] === 'value');
  return facts.flatMap(({ source, pointer, value }) =>
    tokensIn(String(value)).map(({ text: token }) =>
      problem('token-unknown', locateWithin(source, pointer, token), { token, valid: [] }),
    ),
  );
}
