import type { Location } from '../../../generated/types';
import { logo, type PageContext, publisher, type Thing } from './thing';

/** Where post for a place goes. The town need not be read twice. */
export function postalAddress({ address, postalCode, locality, country }: Location): Thing {
  const end = `, ${locality}`;
  return {
    '@type': 'PostalAddress',
    streetAddress: address.endsWith(end) ? address.slice(0, -end.length) : address,
    postalCode,
    ...(locality !== undefined && { addressLocality: locality }),
    ...(country !== undefined && { addressCountry: country }),
  };
}

/** The places that are open, of those that a page is about: its own, or those that have none. */
export function openPlaces(locations: readonly Location[], context: PageContext): Thing[] {
  return locations
    .filter(({ status, page }) => status === undefined && (page ?? context.page.path) === context.page.path)
    .map((location) => placeThing(location, context));
}

function placeThing(location: Location, context: PageContext): Thing {
  const { id, title, description, phone, mapUrl, coordinates, openingHours } = location;
  const { shell, url, page } = context;
  const { brand, organisationType = 'LocalBusiness' } = shell.settings;
  return {
    '@type': [...new Set(['LocalBusiness', organisationType])],
    '@id': `${page.canonical}#place-${id}`,
    name: title.includes(brand) ? title : `${brand}, ${title}`,
    description,
    url: page.canonical,
    logo: logo(url),
    image: url + context.page.metadata.shareImage.src,
    telephone: phone,
    address: postalAddress(location),
    hasMap: mapUrl,
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(openingHours && {
      openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => day.charAt(0).toUpperCase() + day.slice(1)),
        opens,
        closes,
      })),
    }),
    parentOrganization: publisher(context),
  };
}
