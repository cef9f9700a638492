import { inOrder } from './in-order';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const sl: LanguageData = {
  monthForms: `${inOrder('januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra')} ${inOrder('januarju februarju marcu aprilu maju juniju juliju avgustu septembru oktobru novembru decembru')}`,
  inflectsNames: true,
  since: 'od|ustanovljen\\p{L}* leta',
  functionWords: wrapped(`
    a ali ampak bi bil bila bile bili bilo biti bo bodo bomo boste brez če čez da do ga gre i iz ja je jih jo kadar kaj
    kako kar kdaj kdo kdor ker ki kje ko kot lahko le ni nisem nismo niso med mi mu na nad naj nam nas naš naša naše naši
    ne nekaj nič ob od on ona oni pa po pod pred preden pri prav razen s saj se sem si smo so spet ste sta še ta tako
    tam te tega tem ti tisto to tu tudi v vam vas vaš vaša vaše vendar vi vse vsak vsi za zato zelo že z
  `),
  outOfHours: 'noč\\p{L}*|ponoči|dežur\\p{L}*|nujn\\p{L}*|vikend\\p{L}*|praznik\\p{L}*',
  dayForms: wrapped(`
    ponedeljka=1 ponedeljkih=1 torka=2 torkih=2 sredo=3 srede=3 sredah=3 četrtka=4 četrtkih=4 petka=5 petkih=5 soboto=6
    sobote=6 sobotah=6 nedeljo=7 nedelje=7 nedeljah=7
  `),
  until: 'do',
  listAnd: 'in|ter',
  quotationMarks: '„“ »«',
  unfinished: 'ali ampak če da in ker ki med pri s ter v z za',
  keptWithNext: 'k h s v z',
  toWrite: 'Tukaj napišite besedilo',
  filler: ['vzorcno besedilo', 'poskusno besedilo', 'za prevod'],
  neverTwice: 'in ali ki ker'.split(' '),
  vague: ['klikni tukaj', 'kliknite tukaj', 'podrobnosti', 'preberi vec', 'tukaj', 'vec', 'vec informacij'],
  consent: { accept: 'sprejm|dovol|stri|omogo', reject: 'zavr|ne |samo |le ' },
  inDates: { stop: '.' },
};
