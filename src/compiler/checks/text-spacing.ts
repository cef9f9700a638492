import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { type ReadableText, type Run, readableRuns } from '../texts/readable-texts';
import type { TextEdit } from '../texts/text-edit';
import type { TextPart } from '../texts/text-part';

/** Spaces around a mark that are too many or too few, and what is to stand in their place. */
interface Mistake {
  readonly pattern: RegExp;
  readonly correct: string;
  /** In these languages it is right. */
  readonly except?: RegExp;
  /** In these languages only it is wrong. */
  readonly only?: RegExp;
  /** It stands beside a figure, which a token may bring. */
  readonly isBesideFigure?: boolean;
}

const MISTAKES: readonly Mistake[] = [
  { pattern: /(?<=[\p{L}\p{N}%€$)»”"]) +(?=[,.](?:\s|$))/gu, correct: '' },
  { pattern: /(?<=[\p{L}\p{N}%€$)»”"]) +(?=[;:!?](?:\s|$))/gu, correct: '', except: /^fr\b/ },
  { pattern: /(?<=[\p{L}\p{N}%€$)»”"}]) +,(?=\p{L})/gu, correct: ', ' },
  { pattern: /(?<=[\p{L}\p{N}.,;:%€$]) +(?=[)»”](?:[\s.,;:!?]|$))/gu, correct: '', except: /^fr\b/ },
  { pattern: /(?<=(?:^|\s)[(¿¡«“]) +(?=[\p{L}\p{N}])/gu, correct: '', except: /^fr\b/ },
  { pattern: /(?<=\p{Ll}{2}[,;])(?=\p{L}{2})/gu, correct: ' ' },
  { pattern: /(?<=\p{Ll}{2}[!?])(?=\p{Ll}{2})/gu, correct: ' ' },
  // In languages that put words together, figures are part of them, too.
  {
    pattern: /(?<=\{\{ *facts\.[\w-]{1,60} *\}\})(?=\p{Ll}{4})|(?<=(?:^|\s)\p{L}?\p{Ll}{2,20})(?=\{\{ *facts\.)/gu,
    correct: ' ',
    isBesideFigure: true,
    except: /^(?:da|de|et|fi|hu|is|nb|nl|nn|no|sv|tr)\b/,
  },
  { pattern: /(?<=\p{Ll}{3}[)»”])(?=\p{Ll}{4})/gu, correct: ' ' },
  { pattern: /(?<=\p{Ll}{3})(?=[(¿¡«“]\p{L}{4})/gu, correct: ' ' },
  { pattern: /(?<=(?:\p{L}{2}|\d|[%€)»”])\.)\.(?=\s|$)/gu, correct: '' },
  { pattern: /(?<=(?<![、。])([、。]))\1(?![、。])/gu, correct: '' },
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
  { pattern: /(?<=(?:^|[\s(])([€$£%]))\1+(?=\s?[\d{])/gu, correct: '', isBesideFigure: true },
  { pattern: /(?<=[\d}]\s?([€$£%]))\s?\1(?=[\s.,;:)]|$)/gu, correct: '', isBesideFigure: true },
];

/** Anything of it at all: most texts have nothing. */
const SUSPECT =
  / [,.;:!?)»”]|\}\p{Ll}|\p{Ll}\{|[(¿¡«“] |[\p{Ll}][,;!?)»”]\p{L}|\p{Ll}[(¿¡«“]|[.,;、。][.,;、。]|!!!|\?\?\?|¡¡¡|¿¿¿|\p{L}[´`]\p{L}| -- |l[.•]l|[€$£%]\s?[€$£%]|[€£$]\s?[\d{][^€£$]{0,90}[€£$]/u;

/** Marks stand close to the word that they belong to, one of each, and a space parts them from the next one. */
export const textSpacing: OwnRule<'text-spacing'> = (site) => {
  const found = new Map<ReadableText, TextEdit[]>();
  for (const run of readableRuns(site)) {
    const changes = SUSPECT.test(run.text) ? changesIn(run) : [];
    if (changes.length > 0) found.set(run.written, [...(found.get(run.written) ?? []), ...changes]);
  }
  return [...found].flatMap(([written, changes]) => {
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

function changesIn({ written, text, offset }: Run): TextEdit[] {
  const language = written.language ?? '';
  const mistakes = MISTAKES.filter(({ except, only }) => !except?.test(language) && only?.test(language) !== false);
  const changes = mistakes.flatMap(({ pattern, correct, isBesideFigure = false }) =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => isBesideFigure || (!isAddress(text, index) && !isEntity(text, index)))
      .map((match) => ({ offset: offset + match.index, length: match[0].length, text: correct })),
  );
  const sorted = changes.sort((one, other) => one.offset - other.offset);
  return sorted.filter((change, index) => index === 0 || change.offset > (sorted[index - 1]?.offset ?? -1));
}

/** In an address, a name of a file or a token, marks stand as they stand. */
function isAddress(text: string, index: number): boolean {
  const before = /\S*$/.exec(text.slice(Math.max(0, index - 60), index))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(index, index + 60))?.[0] ?? '';
  return /[@/\\_{}=]|www[.,]/.test(before + after);
}

/** The semicolon of `&nbsp;`. */
function isEntity(text: string, index: number): boolean {
  return /&#?\w{1,30};$/.test(text.slice(Math.max(0, index - 32), index));
}

/** Enough for the longest token. */
const MOST_AROUND = 60;

function wordsAround(text: string, { offset, length }: TextPart): TextPart {
  const end = offset + length;
  const before = /[^\s<>]*$/.exec(text.slice(Math.max(0, offset - MOST_AROUND), offset))?.[0] ?? '';
  const after = /^[^\s<>]*/.exec(text.slice(end, end + MOST_AROUND))?.[0] ?? '';
  return { offset: offset - before.length, length: before.length + length + after.length };
}
