import type { Finding } from '../problems/finding';
import { fixOfText } from '../problems/fixes';
import type { Rule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { type Run, readableRuns, textOf } from '../texts/readable-texts';
import { wordCounts } from '../translations/site-words';

/** How a word is written on either side of the Atlantic; of those that have other forms, each form. */
const PAIRS =
  'behaviour=behavior behaviours=behaviors cancelled=canceled cancelling=canceling catalogue=catalog catalogues=catalogs centre=center centres=centers colour=color coloured=colored colours=colors cosy=cozy counsellor=counselor counsellors=counselors defence=defense endeavour=endeavor enrolment=enrollment enrolments=enrollments favour=favor favourite=favorite favourites=favorites favours=favors fibre=fiber fibres=fibers flavour=flavor flavoured=flavored flavours=flavors fulfilment=fulfillment harbour=harbor harbours=harbors honour=honor honoured=honored honours=honors humour=humor instalment=installment instalments=installments jewellery=jewelry labelled=labeled labelling=labeling labour=labor litre=liter litres=liters modelling=modeling neighbour=neighbor neighbourhood=neighborhood neighbourhoods=neighborhoods neighbours=neighbors offence=offense organisation=organization organisations=organizations programme=program programmes=programs sceptical=skeptical skilful=skillful theatre=theater theatres=theaters travelled=traveled traveller=traveler travellers=travelers travelling=traveling';

const pairs = PAIRS.split(' ').map((pair) => pair.split('=') as [british: string, american: string]);
const BRITISH: ReadonlyMap<string, string> = new Map(pairs);
const AMERICAN: ReadonlyMap<string, string> = new Map(pairs.map(([british, american]) => [american, british]));

/** In so many texts a site has words of one of the two, and in so many for each of the other, before that one is told. */
const OFTEN = 4;

/** English is written as in Britain or as in America, not as in both. */
export const textSpellingOther: Rule<'text-spelling-other'> = (site) =>
  [...wordCounts(site)].flatMap(([language, words]) => {
    if (language.split('-')[0] !== 'en') return [];
    const textsWith = (ones: ReadonlyMap<string, string>) =>
      [...ones.keys()].reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
    const [british, american] = [textsWith(BRITISH), textsWith(AMERICAN)];
    const [most, fewest] = [Math.max(british, american), Math.min(british, american)];
    if (fewest === 0 || most < OFTEN * fewest) return [];
    const wrong = american < british ? AMERICAN : BRITISH;
    const runs = readableRuns(site).filter(({ written }) => written.language === language);
    return fewInEach(runs, textOf, (run) => told(run, wrong));
  });

/** A word in small letters: with a capital it may be the name of something. */
const WORD = /(?<![\p{L}\p{N}@/._{#&-])\p{Ll}{4,}(?![\p{L}\p{N}@/_}]|[.:]\p{L})/gu;

function told({ written, text, offset }: Run, wrong: ReadonlyMap<string, string>): Finding<'text-spelling-other'>[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const correct = wrong.get(word);
    if (correct === undefined) return [];
    const { source, pointer } = written;
    const part = { offset: offset + index, length: word.length };
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    const details = { word, correct, is: wrong === BRITISH ? ('british' as const) : ('american' as const) };
    return [{ code: 'text-spelling-other' as const, place: { source, pointer, part }, details, fix }];
  });
}
