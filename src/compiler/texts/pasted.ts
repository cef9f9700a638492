import { withSignIn } from '../language-data/signs';
import { LENGTH_SAID, TRACES_IN_WORDS, TRANSLATION_ANNOUNCED, type Trace } from '../language-data/traces';
import type { TextEdit } from '../values/text-edit';
import { functionWordsIn } from './language-of';
import { inOneAlphabet } from './one-alphabet';
import type { TextBlock } from './text-blocks';
import { wholeLetters } from './whole-letters';

/** What comes along when a text is copied, and what was to be in its place: nothing, where that is not said. */
interface MendedTrace extends Trace {
  readonly correct?: (found: RegExpExecArray, block: TextBlock) => string | undefined;
}

const TRACES: readonly MendedTrace[] = [
  // The points of a list, of a word processor.
  {
    signs: ['•', '▪', '◦', '‣', '●', '■'],
    pattern: /^\s{0,20}[•▪◦‣●■][ \t\u00a0]{1,9}([^\s<>]{1,40})/gu,
    correct: ([, word]) => word,
  },
  {
    signs: ['·', '§'],
    pattern: /^\s{0,20}[·§](?:[ \t\u00a0]|&nbsp;){2,40}([^\s<>]{1,40})/gu,
    correct: ([, word]) => word,
  },
  // A sign of a font of its own, which no other one has, and the word behind it.
  { signs: /\p{Co}/u, pattern: /\p{Co}{1,9}[ \t\u00a0]{0,9}([^\s<>]{0,40})/gu, correct: ([, word]) => word },
  // An e-mail that is answered.
  { signs: ['>'], pattern: /^\s{0,20}>{1,3} (\p{L}[^\s<>]{0,40})/gu, correct: ([, word]) => word, isOfPlainText: true },
  // Letters that printers join, and accents that stand by themselves.
  {
    signs: /[\ufb00-\ufb06\p{M}]/u,
    pattern: /\p{Script=Latin}[\p{Script=Latin}\p{M}]{1,60}/gu,
    correct: ([word]) => wholeLetters(word),
  },
  // Letters of another alphabet that look the same.
  {
    signs: /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}]/u,
    pattern: /\p{L}{2,40}/gu,
    correct: ([word], { written: { language } }) => inOneAlphabet(word, language),
  },
  // A word that a printed line divides.
  {
    signs: /\p{Ll}-[ \u00a0]\p{Ll}/u,
    pattern: /(?<![\p{L}-])(\p{L}\p{Ll}{1,20})-[ \u00a0](\p{Ll}{3,20})(?![\p{L}-])/gu,
    correct: ([, start, end], block) => joined(start, end, block),
    isDoubtful: true,
  },
  { ...LENGTH_SAID, correct: (found) => (isAboutAsLong(found) ? '' : undefined) },
  { ...TRANSLATION_ANNOUNCED, correct: (found) => (isBeforeName(found) ? undefined : '') },
  { signs: ['oaicite'], pattern: /\s?:?contentReference\[oaicite:\d{1,3}\](?:\{index=\d{1,3}\})?/g },
  // A space, or the end of a line, as post writes them.
  {
    signs: ['='],
    pattern: /(?<=\p{L}{3}|[.,;:!?)])=(?:20|0D|0A|A0){1,4}(?=[\s.,;:!?)]|$)/gu,
  },
  // The notes of an encyclopaedia, and the sign of one at the foot of a page that is not there.
  {
    signs: /[¹²³⁴-⁹]/u,
    pattern: /(?<=[\p{Ll}][.,;:!?»”)])[¹²³⁴-⁹]{1,2}(?=\s|$)/gu,
    correct: ({ 0: sign }, { written: { text } }) => (text.split(sign).length > 2 ? undefined : ''),
  },
  { signs: ['['], pattern: /(?<=[\p{L}.,;)])(?:\[\d{1,3}\]){1,5}(?=[\s.,;:)]|$)/gu },
  { signs: ['【'], pattern: /【[^【】\n]{1,40}】/g },
  // The remarks of a word processor, by the letters of who made them.
  { signs: ['['], pattern: /(?<=[\p{L}.,;:!?)])\[\p{Lu}{2,3}\d{1,2}\]/gu },
  { signs: ['['], pattern: /(?<=[.!?…)])\s\[\p{Lu}{2,3}\d{1,2}\](?=\s*$)/gu },
  // From whom an address is.
  {
    signs: ['utm_source'],
    pattern: /[?&]utm_source=(?:chatgpt\.com|openai|perplexity)(?=[\s).,]|$)/g,
  },
  // The language before a text, as it stands in a table of translations.
  {
    signs: ['(', '['],
    pattern: /^\s{0,20}(?:\(([a-z]{2})\)|\[([A-Z]{2}|[a-z]{2})\])\s{1,3}(?=\p{Lu}|[¿¡])/gu,
    correct: ([, ...codes], { written }) =>
      codes.some((code) => code?.toLowerCase() === written.language) ? '' : undefined,
  },
  // What another program fills in.
  { signs: ['{%'], pattern: /\{%(?! *(?:facts|settings)\.)[^%{}\n]{1,100}%\}\s?/g },
  // What stands around the code of a text where a machine has written it.
  { signs: ['```'], pattern: /```(?:html?|xml|md|markdown|ya?ml|text|css|json)?[ \t]*\n?/g },
  // The marks of another program for websites.
  {
    signs: ['[/'],
    pattern:
      /\[(b|i|u|s|strong|em|url|quote|color|size|center|h[1-6]|li|ul|ol)(?:=[^\]\n]{0,80})?\]([^[\]\n]{1,300})\[\/\1\]/gi,
    correct: ([, , words]) => words,
  },
  {
    signs: ['['],
    pattern: /\s?\[\/?[a-z][\w-]{2,30}(?: [\w-]{1,30}=(?:"[^"\n]{0,100}"|[^\s\]"]{1,60})){1,9} ?\/?\]/gi,
  },
  // The quotes of a text within code.
  {
    signs: ['\\"'],
    pattern: /^\\"([^"\\\n]{1,300})\\"$|\\(?=")/g,
    correct: ([, inside = '']) => inside,
    isOfPlainText: true,
  },
  // The sign of a new line.
  {
    signs: ['\\n'],
    pattern: /(?<=[\p{L}.,;:!?)])(?:\\n){1,4}(?=\s|\p{Lu}|$)/gu,
    correct: (found) => space(found),
    isOfPlainText: true,
  },
  ...TRACES_IN_WORDS,
];

export type PastedPart = TextEdit & Pick<Trace, 'isDoubtful'>;

/** What is not of a text, as changes of the whole in which its block stands; in order, none within another. */
export function pastedIn(block: TextBlock): PastedPart[] {
  const { text, offset, written } = block;
  const suspect = withSignIn(text, TRACES).filter(({ isOfPlainText }) => !(isOfPlainText && written.isHtml));
  const traces = suspect.flatMap(({ pattern, correct = () => '', isDoubtful }) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const meant = correct(found, block);
      if (meant === undefined || meant === found[0]) return [];
      const end = found.index + found[0].length;
      // Nothing is left before what is gone at the end, or before the mark behind it.
      const isLast = end === text.length || /^[.,;:!?](?!\.)/.test(text.slice(end, end + 2));
      const from = meant === '' && isLast ? text.slice(0, found.index).trimEnd().length : found.index;
      return [{ offset: offset + from, length: end - from, text: meant, ...(isDoubtful && { isDoubtful }) }];
    }),
  );
  const sorted = traces.sort((one, other) => one.offset - other.offset);
  return sorted.filter((trace, index) => {
    const before = sorted[index - 1];
    return before === undefined || trace.offset >= before.offset + before.length;
  });
}

/** A word of which there are two parts; «pre- y posventa» has none. */
function joined(start = '', end = '', { written: { language } }: TextBlock): string | undefined {
  return language === undefined || functionWordsIn(end, [language]) > 0 ? undefined : start + end;
}

/** «(160 caracteres)» behind a text of about as many; an essay of 500 words is asked for in fewer. */
function isAboutAsLong({ 1: said, 2: inCharacters, index, input }: RegExpExecArray): boolean {
  const text = input.slice(0, index).trim();
  const length = inCharacters === undefined ? text.split(/\s+/).length : text.length;
  return text.length >= SHORTEST_COUNTED && Math.abs(length - Number(said)) <= length * 0.15;
}

const SHORTEST_COUNTED = 20;

/** «Traducción: Ana Pérez López» says who did it. */
function isBeforeName({ 0: trace, index, input }: RegExpExecArray): boolean {
  return /^\p{Lu}\p{L}+ \p{Lu}/u.test(input.slice(index + trace.length));
}

function space({ 0: sign, index, input }: RegExpExecArray): string {
  return /^\S/.test(input.slice(index + sign.length)) ? ' ' : '';
}
