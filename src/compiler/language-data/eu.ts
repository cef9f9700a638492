import { inOrder } from './in-order';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

/** The names of the days without what says how they stand in a sentence. */
const DAYS = ['astelehen', 'astearte', 'asteazken', 'ostegun', 'ostiral', 'larunbat', 'igande'];
const DAY_ENDINGS = ['', 'ak', 'an', 'ean', 'era', 'ero', 'etan', 'eko', 'ko', 'n', 'ra', 'ro'];

export const eu: LanguageData = {
  monthForms: inOrder(
    'urtarrilean otsailean martxoan apirilean maiatzean ekainean uztailean abuztuan irailean urrian azaroan abenduan',
  ),
  neverTwice: 'eta edo'.split(' '),
  inflectsNames: true,
  functionWords: wrapped(`
    eta da dira ez bai baina edo ere oso den du dute dugu duzu zuen ziren zen izan izango dago daude ditu hau hori
    hauek horiek bat batzuk guztiak bere gure zure nire zer nor non noiz nola zergatik hemen hor han beste arte
    gero orain baino bezala dela behar
  `),
  until: '(?:e?ta|e)?tik',
  dayForms: DAYS.flatMap((stem, day) => DAY_ENDINGS.map((ending) => `${stem}${ending}=${day + 1}`)).join(' '),
  outOfHours: 'larrialdi\\p{L}*|gau\\p{L}*|asteburu\\p{L}*|jaiegun\\p{L}*',
  numbers: wrapped(`
    bat=1 bi=2 hiru=3 lau=4 bost=5 sei=6 zazpi=7 zortzi=8 bederatzi=9 hamar=10 hamaika=11 hamabi=12
    hamahiru=13 hamalau=14 hamabost=15 hamasei=16 hamazazpi=17 hemezortzi=18 hemeretzi=19 hogei=20 hogeita=20
    berrogei=40 berrogeita=40 hirurogei=60 hirurogeita=60 laurogei=80 laurogeita=80 ehun=100 berrehun=200
    hirurehun=300 laurehun=400 bostehun=500 mila=1000
  `),
  numbersInPairs: 'twenties',
  quotationMarks: '«» “”',
  toWrite: 'Idatzi hemen testua',
};
