import type { Finding } from '../problems/finding';
import { fixToText } from '../problems/fixes';
import type { Rule } from '../rule';
import { keyOf } from '../texts/kinds-of-text';
import { plainTexts, type ReadableText } from '../texts/readable-texts';
import { shortened } from '../translations/excerpts';
import { languageData } from '../translations/language-data';
import { inFiles } from '../values';

/** How a text ends; other ends, such as a token, say nothing. */
type End = 'question' | 'stop' | 'word';

/** So many texts of one kind end in one way, and so few of them for each that does not, before that one is told. */
const HABITS: Readonly<Record<End, { readonly least: number; readonly perOther: number }>> = {
  question: { least: 4, perOther: 4 },
  stop: { least: 20, perOther: 20 },
  word: { least: 20, perOther: 20 },
};

const ENDS = ['question', 'stop', 'word'] as const satisfies readonly End[];

/** Texts under the same key end alike: questions in their mark, descriptions in a full stop, titles without one. */
export const textEndOther: Rule<'text-end-other'> = (site) => {
  const unlike = unlikeMost(endingsIn(site));
  if (unlike.size === 0) return [];
  return endingsIn(site).flatMap(({ kind, texts }) =>
    (unlike.get(kind) ?? []).flatMap(({ end, other }) =>
      texts[other].filter(({ text }) => mayEndIn(end, text)).map(toldAs(end)),
    ),
  );
};

/** How the texts of one kind in a file end. */
interface Endings {
  readonly kind: string;
  readonly texts: Readonly<Record<End, readonly ReadableText[]>>;
}

const endingsIn = inFiles((source, contract): readonly Endings[] => {
  const byKind = new Map<string, Record<End, ReadableText[]>>();
  for (const written of plainTexts({ sources: [source], contract })) {
    const end = written.language === undefined ? undefined : endOf(written.text);
    if (end === undefined) continue;
    const kind = `${source.kind.name} ${keyOf(written)} ${written.language}`;
    const texts = byKind.get(kind) ?? { question: [], stop: [], word: [] };
    texts[end].push(written);
    byKind.set(kind, texts);
  }
  return [...byKind].map(([kind, texts]) => ({ kind, texts }));
});

/** Of each kind of text of which most end alike: how, and how the others end that should. */
function unlikeMost(endings: readonly Endings[]): ReadonlyMap<string, { readonly end: End; readonly other: End }[]> {
  const counts = new Map<string, Record<End, number>>();
  for (const { kind, texts } of endings) {
    const count = counts.get(kind) ?? { question: 0, stop: 0, word: 0 };
    for (const end of ENDS) count[end] += texts[end].length;
    counts.set(kind, count);
  }
  const unlike = [...counts].map(([kind, count]) => {
    const habits = ENDS.flatMap((end) => {
      const other = end === 'word' ? ('stop' as const) : ('word' as const);
      const { least, perOther } = HABITS[end];
      return count[other] > 0 && count[end] >= Math.max(least, perOther * count[other]) ? [{ end, other }] : [];
    });
    return [kind, habits] as const;
  });
  return new Map(unlike.filter(([, habits]) => habits.length > 0));
}

function endOf(text: string): End | undefined {
  if (/\?["»”)]?\s*$/.test(text)) return 'question';
  if (/(?<!\p{L})\p{L}?\p{Ll}{3,}[»”")]?\.\s*$/u.test(text)) return 'stop';
  return /[\p{L}\p{N}]\s*$/u.test(text) ? 'word' : undefined;
}

/** A few words need no full stop; where there are two sentences, the second one has it as the first one has its mark. */
function mayEndIn(end: End, text: string): boolean {
  if (end === 'stop') return /\S\s+\S+\s+\S+\s+\S/.test(text);
  return end === 'question' || !/[.!?…]["»”)]?\s+\S/.test(text);
}

function toldAs(end: End): (written: ReadableText) => Finding<'text-end-other'> {
  return (written) => {
    const { source, pointer } = written;
    const correct = ending(written, end);
    const details = { key: keyOf(written), end, correct: shortened(correct) };
    return { code: 'text-end-other', place: { source, pointer }, details, fix: fixToText(written, correct, false) };
  };
}

function ending({ text, language }: ReadableText, end: End): string {
  const plain = text.trimEnd();
  if (end === 'word') return plain.replace(/\.$/, '');
  if (end === 'stop') return `${plain}.`;
  const opening = languageData(language ?? '')?.sentenceMarks?.match(/(\S)\?/)?.[1] ?? '';
  return `${plain.startsWith(opening) ? '' : opening}${plain}?`;
}
