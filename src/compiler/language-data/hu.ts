import { inOrder } from './in-order';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const hu: LanguageData = {
  monthForms: inOrder(
    'január február március április május június július augusztus szeptember október november december',
    ['ban', 'ben', 'tól', 'től', 'ig', 'i'],
  ),
  neverTwice: 'es hogy'.split(' '),
  inflectsNames: true,
  functionWords: wrapped(`
    a ahogy ahol aki alatt általában ami amikor az azért azok azt azután benne bennünket csak de egy egyik el előtt
    ennek ezek ezen ezért ezt és fel felett fog ha hanem hogy hogyan hol ide igen illetve is itt kell ki kívül között le
    lehet mellett meg melyik mert mi mikor mind minden mindig mint mit most már míg nagyon nálunk ne nekünk nem nincs
    olyan ott pedig saját se sem semmi szerint tehát ti után vagy vagyunk van vannak velünk vele volt volna át ő ők ön
    önnek önök önöket
  `),
  outOfHours: 'éjjel\\p{L}*|éjszaka\\p{L}*|ügyelet\\p{L}*|hétvég\\p{L}*|ünnep\\p{L}*|sürgős\\p{L}*',
  dayForms: wrapped(`
    hétfőn=1 hétfőnként=1 hétfőtől=1 kedden=2 keddenként=2 keddtől=2 szerdán=3 szerdánként=3 szerdától=3 csütörtökön=4
    csütörtökönként=4 csütörtökig=4 pénteken=5 péntekenként=5 péntekig=5 szombaton=6 szombatonként=6 szombatig=6
    vasárnaponként=7 vasárnapig=7
  `),
  listAnd: 'és|valamint',
  quotationMarks: '„” »«',
  unfinished: 'a az és hogy mert vagy',
  toWrite: 'Ide írja a szöveget',
  filler: ['minta szoveg', 'mintaszoveg', 'ide jon a szoveg', 'forditasra var'],
  mistyped: wrapped(`
    mindíg=mindig muszály=muszáj nemtudom=nem_tudom légyszives=légy_szíves
  `),
  vague: ['bovebben', 'ide kattintva', 'itt', 'kattintson ide', 'reszletek', 'tovabb', 'tudjon meg tobbet'],
  consent: { accept: 'elfogad|engedélyez|hozzájárul', reject: 'elutasít|nem |csak ' },
};
