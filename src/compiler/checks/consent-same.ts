import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import type { Pointer } from '../../shared/pointer';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import { singleton, sourceOfSingleton } from '../site';
import type { Source } from '../source';
import { valueAt } from '../values/value-at';

const BUTTONS: readonly Pointer[] = [['accept'], ['reject'], ['choose']];

/** What each kind of what is kept says of itself. */
const SAID = ['title', 'description'] as const;
type Said = (typeof SAID)[number];
/** A description of a few words stands for one that is still to be written. */
const SHORTEST = { title: 1, description: 30 } as const;

/** What accepts, what rejects and what leads to the choices are told apart by what they say, and so are the choices. */
export const consentSame: Rule<'consent-same'> = (site) => {
  const [source, consent] = [sourceOfSingleton(site, 'consent'), singleton(site, 'consent')];
  if (source === undefined || consent === undefined) return [];
  const languages = site.contract.languages.map(({ code }) => code);
  const inEach = (key: Said) => Object.keys(consent.categories ?? {}).map((category) => ['categories', category, key]);
  return [
    ...sameAmong(BUTTONS, source, languages),
    ...SAID.flatMap((key) =>
      sameAmong(inEach(key), source, languages, SHORTEST[key]).map((finding) => ({
        ...finding,
        details: { ...finding.details, ofCategory: key },
      })),
    ),
  ];
};

function sameAmong(pointers: readonly Pointer[], source: Source, languages: readonly Language[], shortest = 1) {
  // Told in one language: what says the same in one mostly does so in all.
  const told = new Set<Pointer>();
  return languages.flatMap((code) => {
    const known = new Map<string, string>();
    return pointers.flatMap((pointer): Finding<'consent-same'>[] => {
      const value = valueAt(source.data, pointer);
      const text = isRecord(value) ? value[code] : value;
      if (typeof text !== 'string' || text.trim().length < shortest) return [];
      const said = text.trim().toLowerCase();
      const other = known.get(said);
      if (other === undefined) known.set(said, nameOf(pointer));
      if (other === undefined || told.has(pointer)) return [];
      told.add(pointer);
      const place = { source, pointer: isRecord(value) ? [...pointer, code] : pointer };
      return [{ code: 'consent-same', place, details: { text, other } }];
    });
  });
}

/** The key of a button, or of the choice that says something. */
function nameOf(pointer: Pointer): string {
  return String(pointer.filter((key) => !SAID.some((said) => said === key)).at(-1));
}
