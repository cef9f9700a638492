import { inOrder } from './in-order';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const pl: LanguageData = {
  monthForms: inOrder(
    'styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu',
  ),
  inflectsNames: true,
  since: 'od|założon[aey] w|założony w',
  functionWords: wrapped(`
    a aby albo ale ani bez bo by był była było były być ci co czy dla do gdy gdzie go i ich ile im ja jak jako je
    jego jej jest jestem jesteśmy jeśli już kiedy kto która które którego której którzy który lub ma mają mam mamy
    mi może można my na nad nam nami nas nasi nasz nasza nasze naszego naszej nie nich niż o od on ona oni oraz po
    pod przed przez przy są się sobie swoje swój ta tak także tam te tego tej ten to tu tych tylko tym u w wam was
    we wszystkie wszystko z za ze że żeby
  `),
  numbers: wrapped(`
    dwa=2 dwie=2 dwaj=2 dwóch=2 dwoje=2 trzy=3 trzej=3 trzech=3 troje=3 cztery=4 czterej=4 czterech=4 czworo=4 pięć=5
    pięciu=5 sześć=6 sześciu=6 siedem=7 siedmiu=7 osiem=8 ośmiu=8 dziewięć=9 dziewięciu=9 dziesięć=10 dziesięciu=10
    jedenaście=11 jedenastu=11 dwanaście=12 dwunastu=12 trzynaście=13 czternaście=14 piętnaście=15 szesnaście=16
    siedemnaście=17 osiemnaście=18 dziewiętnaście=19 dwadzieścia=20 dwudziestu=20 trzydzieści=30 czterdzieści=40
    pięćdziesiąt=50 sześćdziesiąt=60 siedemdziesiąt=70 osiemdziesiąt=80 dziewięćdziesiąt=90 sto=100 dwieście=200
    trzysta=300 czterysta=400 pięćset=500 sześćset=600 siedemset=700 osiemset=800 dziewięćset=900 tysiąc=1000
  `),
  numbersBehind: 'jeden=1',
  numbersBegun:
    'dwu=2 cztero=4 pięcio=5 sześcio=6 siedmio=7 ośmio=8 dziewięcio=9 dziesięcio=10 dwunasto=12 piętnasto=15 dwudziesto=20 trzydziesto=30',
  ordinals: wrapped(`
    południe=12 północ=12 północy=12 połowa=50 połowę=50 połowy=50 pół=50 obie=2 oba=2 obu=2 obaj=2 obydwu=2
    pierwsza=1 pierwsze=1 pierwszy=1 pierwszego=1 pierwszą=1 pierwszej=1 druga=2 drugi=2 drugie=2 drugą=2 drugiej=2
    drugiego=2 trzeci=3 trzecia=3 trzecie=3 trzeciego=3 trzecią=3 trzeciej=3 czwarty=4 czwarta=4 piąty=5 piąta=5
  `),
  multiples:
    'tys=1000 tysiące=1000 tysięcy=1000 mln=1000000 milion=1000000 miliony=1000000 milionów=1000000 mld=1000000000',
  outOfHours: 'nagłych|nagłe|dyżur\\p{L}*|noc\\p{L}*|weekend\\p{L}*|święta|świąteczn\\p{L}*',
  dayForms: wrapped(`
    poniedziałku=1 poniedziałki=1 wtorku=2 wtorki=2 środy=3 środę=3 czwartku=4 czwartki=4 piątku=5 piątki=5 soboty=6
    sobotę=6 niedzieli=7 niedziele=7 niedzielę=7
  `),
  shortDays: 'pn=1 czw=4 czwart=4 ptk=5 sb=6 so=6 nd=7 ndz=7',
  until: 'do',
  listAnd: 'i|oraz',
  quotationMarks: '„” «»',
  unfinished: 'aby albo ale czy dla gdy lub oraz przez przy w we z ze że żeby',
  keptWithNext: 'a i o u w z',
  toWrite: 'Tutaj wpisz tekst',
  filler: ['przykladowy tekst', 'tekst probny', 'do przetlumaczenia'],
  mistyped: wrapped(`
    nei=nie ise=się sie=się wiecej=więcej prosze=proszę włanczać=włączać wziąść=wziąć poprostu=po_prostu
    napewno=na_pewno wogóle=w_ogóle narazie=na_razie conajmniej=co_najmniej orginalny=oryginalny
    wkońcu=w_końcu przedewszystkim=przede_wszystkim zpowrotem=z_powrotem naprzykład=na_przykład
  `),
  twice: 'bardzo bla juz nie no tak'.split(' '),
  pictures: { alone: 'zdjecie|obraz|obrazek|grafika|fotografia|ilustracja|logo|logotyp' },
  vague: ['czytaj wiecej', 'kliknij', 'kliknij tutaj', 'tutaj', 'wiecej', 'wiecej informacji', 'zobacz wiecej'],
  consent: { accept: 'akceptuj|zaakceptuj|zgadzam|zezw', reject: 'odrzu|odmaw|nie |tylko' },
};
