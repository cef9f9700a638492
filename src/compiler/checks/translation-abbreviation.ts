import { groupBy } from '../../shared/group-by';
import type { TextPart } from '../../shared/text-part';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import { type AbbreviatedPair, abbreviatedPairs, type Counterpart, counterparts } from '../translations/abbreviations';
import type { LanguageText } from '../translations/localised-texts';

/** In so many texts an abbreviation has to be said by another one. */
const USUAL = 2;

type Found = Finding<'translation-abbreviation'>;

/** An abbreviation that the rest of the site says by that of the other language is not left as it is: VAT, and not IVA. */
export const translationAbbreviation: Rule<'translation-abbreviation'> = (site) => {
  const byLanguages = groupBy(
    abbreviatedPairs(site),
    ({ original, translation }) => `${original.language} ${translation.language}`,
  );
  return [...byLanguages.values()].flatMap((pairs) =>
    counterparts(pairs).flatMap((counterpart) => {
      const found = pairs.flatMap((pair) => leftIn(pair, counterpart));
      return counterpart.count >= USUAL && found.length < counterpart.count ? found : [];
    }),
  );
};

/** What one language leaves as the other one says it, where it nowhere says it as itself. */
function leftIn(
  { original, translation, inOriginal, inTranslation }: AbbreviatedPair,
  { original: own, translation: other }: Counterpart,
): Found[] {
  const left = inTranslation.has(other) ? [] : (inTranslation.get(own) ?? []);
  const taken = inOriginal.has(own) ? [] : (inOriginal.get(other) ?? []);
  return [...told(translation, left, own, other), ...told(original, taken, other, own)];
}

function told(at: LanguageText, parts: readonly TextPart[], word: string, correct: string): Found[] {
  const [part] = parts;
  if (part === undefined) return [];
  const { source, pointer, language } = at;
  const fix = fixOfText(
    at,
    parts.map((each) => ({ ...each, text: correct })),
    false,
  );
  const details = { word, correct, language };
  return [{ code: 'translation-abbreviation', place: { source, pointer, part }, details, fix }];
}
