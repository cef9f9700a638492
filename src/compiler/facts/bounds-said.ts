import { escapeRegExp } from '../../shared/escape-reg-exp';
import type { Language } from '../../shared/language';
import { oncePerLanguage } from '../../shared/once-per-object';
import type { TextPart } from '../../shared/text-part';
import { FACT_TOKEN } from '../../shared/token-syntax';
import { type Contrast, contrastsOf } from '../language-data/contrasts';
import { languageData } from '../language-data/known-languages';
import { denied } from '../texts/denied';
import type { ReadableText } from '../texts/readable-texts';
import { textBlocks } from '../texts/text-blocks';
import { inFewFiles } from '../values/values';

/** What a text says of a figure: that it is the most or the least of something, or that there are more or fewer. */
export interface BoundSaid extends Contrast {
  readonly written: ReadableText;
  readonly language: Language;
  readonly fact: string;
  readonly part: TextPart;
  readonly isBefore: boolean;
}

/** What the texts of some files say so of figures of facts.yaml; “no more than 16” says something else. */
export const boundsSaid = inFewFiles('bounds-said', (source, contract): readonly BoundSaid[] =>
  textBlocks({ sources: [source], contract }).flatMap(({ written, text, offset }) => {
    const { language = contract.languages[0]?.code } = written;
    const patterns = language === undefined ? undefined : patternsIn(language);
    if (language === undefined || patterns === undefined || !text.includes('{{')) return [];
    return [...text.matchAll(FACT_TOKEN)].flatMap(({ 0: token, 1: fact = '', index }): BoundSaid[] => {
      const end = index + token.length;
      const start = Math.max(0, index - NEAR);
      const ahead = text.slice(start, index);
      if (denied(language).test(ahead.slice(ahead.search(/[^.;:!?]*$/)))) return [];
      // In HTML, such a sign is that of an element.
      const sign = written.isHtml ? null : SIGN.exec(ahead);
      const before = sign ?? patterns.before.exec(ahead);
      const found = before ?? patterns.behind.exec(text.slice(end, end + NEAR));
      const { word = '' } = found?.groups ?? {};
      const contrast = SIGNS.get(word) ?? patterns.contrasts.get(word.toLowerCase());
      if (found === null || contrast === undefined) return [];
      const within = (before === null ? end : start) + found.index + found[0].indexOf(word);
      const part = { offset: offset + within, length: word.length };
      return [{ ...contrast, written, language, fact, part, isBefore: before !== null }];
    });
  }),
);

/** Signs that say what words do. */
const SIGNS: ReadonlyMap<string, Contrast> = new Map([
  ['>', { word: '>', kind: 'compare', meaning: 'more' }],
  ['<', { word: '<', kind: 'compare', meaning: 'less' }],
]);
const SIGN = /(?<word>[<>])\s?\p{Sc}?$/u;

/** So many characters before or behind a figure. */
const NEAR = 60;
const KINDS: ReadonlySet<string> = new Set(['bound', 'compare']);
const GAP = '(?:\\s|&nbsp;)';

interface Patterns {
  readonly contrasts: ReadonlyMap<string, Contrast>;
  /** «un mínimo de 18», “more than €500”. */
  readonly before: RegExp;
  /** «16 alumnos por grupo, como máximo», up to the next mark. */
  readonly behind: RegExp;
}

const patternsIn = oncePerLanguage((language): Patterns | undefined => {
  const contrasts = contrastsOf(languageData(language) ?? {}).filter(({ kind }) => KINDS.has(kind));
  if (contrasts.length === 0) return undefined;
  const phrases = contrasts.filter(({ kind, word }) => kind === 'bound' && word.includes(' '));
  return {
    contrasts: new Map(contrasts.map((contrast) => [contrast.word, contrast])),
    before: new RegExp(`(?<![\\p{L}\\d])(?<word>${anyOf(contrasts)})(?:${GAP}\\p{L}{1,3})?${GAP}?\\p{Sc}?$`, 'iu'),
    behind: new RegExp(
      `^(?:&nbsp;|[^.;:!?{}()]){0,${NEAR}}?${GAP}(?<word>${phrases.length === 0 ? '(?!)' : anyOf(phrases)})(?=\\s*(?:[.,;:)!?]|$))`,
      'iu',
    ),
  };
});

function anyOf(contrasts: readonly Contrast[]): string {
  return contrasts
    .map(({ word }) => escapeRegExp(word))
    .sort((one, other) => other.length - one.length)
    .join('|');
}
