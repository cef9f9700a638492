import type { Finding } from '../problems/finding';
import { fixToText } from '../problems/fixes';
import type { Rule } from '../rule';
import { keyOf } from '../texts/kinds-of-text';
import { plainTexts, type ReadableText } from '../texts/readable-texts';
import { shortened } from '../translations/excerpts';
import { languageData } from '../translations/language-data';

/** How a text ends; other ends, such as a token, say nothing. */
type End = 'question' | 'stop' | 'word';

/** So many texts of one kind end in one way, and so few of them for each that does not, before that one is told. */
const HABITS: Readonly<Record<End, { readonly least: number; readonly perOther: number }>> = {
  question: { least: 4, perOther: 4 },
  stop: { least: 20, perOther: 20 },
  word: { least: 20, perOther: 20 },
};

/** Texts under the same key end alike: questions in their mark, descriptions in a full stop, titles without one. */
export const textEndOther: Rule<'text-end-other'> = (site) => {
  const alike = new Map<string, ReadableText[]>();
  for (const written of plainTexts(site)) {
    if (written.language === undefined) continue;
    const kind = `${written.source.kind.name} ${keyOf(written)} ${written.language}`;
    const known = alike.get(kind);
    if (known === undefined) alike.set(kind, [written]);
    else known.push(written);
  }
  return [...alike.values()].flatMap(unlikeMost);
};

function unlikeMost(texts: readonly ReadableText[]): Finding<'text-end-other'>[] {
  const byEnd: Record<End, ReadableText[]> = { question: [], stop: [], word: [] };
  for (const written of texts) {
    const end = endOf(written.text);
    if (end !== undefined) byEnd[end].push(written);
  }
  return (Object.keys(byEnd) as End[]).flatMap((end) => {
    const { least, perOther } = HABITS[end];
    const others = end === 'word' ? byEnd.stop : byEnd.word;
    const isHabit = byEnd[end].length >= Math.max(least, perOther * others.length);
    return isHabit ? others.filter((written) => end !== 'stop' || isSentence(written.text)).map(toldAs(end)) : [];
  });
}

function endOf(text: string): End | undefined {
  if (/\?["»”)]?\s*$/.test(text)) return 'question';
  if (/(?<!\p{L})\p{L}?\p{Ll}{3,}[»”")]?\.\s*$/u.test(text)) return 'stop';
  return /[\p{L}\p{N}]\s*$/u.test(text) ? 'word' : undefined;
}

function isSentence(text: string): boolean {
  return /\S\s+\S+\s+\S+\s+\S/.test(text);
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
