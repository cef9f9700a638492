import { groupBy } from '../../shared/group-by';
import { isRecord } from '../../shared/is-record';
import { POSTAL_CODES, startOfPostalCodes } from '../contacts/postal-codes';
import type { ProblemDetails } from '../findings/problem-details';
import type { OwnRule } from '../rule';
import type { Contract } from '../schema/contract';
import { slugOf } from '../spelling/suggest';
import { townOf } from '../texts/place-names';
import { firstText } from '../values/first-text';
import { valueAt } from '../values/value-at';
import { valuesWith } from '../values/values';
import type { Visit } from '../values/visit';

/** A postal code is the one that the address has in it, and one of the town; places of one town have codes that begin alike. */
export const postalCodeOther: OwnRule<'postal-code-other'> = (files) => {
  const places = valuesWith(files, 'x-postal-code').flatMap((visit) => placeOf(visit, files.contract));
  const codes = codesByTown(places, files.contract);
  return places.flatMap((place) => {
    const wrong = wrongWithin(place) ?? codes(place);
    if (wrong === undefined) return [];
    const { source, pointer: ofCode, value } = place;
    const pointer = isOfOtherTown(place, wrong) ? [...ofCode.slice(0, -1), 'locality'] : ofCode;
    return [{ code: 'postal-code-other' as const, place: { source, pointer }, details: { value, ...wrong } }];
  });
};

interface PostedPlace extends Pick<Visit, 'source' | 'pointer'> {
  readonly value: string;
  readonly holder: Readonly<Record<string, unknown>>;
  readonly country: string;
}

type Wrong = ProblemDetails['postal-code-other'] extends infer Of
  ? Of extends unknown
    ? Omit<Of, 'value'>
    : never
  : never;

/** Where no country is said, a place is in that of the main language. */
function placeOf({ source, pointer, value, schema }: Visit, { languages }: Contract): PostedPlace[] {
  const holder = valueAt(source.data, pointer.slice(0, -1));
  if (!isRecord(holder) || typeof value !== 'string') return [];
  const [main] = languages;
  const country = holder[schema['x-postal-code'] ?? ''] ?? main?.locale.split('-').at(-1);
  // The tables of codes have the names of towns in the language of their country, which is the main one.
  const { address, locality } = holder;
  const said = {
    ...holder,
    ...(isRecord(address) && { address: firstText(address) }),
    ...(isRecord(locality) && { locality: firstText(locality) }),
  };
  return [{ source, pointer, value, holder: said, country: String(country) }];
}

function wrongWithin({ value, holder, country }: PostedPlace): Wrong | undefined {
  const known = Object.hasOwn(POSTAL_CODES, country) ? POSTAL_CODES[country] : undefined;
  if (known?.pattern.test(value) !== true) return undefined;
  const other = codeIn(holder.address, known.pattern);
  if (other !== undefined && other !== value) return { in: 'address', other };
  for (const town of [holder.locality, lastOf(holder.address)]) {
    const start = typeof town === 'string' ? startOfPostalCodes(country, slugOf(town)) : undefined;
    if (start !== undefined && !value.startsWith(start)) return { in: 'town', town: String(town).trim(), start };
  }
  return undefined;
}

/** Whether the code is one of the town in which the address ends, and the one that is said beside it is another town. */
function isOfOtherTown({ value, holder, country }: PostedPlace, wrong: Wrong): boolean {
  const start = startOfPostalCodes(country, slugOf(lastOf(holder.address) ?? ''));
  return wrong.in === 'town' && wrong.town === holder.locality && start !== undefined && value.startsWith(start);
}

/** What an address ends in, which is the town. */
function lastOf(address: unknown): string | undefined {
  return typeof address === 'string'
    ? address
        .split(',')
        .at(-1)
        ?.replace(/^[\s\d]+/, '')
    : undefined;
}

/** What is wrong with a code beside those of the same town: right are those that begin as most do, or else as the first. */
function codesByTown(
  places: readonly PostedPlace[],
  { languages }: Contract,
): (place: PostedPlace) => Wrong | undefined {
  // In Germany, the second figure is not always the same in a town.
  const figures = languages.some(({ locale }) => locale.endsWith('-DE')) ? 1 : 2;
  const startOf = ({ value }: PostedPlace) => (/^\d{5}$/.test(value) ? value.slice(0, figures) : undefined);
  const posted = places.filter((place) => startOf(place) !== undefined);
  const towns = groupBy(posted, ({ holder }) => townOf(holder) ?? '');
  const right = new Map(
    [...towns].map(([town, inTown]) => {
      const [alike] = [...groupBy(inTown, startOf).values()].sort((one, other) => other.length - one.length);
      return [town, alike?.[0]] as const;
    }),
  );
  return (place) => {
    const town = townOf(place.holder) ?? '';
    const other = town === '' ? undefined : right.get(town);
    const isWrong = other !== undefined && startOf(place) !== undefined && startOf(place) !== startOf(other);
    return isWrong ? { in: 'place', town, other: other.value } : undefined;
  };
}

/** The only postal code that an address has in it. */
function codeIn(address: unknown, pattern: RegExp): string | undefined {
  const parts = typeof address === 'string' ? address.split(/[\s,()]+/) : [];
  const [only, ...others] = parts.filter((part) => pattern.test(part));
  return others.length === 0 ? only : undefined;
}
