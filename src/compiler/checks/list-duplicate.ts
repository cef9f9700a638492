import { asRecord, isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import type { Finding } from '../findings/finding';
import type { OwnRule } from '../rule';
import { dereference } from '../schema/references';
import { gapIn } from '../values/gaps';
import { valuesThatAreLists } from '../values/values';

/** In these a list may well say the same twice, or another rule tells it. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['facts', 'redirects']);

/** Nothing stands twice in a list, no language by another name, and no country below two languages. */
export const listDuplicate: OwnRule<'list-duplicate'> = (site) => [...countriesTwice(site), ...itemsTwice(site)];

const itemsTwice: OwnRule<'list-duplicate'> = (site) =>
  valuesThatAreLists(site)
    .filter(({ source }) => !NOT_SHOWN.has(source.kind.name))
    .flatMap(({ source, pointer, value, schema }) => {
      const items = dereference(site.contract, schema.items ?? {});
      const areCells = isRow(pointer) && items.pattern === undefined && items['x-reference'] === undefined;
      // A page may well call to the same action twice.
      if (items['x-section'] === true) return [];
      const first = new Map<string, number>();
      return value.flatMap((item, index) => {
        const own = items['x-site-language'] === true ? languageOf(item) : item;
        if (!saysSomething(own) || (areCells && !isLongText(own))) return [];
        const key = JSON.stringify(own);
        const earlier = first.get(key);
        if (earlier === undefined) first.set(key, index);
        // Two of which something is still to be written may become different ones.
        if (earlier === undefined || (isRecord(own) && gapIn(source.text) !== undefined)) return [];
        const place = { source, pointer: [...pointer, index] };
        const fix = { edits: [{ do: 'remove' as const, file: source.path, pointer: place.pointer }], isCertain: true };
        const details = { ...(typeof own === 'string' && { value: own }), first: earlier + 1, second: index + 1 };
        return [{ code: 'list-duplicate', place, details, fix }];
      });
    });

/** Visitors from a country read one language: the first of those that name it. */
const countriesTwice: OwnRule<'list-duplicate'> = ({ sources, contract }) => {
  const source = sources.find(({ kind }) => kind.name === 'settings');
  if (source === undefined) return [];
  const first = new Map<string, number>();
  return contract.languages.flatMap(({ countries = [] }, index) =>
    countries.flatMap((value, at): Finding<'list-duplicate'>[] => {
      const earlier = first.get(value) ?? index;
      first.set(value, earlier);
      if (earlier === index) return [];
      const of = contract.languages[earlier]?.code ?? '';
      const place = { source, pointer: ['languages', index, 'countries', at] };
      return [{ code: 'list-duplicate', place, details: { value, of, first: earlier + 1, second: index + 1 } }];
    }),
  );
};

/** The code of a language that is written as its code says. */
function languageOf(item: unknown): unknown {
  const { code, locale } = asRecord(item);
  return String(locale).split('-', 1)[0] === code ? code : item;
}

function saysSomething(item: unknown): boolean {
  return isRecord(item) || (typeof item === 'string' && item !== '');
}

/** So long that nobody says it twice in one row, and no object but a text. */
const LONG = 15;

function isLongText(item: unknown): boolean {
  const texts = isRecord(item) ? Object.values(item) : [item];
  return texts.every((text) => typeof text === 'string' && text.length >= LONG && /\p{L} \p{L}/u.test(text));
}

/** Whether a list is that of the cells of a row: other rows, and its own other columns, may well say the same. */
function isRow(pointer: Pointer): boolean {
  const [key, ...others] = pointer;
  return (key === 'sections' ? others.slice(1) : pointer).some((step) => typeof step === 'number');
}
