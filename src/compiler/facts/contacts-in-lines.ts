import { endOfPhone, phonesOf } from '../contacts/known-phones';
import { inLanguage } from '../languages';
import { collection, type DraftSite, singleton } from '../site';
import { folded } from '../spelling/folded';
import { firstText } from '../values/first-text';
import { allDetails, type Detail, detailsIn } from './details-in-lines';
import type { OtherDetail } from './other-detail';

const PHONE = /^\+?\d(?:[\s\u00a0.()-]*\d){7,14}$/;
const BRAND = '{{settings.brand}}';
/** «Calle del Pan, 11»: the street and the number of the house. */
const HOUSE = /^([^\d,]{6,60}?),?\s+(?:n\.?[ºo°]\s*)?(\d{1,4})(?![\d.])/u;

/**
 * Where a list that says who the site is has another telephone than any of the site, or in an address the street of one of
 * its places with another number that is a slip of it. Its translations are compared with it.
 */
export function contactsOtherThanKnown(site: DraftSite): OtherDetail[] {
  const [main] = site.contract.languages;
  const details = allDetails(site).filter(
    ({ written }) => (written.language ?? main?.code) === main?.code && isOfOwner(written),
  );
  if (main === undefined || details.length === 0) return [];
  const { phone } = singleton(site, 'settings') ?? {};
  const label = folded(inLanguage(singleton(site, 'messages')?.phone, main.code) ?? '');
  const places = [...collection(site, 'locations').values()];
  const phones = new Set([phone ?? '', ...phonesOf(site.collections)].map(endOfPhone));
  return details.flatMap((detail): OtherDetail[] => {
    const isOtherPhone =
      folded(detail.label) === label && PHONE.test(detail.value) && !phones.has(endOfPhone(detail.value));
    if (isOtherPhone && phone !== undefined) return [otherOf(detail, phone, 'settings.yaml')];
    const place = places.find(({ value }) => isOtherHouse(detail.value, firstText(value.address)));
    const isKnown = place && places.some(({ value }) => isSameHouse(detail.value, firstText(value.address)));
    return place === undefined || isKnown ? [] : [otherOf(detail, firstText(place.value.address), place.source.path)];
  });
}

function isOfOwner(written: Detail['written']): boolean {
  return detailsIn(written).some(({ value }) => value === BRAND);
}

function otherOf({ written, label, value, offset }: Detail, other: string, file: string): OtherDetail {
  const { source, pointer } = written;
  return { source, pointer, part: { offset, length: value.length }, label, value, other, file: `site/${file}` };
}

function isSameHouse(one: string, other: string): boolean {
  const [house, ofOther] = [one, other].map((address) => HOUSE.exec(folded(address)));
  return house?.[1] !== undefined && house[1] === ofOther?.[1] && house[2] === ofOther[2];
}

/** In the same street, with a figure more, less, or another one. */
function isOtherHouse(one: string, other: string): boolean {
  const [house, ofOther] = [one, other].map((address) => HOUSE.exec(folded(address)));
  if (house?.[1] === undefined || house[1] !== ofOther?.[1]) return false;
  const [number = '', ofPlace = ''] = [house[2], ofOther[2]];
  const [short, long] = [number, ofPlace].sort((a, b) => a.length - b.length) as [string, string];
  if (short.length === long.length) return [...short].filter((digit, index) => digit !== long[index]).length === 1;
  return long.length - short.length === 1 && (long.startsWith(short) || long.endsWith(short));
}
