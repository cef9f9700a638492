import type { Course } from '../../../generated/source-types';
import type { Draft } from '../../shared/draft';
import type { Language } from '../../shared/language';
import { modesSaid } from '../facts/ways-said';
import type { Finding } from '../findings/finding';
import { insertEdits, possibleFix, setEdit } from '../findings/fixes';
import { inLanguage } from '../languages';
import { namesOfPlace } from '../names/names-of-place';
import type { Rule } from '../rule';
import { collection, type DraftSite, type Entry } from '../site';
import { slugOf } from '../spelling/suggest';
import { inEach } from '../values/values';

type CourseEntry = Entry<Draft<Course>>;

/** A course says where it takes place in one way: by its mode, by its location and in words. */
export const placeOther: Rule<'place-other'> = (site) =>
  [...collection(site, 'courses').values()].flatMap((entry) => inMode(site, entry) ?? inWords(site, entry));

function inMode(site: DraftSite, { source, pointer, value }: CourseEntry): Finding<'place-other'>[] | undefined {
  const { location, mode } = value;
  const place = { source, pointer: [...pointer, 'mode'] };
  if (mode === 'online' && location !== undefined) return [{ code: 'place-other', place, details: { location } }];
  const language = site.contract.languages[0]?.code ?? '';
  const text = inLanguage(value.place, language) ?? '';
  const said = modeSaid(text, language, site);
  if (mode === undefined || said === undefined || said === mode) return undefined;
  // What the place leaves out, the timetable may say.
  if (mode === 'blended' && modesSaid(inLanguage(value.schedule, language) ?? '', language).meanings.size > 0)
    return undefined;
  const fix = (said !== 'online' || location === undefined) && possibleFix(setEdit(place, said));
  return [{ code: 'place-other', place, details: { text, mode: said }, ...fix }];
}

/** How a course is attended by a text that says nothing besides, but where. */
function modeSaid(text: string, language: Language, site: DraftSite): Course['mode'] {
  const { meanings, rest } = modesSaid(text, language);
  const places = [...collection(site, 'locations').values()].flatMap(({ value }) => namesOfPlace(value));
  const words = `-${slugOf(rest)}-`;
  const others = places.reduce((left, name) => left.replace(`-${name}-`, '-'), words);
  // «y», “and in”
  if (meanings.size === 0 || /\w{4}/.test(others)) return undefined;
  if (!meanings.has('online')) return 'onsite';
  return meanings.size > 1 || others !== words ? 'blended' : 'online';
}

/** Another place of the site is named, and not the one of the course. */
function inWords(site: DraftSite, { source, pointer, value }: CourseEntry): Finding<'place-other'>[] {
  const { location, mode } = value;
  const places = collection(site, 'locations');
  const [own, [said]] = [places.get(location ?? ''), inEach(value.place)];
  const isLost = location === undefined && (mode === 'onsite' || mode === 'blended');
  if (said === undefined || (own === undefined && !isLost)) return [];
  const words = `-${slugOf(said.text)}-`;
  const isNamed = (one: typeof own & {}) => namesOfPlace(one.value).some((name) => words.includes(`-${name}-`));
  const [other, ...others] = own !== undefined && isNamed(own) ? [] : [...places.values()].filter(isNamed);
  if (other === undefined || others.length > 0) return [];
  if (location === undefined) {
    const fix = { edits: insertEdits({ source, pointer }, [['location', other.id]]), isCertain: false };
    const place = { source, pointer: [...pointer, 'mode'] };
    return [{ code: 'place-other', place, details: { text: said.text, correct: other.id }, fix }];
  }
  const place = { source, pointer: [...pointer, 'location'] };
  const details = { text: said.text, location, correct: other.id };
  return [{ code: 'place-other', place, details, ...possibleFix(setEdit(place, other.id)) }];
}
