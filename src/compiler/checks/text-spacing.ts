import type { TextPart } from '../../shared/text-part';
import { fixOfText } from '../findings/fixes';
import type { OwnRule } from '../rule';
import { type ReadableText, type Run, readableRuns, readableTexts } from '../texts/readable-texts';
import type { TextEdit } from '../values/text-edit';

/** Spaces around a mark that are too many or too few, and what is to stand in their place. */
interface Mistake {
  readonly pattern: RegExp;
  readonly correct: string;
  /** In these languages it is right. */
  readonly except?: RegExp;
  /** In these languages only it is wrong. */
  readonly only?: RegExp;
  /** Also in what looks like an address: beside a figure, which a token may bring, and beside a link. */
  readonly isEverywhere?: boolean;
}

const MISTAKES: readonly Mistake[] = [
  { pattern: /(?<=[\p{L}\p{N}%€$)»”"]) +(?=[,.،](?:\s|$))/gu, correct: '' },
  { pattern: /(?<=[\p{L}\p{N}%€$)»”"]) +(?=[;:!?؛؟](?:\s|$))/gu, correct: '', except: /^fr\b/ },
  { pattern: /(?<=[\p{L}\p{N}%€$)»”"}]) +,(?=\p{L})/gu, correct: ', ' },
  { pattern: /(?<=[\p{L}\p{N}.,;:%€$]) +(?=[)»”](?:[\s.,;:!?]|$))/gu, correct: '', except: /^fr\b/ },
  { pattern: /(?<=(?:^|\s)[(¿¡«“]) +(?=[\p{L}\p{N}])/gu, correct: '', except: /^fr\b/ },
  { pattern: /(?<=\p{Ll}{2}[,;])(?=\p{L}{2}|[aeiouy] \p{L})/gu, correct: ' ' },
  { pattern: /(?<=\p{Ll}{2}[!?])(?=\p{Ll}{2})/gu, correct: ' ' },
  { pattern: /(?<=\p{L}{2}[،؛؟])(?=\p{L}{2})/gu, correct: ' ' },
  // In languages that put words together, figures are part of them, too.
  {
    pattern: /(?<=\{\{ *facts\.[\w-]{1,60} *\}\})(?=\p{Ll}{4})|(?<=(?:^|\s)\p{L}?\p{Ll}{2,20})(?=\{\{ *facts\.)/gu,
    correct: ' ',
    isEverywhere: true,
    except: /^(?:da|de|et|fi|hu|is|nb|nl|nn|no|sv|tr)\b/,
  },
  { pattern: /(?<=\p{Ll}{3}[)»”])(?=\p{Ll}{4})/gu, correct: ' ' },
  { pattern: /(?<=\p{Ll}{3})(?=[(¿¡«“]\p{L}{4})/gu, correct: ' ' },
  { pattern: /(?<=(?:\p{L}{2}|\d|[%€)»”])\.)\.(?=\s|$)/gu, correct: '' },
  // A name may end in an exclamation mark, but in a question mark hardly any.
  { pattern: /(?<=[\p{L}\p{N}%€)»”]\?)\.(?=\s|$)/gu, correct: '' },
  { pattern: /(?<=(?<![、。،؛])([、。،؛]))\1(?![、。،؛])/gu, correct: '' },
  { pattern: /(?<=\p{L})\.{4,}(?=\s|$)/gu, correct: '…' },
  // «¡¡¡Gol!!!» has as many on each side.
  {
    pattern:
      /(?<=[\p{L}\p{N}%€)»”]!)(?<!(?<!¡)¡¡¡[^¡!]{1,80}!)!{2,}|(?<=[\p{L}\p{N}%€)»”]\?)(?<!(?<!¿)¿¿¿[^¿?]{1,80}\?)\?{2,}|(?<!¡)¡{2,}(?=¡)(?!¡[^¡!]{1,80}!!!(?!!))|(?<!¿)¿{2,}(?=¿)(?!¿[^¿?]{1,80}\?\?\?(?!\?))/gu,
    correct: '',
  },
  {
    pattern:
      /(?<=(?<![\d}](?:\s|&nbsp;)?)[€£$]\s?(?:\{\{[^{}]{1,80}\}\}|\d[\d.,]{0,15}))(?:\s|&nbsp;)?[€£$](?!\s?[\d{])/gu,
    correct: '',
    only: /^en\b/,
  },
  {
    pattern:
      /(?<![\d}](?:\s|&nbsp;)?)[€£$]\s?(?=(?:\{\{[^{}]{1,80}\}\}|\d[\d.,]{0,15})(?:\s|&nbsp;)?[€£$](?!\s?[\d{]))/gu,
    correct: '',
    except: /^en\b/,
  },
  { pattern: /(?<=\p{L}[,)»”]?\s)--(?=\s[\p{L}¿¡«“])/gu, correct: '–' },
  { pattern: /(?<=\p{L})[´`](?=\p{L})/gu, correct: '’' },
  { pattern: /(?<=\p{L}l)[.•](?=l\p{L})/gu, correct: '·', only: /^ca\b/ },
  { pattern: /(?<=[\p{L}\p{N}%€)»”],),+(?=\s|$)|(?<=[\p{L}\p{N}%€)»”];);+(?=\s|$)/gu, correct: '' },
  { pattern: /(?<=[\p{L}\p{N}%€)»”]),(?=[.;](?:\s|$))/gu, correct: '' },
  { pattern: /(?<=(?:^|[\s(])([€$£%]))\1+(?=\s?[\d{])/gu, correct: '', isEverywhere: true },
  { pattern: /(?<=[\d}]\s?([€$£%]))\s?\1(?=[\s.,;:)]|$)/gu, correct: '', isEverywhere: true },
];

/** A space parts a link from the words around it, in languages that put no ending to it. */
const BESIDE_LINKS: readonly Mistake[] = [
  {
    pattern: /(?<=\p{Ll}{2}|\p{Ll}[.,;:!?])(?<!&\w{1,9};)(?=<a\s)/gu,
    correct: ' ',
    isEverywhere: true,
    except: /^(?:da|de|et|fi|hu|is|nb|nl|nn|no|sv|tr)\b/,
  },
  {
    pattern: /(?<=\p{Ll}<\/a>)(?=\p{Ll}{3}|y\s)/gu,
    correct: ' ',
    only: /^(?:ca|en|es|fr|gl|it|pt)\b/,
    isEverywhere: true,
  },
];

/** Anything of it at all: most texts have nothing. */
const SUSPECT =
  / [,.;:!?)»”،؛؟]|[،؛؟][\p{L}،؛]|\}\p{Ll}|\p{Ll}\{|[(¿¡«“] |[\p{Ll}][,;!?)»”]\p{L}|\p{Ll}[(¿¡«“]|[.,;?、。][.,;、。]|!!!|\?\?\?|¡¡¡|¿¿¿|\p{L}[´`]\p{L}| -- |l[.•]l|[€$£%]\s?[€$£%]|[€£$]\s?[\d{][^€£$]{0,90}[€£$]/u;

/** Marks stand close to the word that they belong to, one of each, and a space parts them from the next one. */
export const textSpacing: OwnRule<'text-spacing'> = (site) => {
  const found = new Map<ReadableText, TextEdit[]>();
  const add = (run: Run, mistakes: readonly Mistake[]) => {
    const changes = changesIn(run, mistakes);
    if (changes.length > 0) found.set(run.written, [...(found.get(run.written) ?? []), ...changes]);
  };
  for (const run of readableRuns(site)) if (SUSPECT.test(run.text)) add(run, MISTAKES);
  for (const written of readableTexts(site))
    if (written.isHtml && written.text.includes('<a ')) add({ written, text: written.text, offset: 0 }, BESIDE_LINKS);
  return [...found].flatMap(([written, unsorted]) => {
    const changes = unsorted.toSorted((one, other) => one.offset - other.offset);
    const [first] = changes;
    if (first === undefined) return [];
    const { source, pointer, text } = written;
    const part = wordsAround(text, first);
    const around = text.slice(part.offset, part.offset + part.length);
    const within = changes.filter(({ offset }) => offset < part.offset + part.length);
    const correct = within.reduceRight((now, { offset, length, text: put }) => {
      const at = offset - part.offset;
      return now.slice(0, at) + put + now.slice(at + length);
    }, around);
    const fix = fixOfText(written, changes, true);
    return [{ code: 'text-spacing', place: { source, pointer, part }, details: { text: around, correct }, fix }];
  });
};

function changesIn({ written, text, offset }: Run, some: readonly Mistake[]): TextEdit[] {
  const language = written.language ?? '';
  const mistakes = some.filter(({ except, only }) => !except?.test(language) && only?.test(language) !== false);
  const changes = mistakes.flatMap(({ pattern, correct, isEverywhere = false }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => isEverywhere || (!isAddress(text, index) && !isEntity(text, index)))
      .map((match) => ({ offset: offset + match.index, length: match[0].length, text: correct })),
  );
  const sorted = changes.sort((one, other) => one.offset - other.offset);
  return sorted.filter((change, index) => index === 0 || change.offset > (sorted[index - 1]?.offset ?? -1));
}

/** In an address, a name of a file or a token, marks stand as they stand. */
function isAddress(text: string, index: number): boolean {
  const before = /\S*$/.exec(text.slice(Math.max(0, index - 60), index))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(index, index + 60))?.[0] ?? '';
  return /[@/\\_{}=]|www[.,]/.test(before + after) || isInBraces(text, index);
}

function isInBraces(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - MOST_AROUND), index);
  return before.lastIndexOf('{{') > before.lastIndexOf('}}');
}

/** The semicolon of `&nbsp;`. */
function isEntity(text: string, index: number): boolean {
  return /&#?\w{1,30};$/.test(text.slice(Math.max(0, index - 32), index));
}

/** Enough for the longest token. */
const MOST_AROUND = 60;

function wordsAround(text: string, { offset, length }: TextPart): TextPart {
  const end = offset + length;
  const before = /[^\s<>]*(?:<\/a>)?$/.exec(text.slice(Math.max(0, offset - MOST_AROUND), offset))?.[0] ?? '';
  const after = /^(?:<a [^<>]*>)?[^\s<>]*/.exec(text.slice(end, end + MOST_AROUND))?.[0] ?? '';
  return { offset: offset - before.length, length: before.length + length + after.length };
}
