import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const tr: LanguageData = {
  optionalMarks: '\u0302',
  neverTwice: 've ile icin'.split(' '),
  inflectsNames: true,
  functionWords: wrapped(`
    acaba ama ancak artık ayrıca bazı belki ben benim beri bile bir biri biz bize bizi bizim bizimle bu buna bunlar bunu
    bunun burada böyle çok çünkü da daha dahil dâhil de değil diye en gibi göre hangi hem hep hepsi her hiç hâlâ için
    içinde ile ilk ise kadar kendi ki kim mi mı mu mü nasıl ne neden nerede o olan olarak olduğu olup olur onlar onu onun
    orada öyle önce sadece sen senin siz size sizi sizin sonra şu tarafından tüm üzere var ve veya ya yani yok zaman
  `),
  numbers: wrapped(`
    iki=2 üç=3 dört=4 beş=5 altı=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kırk=40 elli=50 altmış=60 yetmiş=70
    seksen=80 doksan=90 yüz=100 bin=1000
  `),
  numbersBehind: 'bir=1',
  numbersInPairs: 'units behind ten',
  multiples: 'düzine=12 bin=1000 milyon=1000000 milyar=1000000000',
  outOfHours: 'gece|geceleri|acil\\p{L}*|nöbetçi\\p{L}*|hafta sonu|hafta sonları|bayram\\p{L}*',
  dayForms: wrapped(`
    pazartesi=1 pazartesileri=1 pazartesiden=1 salı=2 salıları=2 salıdan=2 çarşamba=3 çarşambaları=3 perşembe=4
    perşembeleri=4 perşembeye=4 cuma=5 cumaları=5 cumaya=5 cumartesi=6 cumartesileri=6 cumartesiye=6 pazarları=7
  `),
  unitForms: 'dakikalık=minute saatlik=hour günlük=day haftalık=week aylık=month yıllık=year',
  listAnd: 've',
  names: '(?<=\\d_)(?:şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|kasım|aralık)',
  quotationMarks: '“” «»',
  pictures: { alone: 'resim|fotograf|gorsel|cizim|logo' },
  unfinished: 'çünkü ve veya',
  toWrite: 'Metni buraya yazın',
  filler: ['ornek metin', 'deneme metni', 'metin gelecek', 'cevrilecek'],
  mistyped: wrapped(`
    acenta=acente antreman=antrenman birşey=bir_şey döküman=doküman entellektüel=entelektüel eşortman=eşofman
    haftasonu=hafta_sonu haftaiçi=hafta_içi hergün=her_gün herkez=herkes herşey=her_şey hiçbirşey=hiçbir_şey insiyatif=inisiyatif kapora=kaparo klavuz=kılavuz mahçup=mahcup
    makina=makine meyva=meyve muhattap=muhatap orjinal=orijinal pantalon=pantolon sandöviç=sandviç süpriz=sürpriz
    şöför=şoför tabiki=tabii_ki ünvan=unvan yalnış=yanlış yanlız=yalnız
  `),
  vague: ['buradan', 'buraya tiklayin', 'burayi tiklayin', 'daha fazla', 'daha fazla bilgi', 'devami', 'tiklayin'],
  consent: { accept: 'kabul ed|kabul et(?!m)|onayl|izin ver', reject: 'redde|kabul etm|yalnız|sadece' },
};
