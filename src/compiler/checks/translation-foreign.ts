import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { Rule } from '../rule';
import type { DraftSite } from '../site';
import { shortened } from '../translations/excerpts';
import { foreignMessages, swappedLabels } from '../translations/foreign-by-dictionary';
import { foreignWords } from '../translations/foreign-words';
import { judge } from '../translations/judge';
import { type ForeignName, foreignNames } from '../translations/numbered-names';
import { areVariants } from '../translations/script-of';
import { foreignTexts } from '../translations/site-words';
import type { ForeignText } from '../translations/vocabulary';
import { placeKey } from '../values/place-key';

/** A text says what it says in the language in whose place it stands: no label is left in another one. */
export const translationForeign: Rule<'translation-foreign'> = (site, { dictionaries }) => {
  const texts = withThoseOfDictionaries(foreignTexts(site), [
    ...swappedLabels(site, dictionaries),
    ...foreignMessages(site, dictionaries),
  ]);
  const told = new Set(texts.map(({ at }) => placeKey(at)));
  const words = foreignWords(site, dictionaries).filter(({ at }) => !told.has(placeKey(at)));
  return [...[...foreignNames(site), ...words].map(namedOtherwise), ...textsTold(texts, site)];
};

function textsTold(texts: readonly ForeignText[], site: DraftSite): Finding<'translation-foreign'>[] {
  return texts
    .filter((foreign) => !areVariants(foreign.at.language, foreign.language) && !isJudged(foreign, site))
    .map(({ at, language, part, other }) => {
      const { source, pointer, text } = at;
      const shown = shortened(part === undefined ? text : text.slice(part.offset, part.offset + part.length));
      const edits = other && [
        { do: 'set' as const, file: source.path, pointer, value: other.text },
        { do: 'set' as const, file: source.path, pointer: other.pointer, value: text },
      ];
      return {
        code: 'translation-foreign',
        place: { source, pointer, ...(part && { part }) },
        details: { text: shown, expected: at.language, language, isSwapped: other !== undefined },
        ...(edits && { fix: { edits, isCertain: false } }),
      } as const;
    });
}

/** Texts that are told, and those that dictionaries tell and that are not among them. */
function withThoseOfDictionaries(
  texts: readonly ForeignText[],
  others: readonly ForeignText[],
): readonly ForeignText[] {
  const told = new Set(texts.flatMap(({ at, other }) => [at, ...(other ? [other] : [])]).map(placeKey));
  return [...texts, ...others.filter(({ at }) => !told.has(placeKey(at)))];
}

/** «Bloque 1» or «torre» in an English text, where the site says “Block 1” and “tower”. */
function namedOtherwise({ at, language, part, correct }: ForeignName): Finding<'translation-foreign'> {
  const { source, pointer, text } = at;
  const written = text.slice(part.offset, part.offset + part.length);
  return {
    code: 'translation-foreign',
    place: { source, pointer, part },
    details: { text: written, expected: at.language, language, isSwapped: false, correct },
    fix: fixOfText(at, [{ ...part, text: correct }], false),
  };
}

/** Whether the text is known to be wrong by what is known of languages, and not only by the words of the site. */
function isJudged({ at: { source, pointer } }: ForeignText, { contract }: DraftSite): boolean {
  const place = pointer.slice(0, -1).join('/');
  return judge(source, contract).some((verdict) => {
    const { pointer: told } = 'at' in verdict ? verdict.at : verdict.translation;
    return (
      ['in-language', 'in-letters', 'same', 'swapped', 'stand-in', 'blank'].includes(verdict.is) &&
      told.slice(0, -1).join('/') === place
    );
  });
}
