import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

/** „Leute, die die Kurse geben“, „weil die die Besten sind“. */
const BEHIND_COMMA = /(?:,(?: \p{L}+)?|(?<!\p{L})(?:dass|weil|ob|wenn|als|sind|ist|war|waren)) $/u;

export const de: LanguageData = {
  inflectsNames: true,
  nounsHaveCapital: true,
  lengthToEnglish: 1.2,
  since: 'seit|gegründet|anno',
  phrases: [['seid(?= (?:\\d{4}|Jahren|langem|Monaten|Wochen|gestern|heute))', 'seit']],
  inYear: 'Jahr|Jahre',
  commonWords: wrapped(`
    offen geöffnet öffnen schließen geschlossen senden suchen weiter vorherige zurück start kontakt nachrichten
    karte öffnungszeiten adresse telefon name nachricht danke preis preise alle keine bücher buch reservieren
    kostenlos morgen vormittag nachmittag abend nacht heute gestern woche wochen monat monate jahr jahre tag tage
    stunde stunden lesen mehr anrufen schreiben wählen annehmen ablehnen herunterladen teilen seite fragen frage
    antworten hilfe laden läden haus kurs kurse uns unser arbeit stelle stellen voraussetzungen prüfung prüfungen
    termine termin plätze schüler lehrer dauer sprache sprachen ausbildung lernen anmeldung stipendien unterkunft
    immer sehen alles kaufen warenkorb zahlung lieferung kunde kunden geschenk geschenke news shop shops workshop
    workshops job jobs download downloads student see level levels gratis examen boutique atelier retour
    organisation plus formation mais
  `),
  steps: 'schritt phase etappe',
  partOf: 'der|von|von den',
  functionWords: wrapped(`
    aber alle als also bzw am an auch auf aus bei bin bis da damit dann das dass dein deine dem den der des dich die
    dies diese dieser dieses dir doch du durch ein eine einem einen einer eines er es für gibt habe haben hat ich
    ihr ihre ihrem ihren im in ist ja jede jeder jedes kann können man mehr mein mit nach nicht noch nur ob oder
    ohne sehr sein seine sich sie sind so über um und uns unser unsere unter vom von vor war was weil wenn wer
    werden wie wir wird zu zum zur zwischen
  `),
  ordinals: wrapped(`
    mittag=12 mittags=12 mitternacht=12 hälfte=50 halb=50 halbe=50 halber=50 halbes=50 drittel=3 viertel=4 erste=1
    ersten=1 erster=1 erstes=1 zweite=2 zweiten=2 zweiter=2 zweites=2 dritte=3 dritten=3 dritter=3 drittes=3
    vierte=4 vierten=4 vierter=4 viertes=4 fünfte=5 fünften=5 fünfter=5 fünftes=5 sechste=6 sechsten=6 sechster=6
    sechstes=6 siebte=7 siebten=7 siebter=7 siebtes=7 achte=8 achten=8 achter=8 achtes=8 neunte=9 neunten=9
    neunter=9 neuntes=9 zehnte=10 zehnten=10 zehnter=10 zehntes=10 zweimal=2 dreimal=3 viermal=4 zwanziger=20
    zwanzigern=20 dreißiger=30 dreißigern=30 dreissiger=30 dreissigern=30 vierziger=40 vierzigern=40 fünfziger=50
    fünfzigern=50 sechziger=60 sechzigern=60 siebziger=70 siebzigern=70 achtziger=80 achtzigern=80 neunziger=90
    neunzigern=90 elfte=11 elften=11 elfter=11 elftes=11 zwölfte=12 zwölften=12 zwölfter=12 zwölftes=12
    zwanzigste=20 zwanzigsten=20 zwanzigster=20 fünfzigste=50 fünfzigsten=50 hundertste=100 hundertsten=100
    anderthalb=50 eineinhalb=50 zweieinhalb=2.5 dreieinhalb=3.5 viereinhalb=4.5 fünfeinhalb=5.5 sechseinhalb=6.5
    eindreiviertel=1.75 zweieinviertel=2.25 zweidreiviertel=2.75 dreieinviertel=3.25
    dreidreiviertel=3.75 siebeneinhalb=7.5 achteinhalb=8.5 neuneinhalb=9.5 zweitausender=2000 zweitausendern=2000 dreitausender=3000
    dreitausendern=3000 viertausender=4000 viertausendern=4000 fünftausender=5000 sechstausender=6000
    siebentausender=7000 achttausender=8000 achttausendern=8000
  `),
  numbersBegun: 'halbjahr=6 halbjähr=6 vierteljahr=3 vierteljähr=3',
  numbers: wrapped(`
    ein=1 eine=1 eins=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12
    dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30
    dreissig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 tausend=1000
  `),
  numbersInOneWord: 'und',
  daysOfWeeks: '8=7',
  listAnd: 'und',
  listOr: 'oder',
  multiples: wrapped(`
    dutzend=12 tausend=1000 million=1000000 millionen=1000000 mio=1000000 milliarde=1000000000
    milliarden=1000000000 mrd=1000000000
  `),
  unfinished: 'dass dem den des einem einen einer eines oder sowie und weil wenn zum zur',
  outOfHours:
    '\\p{L}*notdienst\\p{L}*|\\p{L}*notf[aä]ll\\p{L}*|\\p{L}*bereitschaft\\p{L}*|nachts?|nächte|wochenenden?|feiertagen?',
  begins: {
    verbs: 'beginn(?:t|en)|startet|starten',
    before: 'nachster (?:start|kurs)|beginn|start',
    at: '(?:ist )?im',
  },
  openingWords: 'geöffnet öffnen öffnet offen schließen schließt öffnungszeiten',
  sums: { plus: 'plus', minus: 'minus', result: '(?<!(?:die|das|und)\\s)(?:ergibt|ergeben|sind|macht|machen|gleich)' },
  costing: 'kostet kosten dauert dauern',
  articles: 'der die das jeder jede jedes dieser diese dieses',
  plainLetters: 'ä=ae ö=oe ü=ue',
  until: 'bis',
  unitForms: 'tagen=day monaten=month monats=month jahren=year jahres=year',
  feasts:
    'neujahr=1-1 dreikönig=1-6 valentinstag=2-14 allerheiligen=11-1 heiligabend=12-24 weihnachtstag=12-25 silvester=12-31',
  quotationMarks: '„“',
  abbreviations: wrapped(`
    abschn abzgl allg anschl ausschl bearb begr bspw bzgl eigtl einschl evtl exkl gebr gegr gesch gest ggfs hrsg inkl
    insb insbes jährl mind monatl mwst nachm nördl schw südl telef tägl urspr verh versch vorm westl wöchentl zzgl
    öffentl östl überarb übers
  `),
  contrasts: {
    size: {
      small: 'klein kleine kleinen kleiner kleines',
      large: 'groß große großen großer großes gross grosse grossen grosser grosses',
    },
    rate: {
      any: 'tage_pro_woche tage_die_woche stunden_pro_tag',
    },
    bound: {
      most: 'höchstens maximal',
      least: 'mindestens minimal wenigstens',
    },
    period: {
      week: 'pro_woche jede_woche wöchentlich wöchentliche',
      month: 'pro_monat jeden_monat monatlich monatliche',
      year: 'pro_jahr jedes_jahr jährlich jährliche',
      day: 'pro_tag jeden_tag täglich tägliche',
    },
    hours: {
      morning: 'morgens vormittags vormittag',
      later: 'nachmittags nachmittag abends abend nachts nacht',
    },
    season: {
      spring: 'frühling frühjahr',
      summer: 'sommer',
      autumn: 'herbst',
      winter: 'winter',
    },
    side: {
      left: 'links',
      right: 'rechts',
    },
    mode: {
      onsite: 'in_präsenz präsenz vor_ort',
      online: 'online',
    },
    price: {
      free: 'kostenlos kostenlose kostenfrei gratis umsonst unentgeltlich ohne_aufpreis',
      paid: 'kostenpflichtig gegen_aufpreis gegen_gebühr',
    },
    sum: {
      included: 'inklusive inbegriffen enthalten',
      extra: 'kostet_extra kosten_extra nicht_inbegriffen nicht_enthalten',
    },
    age: {
      below: 'kinder_unter kindern_unter jünger_als',
      above: 'kinder_über kindern_über älter_als',
    },
    noon: {
      day: 'mittag mittags',
      night: 'mitternacht',
    },
    change: {
      less: 'rabatt ermäßigung nachlass',
      more: 'aufschlag zuschlag',
    },
    share: {
      double: 'das_doppelte',
      half: 'die_hälfte',
    },
    answer: {
      yes: 'ja, ja.',
      no: 'nein, nein.',
    },
    order: {
      before: 'vor_dem vor_der bevor',
      after: 'nach_dem nach_der nachdem',
    },
    compare: {
      more: 'mehr_als',
      less: 'weniger_als',
    },
    week: {
      end: 'wochenende wochenenden',
      days: 'werktags',
    },
    state: {
      closed: 'geschlossen',
      open: 'geöffnet',
    },
    place: {
      first: 'erste ersten erster erstes',
      second: 'zweite zweiten zweiter zweites',
      third: 'dritte dritten dritter drittes',
      fourth: 'vierte vierten vierter viertes',
      fifth: 'fünfte fünften fünfter fünftes',
      sixth: 'sechste sechsten sechster sechstes',
      seventh: 'siebte siebten siebter siebtes',
      eighth: 'achte achten achter achtes',
      ninth: 'neunte neunten neunter neuntes',
      tenth: 'zehnte zehnten zehnter zehntes',
    },
    end: {
      first: 'erste ersten erster erstes',
      last: 'letzte letzten letzter letztes',
    },
    storey: {
      any: wrapped(`
        erster_stock ersten_stock zweiter_stock zweiten_stock dritter_stock dritten_stock vierter_stock vierten_stock
        erste_etage ersten_etage zweite_etage zweiten_etage dritte_etage dritten_etage vierte_etage vierten_etage
        erstes_obergeschoss ersten_obergeschoss zweites_obergeschoss zweiten_obergeschoss drittes_obergeschoss
        dritten_obergeschoss viertes_obergeschoss vierten_obergeschoss
      `),
    },
    often: {
      twice: 'zweimal',
      thrice: 'dreimal',
      four: 'viermal',
    },
  },
  toWrite: 'Hier den Text schreiben',
  filler: [
    'beispieltext',
    'noch zu ubersetzen',
    'blindtext',
    'platzhaltertext',
    'testtext',
    'hier steht (?:der|ein|ihr|dein) text',
    '^(?:inhalt|text) folgt\\.?$',
  ],
  mistyped: wrapped(`
    nciht=nicht nihct=nicht nciths=nichts udn=und nud=und oderr=oder odre=oder ahben=haben habne=haben wrid=wird
    wedren=werden ncah=nach shcon=schon scohn=schon usnere=unsere unsree=unsere immre=immer kostelos=kostenlos
    kostenols=kostenlos vorraus=voraus vorraussetzung=voraussetzung vorraussetzungen=voraussetzungen
    vorrausichtlich=voraussichtlich standart=standard wilkommen=willkommen wiederrum=wiederum entgültig=endgültig
    nähmlich=nämlich agressiv=aggressiv seperat=separat seperate=separate rhytmus=rhythmus desshalb=deshalb
    vieleicht=vielleicht interresse=interesse interressant=interessant zumindestens=zumindest addresse=adresse
    adressse=adresse telefohn=telefon reperatur=reparatur reperaturen=reparaturen terasse=terrasse gallerie=galerie
    erfahrug=erfahrung öffungszeiten=öffnungszeiten öffnugszeiten=öffnungszeiten öffnungzeiten=öffnungszeiten
    sprechzeitn=sprechzeiten anmeldng=anmeldung aufjedenfall=auf_jeden_Fall immoment=im_Moment garnicht=gar_nicht
  `),
  twice: wrapped(`
    ab an auf aus bei bla das den der die durch ein es ganz haben hat immer ist ja kann lange mit nach nein sehr sie
    sind so uber um unter viel vor war was weit wer werden wie wird wo zu
  `).split(' '),
  twiceCompared: {
    der: BEHIND_COMMA,
    die: BEHIND_COMMA,
    den: BEHIND_COMMA,
  },
  pictures: {
    alone: '(?:das |die |ein |eine )?(?:abbildung|bild|foto|fotografie|grafik|illustration|logo|zeichnung)',
  },
  vague: [
    'hier',
    'hier klicken',
    'klick hier',
    'klicke hier',
    'klicken sie hier',
    'mehr erfahren',
    'mehr informationen',
    'mehr lesen',
    'weitere informationen',
    'weiterlesen',
  ],
  deadlines: {
    until:
      'nächste[nrs]?(?:\\s+\\p{L}+){1,5}\\s?:?|bis(?:\\s+(?:zum|einschließlich))?|vor\\s+dem|(?:endet|enden|läuft)\\s+am',
    announced: '(?:wird|werden)(?:\\s+\\p{L}+){0,4}\\s+(?:am|im|ab|ab\\s+dem)',
    open: 'nächste[nrs]?|offen|geöffnet|gültig|verfügbar|frist|anmeld\\p{L}*|melde[nt]?|bewerb\\p{L}*|angebote?|rabatte?|aktion(?:en)?|buch\\p{L}*|reservier\\p{L}*|kannst|können|bestell\\p{L}*',
    past: 'geboren\\p{L}*|angemeldet\\p{L}*|ge\\p{L}{3,}en|war|waren|wurden?|hatten?|gab|lief(?:en)?|\\p{L}+ten?',
  },
  consent: { accept: 'akzept|zustimm|annehm|erlaub|zulassen|einverstanden', reject: 'ablehn|verweiger|nicht |nur ' },
  inDates: { beforeDay: 'dem |den ', stop: '.' },
  names:
    'januar jänner februar märz april mai juni juli august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag uhr',
};
