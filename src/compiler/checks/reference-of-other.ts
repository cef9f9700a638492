import type { Finding } from '../findings/finding';
import { possibleFix, setEdit } from '../findings/fixes';
import { ownersByPage } from '../names/page-owners';
import type { Rule } from '../rule';
import { collection } from '../site';
import { noted } from '../values/notes';
import { valuesWith } from '../values/values';

/** The page of a course shows its own questions and figures, and not those of a course that has a page of its own, too. */
export const referenceOfOther: Rule<'reference-of-other'> = (site) => {
  const owners = ownersByPage(site);
  const pages = new Map(
    [...owners.values()].flat().map((owner) => [nameOf(owner.collection, owner.entry.id), owner.page]),
  );
  return [...collection(site, 'pages').values()].flatMap(({ id: page, source }) => {
    const own = owners.get(page);
    if (own === undefined) return [];
    const named = entriesNamedIn(source, site.contract);
    const all = new Set(named.map((one) => nameOf(one.collection, one.id)));
    return named.flatMap(({ pointer, id, collection: name }): Finding<'reference-of-other'>[] => {
      const [owner, ...more] = own.filter((one) => one.collection === name);
      const isOfOther = (pages.get(nameOf(name, id)) ?? page) !== page;
      const isOne = typeof pointer.at(-1) === 'string';
      if (!isOne || !isOfOther || owner === undefined || more.length > 0) return [];
      const correct = owner.entry.id;
      if (all.has(nameOf(name, correct))) return [];
      const place = { source, pointer };
      const details = { value: id, correct, page, collection: name };
      return [{ code: 'reference-of-other', place, details, ...possibleFix(setEdit(place, correct)) }];
    });
  });
};

/** The entries that a file names, but for pages. */
const entriesNamedIn = noted('entries-named', (source, contract) =>
  valuesWith({ sources: [source], contract }, 'x-reference').flatMap(({ pointer, value, schema }) => {
    const { 'x-reference': name = 'pages' } = schema;
    return name === 'pages' ? [] : [{ pointer, id: String(value), collection: name }];
  }),
);

function nameOf(collectionName: string, id: string): string {
  return `${collectionName}:${id}`;
}
