import type { Location } from '../../../generated/types';
import { logo, type PageContext, pictureOf, publisher, type Thing } from './thing';

/** Where post for a place goes. The town need not be read twice. */
export function postalAddress({ address, postalCode, locality, country }: Location): Thing {
  const end = [`, ${postalCode} ${locality}`, `, ${locality} ${postalCode}`, `, ${locality}`].find((town) =>
    address.endsWith(town),
  );
  return {
    '@type': 'PostalAddress',
    streetAddress: end === undefined ? address : address.slice(0, -end.length),
    postalCode,
    ...(locality !== undefined && { addressLocality: locality }),
    ...(country !== undefined && { addressCountry: country }),
  };
}

/** Whether people can go to a place: one with a notice beside its name may not be open yet, unless its hours are known. */
export function isOpen({ status, openingHours }: Location): boolean {
  return status === undefined || openingHours !== undefined;
}

/** The places that are open, of those that a page is about: its own, or those that have none. */
export function openPlaces(locations: readonly Location[], context: PageContext): Thing[] {
  return locations
    .filter((location) => isOpen(location) && (location.page ?? context.page.path) === context.page.path)
    .map((location) => placeThing(location, context));
}

function placeThing(location: Location, context: PageContext): Thing {
  const { id, title, description, phone, mapUrl, coordinates, openingHours, media } = location;
  const { shell, url, page } = context;
  const { brand, organisationType = 'LocalBusiness' } = shell.settings;
  return {
    '@type': [...new Set(['LocalBusiness', organisationType])],
    '@id': `${url}/#place-${id}`,
    name: title.includes(brand) ? title : `${brand}, ${title}`,
    description,
    url: page.canonical,
    logo: logo(url),
    // A drawing is none of the place.
    ...(media?.widths === undefined ? pictureOf(context) : { image: url + media.src }),
    telephone: phone,
    address: postalAddress(location),
    hasMap: mapUrl,
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(openingHours && {
      openingHoursSpecification: openingHours.map(({ days, opens, closes, from, until }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
        opens,
        closes,
        ...(from !== undefined && { validFrom: from }),
        ...(until !== undefined && { validThrough: until }),
      })),
    }),
    parentOrganization: publisher(context),
  };
}
