import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const nb: LanguageData = {
  optionalMarks: '\u0301',
  inflectsNames: true,
  since: 'siden|grunnlagt|stiftet|etablert|anno',
  functionWords: wrapped(`
    alle alltid alt at av begge bare ble bli blir da de dem den denne der dere deres dersom det dette din dine ditt du
    eller en er et etter få fordi for fra før gjennom ha han hans har hadde helt henne her hos hun hva hver hvilken hvis
    hvor hvordan hvorfor i ikke inn ingen ingenting innen jeg kan kom kun kunne man med meg meget mellom men mens mer
    mot må ned noe noen nok nå når og også om opp oss over på sammen samt seg selv sin sine sitt siden skal skulle som
    så til under ut uten var ved vi vil ville våre vår vårt være vært
  `),
  outOfHours: 'akutt\\p{L}*|døgnvakt\\p{L}*|vakttelefon\\p{L}*|natt|natten|netter\\p{L}*|helg\\p{L}*|helligdag\\p{L}*',
  dayForms: wrapped(`
    mandager=1 mandagene=1 mandagen=1 tirsdager=2 tirsdagene=2 tirsdagen=2 onsdager=3 onsdagene=3 onsdagen=3
    torsdager=4 torsdagene=4 torsdagen=4 fredager=5 fredagene=5 fredagen=5 lørdager=6 lørdagene=6 lørdagen=6
    søndager=7 søndagene=7 søndagen=7
  `),
  until: 'til',
  listAnd: 'og',
  quotationMarks: '«»',
  unfinished: 'at eller fordi hvis men og samt',
  contrasts: {
    age: {
      below: 'barn_under yngre_enn',
      above: 'barn_over eldre_enn',
    },
  },
  toWrite: 'Skriv teksten her',
  filler: ['eksempeltekst', 'provetekst', 'skal oversettes', 'tekst kommer'],
  mistyped: wrapped(`
    ikek=ikke ikkke=ikke osgå=også ogås=også desverre=dessverre adressse=adresse addresse=adresse intresse=interesse
    interresse=interesse interresant=interessant intressant=interessant forskjelig=forskjellig
    forskjelige=forskjellige tilstrekelig=tilstrekkelig spenende=spennende velkomen=velkommen
    åpningtider=åpningstider bestiling=bestilling resturant=restaurant restaurent=restaurant idag=i_dag igår=i_går
    imorgen=i_morgen ihvertfall=i_hvert_fall iallefall=i_alle_fall istedet=i_stedet
  `),
  twice: 'bla der det du er for ha her ja langt man meget mye nei opp sa ut var ved'.split(' '),
  vague: ['her', 'klikk her', 'les mer', 'les her', 'mer', 'mer informasjon', 'se mer', 'trykk her'],
  plainLetters: 'å=a ø=o',
  consent: { accept: 'godta|aksepter|tillat|jeg samtykker', reject: 'avvis|avslå|nei |ikke |bare |kun ' },
  inDates: { stop: '.' },
};
