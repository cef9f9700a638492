import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const ro: LanguageData = {
  neverTwice: 'de din cu pe pentru si sau'.split(' '),
  inflectsNames: true,
  since: 'din|de la|înființat|înființată|fondat|fondată|anul',
  functionWords: wrapped(`
    acea aceasta această aceea acei aceia acel acela acele acelea acest acesta aceste acestea acești aceștia acolo acum
    ai aici al ale alt alta altă alte alți am ar are aș asta astfel așa ați au avea avem aveți azi bine ca că când care
    cărei căror cărui că ce cea cei cel cele cine cum cu da dacă dar de deci deja desigur despre din dintre doar după
    ea ei el ele era eram este eu fără fi fie fiecare fiind foarte fost iar ieri îi îl îmi împreună în înainte încă
    însă între într își îți la le lor lui mai mă mea mei mele mereu mi mie mine mult nici nimic niște noastră noastre
    noștri nostru noi nostri nu oricare ori ori pe pentru peste până prin printre sa să sale sau se și sub sunt
    suntem sunteți tot toată toate toți totuși tu un una unde unei unele unii unor unui va vă veți voastră voi vom
    vor vostru
  `),
  outOfHours: 'urgenț\\p{L}*|noaptea|nopți\\p{L}*|weekend\\p{L}*|sărbător\\p{L}*|de gardă',
  dayForms: wrapped(`
    lunea=1 marțea=2 marția=2 miercurea=3 joia=4 vinerea=5 sâmbăta=6 duminica=7
  `),
  until: 'până la',
  listAnd: 'și|precum și',
  quotationMarks: '„” «»',
  unfinished: 'a ca că cu dacă de din în la ori pe pentru prin sau și un o',
  toWrite: 'Scrieți textul aici',
  filler: ['text de proba', 'text exemplu', 'text de tradus'],
  mistyped: wrapped(`
    deasemenea=de_asemenea deasemeni=de_asemenea deacord=de_acord înnafară=în_afară înafară=în_afară decît=decât
    numa=numai sunteţi=sunteți
  `),
  vague: [
    'aici',
    'apasati aici',
    'click aici',
    'citeste mai mult',
    'clic aici',
    'detalii',
    'mai mult',
    'vezi mai mult',
  ],
  consent: { accept: 'accept|permit|sunt de acord', reject: 'refuz|respinge|nu |doar |numai ' },
};
