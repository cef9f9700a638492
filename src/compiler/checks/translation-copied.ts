import { addToGroup } from '../../shared/group-by';
import type { Finding } from '../findings/finding';
import { LINK_TARGETS } from '../links/links';
import type { OwnRule } from '../rule';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { wordsIn } from '../texts/words';
import { agreement, areUnlike, longWords } from '../translations/agreement';
import { shortened } from '../translations/excerpts';
import { judge } from '../translations/judge';
import { type LanguageText, type LocalisedText, localisedTexts } from '../translations/localised-texts';
import { placeKey } from '../values/place-key';
import { valuesResolvedAs } from '../values/values';

/** Shorter texts may be the same in one language and not in another. */
const FEWEST_WORDS = 4;
/** So many letters, with what stands between them. */
const SHORTEST = 2 * FEWEST_WORDS - 1;

/** One language of a text, beside what the others say. */
interface Use {
  readonly at: LanguageText;
  readonly others: readonly LanguageText[];
  /** Of the text of a link: where that leads. */
  readonly target: string | undefined;
}

/** Two texts of a file that are the same in one language are so in every other: else one of them has been copied from elsewhere. */
export const translationCopied: OwnRule<'translation-copied'> = ({ sources, contract }) =>
  sources.flatMap((source) => copiesAmong(translatedTexts(source, contract), linkTargets(source, contract)));

/** Where links lead, by the place of each. */
function linkTargets(source: Source, contract: Contract): ReadonlyMap<string, string> {
  const links = valuesResolvedAs({ sources: [source], contract }, 'link');
  return new Map(
    links.map(({ pointer, value }) => [
      placeKey({ source, pointer }),
      [...LINK_TARGETS, 'anchor' as const].map((key) => value[key] ?? '').join('\n'),
    ]),
  );
}

/** Those of which no language is in the place of another: they would agree with what they are copied from. */
function translatedTexts(source: Source, contract: Contract): readonly LocalisedText[] {
  const untranslated = new Set(
    judge(source, contract).flatMap((verdict) => {
      if ('at' in verdict) return [verdict.at.pointer];
      return verdict.is === 'same' || verdict.is === 'swapped' ? [verdict.translation.pointer] : [];
    }),
  );
  return localisedTexts(source, contract).filter(
    ({ texts }) => !texts.some(({ pointer }) => untranslated.has(pointer)),
  );
}

function copiesAmong(
  texts: readonly LocalisedText[],
  targets: ReadonlyMap<string, string>,
): Finding<'translation-copied'>[] {
  const uses = new Map<string, Use[]>();
  for (const localised of texts) {
    if (localised.pairs.length === 0 || localised.isHtml) continue;
    for (const at of localised.texts) {
      if (at.text.length < SHORTEST) continue;
      const said = `${at.language} ${at.text.trim().toLowerCase()}`;
      const target = targets.get(placeKey({ source: at.source, pointer: at.pointer.slice(0, -2) }));
      addToGroup(uses, said, { at, others: localised.texts.filter((other) => other !== at), target });
    }
  }
  return [...uses.values()].flatMap((same) => (same.length > 1 && hasWords(same[0]) ? copies(same) : []));
}

function hasWords(use: Use | undefined): boolean {
  return use !== undefined && wordsIn(use.at.text).length >= FEWEST_WORDS;
}

/** The one whose translation says it best is right, and those that say something else in every other language are not. */
function copies(uses: readonly Use[]): Finding<'translation-copied'>[] {
  const [right, ...rest] = [...uses].sort((one, other) => agreementOf(other) - agreementOf(one));
  return rest.flatMap(({ at, others, target }): Finding<'translation-copied'>[] => {
    // Two links to one place may call it by other words in one language.
    if (target !== undefined && target === right?.target) return [];
    const [first] = others;
    const isOther = others.every(({ text }, index) =>
      areUnlike(longWords(text), longWords(right?.others[index]?.text ?? text)),
    );
    if (right === undefined || first === undefined || !isOther) return [];
    const details = { text: shortened(at.text), language: first.language, other: shortened(first.text) };
    return [{ code: 'translation-copied', place: { source: at.source, pointer: at.pointer }, details }];
  });
}

function agreementOf({ at, others }: Use): number {
  return agreement(
    at.text,
    others.map(({ text }) => text),
  );
}
