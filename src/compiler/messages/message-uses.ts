import { isRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { Contract } from '../schema/contract';
import { MESSAGES } from '../schema/messages';
import { type Schema, visitSchemas } from '../schema/schema';
import { type DraftSite, singleton } from '../site';
import type { Source } from '../source';
import { noted } from '../values/notes';
import { type Visit, visit } from '../values/visit';
import { FEATURES, type MessageUse } from './features';

/**
 * The messages that a site cannot do without, besides those that every site has, each with the first place that shows it. Most
 * are named by the schema of what shows them (`x-messages`); the others by the features that are no value of a file.
 */
export function messageUses(site: DraftSite): ReadonlyMap<string, MessageUse> {
  const ofFeatures = FEATURES.flatMap(({ messages, usesIn }) => {
    const [first] = usesIn(site);
    return first === undefined ? [] : messages.map((name) => [name, first] as const);
  });
  const uses = new Map<string, MessageUse>();
  for (const source of site.sources) {
    if (messagesNamedIn(source, site.contract).every((name) => uses.has(name))) continue;
    for (const [name, use] of usesIn(source, site.contract)) if (!uses.has(name)) uses.set(name, use);
  }
  for (const [name, use] of ofFeatures) if (!uses.has(name)) uses.set(name, use);
  return uses;
}

/** Those that are not there. */
export function missingMessages(site: DraftSite): readonly (readonly [string, MessageUse])[] {
  const written = singleton(site, 'messages') ?? {};
  return [...messageUses(site)].filter(([name]) => !(name in written));
}

/** All that some site cannot do without; without the others, nothing is shown in their place. */
export function indispensableMessages({ schemas }: Pick<Contract, 'schemas'>): ReadonlySet<string> {
  const found = new Set(schemas.get(MESSAGES)?.required);
  for (const { messages } of FEATURES) for (const name of messages) found.add(name);
  visitSchemas([...schemas.values()], (schema) => {
    for (const name of namesIn(schema['x-messages'])) found.add(name);
  });
  return found;
}

const usesIn = oncePerObject((source: Source, contract: Contract) => visit(source, contract).flatMap(usesOfValue));

const messagesNamedIn = noted('messages', (source, contract) => [
  ...new Set(usesIn(source, contract).map(([name]) => name)),
]);

function usesOfValue({ source, pointer, value, place, schema }: Visit): (readonly [string, MessageUse])[] {
  const user = place['x-messages'] === undefined ? schema : place;
  const use = { source, pointer, user };
  return namesIn(user['x-messages'], String(value)).map((name) => [name, use]);
}

/** Those that a section type cannot be shown without, whatever is written in it. */
export function messagesOfType(schema: Schema): readonly string[] {
  return namesIn(schema['x-messages']);
}

/** Of those that depend on the word that stands there, those of one word, or of all. */
function namesIn(named: Schema['x-messages'], word?: string): readonly string[] {
  if (!isByWord(named)) return named ?? [];
  return word === undefined ? Object.values(named).flat() : (named[word] ?? []);
}

function isByWord(named: Schema['x-messages']): named is Readonly<Record<string, readonly string[]>> {
  return isRecord(named);
}
