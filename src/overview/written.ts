import { inLanguage } from '../compiler/languages';
import type { DraftSite, Entry, Site } from '../compiler/site';
import type { Source } from '../compiler/source';
import { replaceTokens } from '../compiler/tokens/tokens';
import { gapIn } from '../compiler/values/gaps';
import { isRecord } from '../shared/is-record';
import type { Language } from '../shared/language';
import type { Pointer } from '../shared/pointer';
import type { WrittenPlace } from './overview';

/** Where a value stands, as plain data. */
export function placeOf({ source, pointer }: { readonly source: Source; readonly pointer: Pointer }): WrittenPlace {
  return { file: source.path, pointer };
}

/** A text as visitors read it; what cannot be filled in stands there as it is written. */
export function filledIn(text: string, site: DraftSite, language: Language, entry?: Entry): string {
  if (!text.includes('{{')) return text;
  try {
    // What a token names may be missing still, which is told as a problem.
    return replaceTokens(text, site as Site, language, entry);
  } catch {
    return text;
  }
}

/** Whatever calls itself by a whole text is called by its beginning. */
const LONGEST_TITLE = 200;

/** What something is called in a language, if it has a name. */
export function titleOf(value: unknown, site: DraftSite, language: Language, entry?: Entry): string | undefined {
  if (!isRecord(value)) return undefined;
  const named = [value.title, value.label, value.name, value.question, value.text];
  const titles = named.flatMap((text) => (isWritten(text) ? (inLanguage(text, language) ?? []) : []));
  const title = titles.find((text) => gapIn(text) === undefined);
  if (title === undefined) return undefined;
  const called = filledIn(title, site, language, entry);
  return called.length > LONGEST_TITLE ? `${called.slice(0, LONGEST_TITLE).trimEnd()}…` : called;
}

/** Whether a value has the form of a text, in one language or several. */
export function isWritten(value: unknown): value is string | Readonly<Record<string, string | undefined>> {
  if (typeof value === 'string') return true;
  return isRecord(value) && Object.values(value).every((text) => text === undefined || typeof text === 'string');
}
