import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const da: LanguageData = {
  optionalMarks: '\u0301',
  inflectsNames: true,
  since: 'siden|grundlagt|stiftet|etableret i|anno',
  functionWords: wrapped(`
    ad af alle allerede alt altid at bare begge da de dem den denne der deres det dette dig din dine dit du efter ej
    eller en end er et for fordi fra få før gennem ham han hans har have havde helt hen hende her hos hun hvad hver
    hvilken hvis hvor hvordan hvorfor i ikke imellem ind ingen intet jeg jer jeres kan kom kun kunne lige man med meget
    mellem men mens mig mod må ned noget nogle nok nu når og også om op os over på sammen samt selv sig sin sit sine ses
    skal skulle som så sådan til ud uden under var ved vi vil ville vores være været
  `),
  outOfHours: 'akut\\p{L}*|døgnvagt\\p{L}*|vagttelefon\\p{L}*|nat|natten|nætter\\p{L}*|weekend\\p{L}*|helligdag\\p{L}*',
  dayForms: wrapped(`
    mandage=1 mandagene=1 mandagen=1 tirsdage=2 tirsdagene=2 tirsdagen=2 onsdage=3 onsdagene=3 onsdagen=3 torsdage=4
    torsdagene=4 torsdagen=4 fredage=5 fredagene=5 fredagen=5 lørdage=6 lørdagene=6 lørdagen=6 søndage=7 søndagene=7
    søndagen=7
  `),
  until: 'til',
  listAnd: 'og',
  quotationMarks: '»«',
  unfinished: 'at eller fordi hvis men og samt',
  contrasts: {
    age: {
      below: 'børn_under yngre_end',
      above: 'børn_over ældre_end',
    },
  },
  toWrite: 'Skriv teksten her',
  filler: ['eksempeltekst', 'provetekst', 'skal oversættes', 'tekst folger'],
  mistyped: wrapped(`
    ikek=ikke ikkke=ikke ogås=også ogsa=også osgå=også desvære=desværre adressse=adresse addresse=adresse
    addresser=adresser intresse=interesse interresse=interesse interresant=interessant forskelig=forskellig
    forskelige=forskellige tilstrækelig=tilstrækkelig spændene=spændende velkomen=velkommen tilmeding=tilmelding
    åbningtider=åbningstider bestiling=bestilling restuarant=restaurant resturant=restaurant restaurent=restaurant
    idag=i_dag igår=i_går imorgen=i_morgen ihvertfald=i_hvert_fald iøvrigt=i_øvrigt forøvrigt=for_øvrigt
    tilgengæld=til_gengæld istedet=i_stedet
  `),
  twice: 'bla der det du er for ha her ja langt man meget nej op rigtig sa ud var ved'.split(' '),
  vague: ['her', 'klik her', 'læs mere', 'læs her', 'mere', 'mere information', 'se mere', 'tryk her'],
  plainLetters: 'å=aa ø=oe',
  consent: { accept: 'accept|tillad|godkend|jeg er enig', reject: 'afvis|afslå|nej |ikke |kun ' },
  inDates: { beforeDay: 'den |d\\. ', stop: '.' },
};
