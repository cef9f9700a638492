import type { Location } from '../../../generated/types';
import { capitalised } from '../../shared/capitalised';
import type { Whereabouts } from '../../shared/manifest';
import { logo, type PageContext, pictureOf, publisher, type Thing } from './thing';

/** Where post for a place goes. The town need not be read twice. */
export function postalAddress({ address, postalCode, locality, country }: Omit<Whereabouts, 'title'>): Thing {
  const withComma = address.replaceAll('،', ',').replaceAll('\u00a0', ' ');
  const code = postalCode?.replaceAll('\u00a0', ' ');
  // What holds the town may stand behind it: «33018 Tarvisio (UD)».
  const [around = ''] = / \([^()]+\)$/.exec(withComma) ?? [];
  const end = [`, ${code} ${locality}`, `, ${locality} ${code}`, `, ${locality}`, `, ${code}`]
    .map((town) => town + around)
    .find((town) => withComma.endsWith(town));
  const start = [`〒${postalCode} `, `${postalCode} `].find((before) => address.startsWith(before)) ?? '';
  return {
    '@type': 'PostalAddress',
    streetAddress: address.slice(start.length, end === undefined ? undefined : -end.length),
    ...(code !== undefined && { postalCode: code }),
    ...(locality !== undefined && { addressLocality: locality }),
    ...(country !== undefined && { addressCountry: country }),
  };
}

/** Whether people can go to a place: one with a notice beside its name may not be open yet, unless its hours are known. */
function isOpen({ status, openingHours }: Location): boolean {
  return status === undefined || openingHours !== undefined;
}

/** The places that are open, of those that a page is about: its own, or those that have none. */
export function openPlaces(locations: readonly Location[], context: PageContext): Thing[] {
  return locations
    .filter((location) => isOpen(location) && (location.page ?? context.page.path) === context.page.path)
    .map((location) => placeThing(location, context));
}

function placeThing(location: Location, context: PageContext): Thing {
  const { id, description, phone, mapUrl, coordinates, openingHours, media, venue } = location;
  const { url, page } = context;
  return {
    '@id': `${url}/#place-${id}`,
    ...(venue ? { '@type': 'Place', name: location.title } : branch(location, context)),
    description,
    url: page.canonical,
    // A drawing is none of the place.
    ...(media?.widths === undefined ? pictureOf(context) : { image: url + media.src }),
    telephone: phone,
    address: postalAddress(location),
    hasMap: mapUrl,
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(openingHours && {
      openingHoursSpecification: openingHours.map(({ days, opens, closes, from, until }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => capitalised(day)),
        opens,
        closes,
        ...(from !== undefined && { validFrom: from }),
        ...(until !== undefined && { validThrough: until }),
      })),
    }),
  };
}

/** What a place of one's own is besides a place. */
function branch({ title }: Location, context: PageContext): Thing {
  const { brand, organisationType = 'LocalBusiness' } = context.shell.settings;
  const comma = /\p{Script=Arabic}/u.test(brand) ? '،' : ',';
  return {
    '@type': [...new Set(['LocalBusiness', organisationType])],
    name: title.includes(brand) ? title : `${brand}${comma} ${title}`,
    logo: logo(context.url),
    parentOrganization: publisher(context),
  };
}
