import type { SiteLanguage } from '../../../generated/types';
import { capitalised } from '../../shared/capitalised';
import type { Language } from '../../shared/language';
import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { isQuoted } from '../texts/quoted';
import { type Run, readableRuns, textOf } from '../texts/readable-texts';
import { wordsIn } from '../texts/words';
import { wordCounts } from '../translations/site-words';
import { inFilesAgainst } from '../values/values';

/** So many texts of a site speak to the reader in one form, and so many for each in the other, before that one is told. */
const OFTEN = 12;
const PER_OTHER = 8;

/** A website speaks to its reader in one form: «tú» or «usted», not now one and now the other. */
export const textAddressOther: Rule<'text-address-other'> = (site) =>
  site.contract.languages.flatMap((language) => {
    const counts = wordCounts(site).get(language.code) ?? new Map();
    const { polite, familiar, regional, usual } = formsOf(language);
    const others = [rarerOf([polite, familiar], counts), rarerOf([regional, usual], counts)];
    return others.flatMap((other) => (other === undefined || other === usual ? [] : saidIn(site, other)));
  });

const saidIn = inFilesAgainst((source, contract, form: Form): Finding<'text-address-other'>[] => {
  const runs = readableRuns({ sources: [source], contract }).filter(
    ({ written }) => written.language === form.language,
  );
  return fewInEach(runs, textOf, (run) => told(run, form));
});

interface Form {
  readonly language: Language;
  readonly isPolite: boolean;
  /** Whether only some countries say so. */
  readonly isRegional?: true;
  /** Its words, with what the other form says in the place of some. */
  readonly words: ReadonlyMap<string, Saying>;
}

interface Saying {
  readonly other: string | undefined;
  /** Elsewhere it is another word. */
  readonly isFirst: boolean;
}

/** The one of two forms in which few texts of a language speak, where many speak in the other. */
function rarerOf(forms: readonly [Form, Form], counts: ReadonlyMap<string, number>): Form | undefined {
  const textsIn = ({ words }: Form) => [...words.keys()].reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
  const [one, other] = [textsIn(forms[0]), textsIn(forms[1])];
  const [most, fewest] = [Math.max(one, other), Math.min(one, other)];
  if (fewest === 0 || most < OFTEN || most < PER_OTHER * fewest) return undefined;
  return one < other ? forms[0] : forms[1];
}

const formsOf = oncePerObject(({ code: language }: SiteLanguage) => {
  const { polite = '', familiar = '', familiarElsewhere = '' } = languageData(language) ?? {};
  const regional = wordsOf(familiarElsewhere);
  const usual = [...regional.values()].flatMap(({ other }) => other ?? []).join(' ');
  return {
    polite: { language, isPolite: true, words: wordsOf(polite) },
    familiar: { language, isPolite: false, words: wordsOf(familiar) },
    regional: { language, isPolite: false, isRegional: true, words: regional },
    usual: { language, isPolite: false, words: wordsOf(usual) },
  } satisfies Readonly<Record<string, Form>>;
});

function wordsOf(list: string): ReadonlyMap<string, Saying> {
  return new Map(
    list.split(' ').map((entry) => {
      const [word = '', other] = entry.replace('^', '').split('=');
      return [word, { other, isFirst: entry.startsWith('^') }] as const;
    }),
  );
}

const WORD = /(?<![\p{L}\p{N}@/._{#&-])\p{L}+(?![\p{L}\p{N}@/_}-]|[.:]\p{L})/gu;

function told({ written, text, offset }: Run, { isPolite, isRegional, words }: Form): Finding<'text-address-other'>[] {
  if (!wordsIn(text).some(({ small }) => words.has(small))) return [];
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const small = word.toLowerCase();
    const saying = words.get(small);
    const before = text.slice(0, index);
    if (saying === undefined || isQuoted(before)) return [];
    if (saying.isFirst && !(isBeginning(word, before) && isCommand(small, text.slice(index + word.length)))) return [];
    const { source, pointer } = written;
    const part = { offset: offset + index, length: word.length };
    const { other } = saying;
    const correct = other && (small === word ? other : capitalised(other));
    const fix = correct === undefined ? {} : { fix: fixOfText(written, [{ ...part, text: correct }], false) };
    const details = { word, isPolite, ...(isRegional && { isRegional }), ...(correct !== undefined && { correct }) };
    return [{ code: 'text-address-other' as const, place: { source, pointer, part }, details, ...fix }];
  });
}

function isBeginning(word: string, before: string): boolean {
  return word.charAt(0) !== word.charAt(0).toLowerCase() && /(?:^|[.!?¡¿])\s*$/.test(before);
}

/** «Llame quien llame» and «visite o no la torre» command nothing. */
function isCommand(word: string, behind: string): boolean {
  const [clause = ''] = /^[^.,;:!?]{0,60}/.exec(behind) ?? [];
  return !/^ o no /.test(clause) && !clause.split(' ').includes(word);
}
