import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const pl: LanguageData = {
  since: 'od|założon[aey] w|założony w',
  functionWords: wrapped(`
    a aby albo ale ani bez bo by był była było były być ci co czy dla do gdy gdzie go i ich ile im ja jak jako je
    jego jej jest jestem jesteśmy jeśli już kiedy kto która które którego której którzy który lub ma mają mam mamy
    mi może można my na nad nam nami nas nasi nasz nasza nasze naszego naszej nie nich niż o od on ona oni oraz po
    pod przed przez przy są się sobie swoje swój ta tak także tam te tego tej ten to tu tych tylko tym u w wam was
    we wszystkie wszystko z za ze że żeby
  `),
  outOfHours: 'nagłych|nagłe|dyżur\\p{L}*|noc\\p{L}*|weekend\\p{L}*|święta|świąteczn\\p{L}*',
  until: 'do',
  listAnd: 'i|oraz',
  quotationMarks: '„” «»',
  unfinished: 'aby albo ale czy dla gdy lub oraz przez przy w we z ze że żeby',
  toWrite: 'Tutaj wpisz tekst',
  filler: ['przykładowy tekst', 'tekst probny', 'do przetłumaczenia'],
  mistyped: wrapped(`
    nei=nie ise=się sie=się wiecej=więcej prosze=proszę włanczać=włączać wziąść=wziąć poprostu=po_prostu
    napewno=na_pewno wogóle=w_ogóle narazie=na_razie conajmniej=co_najmniej orginalny=oryginalny
    wkońcu=w_końcu przedewszystkim=przede_wszystkim zpowrotem=z_powrotem naprzykład=na_przykład
  `),
  twice: 'bardzo bla juz nie no tak'.split(' '),
  vague: ['czytaj wiecej', 'kliknij', 'kliknij tutaj', 'tutaj', 'wiecej', 'wiecej informacji', 'zobacz wiecej'],
  consent: { accept: 'akceptuj|zaakceptuj|zgadzam|zezw', reject: 'odrzu|odmaw|nie |tylko' },
};
