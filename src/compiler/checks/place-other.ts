import type { Course } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import type { Finding } from '../findings/finding';
import { possibleFix, setEdit } from '../findings/fixes';
import { namesOfPlace } from '../names/names-of-place';
import type { Rule } from '../rule';
import { collection, type DraftSite, type Entry } from '../site';
import { slugOf } from '../spelling/suggest';
import { inEach } from '../values/values';

/** A course says where it takes place in one way: by its mode, by its location and in words. */
export const placeOther: Rule<'place-other'> = (site) =>
  [...collection(site, 'courses').values()].flatMap((entry) => inMode(entry) ?? inWords(site, entry));

function inMode({ source, pointer, value }: Entry<Draft<Course>>): Finding<'place-other'>[] | undefined {
  const { location, mode } = value;
  const place = { source, pointer: [...pointer, 'mode'] };
  if (mode === 'online' && location !== undefined) return [{ code: 'place-other', place, details: { location } }];
  const online = mode === 'onsite' ? inEach(value.place).find(({ text }) => slugOf(text) === 'online') : undefined;
  if (online === undefined) return undefined;
  const fix = location === undefined && possibleFix(setEdit(place, 'online'));
  return [{ code: 'place-other', place, details: { text: online.text }, ...fix }];
}

/** Another place of the site is named, and not the one of the course. */
function inWords(site: DraftSite, { source, pointer, value }: Entry<Draft<Course>>): Finding<'place-other'>[] {
  const { location = '' } = value;
  const places = collection(site, 'locations');
  const [own, [said]] = [places.get(location), inEach(value.place)];
  if (own === undefined || said === undefined) return [];
  const words = `-${slugOf(said.text)}-`;
  const isNamed = (one: typeof own) => namesOfPlace(one.value).some((name) => words.includes(`-${name}-`));
  const [other, ...others] = isNamed(own) ? [] : [...places.values()].filter(isNamed);
  if (other === undefined || others.length > 0) return [];
  const place = { source, pointer: [...pointer, 'location'] };
  const details = { text: said.text, location, correct: other.id };
  return [{ code: 'place-other', place, details, ...possibleFix(setEdit(place, other.id)) }];
}
