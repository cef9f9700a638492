import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import { oncePerText } from '../../shared/once-per-text';
import type { Pointer } from '../../shared/pointer';
import { factsNamedIn, TOKEN } from '../../shared/token-syntax';
import { figuresOfOtherItems } from '../facts/figures-of-items';
import { type OwnedFigures, ownedFigures, ownersNamedIn } from '../facts/owned-figures';
import type { Finding } from '../findings/finding';
import { fixOfText, setEdit } from '../findings/fixes';
import { TABLE_ROW } from '../html/table-rows';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import type { Source } from '../source';
import { fewInEach } from '../texts/few-faults';
import { wordsOf } from '../texts/named-in';
import { type ReadableText, readableTexts } from '../texts/readable-texts';
import { blocksIn } from '../texts/text-blocks';
import { noted } from '../values/notes';
import { valueAt } from '../values/value-at';
import { inFilesAgainst, valuesResolvedAs } from '../values/values';

/** Where it is about `rye`, a figure is that of rye, `rye-price`, and not that of what it was copied from. */
export const factOfOther: Rule<'fact-of-other'> = (site) => [...figuresOfOthers(site, ownedFigures(site))];

const figuresOfOthers = inFilesAgainst((source, contract, figures: OwnedFigures): Finding<'fact-of-other'>[] => {
  if (!namesFigures(source, contract)) return [];
  const ofPrices = valuesResolvedAs({ sources: [source], contract }, 'price').flatMap(
    ({ pointer, value }): Finding<'fact-of-other'>[] => {
      const meant = typeof value === 'string' ? ownFigure(figures, value, idAt(source, pointer)) : undefined;
      if (meant === undefined) return [];
      const place = { source, pointer };
      const fix = { edits: [setEdit(place, meant.correct)], isCertain: false };
      return [{ code: 'fact-of-other', place, details: { fact: String(value), ...meant }, fix }];
    },
  );
  const ofTexts = fewInEach(
    textsWithFigures(source, contract),
    ({ written }) => written,
    (text) => inText(figures, text),
  );
  return [...ofPrices, ...ofTexts, ...inItems(figures, source, contract)];
});

/** Of most files nothing more need be looked at. */
const namesFigures = noted(
  'names-figures',
  (source, contract) =>
    source.text.includes('facts.') || valuesResolvedAs({ sources: [source], contract }, 'price').length > 0,
);

function inItems({ facts }: OwnedFigures, source: Source, contract: Contract): Finding<'fact-of-other'>[] {
  return figuresOfOtherItems(source, contract, facts).map(({ pointer, part, ...details }) => {
    const text = String(valueAt(source.data, pointer));
    const fix = fixOfText({ source, pointer, text }, [{ ...part, text: details.correct }], false);
    return { code: 'fact-of-other', place: { source, pointer, part }, details, fix };
  });
}

/** A text with figures in it, a row of a table or a point of a list by itself. */
interface TextWithFigures {
  readonly written: ReadableText;
  readonly text: string;
  readonly offset: number;
}

const textsWithFigures = oncePerObject((source: Source, contract: Contract): readonly TextWithFigures[] =>
  readableTexts({ sources: [source], contract })
    .filter(({ text }) => text.includes('facts.'))
    .flatMap((written) => (written.isHtml ? partsOf(written) : [{ written, text: written.text, offset: 0 }])),
);

/** The cells of a row are about the same; what is no table is cut into its blocks. */
function partsOf(written: ReadableText): TextWithFigures[] {
  const rows = [...written.text.matchAll(TABLE_ROW)].map(({ 0: row, index }) => ({
    written,
    text: row.replaceAll(/<[^<>]*>/g, spaces),
    offset: index,
  }));
  const blocks = blocksIn({ text: written.text.replaceAll(TABLE_ROW, spaces) }).map((block) => ({ ...block, written }));
  return [...rows, ...blocks].filter(({ text }) => text.includes('facts.'));
}

function spaces(text: string): string {
  return ' '.repeat(text.length);
}

