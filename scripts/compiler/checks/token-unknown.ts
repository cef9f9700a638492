import { locateValue, locateWithin } from '../position';
import { type Problem, problem } from '../problem';
import { isRecord } from '../sections';
import type { Site } from '../site';
import { suggestionFor } from '../suggest';
import { sampleEntry, tokenScope, tokensIn } from '../tokens';
import type { Check } from './check';
import { textsIn, valuesResolvedAs, type WrittenText } from './values';

/** `{{facts.…}}`, `{{settings.…}}` and, on template pages, `{{entry.…}}` must name something; a price names a number. */
export const tokenUnknown: Check = (site) => [
  ...valuesResolvedAs(site, 'text', 'sharedText', 'html')
    .flatMap(textsIn)
    .flatMap((text) => tokenProblems(site, text)),
  ...priceProblems(site),
];

function tokenProblems(site: Site, { source, pointer, text }: WrittenText): Problem[] {
  const each = isRecord(source.data) ? source.data.each : undefined;
  return tokensIn(text).flatMap(({ text: token, scope, name }) => {
    const values = tokenScope(site, scope, sampleEntry(site, each));
    if (values?.[name] !== undefined) return [];
    const valid = Object.keys(values ?? {}).map((candidate) => `{{${scope}.${candidate}}}`);
    const details = { token, valid, ...suggestionFor(token, valid) };
    return [problem('token-unknown', locateWithin(source, pointer, token), details)];
  });
}

function priceProblems(site: Site): Problem[] {
  const { facts } = site;
  return valuesResolvedAs(site, 'price').flatMap(({ source, pointer, value }) => {
    if (typeof value !== 'string' || typeof facts[value] === 'number') return [];
    const location = locateValue(source, pointer);
    if (facts[value] !== undefined) return [problem('fact-not-number', location, { fact: value })];
    const valid = Object.keys(facts);
    return [
      problem('reference-unknown', location, { value, collection: 'facts', valid, ...suggestionFor(value, valid) }),
    ];
  });
}
