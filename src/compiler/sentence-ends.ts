import type { Language } from '../shared/language';

/**
 * Words with which no sentence of a language ends, as something has to follow them; by the beginning of its code. Nothing
 * is expected of other languages.
 */
const UNFINISHED: Readonly<Record<Language, string>> = {
  ca: 'a al als amb de del dels el els en i les o per perquè que quan sense sobre un',
  de: 'dass dem den des einem einen einer eines oder sowie und weil wenn zum zur',
  en: 'a an and because but if my nor or our than the their unless whether your',
  es: 'a al ante aunque con de del desde e el en entre hacia hasta las los o para pero por porque que si sin su sus tras u un y',
  fr: 'à au aux dans de des du et la le les leur mais ou par parce pour quand que sans sur un',
  gl: 'a ao aos coa con da das de do dos e nas no o os ou para pero pola polo por porque que se sen un',
  it: 'ai al alla alle con da dal dalla dei del della delle di e ed gli i il in le ma nel nella o per perché su sul sulla',
  pt: 'a ao aos com da das de do dos e em mas na nas no o os ou para pela pelo por porque sem',
};

const known = new Map<Language, RegExp | undefined>();

/** Finds the last word of a text where something has to follow it in its language. */
export function openEnd(language: Language | undefined): RegExp | undefined {
  const [code = ''] = (language ?? '').split('-');
  if (!known.has(code)) {
    const words = Object.hasOwn(UNFINISHED, code) ? UNFINISHED[code]?.replaceAll(' ', '|') : undefined;
    known.set(
      code,
      words === undefined ? undefined : new RegExp(`(?<=[\\p{L}\\p{N}»”")},] )(?:${words})\\s{0,99}$`, 'u'),
    );
  }
  return known.get(code);
}
