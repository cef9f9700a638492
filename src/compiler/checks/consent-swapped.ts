import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import { setEdit } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import { inLanguage } from '../languages';
import type { Rule } from '../rule';
import { type DraftSite, singleton, sourceOfSingleton } from '../site';

/** The button that accepts does not say that it rejects, nor the other way round: where both do so in all languages, once. */
export const consentSwapped: Rule<'consent-swapped'> = (site) => {
  const found = swappedIn(site);
  const edits = found.flatMap(({ fix }) => fix?.edits ?? []);
  const [first] = found;
  const isInAll = first !== undefined && found.length > 1 && found.every(({ fix }) => fix !== undefined);
  return isInAll ? [{ ...first, fix: { edits, isCertain: false } }] : found;
};

function swappedIn(site: DraftSite): Finding<'consent-swapped'>[] {
  const [source, consent] = [sourceOfSingleton(site, 'consent'), singleton(site, 'consent')];
  if (source === undefined || consent === undefined) return [];
  return site.contract.languages.flatMap(({ code: language }): Finding<'consent-swapped'>[] => {
    const labelOf = (button: Button) => {
      const text = String(inLanguage(consent[button], language) ?? '');
      return { button, text, place: { source, pointer: isRecord(consent[button]) ? [button, language] : [button] } };
    };
    const [accept, reject] = [labelOf('accept'), labelOf('reject')];
    // Where both say the same, that is told.
    if (accept.text.trim().toLowerCase() === reject.text.trim().toLowerCase()) return [];
    const wrong = [accept, reject].filter(({ button, text }) => meaningOf(text, language) === OPPOSITE[button]);
    const [first, second] = wrong;
    if (first === undefined) return [];
    const { button, text, place } = first;
    const edits = [setEdit(accept.place, reject.text), setEdit(reject.place, accept.text)];
    const fix = second && { fix: { edits, isCertain: false } };
    return [{ code: 'consent-swapped', place, details: { text, button }, ...fix }];
  });
}

type Button = 'accept' | 'reject';

const OPPOSITE = { accept: 'reject', reject: 'accept' } as const;

/** What a button says that it does; «no aceptar» and «aceptar solo lo necesario» reject. */
function meaningOf(text: string, language: Language): Button | undefined {
  const said = patternsOf(language);
  if (said?.reject.test(text)) return 'reject';
  return said?.accept.test(text) ? 'accept' : undefined;
}

const patternsOf = oncePerLanguage((language) => {
  const { accept, reject } = languageData(language)?.consent ?? {};
  const beginning = (stems: string) => new RegExp(`(?<!\\p{L})(?:${stems})`, 'iu');
  return accept === undefined || reject === undefined
    ? undefined
    : { accept: beginning(accept), reject: beginning(reject) };
});
