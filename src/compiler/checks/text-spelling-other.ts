import type { Language } from '../../shared/language';
import type { Finding } from '../findings/finding';
import { fixOfText } from '../findings/fixes';
import type { ProblemDetails } from '../findings/problem-details';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { type Run, readableRuns, textOf } from '../texts/readable-texts';
import { wordCounts } from '../translations/site-words';

/** How a word is written on either side of the Atlantic; of those that have other forms, each form. */
const PAIRS =
  'aluminium=aluminum analyse=analyze analysed=analyzed analysing=analyzing behaviour=behavior behaviours=behaviors cancelled=canceled cancelling=canceling catalogue=catalog catalogues=catalogs centre=center centres=centers channelled=channeled colour=color coloured=colored colours=colors cosy=cozy counsellor=counselor counsellors=counselors defence=defense dialled=dialed distil=distill endeavour=endeavor enrol=enroll enrolment=enrollment enrolments=enrollments enrols=enrolls favour=favor favourite=favorite favourites=favorites favours=favors fibre=fiber fibres=fibers flavour=flavor flavoured=flavored flavours=flavors fuelled=fueled fulfil=fulfill fulfilment=fulfillment fulfils=fulfills harbour=harbor harbours=harbors honour=honor honoured=honored honours=honors humour=humor instalment=installment instalments=installments instil=instill jewellery=jewelry labelled=labeled labelling=labeling labour=labor levelled=leveled litre=liter litres=liters manoeuvre=maneuver manoeuvres=maneuvers marvellous=marvelous modelling=modeling neighbour=neighbor neighbourhood=neighborhood neighbourhoods=neighborhoods neighbours=neighbors odour=odor odours=odors offence=offense organisation=organization organisations=organizations programme=program programmes=programs rigour=rigor rumour=rumor rumours=rumors sceptical=skeptical signalled=signaled skilful=skillful theatre=theater theatres=theaters travelled=traveled traveller=traveler travellers=travelers travelling=traveling tumour=tumor vapour=vapor wilful=willful woollen=woolen';

const pairs = PAIRS.split(' ').map((pair) => pair.split('=') as [british: string, american: string]);
const BRITISH: ReadonlyMap<string, string> = new Map(pairs);
const AMERICAN: ReadonlyMap<string, string> = new Map(pairs.map(([british, american]) => [american, british]));

/** Those that are not written so in Britain, either: a computer has a program. */
const AMERICAN_ONLY: ReadonlyMap<string, string> = new Map(
  [...AMERICAN].filter(([word]) => !word.startsWith('program')),
);
const AS_IN_BRITAIN = new Set(['en-AU', 'en-GB', 'en-IE', 'en-NZ']);

/** In so many texts a site has words of one of the two, and in so many for each of the other, before that one is told. */
const OFTEN = 4;

/** English is written as in Britain or as in America, not as in both; German in Switzerland without ß. */
export const textSpellingOther: Rule<'text-spelling-other'> = (site) => {
  const foundIn = (language: Language, wrongIn: WrongIn) => {
    const runs = readableRuns(site).filter(({ written }) => written.language === language);
    return fewInEach(runs, textOf, (run) => told(run, wrongIn));
  };
  return site.contract.languages.flatMap(({ code, locale }) => {
    if (WITHOUT_SHARP_S.has(locale)) return foundIn(code, withSharpS);
    const wrong = code.split('-')[0] === 'en' ? lessWritten(wordCounts(site).get(code), locale) : undefined;
    return wrong === undefined ? [] : foundIn(code, (text) => acrossTheAtlantic(text, wrong));
  });
};

/** A word, where it stands in a text, and how it is written on this side. */
type Wrong = ProblemDetails['text-spelling-other'] & { readonly index: number };
type WrongIn = (text: string) => readonly Wrong[];

/** The words of the English that fewer texts are written in; where hardly any tell, of that which the language of the site is not. */
function lessWritten(
  words: ReadonlyMap<string, number> = new Map(),
  locale: string,
): ReadonlyMap<string, string> | undefined {
  const textsWith = (ones: ReadonlyMap<string, string>) =>
    [...ones.keys()].reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
  const [british, american] = [textsWith(BRITISH), textsWith(AMERICAN)];
  const [most, fewest] = [Math.max(british, american), Math.min(british, american)];
  if (AS_IN_BRITAIN.has(locale) && american > 0 && american < OFTEN && british <= american) return AMERICAN_ONLY;
  if (fewest === 0 || most < OFTEN * fewest) return undefined;
  return american < british ? AMERICAN : BRITISH;
}

/** A word in small letters: with a capital it may be the name of something. */
const WORD = /(?<![\p{L}\p{N}@/._{#&-])\p{Ll}{4,}(?![\p{L}\p{N}@/_}]|[.:]\p{L})/gu;

function acrossTheAtlantic(text: string, wrong: ReadonlyMap<string, string>): readonly Wrong[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const correct = wrong.get(word);
    return correct === undefined ? [] : { word, correct, is: wrong === BRITISH ? 'british' : 'american', index };
  });
}

const WITHOUT_SHARP_S = new Set(['de-CH', 'de-LI']);

/** Behind another word with a capital it may be the name of somebody, before a figure that of a street in another country. */
const SHARP_S =
  /(?<![\p{L}\p{N}@/._{#&-]|\p{Lu}\p{L}{0,40}[ -])\p{L}{1,40}ß\p{L}{0,40}(?![\p{L}\p{N}@/_}]|[.:]\p{L}|\.? \d)/gu;

function withSharpS(text: string): readonly Wrong[] {
  if (!text.includes('ß')) return [];
  return [...text.matchAll(SHARP_S)].map(({ 0: word, index }) => ({
    word,
    correct: word.replaceAll('ß', 'ss'),
    is: 'german',
    index,
  }));
}

function told({ written, text, offset }: Run, wrongIn: WrongIn): Finding<'text-spelling-other'>[] {
  return wrongIn(text).map(({ index, ...details }) => {
    const { source, pointer } = written;
    const part = { offset: offset + index, length: details.word.length };
    const fix = fixOfText(written, [{ ...part, text: details.correct }], false);
    return { code: 'text-spelling-other' as const, place: { source, pointer, part }, details, fix };
  });
}
