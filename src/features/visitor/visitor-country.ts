import { countryIn } from '../../shared/country';
import { storedValue } from '../browser-storage';
import { fetchJson } from '../fetch-json';

/** The outcome of the lookup for the rest of the visit: a country, or that it failed. */
const storedOutcome = storedValue('sessionStorage', 'visitor-country');
const FAILED = 'failed';

/** The country found earlier in this visit; nothing where what is stored is none. */
export function knownCountry(): string | undefined {
  return countryIn({ country: storedOutcome.read() });
}

/**
 * Asks a geolocation service for the visitor's country, once a visit. A failure is logged and remembered (decision L5).
 * `address` answers `{country}` in JSON; `timeoutMs` is how long it may take.
 */
export async function lookUpCountry(address: string, timeoutMs: number): Promise<string | undefined> {
  if (storedOutcome.read() !== undefined) return knownCountry();
  storedOutcome.write(FAILED);
  try {
    const answer = await fetchJson<unknown>(address, { signal: AbortSignal.timeout(timeoutMs), credentials: 'omit' });
    const country = countryIn(answer);
    if (country === undefined) throw new Error('no country in the answer');
    storedOutcome.write(country);
    return country;
  } catch (error) {
    console.warn('The location of the visitor could not be looked up', error);
    return undefined;
  }
}

/** Marks the document with where the visitor is, for conditional content to obey; home until known (decision L6). */
export function showVisitor(country: string | undefined, homeCountry: string): void {
  const isHome = country === undefined || country === homeCountry;
  document.documentElement.dataset.visitorFrom = isHome ? 'home' : 'abroad';
}
