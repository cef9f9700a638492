import { oncePerText } from '../../shared/once-per-text';
import type { Finding } from '../findings/finding';
import { fixOfText, fixToText } from '../findings/fixes';
import { andSoOn } from '../language-data/and-so-on';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import type { Files } from '../site';
import { keyOf, kindOfText } from '../texts/kinds-of-text';
import { htmlTexts, plainTexts, type ReadableText } from '../texts/readable-texts';
import { missingQuestionMark, withPlainEnd } from '../texts/sentence-ends';
import { shortened } from '../translations/excerpts';
import { noted } from '../values/notes';
import { valueAt } from '../values/value-at';
import { inFiles } from '../values/values';

/** How a text ends; other ends, such as a token, say nothing. */
type End = 'question' | 'stop' | 'word';

/** So many texts of one kind end in one way, and so few of them for each that does not, before that one is told. */
const HABITS: Readonly<Record<End, { readonly least: number; readonly perOther: number }>> = {
  question: { least: 4, perOther: 4 },
  stop: { least: 20, perOther: 20 },
  word: { least: 20, perOther: 20 },
};

/** So many questions, and no more that are none, suffice where another language asks the same. */
const HABIT_OF_ASKED = { least: 2, perOther: 1 };

const LONGEST_WORD = 40;

const ENDS = ['question', 'stop', 'word'] as const satisfies readonly End[];

/** Texts under the same key end alike: questions in their mark, descriptions in a full stop, titles without one. */
export const textEndOther: Rule<'text-end-other'> = (site) => [
  ...textsUnlikeMost(site),
  ...paragraphsWithoutStop(site),
];

function textsUnlikeMost({ sources, contract }: Files): Finding<'text-end-other'>[] {
  const unlike = unlikeMost(sources.map((source) => endsIn(source, contract)));
  const hasUnlike = ([kind, count]: readonly [string, EndCount]) =>
    (unlike.get(kind) ?? []).some(({ other }) => count[other] > 0);
  const concerned =
    unlike.size === 0 ? [] : sources.filter((source) => Object.entries(endsIn(source, contract)).some(hasUnlike));
  return endingsIn({ sources: concerned, contract }).flatMap(({ kind, texts }) =>
    (unlike.get(kind) ?? []).flatMap(({ end, other, isOfAsked }) =>
      texts[other]
        .filter((written) => mayEndIn(end, written) && (!isOfAsked || isAskedElsewhere(written)))
        .map(toldAs(end)),
    ),
  );
}

/** How the texts of one kind in a file end. */
interface Endings {
  readonly kind: string;
  readonly texts: Readonly<Record<End, readonly ReadableText[]>>;
}

const endingsIn = inFiles((source, contract): readonly Endings[] => {
  const byKind = new Map<string, Record<End, ReadableText[]>>();
  for (const written of plainTexts({ sources: [source], contract })) {
    const end = written.language === undefined ? undefined : endOf(withPlainEnd(written.text, written.language));
    if (end === undefined) continue;
    const kind = kindOfText(written);
    const texts = byKind.get(kind) ?? { question: [], stop: [], word: [] };
    texts[end].push(written);
    byKind.set(kind, texts);
  }
  return [...byKind].map(([kind, texts]) => ({ kind, texts }));
});

/** How many texts end in each way. */
type EndCount = Readonly<Record<End, number>>;

/** How many texts of each kind in a file end in each way. */
const endsIn = noted(
  'ends',
  (source, contract): Readonly<Record<string, EndCount>> =>
    Object.fromEntries(
      endingsIn({ sources: [source], contract }).map(({ kind, texts: { question, stop, word } }) => [
        kind,
        { question: question.length, stop: stop.length, word: word.length },
      ]),
    ),
);

interface Habit {
  readonly end: End;
  readonly other: End;
  /** It is one only of what another language asks. */
  readonly isOfAsked: boolean;
}

/** Of each kind of text of which most end alike: how, and how the others end that should. */
function unlikeMost(ends: readonly Readonly<Record<string, EndCount>>[]): ReadonlyMap<string, Habit[]> {
  const counts = new Map<string, Record<End, number>>();
  for (const [kind, ofFile] of ends.flatMap((each) => Object.entries(each))) {
    const count = counts.get(kind) ?? { question: 0, stop: 0, word: 0 };
    for (const end of ENDS) count[end] += ofFile[end];
    counts.set(kind, count);
  }
  const unlike = [...counts].map(([kind, count]) => {
    const habits = ENDS.flatMap((end) => {
      const other = end === 'word' ? ('stop' as const) : ('word' as const);
      const isHabit = ({ least, perOther }: { least: number; perOther: number }) =>
        count[other] > 0 && count[end] >= Math.max(least, perOther * count[other]);
      if (isHabit(HABITS[end])) return [{ end, other, isOfAsked: false }];
      return end === 'question' && isHabit(HABIT_OF_ASKED) ? [{ end, other, isOfAsked: true }] : [];
    });
    return [kind, habits] as const;
  });
  return new Map(unlike.filter(([, habits]) => habits.length > 0));
}

/** A word that is no abbreviation, and a full stop. */
const STOPPED = new RegExp(`(?<!\\p{L})(?!(?:${andSoOn})\\.)\\p{L}?\\p{Ll}{3,}[»”")]?\\.$`, 'u');

