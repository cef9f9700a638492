import { isDayOrMonth } from '../../shared/dates';
import { asRecord } from '../../shared/is-record';
import { oncePerObject } from '../../shared/once-per-object';
import type { DraftSite } from '../site';
import { withoutExtension } from './meant-phone';

/** The telephones of places, of people and of whatever else the site has entries of. */
export const phonesOf = oncePerObject((collections: DraftSite['collections']): readonly string[] =>
  [...collections]
    .filter(([name]) => name !== 'pages')
    .flatMap(([, entries]) => [...entries.values()].flatMap(({ value }) => Object.values(asRecord(value))))
    .filter((value) => typeof value === 'string' && PHONE_ALONE.test(withoutExtension(value)) && !isDayOrMonth(value))
    .map(String),
);

const PHONE_ALONE = /^[+\d][\d\s().-]{7,24}$/;

/** The digits of a telephone without the code of its country, and without an extension. */
export function endOfPhone(phone: string): string {
  return withoutExtension(phone).replaceAll(/\D/g, '').slice(-9);
}
