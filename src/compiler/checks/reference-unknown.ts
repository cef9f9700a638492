import { isRecord } from '../../shared/is-record';
import { factNamed } from '../../shared/token-syntax';
import { amountIn } from '../facts/facts';
import type { Finding, Place } from '../findings/finding';
import type { Edit } from '../findings/fix';
import { setEdit, suggestedFix, type ValuePlace } from '../findings/fixes';
import type { ProblemDetails } from '../findings/problem-details';
import { writtenLinks } from '../links/links';
import { namedEntries } from '../names/named-entries';
import { withoutAnd } from '../names/without-and';
import { OWN_ENTRY } from '../resolve/own-entry';
import type { Rule } from '../rule';
import { kindOfName } from '../schema/kind';
import { collection, type DraftSite, mayExist } from '../site';
import { slugOf, suggestionByTitle, suggestionFor } from '../spelling/suggest';
import { keysOf, namesOf } from '../values/map-keys';
import { valuesResolvedAs, valuesWith } from '../values/values';

/** An id that names an entry of a collection, a block, a post, a form or a fact must exist there. */
export const referenceUnknown: Rule<'reference-unknown'> = (site) => [
  ...entries(site),
  ...targets(site),
  ...facts(site),
];

function entries(site: DraftSite): Finding<'reference-unknown'>[] {
  return valuesWith(site, 'x-reference').flatMap(({ source, pointer, value, schema }) => {
    const target = schema['x-reference'];
    if (target === undefined || typeof value !== 'string') return [];
    const isOwnEntry = value === OWN_ENTRY && isRecord(source.data) && source.data.each === target;
    const place = { source, pointer };
    if (isOwnEntry) return [];
    return (
      severalIn(site, target, value, place) ?? unknown(site, target, value, place, (meant) => setEdit(place, meant))
    );
  });
}

/** Names that stand in one item of a list, as parted by signs or by words. */
function severalIn(
  site: DraftSite,
  name: string,
  value: string,
  place: ValuePlace,
): Finding<'reference-unknown'>[] | undefined {
  const { source, pointer } = place;
  const index = pointer.at(-1);
  const entries = collection(site, name);
  const names = withoutAnd(value.split(/[\s,;/+&"']+/).filter((each) => /[\p{L}\p{N}]/u.test(each)));
  if (typeof index !== 'number' || names.length < 2 || !names.every((each) => entries.has(each))) return undefined;
  const [first, ...others] = names;
  const added = others.map((each, behind): Edit => {
    const at = [...pointer.slice(0, -1), index + behind + 1];
    return { do: 'insert', file: source.path, pointer: at, value: each };
  });
  const details = {
    value,
    collection: name,
    valid: keysOf(entries),
    suggestion: names.join(', '),
    areSeveral: true,
  } as const;
  const fix = { edits: [setEdit(place, first), ...added], isCertain: false };
  return [{ code: 'reference-unknown', place, details, fix }];
}

function targets(site: DraftSite): Finding<'reference-unknown'>[] {
  return writtenLinks(site).flatMap(({ target: { post, form }, placeOf, editOf }) => [
    ...(post === undefined ? [] : unknown(site, 'posts', post, placeOf('post'), (meant) => editOf('post', meant))),
    ...(form === undefined ? [] : unknown(site, 'forms', form, placeOf('form'), (meant) => editOf('form', meant))),
  ]);
}

const ID = /^[a-z\d-]+$/;

type MakeEdit = (suggestion: string) => Edit | undefined;

/** What was meant by a name that is none: another one, or no name at all but an amount. */
type Meant = Pick<ProblemDetails['reference-unknown'], 'suggestion' | 'figure'>;

function unknown(
  site: DraftSite,
  name: string,
  id: string,
  place: Place,
  edit: MakeEdit,
): Finding<'reference-unknown'>[] {
  if (mayExist(site, name, id)) return [];
  const entries = collection(site, name);
  const ofFile = id.replace(/^.*[/:]/, '').replace(/\.ya?ml$/i, '');
  const near = entries.has(ofFile) ? { suggestion: ofFile } : suggestionByTitle(id, namedEntries(entries));
  // What nothing can be called is told where it stands.
  const meant = ID.test(near.suggestion ?? '') ? near : {};
  return [notIn(site, name, keysOf(entries), id, place, edit, meant)];
}

/** Prices name facts. */
function facts(site: DraftSite): Finding<'reference-unknown'>[] {
  if (site.unreadable.has('facts')) return [];
  return valuesResolvedAs(site, 'price')
    .filter(({ value }) => !Object.hasOwn(site.facts, value))
    .map(({ source, pointer, value }) => {
      const valid = namesOf(site.facts);
      const inBraces = factNamed(value);
      const meant =
        inBraces !== undefined && valid.includes(inBraces)
          ? { suggestion: inBraces }
          : (namedSo(value, valid) ?? ofAmount(value, site));
      const place = { source, pointer };
      return notIn(site, 'facts', valid, value, place, (suggestion) => setEdit(place, suggestion), meant);
    });
}

/** The fact that is called nearly so: `block 1 price`. */
function namedSo(value: string, valid: readonly string[]): { readonly suggestion?: string } | undefined {
  const name = slugOf(value);
  const near = valid.includes(name) ? { suggestion: name } : suggestionFor(value, valid);
  return near.suggestion === undefined ? undefined : near;
}

/** The fact that says just this amount, if one alone does; else the amount. */
function ofAmount(value: string, { facts }: DraftSite): Meant {
  const amount = amountIn(value);
  if (amount === undefined) return {};
  const [only, ...others] = Object.keys(facts).filter((name) => facts[name] === amount);
  return only === undefined || others.length > 0 ? { figure: String(amount) } : { suggestion: only };
}

function notIn(
  site: DraftSite,
  name: string,
  valid: readonly string[],
  id: string,
  place: Place,
  edit: MakeEdit,
  meant: Meant,
): Finding<'reference-unknown'> {
  const file = meant.suggestion === undefined ? fileFor(id, name, site) : undefined;
  const details = { value: id, collection: name, valid, ...meant, ...(file !== undefined && { file }) };
  return { code: 'reference-unknown', place, details, ...suggestedFix(id, meant, valid, edit) };
}

/** The file in which something of a collection would stand. */
function fileFor(id: string, name: string, { contract }: DraftSite): string | undefined {
  return kindOfName(contract, name)?.files.replace('*', ID.test(id) ? id : '…');
}
