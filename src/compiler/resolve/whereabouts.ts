import type { Whereabouts } from '../../shared/manifest';
import { resolveReference } from './resolve';
import type { ResolveContext } from './resolve-context';

/** The place where something happens, with only those of its keys that are shown there. */
export function resolveWhereabouts(place: string, context: ResolveContext): Whereabouts {
  const known = resolveReference(place, 'locations', context);
  const told: Partial<Record<keyof Whereabouts, unknown>> = Object.fromEntries(
    KEYS.filter((key) => key in known).map((key) => [key, known[key]]),
  );
  return told as Whereabouts;
}

const KEYS = ['title', 'address', 'postalCode', 'locality', 'country', 'page'] as const satisfies (keyof Whereabouts)[];
