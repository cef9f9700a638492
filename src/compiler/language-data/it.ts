import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const it: LanguageData = {
  neverTwice:
    'al alla alle agli ai con dal dalla dei degli del della delle di gli il nel nella nelle per sul sulla'.split(' '),
  lengthToEnglish: 1.14,
  accented: wrapped(`
    affinché anziché benché cioè così finché laggiù lassù nonché perché perciò più poiché può purché quaggiù sicché attività città comunità difficoltà disponibilità elettricità facoltà
    identità libertà modalità novità opportunità possibilità priorità proprietà qualità quantità realtà responsabilità
    società specialità università utilità velocità
  `),
  since: 'dal|fondat[aoei] nel|nat[aoei] nel',
  inYear: 'nel|anno',
  commonWords: wrapped(`
    aperto aperti aprire chiudere chiuso chiusi inviare invia cerca cercare successivo precedente indietro inizio
    contatto notizie mappa orario orari indirizzo telefono nome cognome messaggio grazie prezzo prezzi tutti tutte
    nessuno libri libro prenotare gratis gratuito mattina pomeriggio sera notte oggi domani ieri settimana
    settimane mese mesi anno anni giorno giorni ora ore leggere più chiamare scrivere scegliere accettare
    rifiutare scaricare condividere pagina domande domanda risposte aiuto posta organizzazione negozio negozi casa
    corso corsi laboratorio noi lavoro requisiti requisito prove prova esame esami date data posti studenti
    studente insegnanti insegnante durata livello lingua lingue formazione imparare iscrizione alloggio sempre
    vedere tutto comprare carrello pagamento spedizione cliente clienti azienda aziende regalo regali news shop
    workshop workshops job download location basket idioma cesta cesto carte boutique atelier plus mai
  `),
  steps: 'passo fase tappa',
  sectionNamed: { words: 'sezione|clausola', of: 'del|della|dell|di' },
  partOf: 'dei|degli|delle|su ogni',
  functionWords: wrapped(`
    a ai al alla alle allo anche ancora che chi ci come con cosa così cui da dai dal dalla dalle degli dei del della
    delle dello di dopo dove e è ed era fa fino fra gli ha hai hanno ho i il in io la le lei li lo loro lui ma me mi mio
    molto ne nei nel nella nelle no noi non nostra nostre nostri nostro o ogni per perché però più può prima qual quale
    quando quanto quella quelle quello questa queste questi questo se sei senza si sia siamo solo sono sopra su sua sue
    sui sul sulla suo te tra tu tua tue tuo tutta tutte tutti tutto un una uno vi voi vostra vostro
  `),
  ordinals: wrapped(`
    zero=0 mezzogiorno=12 mezzanotte=12 metà=50 mezzo=50 mezza=50 terzi=3 quarti=4 primo=1 prima=1 secondo=2
    seconda=2 terzo=3 terza=3 quarto=4 quarta=4 quinto=5 quinta=5 sesto=6 sesta=6 settimo=7 settima=7 ottavo=8
    ottava=8 nono=9 nona=9 decimo=10 decima=10 undicesimo=11 undicesima=11
    dodicesimo=12 dodicesima=12 quindicesimo=15 quindicesima=15 ventesimo=20 ventesima=20 trentesimo=30
    trentesima=30 cinquantesimo=50 cinquantesima=50 centesimo=100 centesima=100 Duecento=13 Trecento=14 Quattrocento=15
    Cinquecento=16 Seicento=17 Settecento=18 Ottocento=19 Novecento=20 decina=10 decine=10 ventina=20 trentina=30
    quarantina=40 cinquantina=50 centinaio=100 centinaia=100 migliaio=1000 migliaia=1000
  `),
  numbers: wrapped(`
    un=1 una=1 uno=1 due=2 tre=3 tré=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12
    tredici=13 quattordici=14 quindici=15 sedici=16 diciassette=17 diciotto=18 diciannove=19 venti=20 trenta=30
    quaranta=40 cinquanta=50 sessanta=60 settanta=70 ottanta=80 novanta=90 cento=100 mille=1000 mila=1000
  `),
  numbersInOneWord: '',
  daysOfWeeks: '8=7 15=14',
  inDates: {
    beforeSmall: "[Ii]l |[Dd]al |[Aa]l |(?:[Dd]al|[Aa]l)?[Ll][’']",
    feasts: '6 Gennaio|8 Marzo|25 Aprile|1[º°]? Maggio|2 Giugno|15 Agosto|1[º°]? Novembre|4 Novembre|8 Dicembre',
  },
  listAnd: 'e|ed',
  listOr: 'o|oppure',
  multiples: 'dozzina=12 dozzine=12 mila=1000 milione=1000000 milioni=1000000 miliardo=1000000000 miliardi=1000000000',
  unfinished:
    'ai al alla alle con da dal dalla dei del della delle di e ed gli i il in le ma nel nella o per perché su sul sulla',
  outOfHours: 'urgenz[ae]|emergenz[ae]|guardia|nott[ei]|fine settimana|festivi|reperibilità',
  oneOf: 'su',
  begins: {
    verbs: 'iniziano?|iniziera|cominciano?|comincera',
    before: 'prossimo (?:corso|inizio del?l?)|inizio del?l?',
    at: '(?:e )?(?:a|in|nel mese di)',
  },
  openingWords: 'aperto aperta aperti aperte apriamo apre chiudiamo chiude orario orari',
  sums: { plus: 'più', minus: 'meno', result: '(?<!(?:che|e|dove)\\s)(?:fanno|fa|danno|dà|sono)' },
  costing: 'costa costano dura durano',
  articles: 'il lo la i gli le ogni questo questa questi queste',
  shortDays: 'lu=1 ma=2 me=3 gi=4 ve=5 sa=6 do=7',
  until: 'alle|al|alla',
  feasts:
    'capodanno=1-1 epifania=1-6 san_valentino=2-14 ferragosto=8-15 ognissanti=11-1 vigilia_di_natale=12-24 (?<!vigilia_di_)natale=12-25 santo_stefano=12-26',
  quotationMarks: '«» “”',
  abbreviations: 'aggiorn arch approx coll coop dott edif escl geom incl pagg prof prov segg segr sigg spett trad univ',
  mistyped: wrapped(`
    gia=già dall=dal nell=nel sull=sul perchè=perché poichè=poiché affinchè=affinché benchè=benché finchè=finché purchè=purché giacchè=giacché
    anzichè=anziché nonchè=nonché cosicchè=cosicché sicchè=sicché quì=qui quà=qua pultroppo=purtroppo propio=proprio
    propia=propria aereoporto=aeroporto aereoporti=aeroporti metereologico=meteorologico metereologiche=meteorologiche
    accellerare=accelerare conoscienza=conoscenza conoscienze=conoscenze coscenza=coscienza scenza=scienza
    eccezzionale=eccezionale eccezzionali=eccezionali esigienza=esigenza esigienze=esigenze beneficienza=beneficenza
    ingegniere=ingegnere qualcosaltro=qualcos’altro daccordo=d’accordo perfavore=per_favore
  `),
  phrases: [
    ["qual[’']è", 'qual è'],
    ['un pò', 'un po’'],
    ["e['’](?=\\s)", 'è'],
    ['un (altra|amica|esperienza|escursione|idea|offerta|ora|uscita|alternativa|area)(?!\\p{L})', 'un’$1'],
    ["c['’]e(?= )", 'c’è'],
    ["un['’](altro|amico|anno|ufficio|errore|esempio|uomo)", 'un $1'],
  ],
  contrasts: {
    size: {
      small: 'piccolo piccola piccoli piccole',
      large: 'grande grandi',
    },
    rate: {
      any: 'giorni_alla_settimana giorni_a_settimana ore_al_giorno',
    },
    bound: {
      most: 'al_massimo massimo massima',
      least: 'almeno come_minimo minimo minima',
    },
    period: {
      week: 'a_settimana alla_settimana ogni_settimana settimanale settimanali',
      month: 'al_mese ogni_mese mensile mensili',
      year: 'all’anno ogni_anno annuale annuali',
      day: 'al_giorno ogni_giorno',
    },
    hours: {
      morning: 'mattina mattino mattine',
      later: 'pomeriggio pomeriggi sera sere notte',
    },
    season: {
      spring: 'primavera',
      summer: 'estate',
      autumn: 'autunno',
      winter: 'inverno',
    },
    side: {
      left: 'a_sinistra',
      right: 'a_destra',
    },
    mode: {
      onsite: 'in_presenza di_persona',
      online: 'online',
    },
    price: {
      free: 'gratis gratuito gratuita gratuiti gratuite',
      paid: 'a_pagamento',
    },
    sum: {
      included: 'incluso inclusa inclusi incluse compreso compresa compresi comprese',
      extra: 'si_paga_a_parte si_pagano_a_parte',
    },
    age: {
      below: 'minori_di sotto_i',
      above: 'maggiori_di oltre_i',
    },
    noon: {
      day: 'mezzogiorno',
      night: 'mezzanotte',
    },
    change: {
      less: 'sconto sconti',
      more: 'sovrapprezzo',
    },
    share: {
      double: 'il_doppio',
      half: 'la_metà',
    },
    answer: {
      yes: 'sì, sì.',
      no: 'no, no.',
    },
    order: {
      before: 'prima_di',
      after: 'dopo',
    },
    compare: {
      more: 'più_di',
      less: 'meno_di',
    },
    week: {
      end: 'fine_settimana',
    },
    state: {
      closed: 'chiuso chiusi',
      open: 'aperto aperti',
    },
    place: {
      first: 'primo',
      second: 'seconda',
      third: 'terza terzo',
      fourth: 'quarta',
      fifth: 'quinta quinto',
      sixth: 'sesta sesto',
      seventh: 'settima settimo',
      eighth: 'ottava ottavo',
      ninth: 'nona nono',
      tenth: 'decima decimo',
    },
    end: {
      first: 'primo',
      last: 'ultima ultimo',
    },
    latter: {
      any: 'quest’ultimo quest’ultima',
    },
    storey: {
      any: 'primo_piano terzo_piano quinto_piano sesto_piano',
    },
    often: {
      twice: 'due_volte',
      thrice: 'tre_volte',
      four: 'quattro_volte',
    },
  },
  toWrite: 'Scrivi qui il testo',
  filler: ['testo di esempio', 'da tradurre', 'testo di prova', 'testo segnaposto', 'inserire testo'],
  pictures: {
    alone: "(?:una |un |l'|la |il )?(?:disegno|foto|fotografia|illustrazione|immagine|logo)",
    before: [["(?:una |la |l[’'])?(?:immagine|foto|fotografia) (?:che mostra|di|d[’']) ?", '']],
  },
  vague: [
    'clicca qui',
    'cliccare qui',
    'qui',
    'questo link',
    'leggi di piu',
    'maggiori informazioni',
    'per saperne di piu',
    'scopri di piu',
  ],
  deadlines: {
    until: 'prossim[aeio](?:\\s+\\p{L}+){1,5}\\s?:?|fino\\s+al?|entro\\s+il|prima\\s+del|entro',
    announced:
      '(?:(?:ri)?aprir|inaugurer|inizier|comincer|celebrer|pubblicher|chiuder|entrer|finir|terminer|presenter|organizzer|sar|far|avr|terr|uscir)(?:à|anno|emo)(?:\\s+\\p{L}+){0,4}\\s+(?:in|a|nel|il|dal|a\\s+partire\\s+dal)',
    open: 'prossim[aeio]|apert[aeio]|valid[aeio]|disponibil[ei]|termin[ei]|iscri\\p{L}*|domand[ae]|offert[ae]|promozion[ei]|scont[oi]|prenot\\p{L}*|puoi|potete|possono|può',
    past: 'nat[aeio]|iscritt[aeio]|acquistat[aeio]|era|erano|fu|furono|aveva|avevano|è\\s+stat[oa]|sono\\s+stat[ei]',
  },
  consent: { accept: 'accett|acconsent|consent', reject: 'rifiut|neg[ao]|continua senza|sol[oi] ' },
};
