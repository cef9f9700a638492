import { locateValue, locateWithin } from '../position';
import { type Problem, problem } from '../problem';
import { isRecord } from '../sections';
import type { Site } from '../site';
import { suggestionFor } from '../suggest';
import { tokensIn } from '../token-syntax';
import { isTokenValue, sampleEntry, tokenScope } from '../tokens';
import type { Check } from './check';
import { textsIn, valuesResolvedAs, type WrittenText } from './values';

/**
 * `{{facts.…}}`, `{{settings.…}}` and, on template pages, `{{entry.…}}` must name a text or number; a fact names none; a
 * price names a number.
 */
export const tokenUnknown: Check = (site) => [
  ...valuesResolvedAs(site, 'text', 'sharedText', 'html', 'day')
    .flatMap(textsIn)
    .flatMap((text) => tokenProblems(site, text)),
  ...tokensInFacts(site),
  ...priceProblems(site),
];

function tokenProblems(site: Site, { source, pointer, text }: WrittenText): Problem[] {
  const each = isRecord(source.data) ? source.data.each : undefined;
  return tokensIn(text).flatMap(({ text: token, scope, name }) => {
    if (site.unreadable.has(scope) || (scope === 'entry' && site.unreadable.size > 0)) return [];
    const values = Object.entries(tokenScope(site, scope, sampleEntry(site, each)) ?? {});
    const names = values.filter(([, value]) => scope === 'facts' || isTokenValue(value)).map(([valid]) => valid);
    if (names.includes(name)) return [];
    const asToken = (candidate: string) => `{{${scope}.${candidate}}}`;
    const { suggestion } = suggestionFor(name, names);
    const details = { token, valid: names.map(asToken), ...(suggestion && { suggestion: asToken(suggestion) }) };
    return [problem('token-unknown', locateWithin(source, pointer, token), details)];
  });
}

function tokensInFacts(site: Site): Problem[] {
  const facts = site.values.filter(({ source, pointer }) => source.kind.name === 'facts' && pointer[1] === 'value');
  return facts.flatMap(({ source, pointer, value }) =>
    tokensIn(String(value)).map(({ text: token }) =>
      problem('token-unknown', locateWithin(source, pointer, token), { token, valid: [] }),
    ),
  );
}

function priceProblems(site: Site): Problem[] {
  const { facts } = site;
  if (site.unreadable.has('facts')) return [];
  return valuesResolvedAs(site, 'price').flatMap(({ source, pointer, value }) => {
    if (typeof value !== 'string' || (Object.hasOwn(facts, value) && typeof facts[value] === 'number')) return [];
    const location = locateValue(source, pointer);
    if (Object.hasOwn(facts, value)) return [problem('fact-not-number', location, { fact: value })];
    const valid = Object.keys(facts);
    const details = { value, collection: 'facts', valid, ...suggestionFor(value, valid) };
    return [problem('reference-unknown', location, details)];
  });
}
