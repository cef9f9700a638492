import { isRecord } from '../../shared/is-record';
import { keptWhileSame, oncePerObject } from '../../shared/once-per-object';
import type { Files } from '../site';
import { valueAt } from '../values/value-at';
import { inFiles, valuesWith } from '../values/values';

/** How the places of a site name where they are. */
interface PlaceNames {
  /** Of several words: «Plaza del Grano». */
  readonly phrases: readonly string[];
  /** Towns of one word. */
  readonly towns: readonly string[];
}

/** Nothing where the site has no place; the same object as before for as long as no place is named otherwise. */
export function placeNames(files: Files): PlaceNames {
  return kept(files.contract, sorted(named(files)));
}

const kept = keptWhileSame<PlaceNames>();

const sorted = oncePerObject((names: readonly string[]): PlaceNames => {
  const each = [...new Set(names)].filter((name) => /^\p{Lu}/u.test(name));
  return {
    phrases: each.filter((name) => name.includes(' ')),
    towns: each.filter((name) => !name.includes(' ') && name.length >= SHORTEST_TOWN),
  };
});

/** Shorter names are near to each other by chance. */
const SHORTEST_TOWN = 6;

const named = inFiles((source, contract): readonly string[] =>
  valuesWith({ sources: [source], contract }, 'x-postal-code').flatMap(({ pointer }) => {
    const holder = valueAt(source.data, pointer.slice(0, -1));
    return isRecord(holder) ? namesIn(holder) : [];
  }),
);

/** The street without its number, and the town. */
function namesIn({ address, locality }: Readonly<Record<string, unknown>>): string[] {
  const [street = '', ...others] = typeof address === 'string' ? address.split(/,\s*/) : [];
  const town = typeof locality === 'string' ? locality : others.at(-1);
  return [street.replace(/\s+\d.*$/, ''), town ?? ''].map((name) => name.trim()).filter((name) => !/\d|^$/.test(name));
}

/** The town of a place: its own, or the last that its address says. */
export function townOf(place: Readonly<Record<string, unknown>>): string | undefined {
  return namesIn(place).at(1);
}