/** The words of a text but those of its figures. */
const wordsSaid = oncePerText((text): readonly string[] => wordsOf(text.replaceAll(TOKEN, ' ')));

function inText(figures: OwnedFigures, { written, text, offset }: TextWithFigures): Finding<'fact-of-other'>[] {
  const { source, pointer, language = '' } = written;
  const facts = factsNamedIn(text);
  const isAboutOwners = figures.owners.has(language) && facts.some(({ fact }) => figures.owned.has(fact));
  if (!isAboutOwners) return [];
  const all = new Set(facts.map(({ fact }) => fact));
  const words = wordsSaid(text);
  const named = ownersNamedIn(words, language, figures);
  const subject = subjectOf(figures, { written, text, named, language });
  return facts.flatMap(({ fact, part: within }) => {
    const meant = ownFigure(figures, fact, subject);
    if (meant === undefined || named.includes(meant.other) || meant.other === source.id) return [];
    // Both are there: they are held against each other.
    if (all.has(meant.correct) || tellsApart(words, meant.other, subject)) return [];
    const part = { ...within, offset: offset + within.offset };
    const fix = fixOfText(written, [{ ...part, text: meant.correct }], false);
    const place = { source, pointer, part };
    return [{ code: 'fact-of-other' as const, place, details: { fact, ...meant }, fix }];
  });
}

interface Saying {
  readonly written: ReadableText;
  readonly text: string;
  /** Who is named in it. */
  readonly named: readonly string[];
  readonly language: Language;
}

/** Whom a text is about: who alone is named in it, or in what it is a part of, or else whose file it is. */
function subjectOf(figures: OwnedFigures, { written, text, named, language }: Saying): string | undefined {
  const { source, pointer } = written;
  const own = idAt(source, pointer);
  if (named.length > 0) {
    const isLabelled = ownersNamedIn(wordsSaid(labelOf(text)), language, figures).length > 0;
    return named.length === 1 && (named[0] === own || isLabelled) ? named[0] : undefined;
  }
  const around = ownersNamedIn(wordsAround(source, pointer), language, figures);
  if (around.length === 0) return own;
  return around.length === 1 && around[0] === own ? own : undefined;
}

const LONGEST_LABEL = 40;

/** The first cell of a row, what stands before a colon, or what is marked before the rest; nothing where there is no such label. */
function labelOf(text: string): string {
  const [label = ''] = text.trim().split(/:|\s{4,}/, 1);
  return label.length <= LONGEST_LABEL ? label : '';
}

/** All that is said in the nearest item of a list in which something stands, such as a row, a question or a section. */
function wordsAround(source: Source, pointer: Pointer): readonly string[] {
  const item = pointer.findLastIndex((step) => typeof step === 'number');
  const value = item < 0 ? undefined : valueAt(source.data, pointer.slice(0, item + 1));
  return typeof value === 'object' && value !== null ? wordsOfItem(value) : wordsSaid(String(value ?? ''));
}

const wordsOfItem = oncePerObject((item: object) => wordsSaid(JSON.stringify(item)));

/** Whose a file or an entry of it is. */
function idAt({ id, kind }: Source, pointer: Pointer): string | undefined {
  return id ?? (kind.holds === 'map' ? String(pointer[0]) : undefined);
}

/** Whether a text has those words that are in the id of another one only: “blocks 1 and 2” speaks of `block-2`. */
function tellsApart(words: readonly string[], other: string, subject = ''): boolean {
  const own = new Set(subject.split('-'));
  const telling = other.split('-').filter((word) => !own.has(word));
  return telling.length > 0 && telling.every((word) => words.includes(word));
}

/** The figure of whom it is about, where another one's is named. */
function ownFigure(
  { facts, owned }: OwnedFigures,
  fact: string,
  subject: string | undefined,
): { readonly other: string; readonly correct: string } | undefined {
  const figure = owned.get(fact);
  if (subject === undefined || figure === undefined || figure.owner === subject) return undefined;
  const correct = `${subject}-${figure.what}`;
  return facts.has(correct) ? { other: figure.owner, correct } : undefined;
}
