import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

/** The names of the days without what says how they stand in a sentence. */
const DAYS = ['astelehen', 'astearte', 'asteazken', 'ostegun', 'ostiral', 'larunbat', 'igande'];
const DAY_ENDINGS = ['', 'ak', 'an', 'ean', 'era', 'ero', 'etan', 'eko', 'ko', 'n', 'ra', 'ro'];

export const eu: LanguageData = {
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
    bat=1 bi=2 hiru=3 lau=4 bost=5 sei=6 zazpi=7 zortzi=8 bederatzi=9 hamar=10 hamaika=11 hamabi=12 hogei=20
    ehun=100 mila=1000
  `),
  quotationMarks: '«» “”',
  toWrite: 'Idatzi hemen testua',
};
