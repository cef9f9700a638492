import type { Contract } from '../contract';
import type { Source } from '../load';
import { oncePerObject } from '../once-per-object';
import type { Finding } from '../problems/finding';
import { meaning, possible, setting } from '../problems/fixes';
import { suggestionFor } from '../problems/suggest';
import type { Rule } from '../rule';
import { isRecord } from '../sections';
import { collection, type DraftSite } from '../site';
import { knownTokens } from '../tokens/known-tokens';
import { asToken, tokensIn } from '../tokens/token-syntax';
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
    const { names, known, tokens } = knownTokens(site)(scope, each);
    if (known.has(name)) return [];
    const meant = suggestionFor(name, names);
    const place = { source, pointer, part };
    const nearest = meant.suggestion && asToken(scope, meant.suggestion);
    const elsewhere = nearest === undefined ? inAnotherScope(site, scope, name) : undefined;
    const suggestion = nearest ?? elsewhere;
    const details = { token, valid: tokens, ...(suggestion !== undefined && { suggestion }) };
    const fix =
      elsewhere === undefined
        ? meaning(name, meant, names, (other) => setting(place, asToken(scope, other)))
        : possible(setting(place, elsewhere));
    return [{ code: 'token-unknown', place, details, ...fix }];
  });
}

/** What is meant where the scope is misspelt, or missing. */
function inAnotherScope(site: DraftSite, scope: string, name: string): string | undefined {
  const scopes = ['facts', 'settings'];
  if (scope === 'entry' || scopes.includes(scope)) return undefined;
  const known = scopes.find((one) => knownTokens(site)(one, undefined).known.has(name));
  return known === undefined ? undefined : asToken(known, name);
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
