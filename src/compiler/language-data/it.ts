import type { LanguageData } from './language-data';

export const it: LanguageData = {
  since: 'dal|fondat[aoei] nel|nat[aoei] nel',
  commonWords:
    'aperto aperti aprire chiudere chiuso chiusi inviare invia cerca cercare successivo precedente indietro inizio contatto notizie mappa orario orari indirizzo telefono nome cognome messaggio grazie prezzo prezzi tutti tutte nessuno libri libro prenotare gratis gratuito mattina pomeriggio sera notte oggi domani ieri settimana settimane mese mesi anno anni giorno giorni ora ore leggere più chiamare scrivere scegliere accettare rifiutare scaricare condividere pagina domande domanda risposte aiuto posta organizzazione negozio negozi casa corso corsi laboratorio noi lavoro requisiti requisito prove prova esame esami date data posti studenti studente insegnanti insegnante durata livello lingua lingue formazione imparare iscrizione alloggio sempre vedere tutto comprare carrello pagamento spedizione cliente clienti azienda aziende regalo regali',
  functionWords:
    'a ai al alla alle allo anche ancora che chi ci come con cosa così cui da dai dal dalla dalle degli dei del della delle dello di dopo dove e è ed era fa fino fra gli ha hai hanno ho i il in io la le lei li lo loro lui ma mi mio molto ne nei nel nella nelle noi non nostra nostre nostri nostro o ogni per perché però più può prima qual quale quando quanto quella quelle quello questa queste questi questo se sei senza si sia siamo sono sopra su sua sue sui sul sulla suo tra tu tua tue tuo tutta tutte tutti tutto un una uno vi voi vostra vostro',
  ordinals:
    'zero=0 mezzogiorno=12 mezzanotte=12 metà=50 mezzo=50 mezza=50 terzi=3 quarti=4 primo=1 prima=1 secondo=2 seconda=2 terzo=3 terza=3 quarto=4 quarta=4 quinto=5 quinta=5',
  numbers:
    'un=1 una=1 uno=1 due=2 tre=3 tré=3 quattro=4 cinque=5 sei=6 sette=7 otto=8 nove=9 dieci=10 undici=11 dodici=12 tredici=13 quattordici=14 quindici=15 sedici=16 diciassette=17 diciotto=18 diciannove=19 venti=20 trenta=30 quaranta=40 cinquanta=50 sessanta=60 cento=100 mille=1000 mila=1000',
  numbersInOneWord: '',
  listAnd: 'e|ed',
  multiples: 'dozzina=12 dozzine=12 mila=1000 milione=1000000 milioni=1000000 miliardo=1000000000 miliardi=1000000000',
  unfinished:
    'ai al alla alle con da dal dalla dei del della delle di e ed gli i il in le ma nel nella o per perché su sul sulla',
  openingWords: 'aperto aperta aperti aperte apriamo apre chiudiamo chiude orario orari',
  costing: 'costa costano dura durano',
  articles: 'il lo la i gli le ogni questo questa questi queste',
  until: 'alle',
  quotationMarks: '«» “”',
  abbreviations: 'aggiorn coll dott edif prof segg trad',
  contrasts:
    'piccolo=size.small piccola=size.small piccoli=size.small piccole=size.small grande=size.large grandi=size.large giorni_alla_settimana=none.none giorni_a_settimana=none.none ore_al_giorno=none.none al_massimo=bound.most massimo=bound.most massima=bound.most almeno=bound.least come_minimo=bound.least minimo=bound.least minima=bound.least a_settimana=period.week alla_settimana=period.week ogni_settimana=period.week settimanale=period.week settimanali=period.week al_mese=period.month ogni_mese=period.month mensile=period.month mensili=period.month all’anno=period.year ogni_anno=period.year annuale=period.year annuali=period.year al_giorno=period.day ogni_giorno=period.day mattina=hours.morning mattino=hours.morning mattine=hours.morning pomeriggio=hours.later pomeriggi=hours.later sera=hours.later sere=hours.later notte=hours.later primavera=season.spring estate=season.summer autunno=season.autumn inverno=season.winter a_sinistra=side.left a_destra=side.right in_presenza=mode.onsite di_persona=mode.onsite online=mode.online prima_di=order.before dopo=order.after',
  toWrite: 'Scrivi qui il testo',
  filler: ['testo di esempio', 'da tradurre', 'testo di prova', 'testo segnaposto', 'inserire testo'],
  vague: ['clicca qui', 'cliccare qui', 'qui', 'questo link', 'leggi di piu', 'maggiori informazioni', 'scopri di piu'],
};