const endOf = oncePerText((text): End | undefined => {
  const last = text.trimEnd().slice(-LONGEST_WORD);
  if (/\?["»”)]?$/.test(last)) return 'question';
  if (STOPPED.test(last)) return 'stop';
  return /[\p{L}\p{N}]$/u.test(last) && !/(?:\/|@|www\.)\S+$/.test(last) ? 'word' : undefined;
});

/**
 * A few words need no full stop; where there are two sentences, in one of the languages, the second one has it as the
 * first one has its mark; and a heading that has it in all of them is meant so.
 */
function mayEndIn(end: End, { source, pointer, text, language }: ReadableText): boolean {
  if (end === 'stop') return /\S\s+\S+\s+\S+\s+\S/.test(text);
  if (end === 'question') return true;
  const all = pointer.at(-1) === language ? valueAt(source.data, pointer.slice(0, -1)) : { text };
  const others = Object.values(Object(all)).filter((one) => typeof one === 'string');
  return !others.some((one) => SENTENCES.test(one)) && !(others.length > 1 && others.every((one) => STOP.test(one)));
}

/** Whether another language has the mark of a question behind the same text. */
function isAskedElsewhere({ source, pointer, language }: ReadableText): boolean {
  if (pointer.at(-1) !== language) return false;
  const all = Object.entries(Object(valueAt(source.data, pointer.slice(0, -1))));
  return all.some(([code, text]) => typeof text === 'string' && endOf(withPlainEnd(text, code)) === 'question');
}

const SENTENCES = /[.!?…]["»”)]?\s+\S/;
const STOP = /[.。।]["»”)]?\s*$/;

function toldAs(end: End): (written: ReadableText) => Finding<'text-end-other'> {
  return (written) => {
    const { source, pointer } = written;
    const correct = ending(written, end);
    const shown = end === 'stop' ? lastWordOf(correct) : shortened(correct);
    const details = { key: keyOf(written), end, correct: shown };
    return { code: 'text-end-other', place: { source, pointer }, details, fix: fixToText(written, correct, false) };
  };
}

function lastWordOf(text: string): string {
  return text.slice(text.lastIndexOf(' ') + 1);
}

function ending({ text, language }: ReadableText, end: End): string {
  const plain = text.trimEnd();
  if (end === 'word') return plain.replace(/\.$/, '');
  if (end === 'stop') return `${plain}.`;
  const opening = languageData(language ?? '')?.sentenceMarks?.match(/(\S)\?/)?.[1] ?? '';
  return `${plain.startsWith(opening) ? '' : opening}${plain}${missingQuestionMark(language ?? '')}`;
}

/** The last paragraph of a text in HTML: some sentences, without a full stop or with one. */
interface LastParagraph {
  readonly written: ReadableText;
  readonly kind: string;
  readonly text: string;
  /** Where it ends in the text. */
  readonly end: number;
  readonly hasStop: boolean;
}

/** A few words need none. */
const FEWEST_WORDS = 6;
/** Sentences have their full stop more surely than labels. */
const HABIT_OF_PARAGRAPHS = { least: 4, perOther: 4 };

const lastParagraphs = inFiles((source, contract): readonly LastParagraph[] =>
  htmlTexts({ sources: [source], contract }).flatMap((written): LastParagraph[] => {
    const [from, end] = [written.text.lastIndexOf('<p>') + 3, written.text.lastIndexOf('</p>')];
    if (written.language === undefined || from > end || written.text.slice(end + 4).trim() !== '') return [];
    const text = written.text.slice(from, end).trimEnd();
    const hasStop = text.endsWith('.');
    const isOpen = /\p{L}{2}$/u.test(text) && text.split(/\s+/).length >= FEWEST_WORDS;
    return hasStop || isOpen ? [{ written, kind: kindOfText(written), text, end: from + text.length, hasStop }] : [];
  }),
);

/** How many paragraphs have a full stop, and how many have none. */
interface StopCount {
  readonly stops: number;
  readonly open: number;
}

/** The paragraphs of each kind in a file. */
const stopsIn = noted('stops', (source, contract): Readonly<Record<string, StopCount>> => {
  const found: Record<string, StopCount> = {};
  for (const { kind, hasStop } of lastParagraphs({ sources: [source], contract })) {
    const { stops, open } = found[kind] ?? { stops: 0, open: 0 };
    found[kind] = hasStop ? { stops: stops + 1, open } : { stops, open: open + 1 };
  }
  return found;
});

/** Where hardly any of the others ends so, the full stop is missing. */
function paragraphsWithoutStop({ sources, contract }: Files): Finding<'text-end-other'>[] {
  const total = new Map<string, StopCount>();
  for (const [kind, ofFile] of sources.flatMap((source) => Object.entries(stopsIn(source, contract)))) {
    const { stops, open } = total.get(kind) ?? { stops: 0, open: 0 };
    total.set(kind, { stops: stops + ofFile.stops, open: open + ofFile.open });
  }
  const { least, perOther } = HABIT_OF_PARAGRAPHS;
  const haveStops = ({ stops, open }: StopCount) => stops >= Math.max(least, perOther * open);
  const kinds = new Set([...total].flatMap(([kind, count]) => (count.open > 0 && haveStops(count) ? kind : [])));
  const concerned = sources.filter((source) =>
    Object.entries(stopsIn(source, contract)).some(([kind, { open }]) => open > 0 && kinds.has(kind)),
  );
  return lastParagraphs({ sources: concerned, contract }).flatMap(
    ({ written, kind, text, end, hasStop }): Finding<'text-end-other'>[] => {
      if (hasStop || !kinds.has(kind)) return [];
      const { source, pointer } = written;
      const [last = ''] = /\p{L}+$/u.exec(text.slice(-LONGEST_WORD)) ?? [];
      const part = { offset: end - last.length, length: last.length };
      const fix = fixOfText(written, [{ offset: end, length: 0, text: '.' }], false);
      const details = { key: keyOf(written), end: 'stop', correct: lastWordOf(`${text}.`) } as const;
      return [{ code: 'text-end-other', place: { source, pointer, part }, details, fix }];
    },
  );
}
