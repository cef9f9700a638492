import { type WrappedAddress, wrappedAddress } from '../addresses/wrapped-address';
import { setEdit } from '../findings/fixes';
import { writtenLinks } from '../links/links';
import type { OwnRule } from '../rule';
import { valuesOfFormat } from '../values/values';

/** A link leads to the page itself, as somebody sees it who does not come from where its address was copied. */
export const addressWrapped: OwnRule<'address-wrapped'> = (site) => [
  ...valuesOfFormat(site, 'link-address', 'web-address').flatMap(({ source, pointer, value, schema }) => {
    const wrapped = typeof value === 'string' ? wrappedAddress(value) : undefined;
    if (wrapped === undefined || (wrapped.reason === 'embedded' && schema.format === 'web-address')) return [];
    const edit = setEdit({ source, pointer }, wrapped.correct);
    return [found(String(value), wrapped, { source, pointer }, edit)];
  }),
  ...writtenLinks(site).flatMap(({ address, placeOf, editOf }) => {
    const wrapped = address === undefined ? undefined : wrappedAddress(address);
    if (wrapped === undefined) return [];
    return [found(address ?? '', wrapped, placeOf('page'), editOf('address', wrapped.correct))];
  }),
];

type Found = ReturnType<OwnRule<'address-wrapped'>>[number];
type Edit = NonNullable<Found['fix']>['edits'][number];

function found(address: string, wrapped: WrappedAddress, place: Found['place'], edit: Edit | undefined): Found {
  const isCertain = wrapped.reason === 'detour' || wrapped.reason === 'followed';
  return {
    code: 'address-wrapped',
    place,
    details: { address, ...wrapped },
    ...(edit && { fix: { edits: [edit], isCertain } }),
  };
}
