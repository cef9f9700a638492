import type { Language } from '../../shared/language';

/** What must be known of a language to hold its texts against those of another. */
export interface LanguageData {
  /** Its commonest words that say nothing by themselves. */
  readonly functionWords: string;
  /** Common words that say something; of all languages that have a list, those of the same things, so that words that two share are in both. */
  readonly commonWords?: string;
  /** Words for figures, from one on; what is said of them is nothing but `word=figure`. */
  readonly numbers?: string;
  /** What has a place in a row, or happens so often, as words; `word=figure`. They need not be said with a figure elsewhere. */
  readonly ordinals?: string;
  /** Words that multiply the figure before them. */
  readonly multiples?: string;
  /** Between tens and units: «treinta y dos». */
  readonly and?: string;
  /** Before the last of what is listed, as a pattern. */
  readonly listAnd?: string;
  /** Numbers that stand beside others: those of years, “nineteen eighty-four”; or from ten on behind twenties, «quatre-vingt-dix». */
  readonly numbersInPairs?: 'years' | 'twenties';
  /** Where a number is one word, what stands between its units and its tens: `und` in «vierundachtzig». */
  readonly numbersInOneWord?: string;
  /** Measures that other languages have not, into which figures are converted. */
  readonly ownMeasures?: RegExp;
  /** Words that are always written with an accent, and endings (`-ción`) of such words. */
  readonly accented?: string;
  /** Words that have their accent where a question begins with them. */
  readonly asked?: string;
  /** Those of them with which what comes before the question may begin as well: «¿Cuando termino me llamáis?» */
  readonly joining?: string;
  /** The verbs of questions, the little words before a verb, and those by which another verb belongs to what has begun. */
  readonly questionVerbs?: string;
  readonly beforeVerbs?: string;
  readonly linking?: string;
  /** Words with which no sentence ends, as something has to follow them. */
  readonly unfinished?: string;
  /** Words (`-` for any letters) that are another one but for a slip of the fingers, and are right. Where there is no list, no slips are told. */
  readonly alike?: string;
  /** Words that are none, as fingers in a hurry or many people write them; what is meant is nothing but `word=other`. */
  readonly mistyped?: string;
  /** Names, in small letters, that are no other word: of days, months and languages where these have a capital, and of places. `_` is a space. */
  readonly names?: string;
  /** What is written wrong in any sentence, as a pattern between two words, and what is written in its place, `$1` being a group. */
  readonly phrases?: readonly (readonly [pattern: string, correct: string])[];
  /** What is only said to somebody in the polite form, and only in the familiar one; by `=`, how the other one says it, and behind `^` what says so at the beginning of a sentence only. */
  readonly polite?: string;
  readonly familiar?: string;
  /** What stands before a year from which on something is there, as a pattern. */
  readonly since?: string;
  /** What stands between the time at which something begins and the one at which it ends. */
  readonly until?: string;
  /** Words that say when something is open, or until when. */
  readonly openingWords?: string;
  /** Verbs that say what something costs now, or how long it lasts; and what may stand before its name. */
  readonly costing?: string;
  readonly articles?: string;
  /** Marks that stand in pairs, one around what the other closes: those of a sentence, and quotation marks. */
  readonly sentenceMarks?: string;
  readonly quotationMarks?: string;
  /** Longer abbreviations, behind whose full stop no sentence begins. */
  readonly abbreviations?: string;
  /** The word that denies a sentence, as a pattern, where what it says can hardly be said without denying. */
  readonly denied?: string;
  /** Patterns of words (`-` for any letters) with which a sentence may say the same as one that is denied. */
  readonly denying?: string;
  /** Words (`-` for any letters) that may be denied by saying their opposite: `word=name`, the name being the same in all languages. */
  readonly opposed?: string;
  /** Words (`_` is a space) that rule each other out, of a few kinds: `word=kind.meaning`, both being the same in all languages. */
  readonly contrasts?: string;
  /** What stands in the place of a text that is still to be written. */
  readonly toWrite?: string;
}

/** By language code. Of a language that is not here nothing is said that would need it. */
const data: Readonly<Record<Language, LanguageData>> = {
  ca: {
    since: 'des de|des del|fundada? (?:el|l’any)',
    commonWords:
      'obert oberts obrir tancar tancat tancats enviar cercar següent anterior tornar inici contacte notícies mapa horari horaris adreça telèfon nom cognoms missatge gràcies preu preus tots totes cap visiteu-nos truqueu-nos escriviu-nos llibres llibre reservar gratis gratuït matí tarda nit avui demà ahir setmana setmanes mes mesos any anys dia dies hora hores llegir més trucar escriure triar acceptar rebutjar descarregar compartir pàgina preguntes pregunta respostes ajuda correu organització demanat botiga botigues casa curs cursos tallers taller nosaltres feina feines requisits requisit proves prova examen exàmens dates data places alumnes alumne professors professor durada nivell idiomes formació aprendre matrícula inscripció beques allotjament ubicació sempre veure tot comprar cistella pagament enviament targeta client clients empresa empreses idioma',
    functionWords:
      'a abans això aquest aquesta aquestes aquests al als altra altres amb cada com dels de del des el ella els em en entre era és està estan et fa fins ha han hem hi ho i jo la les li llavors més me meu molt ni no nosaltres només o on pel pels però per perquè pot poden podeu que què qui quan sense ser seu seva seves seus si sobre són sou també té tenen tot tota totes tots un una unes uns us va vostra vostre vostres',
    ordinals:
      'zero=0 migdia=12 mitjanit=12 meitat=50 mig=50 mitja=50 terç=3 terços=3 quarts=4 quartes=4 primer=1 primera=1 segon=2 segona=2 tercer=3 tercera=3 quart=4 quarta=4 cinquè=5 cinquena=5',
    numbers:
      'un=1 una=1 dos=2 dues=2 tres=3 quatre=4 cinc=5 sis=6 set=7 vuit=8 nou=9 deu=10 onze=11 dotze=12 tretze=13 catorze=14 quinze=15 setze=16 disset=17 divuit=18 dinou=19 vint=20 trenta=30 quaranta=40 cinquanta=50 seixanta=60 setanta=70 vuitanta=80 noranta=90 cent=100 cents=100 centes=100 mil=1000',
    listAnd: 'i',
    multiples: 'dotzena=12 dotzenes=12 mil=1000 milió=1000000 milions=1000000',
    and: 'i',
    polite: 'vostè',
    familiar: 'teu teus teva teves tu',
    unfinished: 'a al als amb de del dels el els en i les o per perquè que quan sense sobre un',
    openingWords: 'obrim obre obren obert oberta oberts obertes tanquem tanca tanquen horari',
    costing: 'costa costen val valen dura duren',
    articles: 'el la els les cada aquest aquesta aquests aquestes',
    until: 'a|fins a',
    mistyped: 'adreçes=adreces dimats=dimarts dijos=dijous',
    accented:
      'això perquè també només aquí allò després català telèfon telèfons música pàgina pàgines gràcies història històries',
    phrases: [
      ['mes (informació|que|tard|gran|grans|petit|petits|fàcil)', 'més $1'],
      ['de els', 'dels'],
      ['a els', 'als'],
      ['per els', 'pels'],
      ['(col|intel|novel|pel|excel|il|mil|cel|instal)-(l\\p{Ll}+)', '$1·$2'],
    ],
    quotationMarks: '«» “”',
    abbreviations: 'ajunt aprox assoc avda coord ctra dept edif inst izda màx núms prof pàgs resid secc trad',
    denied:
      '(?<!(?<!\\p{L})(?:o|u|i|ja|si|que|més|però) )no(?![^.!?;]{1,60} (?:sense|fins|tret|excepte|llevat|més que) )(?! (?:(?:(?:et|ho|la|els|les|ens|em|li|es) )?\\p{L}+[ei]s(?!\\p{L})|(?:tot[as]?|tots|totes|només|obstant|apt[ae]?|més de|dubt\\p{L}+|et preocupis|t’ho perdis|oblid\\p{L}+|deixis|cal que)(?!\\p{L}))|[.?]| \\p{L}+(?:at|it|ut|ada|ida|uda)s?(?!\\p{L}))',
    denying:
      'no sense ni mai cap ningú res tampoc pas llevat excepte gens menys només falt- abans després altre altra altres fora tancat- gratis lliure màxim fins',
    opposed:
      'tanc-=close obr-=open obert-=open inclo-=include inclò-=include lluny=far gaire=much molt=much molta=much molts=much moltes=much tant=much fàcil=easy fàcils=easy difícil=hard difícils=hard aturat=stop parat=stop deix-=stop qued-=remain prou=enough suficient-=enough trig-=long límit-=limit propi-=own habitual-=usual normal-=usual aprov-=pass import-=matter acab-=end barat-=cheap car=dear cars=dear sol=alone sola=alone sols=alone malament=bad poc=few poca=few pocs=few sempre=always massa=too',
    contrasts:
      'petit=size.small petita=size.small petits=size.small petites=size.small grans=size.large dies_a_la_setmana=none.none hores_al_dia=none.none com_a_màxim=bound.most com_a_molt=bound.most màxim=bound.most màxima=bound.most com_a_mínim=bound.least almenys=bound.least si_més_no=bound.least mínim=bound.least mínima=bound.least a_la_setmana=period.week per_setmana=period.week cada_setmana=period.week setmanal=period.week setmanals=period.week al_mes=period.month per_mes=period.month cada_mes=period.month mensual=period.month mensuals=period.month a_l’any=period.year per_any=period.year cada_any=period.year anual=period.year anuals=period.year al_dia=period.day per_dia=period.day cada_dia=period.day el_matí=hours.morning al_matí=hours.morning del_matí=hours.morning matins=hours.morning els_matins=hours.morning la_tarda=hours.later tardes=hours.later tarda=hours.later vespre=hours.later nit=hours.later primavera=season.spring estiu=season.summer tardor=season.autumn hivern=season.winter a_l’esquerra=side.left a_la_dreta=side.right presencial=mode.onsite presencials=mode.onsite en_línia=mode.online en_persona=mode.onsite abans_de=order.before després_de=order.after',
    toWrite: 'Escriu aquí el text',
  },
  de: {
    since: 'seit|gegründet|anno',
    commonWords:
      'offen geöffnet öffnen schließen geschlossen senden suchen weiter vorherige zurück start kontakt nachrichten karte öffnungszeiten adresse telefon name nachricht danke preis preise alle keine bücher buch reservieren kostenlos morgen vormittag nachmittag abend nacht heute gestern woche wochen monat monate jahr jahre tag tage stunde stunden lesen mehr anrufen schreiben wählen annehmen ablehnen herunterladen teilen seite fragen frage antworten hilfe laden läden haus kurs kurse uns unser arbeit stelle stellen voraussetzungen prüfung prüfungen termine termin plätze schüler lehrer dauer sprache sprachen ausbildung lernen anmeldung stipendien unterkunft immer sehen alles kaufen warenkorb zahlung lieferung kunde kunden geschenk geschenke',
    functionWords:
      'aber alle als also am an auch auf aus bei bin bis da damit dann das dass dein deine dem den der des dich die dies diese dieser dieses dir doch du durch ein eine einem einen einer eines er es für gibt habe haben hat ich ihr ihre ihrem ihren im in ist ja jede jeder jedes kann können man mehr mein mit nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so über um und uns unser unsere unter vom von vor war was weil wenn wer werden wie wir wird zu zum zur zwischen',
    ordinals:
      'mittag=12 mittags=12 mitternacht=12 hälfte=50 halb=50 halbe=50 halber=50 halbes=50 drittel=3 viertel=4 erste=1 ersten=1 erster=1 erstes=1 zweite=2 zweiten=2 zweiter=2 zweites=2 dritte=3 dritten=3 dritter=3 drittes=3 vierte=4 vierten=4 vierter=4 viertes=4 fünfte=5 fünften=5 fünfter=5 fünftes=5 sechste=6 sechsten=6 sechster=6 sechstes=6 siebte=7 siebten=7 siebter=7 siebtes=7 achte=8 achten=8 achter=8 achtes=8 neunte=9 neunten=9 neunter=9 neuntes=9 zehnte=10 zehnten=10 zehnter=10 zehntes=10 zweimal=2 dreimal=3 viermal=4',
    numbers:
      'ein=1 eine=1 eins=1 zwei=2 drei=3 vier=4 fünf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwölf=12 dreizehn=13 vierzehn=14 fünfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreißig=30 vierzig=40 fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 tausend=1000',
    numbersInOneWord: 'und',
    listAnd: 'und',
    multiples:
      'dutzend=12 tausend=1000 million=1000000 millionen=1000000 mio=1000000 milliarde=1000000000 milliarden=1000000000 mrd=1000000000',
    unfinished: 'dass dem den des einem einen einer eines oder sowie und weil wenn zum zur',
    openingWords: 'geöffnet öffnen öffnet offen schließen schließt öffnungszeiten',
    costing: 'kostet kosten dauert dauern',
    articles: 'der die das jeder jede jedes dieser diese dieses',
    until: 'bis',
    abbreviations:
      'abschn anschl bearb begr bzgl eigtl evtl exkl gegr gesch gest hrsg inkl mind nachm nördl schw südl urspr verh versch vorm westl wöchentl zzgl östl überarb übers',
    contrasts:
      'klein=size.small kleine=size.small kleinen=size.small kleiner=size.small kleines=size.small groß=size.large große=size.large großen=size.large großer=size.large großes=size.large tage_pro_woche=none.none tage_die_woche=none.none stunden_pro_tag=none.none höchstens=bound.most maximal=bound.most mindestens=bound.least minimal=bound.least wenigstens=bound.least pro_woche=period.week jede_woche=period.week wöchentlich=period.week wöchentliche=period.week pro_monat=period.month jeden_monat=period.month monatlich=period.month monatliche=period.month pro_jahr=period.year jedes_jahr=period.year jährlich=period.year jährliche=period.year pro_tag=period.day jeden_tag=period.day täglich=period.day tägliche=period.day morgens=hours.morning vormittags=hours.morning vormittag=hours.morning nachmittags=hours.later nachmittag=hours.later abends=hours.later abend=hours.later nachts=hours.later nacht=hours.later frühling=season.spring frühjahr=season.spring sommer=season.summer herbst=season.autumn winter=season.winter links=side.left rechts=side.right in_präsenz=mode.onsite präsenz=mode.onsite vor_ort=mode.onsite online=mode.online vor_dem=order.before nach_dem=order.after',
    toWrite: 'Hier den Text schreiben',
  },
  en: {
    since: 'since|established|est\\.|founded|(?:established|founded|born|built|opened) in',
    commonWords:
      'closed close send search next previous back contact news map hours address phone name surname message thanks price prices all none visit call write books book free morning afternoon evening night today tomorrow yesterday week weeks month months year years day days hour read more choose accept reject download share page questions question answers help opening organisation organization shop shops house course courses workshop workshops us our job jobs work requirements requirement exam exams date dates data places student students teacher teachers duration level language languages learn enrolment enrollment registration scholarships accommodation location always see buy basket payment delivery customer customers client clients company companies gift gifts',
    functionWords:
      'a about after all also an and any are as at be been before but by can could did do does each every few for from had has have her here how if in into is it its just may more most my no not of on only or other our out over own she should so some than that the their them then there these they this those through to too under until us very was we were what when where which while who why will with without would you your',
    ordinals:
      'zero=0 noon=12 midday=12 midnight=12 first=1 half=50 thirds=3 quarter=4 quarters=4 fifths=5 tenths=10 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12 thirteenth=13 fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17 eighteenth=18 nineteenth=19 twentieth=20 twice=2 thrice=3',
    numbers:
      'one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 thousand=1000',
    listAnd: 'and',
    multiples: 'dozen=12 hundred=100 thousand=1000 million=1000000 billion=1000000000 k=1000',
    and: 'and',
    numbersInPairs: 'years',
    ownMeasures:
      /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand))[\s-]{0,2}(?:(?:square|sq\.?|cubic)[\s-])?(?:miles?|mi|feet|foot|ft|lbs?|pounds?|inch(?:es)?|yards?|acres?|oz|ounces?|°?F|mph|cups?|gallons?|pints?)\b|\d\s?″|\d\s?in\.?(?=[,;)]|$)/i,
    alike:
      'travel- model- cancel- label- enrol- instal- fulfil- skil- jewel- counsel- signal- level- fuel- dial- total- channel- marvel- quarrel- tunnel- wilful- willful- behavio- colo- favo- neighbo- labo- hono- humo- flavo- rumo- harbo- endeavo- glamo- savo- vapo- judg- acknowledg- yog- aluminum- aluminium- moustache- mustache- specialty specialties speciality specialities paed- ped- focus- benefit- target- bias- program- worship- kidnap- percent- agre- contact- contract- country countries county counties perform- preform- complaint- compliant- marital- martial- singing signing singer- signer- previous- pervious- preserv- perserv- through thorough- dessert- desert- staring stating starling- stimulat- compet- mourning- planing planning staring leaning learning reading bought brought staging- steaming additive- prefect- gradation- ailment- beaching deigning stoking vegetal- causal- casual- collage- college- conserv- convers- evening- relive- relieve- tracing conversely- concert-',
    names:
      'monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays january february april june july september october november december english spanish french(?!_(?:fries|toast|press|windows?|doors?|dressing|bread|beans?)) german(?!_shepherds?) italian portuguese catalan european europeans british american americans germans italians london madrid barcelona paris berlin lisbon spain france germany italy portugal europe ireland england scotland britain switzerland austria belgium netherlands america africa asia christmas canary_islands',
    mistyped:
      'frecuently=frequently frecuent=frequent inmediately=immediately recomendation=recommendation recomendations=recommendations atention=attention diference=difference aplication=application aplications=applications ocupation=occupation posibilities=possibilities necesity=necessity photografy=photography thsi=this tihs=this tht=that waht=what whcih=which hvae=have ahve=have wehn=when yuor=your oyur=your oru=our youre=you’re theyre=they’re openning=opening adresses=addresses kichen=kitchen acheive=achieve accomodate=accommodate accomodation=accommodation adn=and adress=address agian=again alot=a_lot alwasy=always arguement=argument athough=although basicly=basically becasue=because becuase=because begining=beginning beleive=believe calender=calendar collegue=colleague comming=coming commited=committed comittee=committee concious=conscious definately=definitely definitly=definitely diferent=different dissapear=disappear embarass=embarrass enviroment=environment excercise=exercise existance=existence experiance=experience familar=familiar finaly=finally foriegn=foreign freind=friend freinds=friends garantee=guarantee goverment=government grammer=grammar happend=happened hte=the immediatly=immediately independant=independent intrest=interest knowlege=knowledge lenght=length lisence=licence maintainance=maintenance managment=management neccessary=necessary necesary=necessary noticable=noticeable occassion=occasion occured=occurred occurence=occurrence oppurtunity=opportunity peice=piece posession=possession prefered=preferred privelege=privilege probaly=probably profesional=professional pronounciation=pronunciation publically=publicly realy=really reccomend=recommend recieve=receive recieved=received recomend=recommend refered=referred relevent=relevant requirment=requirement requirments=requirements responsability=responsibility safty=safety seperate=separate seperately=separately sucess=success succesful=successful sucessful=successful suprise=surprise taht=that teh=the thier=their tomorow=tomorrow tommorow=tomorrow tommorrow=tomorrow truely=truly untill=until usefull=useful wich=which wiht=with writting=writing yuo=you informations=information advices=advice equipments=equipment furnitures=furniture luggages=luggage homeworks=homework trafic=traffic trainning=training controler=controller controlers=controllers studens=students studnets=students shcool=school airpot=airport teached=taught proffesional=professional avaliable=available availabe=available availible=available usualy=usually confortable=comfortable developement=development posible=possible importants=important differents=different througth=through oportunity=opportunity oportunities=opportunities sucessfully=successfully aproach=approach aproximately=approximately apointment=appointment begginer=beginner begginers=beginners bussiness=business buisness=business comunication=communication completly=completely curiculum=curriculum eficient=efficient especialy=especially exellent=excellent explaination=explanation libary=library neccesary=necessary ocasion=occasion ourselfs=ourselves posibility=possibility questionaire=questionnaire recieves=receives refering=referring remeber=remember resturant=restaurant restaraunt=restaurant similiar=similar speach=speech strenght=strength visiters=visitors wellcome=welcome wether=whether langauge=language aviaton=aviation certifcate=certificate',
    phrases: [
      [
        '(?<!\\p{L} )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose|[Aa]ll|[Mm]ost|[Mm]any|[Bb]oth) (students|teachers|instructors|courses|classes|people|visitors|children|members|controllers|groups|exams|books|lessons) is',
        '$1 $2 are',
      ],
      [
        '(?<!\\p{L} )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose|[Aa]ll|[Mm]ost|[Mm]any|[Bb]oth) (students|teachers|instructors|courses|classes|people|visitors|children|members|controllers|groups|exams|books|lessons) was',
        '$1 $2 were',
      ],
      [
        '(?<!\\p{L} )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose|[Aa]ll|[Mm]ost|[Mm]any|[Bb]oth) (students|teachers|instructors|courses|classes|people|visitors|children|members|controllers|groups|exams|books|lessons) has',
        '$1 $2 have',
      ],
      [
        '(?<!\\p{L} )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose|[Aa]ll|[Mm]ost|[Mm]any|[Bb]oth) (students|teachers|instructors|courses|classes|people|visitors|children|members|controllers|groups|exams|books|lessons) (learn|need|take|make|start|begin|last|cost|include|get|come|use|offer|give)s',
        '$1 $2 $3',
      ],
      ['(?<!\\p{L} )([Ww]e|[Yy]ou|[Tt]hey) (learn|need|offer|help|give|provide|receive|want|know|find)s', '$1 $2'],
      [
        "there is (many|several|two|three|four|five|six|some students|a lot of (?:students|people|things|courses))(?! \\p{L}+[’'])",
        'there are $1',
      ],
      ['each (student|course|room|teacher|instructor|group|day|week|month|year|member|visitor|customer)s', 'each $1'],
      ['(would|could|should|must|might) of(?! course)', '$1 have'],
      [
        '(more|less|better|worse|rather|fewer|faster|higher|lower|cheaper) then(?= (?:a|an|the|ever|one|two|any|all|other|that|this|\\d|\\{\\{))',
        '$1 than',
      ],
      [
        '(?<!(?<!\\p{L})(?:a|the|of|with|who|that|as|(?:all|everything|anything|whatever|what|how|best|more|than) (?:I|we|you|they|he|she|it|one)) )(can|could|must|should|would) to(?= \\p{Ll})',
        '$1',
      ],
      ['explain (me|us)(?= (?:the|how|what|why))', 'explain to $1'],
      ['(depends?|depending) of', '$1 on'],
      ['interested on', 'interested in'],
      ['(discuss|discussed|discussing) about', '$1'],
      ['according with', 'according to'],
      ['responsible of', 'responsible for'],
      [
        '(?<!(?<!\\p{L})(?:make|makes|made|making|get|gets|got|getting) )the most of the(?= \\p{Ll}+s(?!\\p{L}))',
        'most of the',
      ],
      ['The most of the(?= \\p{Ll}+s(?!\\p{L}))', 'Most of the'],
      ['since (\\d+|two|three|four|five|six|ten|twenty) (years|months|weeks|days)(?! ago)', 'for $1 $2'],
      ['in the other hand', 'on the other hand'],
      ['(many|some|most|these|those|all) people is', '$1 people are'],
      ['an? (information|advice|news)(?= (?:is|are|that|which|about|on|for|from)|[.;:])', '$1'],
      ['(?<!(?<!\\p{L})[Hh]ow )much (students|people|courses|visitors|books)', 'many $1'],
      ['Much (students|people|courses|visitors|books)', 'Many $1'],
      ['(?<!(?<!\\p{L})[Tt]he )less (students|people|courses|visitors|books)', 'fewer $1'],
      ['Less (students|people|courses|visitors|books)', 'Fewer $1'],
      ['(?<!\\p{L} )your welcome(?= to (?:visit|come|join|stay|use|bring|try|ask)(?!\\p{L})|[.,!])', 'you’re welcome'],
      ['Your welcome(?= to (?:visit|come|join|stay|use|bring|try|ask)(?!\\p{L})|[.,!])', 'You’re welcome'],
      [
        "you[’'](?:re) (library|order|account|name|booking|ticket|tickets|child|children|email|phone|place|seat)",
        'your $1',
      ],
      [
        '(once|when|if) their (out|gone|ready|closed|open|over)(?=[.,;]| (?:to|for|in|on|at|until|and)(?!\\p{L}))',
        '$1 they’re $2',
      ],
      ['everything are', 'everything is'],
      ["(don[’']t|(?:do|did|does|will|must|should|could) not) loose", '$1 lose'],
      ['never loose(?= (?:a|an|the|your|our|it|sight|touch|hope|heart)(?!\\p{L}))', 'never lose'],
      ['in march', 'in March'],
      ['in august', 'in August'],
      ['(do|does|did|is|are|was|were|would|could|should|has|have)nt', '$1n’t'],
      ['(?<!(?:is|are|was|were|my|your|our|his|her|its|their) )wont', 'won’t'],
      ['youre', 'you’re'],
      ['theyre', 'they’re'],
      ['(we|you|they)ve', '$1’ve'],
      ['(that|what|there)s(?= )', '$1’s'],
      ['(?:i)(?= (?:am|want|have|was|will|would|can|could|do|did|need|think|know|like|had) )', 'I'],
      ["it[’']s (own|classrooms|students|courses|teachers)", 'its $1'],
      ['(the|this|our|contact|application|booking|registration) from(?=[.!?,]|$)', '$1 form'],
      [
        'its (free|open|closed|easy|possible|ready)(?=[.;!?]|$| to (?:enter|join|use|visit|attend|all|everyone)(?!\\p{L})| for (?:all|everyone)(?!\\p{L})|, (?:takes|and (?:it|you|we|all)|it|you|we|so|but)(?!\\p{L}))',
        'it’s $1',
      ],
      [
        "(in|for|of|within|only|just|last|lasts|takes|have|are|is) 1 (day|hour|week|month|year|minute|euro|room|place|student|lesson|class|course|book|shop)(?:e?s)(?![’'])",
        '$1 1 $2',
      ],
      ['its (a(?! (?:cappella|la|priori)(?!\\p{L}))|an|not|been)', 'it’s $1'],
      ['(?<!(?:of|than|like|and) )([Ww]e|[Tt]hey|[Yy]ou) has', '$1 have'],
      ['(?<!(?:of|than|like|and) )([Ww]e|[Tt]hey|[Yy]ou) (?:is)', '$1 are'],
      ['every (student|course|room|teacher|instructor|group|day|week|month|year|member|visitor|customer)s', 'every $1'],
      [
        "(students|people|teachers|instructors|children|visitors|members) and there(?![’']| (?:is|are|was|were|will|may|can|has|have) )",
        '$1 and their',
      ],
      ['(want|need|going|able|wish|hope) to (teach|learn|work|study|play|visit)ing', '$1 to $2'],
    ],
    unfinished: 'a an and because but if my nor or our than the their unless whether your',
    openingWords: 'open opens opening close closes closing hours',
    costing: 'costs lasts takes',
    articles: 'the each our this',
    until: 'to|till|until',
    quotationMarks: '«» “”',
    abbreviations:
      'approx assn assoc ave bldg blvd capt chap conf cont corp dept encl govt illus incl inst intl misc natl orig proc prof prov publ temp thurs transl tues univ vols weds',
    denied:
      "(?<!(?<!\\p{L})(?:or|and|if|but|why|than|almost|if (?:you|we|they|it|I|he|she)) |^)(?:not|do|does|is|are|was|were|can|cannot|will|would|has|have|should)n[’']t(?![^.!?;]{1,60} (?:until|till|without|unless|except) )(?! (?:only|forget|miss|worry|hesitate|you|we|it|they|just|at all)(?!\\p{L}))|(?<!(?<!\\p{L})(?:or|and|if|but|why|than|almost) |^)(?:not(?![^.!?;]{1,60} (?:until|till|without|unless|except) )(?! (?:only|just|to mention|least|at all|less than|fewer than)(?!\\p{L}))|cannot)",
    denying:
      "in-ble im-ble ir-ble no not -n’t -n't never without none nobody nothing neither nor cannot un- non fail- only lack- miss- avoid- except hardly rather before after less any other few refus- reject- instead stop- dis- away zero out free closed optional under most maximum up until welcome just simply anyone forbidden prohibit- banned insufficient inadequate still yet within otherwise",
    opposed:
      'clos-=close shut-=close open-=open includ-=include far=far much=much many=much lot=much easy=easy easily=easy hard=hard difficult=hard stop-=stop ceas-=stop left=remain remain-=remain enough=enough suffic-=enough long=long take=long takes=long limit-=limit own=own usual-=usual normal-=usual pass-=pass matter-=matter end-=end over=end finish-=end cheap-=cheap expensive=dear dear=dear alone=alone doubt-=doubt bad=bad badly=bad few=few little=few rare=rare rarely=rare unusual=rare too=too always=always vain=vain',
    contrasts:
      'small=size.small large=size.large big=size.large days_a_week=none.none days_per_week=none.none hours_a_day=none.none at_most=bound.most at_the_most=bound.most maximum=bound.most up_to=bound.most at_least=bound.least at_the_very_least=bound.least minimum=bound.least a_week=period.week per_week=period.week each_week=period.week every_week=period.week weekly=period.week a_month=period.month per_month=period.month each_month=period.month every_month=period.month monthly=period.month a_year=period.year per_year=period.year each_year=period.year every_year=period.year yearly=period.year annual=period.year annually=period.year a_day=period.day per_day=period.day each_day=period.day every_day=period.day daily=period.day morning=hours.morning mornings=hours.morning afternoon=hours.later afternoons=hours.later evening=hours.later evenings=hours.later night=hours.later nights=hours.later spring=season.spring summer=season.summer autumn=season.autumn winter=season.winter on_the_left=side.left to_the_left=side.left on_your_left=side.left on_the_right=side.right to_the_right=side.right on_your_right=side.right in_person=mode.onsite in-person=mode.onsite on_site=mode.onsite on-site=mode.onsite face-to-face=mode.onsite online=mode.online remotely=mode.online before=order.before after=order.after',
    toWrite: 'Write the text here',
  },
  es: {
    since: 'desde|desde el año|fundad[ao]s? en|nacid[ao]s? en|abiert[ao]s? en',
    commonWords:
      'abierto abiertos abrir cerrar cerrado cerrados enviar buscar siguiente anterior volver inicio contacto noticias mapa horario horarios dirección teléfono nombre apellidos mensaje gracias precio precios todos todas ninguno visítanos llámanos escríbenos libros libro reservar gratis gratuito mañana tarde noche hoy ayer semana semanas mes meses año años día días hora horas leer más llamar escribir elegir aceptar rechazar descargar compartir página preguntas pregunta respuestas ayuda correo organización pedida pedido tienda tiendas casa curso cursos talleres taller nosotros empleo empleos trabajo requisitos requisito pruebas prueba examen exámenes fechas fecha plazas alumnos alumno alumnas profesores profesor duración nivel idioma idiomas formación aprender matrícula inscripción becas alojamiento ubicación siempre ver todo comprar cesta pago envío tarjeta cliente clientes empresa empresas regalo regalos',
    functionWords:
      'a al algo algún alguna antes aquí así aún aunque cada como cómo con cual cuando cuándo cuánto de del desde después donde dónde dos durante e el él ella ellas ellos en entre era eres es esa ese eso esta está están estas este esto estos fue ha hace han hasta hay la las le les lo los más me mi mientras muy nada ni no nos nuestra nuestras nuestro nuestros o os otra otro otros para pero poco por porque puede pueden puedes que qué quien quién se sea ser si sí sin sobre solo son su sus también te tiene tienen tienes toda todas todo todos tras tu tus un una unas uno unos y ya yo',
    ordinals:
      'cero=0 mediodía=12 medianoche=12 mitad=50 medio=50 media=50 tercio=3 tercios=3 cuartos=4 cuartas=4 quintos=5 quintas=5 primer=1 primera=1 primero=1 segunda=2 segundo=2 tercer=3 tercera=3 tercero=3 cuarta=4 cuarto=4 quinta=5 quinto=5 sexta=6 sexto=6 séptima=7 séptimo=7 octava=8 octavo=8 novena=9 noveno=9 décima=10 décimo=10',
    numbers:
      'un=1 una=1 uno=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciséis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiún=21 veintiuna=21 veintiuno=21 veintidós=22 veintitrés=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 setecientas=700 ochocientos=800 ochocientas=800 novecientos=900 novecientas=900 mil=1000',
    listAnd: 'y|e',
    multiples: 'docena=12 docenas=12 mil=1000 millón=1000000 millones=1000000',
    and: 'y',
    alike:
      'vienes provenir- proven- porvenir- alientos embragar- contante- contaste- encest- encarad- colaremos colar- apretur- panific- descas- acodad- planilla- platilla- reacci- respet- calidad- setiembre prejuici- perjuici- perfect- prefect- honrad- hornad- cuneta- premis- garcía- garcia- compresi- compresor- contraria- contrario- enterrad- enterad- enterr- desterrad- querr- quer- pod- podr- obscur- oscur- substitu- sustitu- subscri- suscri- trasport- translad- trascen- transcen- trasvas- transvas- rembols- remplaz- posventa- posgrad- yogurt- cerrar- cerrad- callad- profession- official- commercial- possible- mission- attention- collection- communication- different- occasion- passion- session- permiss- professor- address- necess- accommod- recodar recodam- legada- competa- estátic- reversa- elección elecciones presión presiones sección secciones concienci- consci- intersec- interces- preposici- proposici- contend- detenci- detecci- prestam-',
    names:
      'españa europa francia alemania italia portugal inglaterra irlanda escocia suiza bélgica holanda américa áfrica asia madrid barcelona sevilla málaga bilbao zaragoza alicante cádiz mallorca tenerife andalucía cataluña galicia euskadi (?<=(?:en|a|de|las_islas|las)_)canarias londres parís berlín lisboa gran_canaria',
    mistyped:
      'ahy=hay nohay=no_hay grátis=gratis gratiz=gratis grtis=gratis graits=gratis gartis=gratis pq=porque xk=porque tmbn=también aki=aquí aser=hacer haser=hacer yegar=llegar yamar=llamar resivir=recibir resibir=recibir ofresemos=ofrecemos ofrese=ofrece nuetro=nuestro nuetra=nuestra nuetros=nuestros nuetras=nuestras nuesto=nuestro nuesta=nuestra neustro=nuestro neustra=nuestra neustros=nuestros neustras=nuestras tenmos=tenemos tnemos=tenemos tenemso=tenemos puedse=puedes pudes=puedes peudes=puedes peude=puede culaquier=cualquier cualqueir=cualquier cualquer=cualquier teléfno=teléfono direccón=dirección informacón=información resreva=reserva reseva=reserva resevar=reservar tdos=todos toods=todos smana=semana semnaa=semana hroas=horas hroa=hora hoars=horas eruos=euros euors=euros euos=euros praa=para apra=para ocn=con cno=con xq=porque tmb=también xfa=por_favor guradamos=guardamos todabía=todavía todabia=todavía vizcocho=bizcocho vizcochos=bizcochos contendio=contenido cozido=cocido cozida=cocida incluído=incluido incluída=incluida construído=construido destruído=destruido distribuído=distribuido asique=así_que osea=o_sea desalluno=desayuno desallunos=desayunos fué=fue vió=vio dió=dio tí=ti demas=demás aereopuerto=aeropuerto aereopuertos=aeropuertos apartir=a_partir atravez=a_través aveces=a_veces cetificado=certificado contorlador=controlador cosnulta=consulta depués=después derepente=de_repente diponible=disponible diponibles=disponibles direcion=dirección enserio=en_serio envez=en_vez escojer=escoger exelente=excelente exelentes=excelentes exepto=excepto fomación=formación fromación=formación haiga=haya hechar=echar horairo=horario inaguración=inauguración infomación=información infromación=información inportante=importante inportantes=importantes jugete=juguete nesesario=necesario nesesitas=necesitas obio=obvio porfavor=por_favor porqe=porque poruqe=porque presonas=personas qeu=que recivir=recibir recivirás=recibirás recojer=recoger requisto=requisito requistos=requisitos setimebre=septiembre simpre=siempre sinembargo=sin_embargo tambein=también tanbién=también tiemop=tiempo travez=través uqe=que preveer=prever licensia=licencia licensias=licencias recive=recibe reciven=reciben recivido=recibido alludar=ayudar acer=hacer exámen=examen aprovado=aprobado aprovada=aprobada aprovar=aprobar havitación=habitación havitaciones=habitaciones hambiente=ambiente expecial=especial expeciales=especiales esperiencia=experiencia esperiencias=experiencias estranjero=extranjero estranjeros=extranjeros esplicación=explicación esplicaciones=explicaciones esperto=experto espertos=expertos desición=decisión conección=conexión ocación=ocasión aprendisaje=aprendizaje enseñansa=enseñanza servisio=servicio servisios=servicios presio=precio presios=precios simuladro=simulador alunmo=alumno alunmos=alumnos intructor=instructor intructores=instructores telefóno=teléfono imformación=información formacíon=formación tambíen=también gratís=gratis almenos=al_menos amenudo=a_menudo deacuerdo=de_acuerdo talvez=tal_vez nosé=no_sé trafic=tráfico necessita=necesita necessitas=necesitas necessitan=necesitan necessario=necesario habrimos=abrimos habrir=abrir habierto=abierto habierta=abierta habiertos=abiertos habren=abren hechale=échale cojer=coger cojemos=cogemos cojes=coges recojemos=recogemos recojes=recoges recojido=recogido recojida=recogida escojes=escoges escojido=escogido dirijir=dirigir dirije=dirige exijir=exigir exije=exige elejir=elegir elije=elige correjir=corregir protejer=proteger conducion=conducción direción=dirección leción=lección ojala=ojalá berdad=verdad berano=verano biaje=viaje biajes=viajes bienbenido=bienvenido bienbenidos=bienvenidos vienvenido=bienvenido vienvenidos=bienvenidos estubo=estuvo estube=estuve tubimos=tuvimos tubieron=tuvieron andube=anduve hicistes=hiciste vinistes=viniste dijistes=dijiste pudistes=pudiste nadien=nadie haver=haber haviamos=habíamos havía=había abia=había abía=había hize=hice hizimos=hicimos empezé=empecé empezemos=empecemos nesecita=necesita nesecitas=necesitas enpezar=empezar enpieza=empieza inpartimos=impartimos tenporada=temporada conpra=compra conprar=comprar sienpre=siempre tienpo=tiempo canbio=cambio canbios=cambios grasias=gracias asistensia=asistencia experiensia=experiencia desarollo=desarrollo desarollar=desarrollar aterizar=aterrizar aterizaje=aterrizaje vijencia=vigencia vijente=vigente conosca=conozca conoscas=conozcas paresca=parezca',
    polite:
      'usted llámenos=llámanos escríbanos=escríbenos pregúntenos=pregúntanos contáctenos=contáctanos visítenos=visítanos consúltenos=consúltanos envíenos=envíanos cuéntenos=cuéntanos díganos=dinos pídanos=pídenos infórmese=infórmate inscríbase=inscríbete regístrese=regístrate matricúlese=matricúlate apúntese=apúntate suscríbase=suscríbete póngase=ponte háganos=haznos déjenos=déjanos síganos=síguenos conózcanos=conócenos indíquenos=indícanos acompáñenos=acompáñanos diríjase=dirígete asegúrese=asegúrate prepárese=prepárate solicítelo=solicítalo descárguelo=descárgalo rellénelo=rellénalo resérvelo=resérvalo ^rellene=rellena ^consulte=consulta ^llame=llama ^escriba=escribe ^solicite=solicita ^visite=visita ^elija=elige ^envíe=envía ^descubra=descubre ^conozca=conoce ^reserve=reserva ^pida=pide ^escoja=escoge ^compruebe=comprueba ^acceda=accede',
    familiar: 'contigo te ti tu tus tú',
    phrases: [
      [
        '(?<=(?<!(?<!\\p{L})(?:[Ee]l|[Uu]n|[Dd]el|[Aa]l|gran|[Ll]os?)) )(?<=\\p{L} )mas(?! (?:no|sí|si|nunca|tampoco|de|información|que|tarde|adelante|abajo|arriba|allá|cerca|lejos|bien|fácil|fáciles|rápido|barato|caro)(?!\\p{L}))',
        'más',
      ],
      ['(aquí|ahí|allí|también|hoy) esta(?= (?:el|la|los|las|un|una|tu|su|nuestro|nuestra) )', '$1 está'],
      [
        'esta (hecho|hecha|elaborado|elaborada|preparado|preparada|ubicado|ubicada|permitido|permitida|prohibido|prohibida|escrito|escrita|basado|basada|diseñado|diseñada|reservado|reservada|garantizado|garantizada)',
        'está $1',
      ],
      ['esta(?= (?:al lado de|a (?:dos|tres|cinco|diez|\\d+) (?:minutos|pasos|metros|kilómetros|horas)) )', 'está'],
      ['esta al lado', 'está al lado'],
      ['a mi(?= (?:me|nos|no me|también me|tampoco me) )', 'a mí'],
      ['para mi(?= (?:es|son|fue|era|ha sido|sería) |[,.;)])', 'para mí'],
      [
        '(?<!(?<!\\p{L})(?:de|en|con|a|por|y|o|según|sobre|para|es|son|si|como|que) )([Tt])u (eliges|decides|puedes|tienes|quieres|sabes|eres|pones|traes)',
        '$1ú $2',
      ],
      ['(no|ya|yo|solo) se (que|si|cómo|cuándo|dónde|qué)', '$1 sé $2'],
      ['(voy|vas|va|vamos|vais|van) ha (\\p{L}+(?:ar|er|ir))', '$1 a $2'],
      ['(no|ya|si|siempre|también|donde|cuando) ay', '$1 hay'],
      ['(lo|la|los|las|me|te|nos|ya|yo|no|nunca|siempre) e (\\p{Ll}+[ai]do)', '$1 he $2'],
      ['(?<!(?<!\\p{L})(?:el|del|al|la|un|con|sin|de) )iva a(?= \\p{Ll})', 'iba a'],
      ['Iva a(?= \\p{Ll})', 'Iba a'],
      ['boy a(?= \\p{Ll})', 'voy a'],
      [
        '(?<!(?<!\\p{L})(?:[Ee]l|[Uu]n|[Dd]el|[Aa]l|[Ee]ste|[Ee]se|cada|otro|ningún|algún|de|por|en|con) )tubo(?= (?:que|lugar|éxito) )',
        'tuvo',
      ],
      ['Tubo que(?= \\p{Ll}+[aei]r(?!\\p{L}))', 'Tuvo que'],
      ['(?<!(?<!\\p{L})(?:media|el|un|del|al|cada) )asta(?= (?:las?|los|el|mañana|luego|pronto|ahora|\\d))', 'hasta'],
      ['Asta(?= (?:las?|los|el|mañana|luego|pronto|ahora|\\d))', 'Hasta'],
      [
        '(?<!(?<!\\p{L})(?:[Aa]|[Pp]ara|[Dd]e|con|entre) )([Tt])odos las(?= \\p{Ll}+(?<=s)(?<!mos|[áéa]is)(?!\\p{L}))',
        '$1odas las',
      ],
      [
        '(?<!(?<!\\p{L})(?:[Aa]|[Pp]ara|[Dd]e|con|entre) )([Tt])odas los(?= \\p{Ll}+(?<=s)(?<!mos|[áéa]is)(?!\\p{L}))',
        '$1odos los',
      ],
      ['(el|al|del|este|un) rio', '$1 río'],
      ['haber si', 'a ver si'],
      ['haber que(?= (?:te|os|le|se|tal|pasa|opinas))', 'a ver qué'],
      ['(vamos|voy|vas|van|ven) haber', '$1 a ver'],
      ['hecha(?= (?:un vistazo|una mano|una ojeada|cuentas|de menos))', 'echa'],
      ['(puedo|puedes|puede|podemos|podéis|pueden) de (\\p{L}+(?:ar|er|ir))', '$1 $2'],
      [
        '(?<!(?<!\\p{L})(?:de|en|con|como|por|que|y|o|a|para|elige|prefiero|gusta|gustó|compré|quiero|elijo) )esta en(?= (?:\\p{Lu}\\p{Ll}|el centro|la calle|la plaza|el edificio))',
        'está en',
      ],
      ['sino(?= (?:quieres|puedes|tienes|sabes|estás|has))', 'si no'],
      ['si no también', 'sino también'],
      ['(?<=(?<!\\p{L})(?:que|no|cuando|quien|aunque|ojalá) )halla (\\p{L}+[ai]do)', 'haya $1'],
      ['(te|me|lo|la|los|las) as (\\p{L}+[ai]do)', '$1 has $2'],
      ['a el(?= \\p{Ll})', 'al'],
      ['de el(?= \\p{Ll})', 'del'],
      ['(está|estaba|fue|sido) echo', '$1 hecho'],
      ['(lo|los) mas(?= \\p{Ll})', '$1 más'],
      ['que tu (quieras|puedas|tengas|prefieras|decidas|elijas|quieres|prefieres|eliges)', 'que tú $1'],
      ['ay (que|un|una|dos|tres|muchos|muchas|varios|varias)', 'hay $1'],
      [
        '(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte) (día|hora(?! (?:local|española|peninsular))|semana|año|plaza|alumno|alumna|minuto|kilo|gramo|euro|persona)',
        '$1 $2s',
      ],
      [
        '(?<![.,:])([2-9]|\\d{2,4}) (día|hora(?! (?:local|española|peninsular))|semana|año|plaza(?! (?:de(?:l| la)? )?\\p{Lu})|alumno|alumna|minuto|kilo|gramo|euro|persona)(?! \\d)',
        '$1 $2s',
      ],
      ['(?<![.,:\\d])(\\d+) ?(?:Km|KM|Kms|kms|KMS)', '$1 km'],
      ['(?<![.,:\\d])(\\d+) ?(?:Kg|KG|Kgs|kgs|KGS)', '$1 kg'],
      ['(?<![.,:\\d])(\\d+) ?(?:mts|Mts|MTS)', '$1 m'],
      ['(?<![.,:\\d])(\\d+) ?(?:hrs|Hrs|HRS)', '$1 h'],
      [
        '(en|con|durante|por|cada|tras|hay|tenemos|queda|quedan|solo|incluye|de) 1 (día|hora|semana|año|plaza|alumno|alumna|minuto|kilo|euro|persona|aula|sala|grupo|curso|tienda|libro|caja|mesa|piso|casa)s',
        '$1 1 $2',
      ],
      ['(lo|los|hay|para|ya|tienes|tiene|dicen|creo|sé) q(?= \\p{Ll}{2})', '$1 que'],
      ['con tigo', 'contigo'],
      ['con migo', 'conmigo'],
      ['ha ver', 'a ver'],
      ['delo que', 'de lo que'],
      [
        '(de|con|para|por|en|sin|sobre|ante|tras|entre|hacia|contra) el(?=[.;:)?!]|,(?! (?:digamos|según|por|para|como|quizá|tal|llamémosle)(?!\\p{L})))',
        '$1 él',
      ],
      ['(?<!(?<!\\p{L})(?:en|la,|nota) )si(?=\\.(?:\\s|$))', 'sí'],
      ['a (sido|tenido|podido|cambiado|llegado|empezado|terminado|conseguido|venido)', 'ha $1'],
      ['se a (\\p{Ll}+[ai]do)', 'se ha $1'],
      ['(he|has|ha|hemos|han) echo', '$1 hecho'],
      [
        'mas (información|que|tarde|adelante|abajo|arriba|allá|cerca|lejos|bien|fácil|fáciles|rápido|barato|caro)',
        'más $1',
      ],
      // «El mas de mi abuelo» is a house in the country.
      ['(?<!(?<!\\p{L})(?:[Ee]l|[Uu]n|[Dd]el|[Aa]l|[Ee]ste|[Nn]uestro|gran|viejo|antiguo) )mas de', 'más de'],
      ['Mas de(?= \\d)', 'Más de'],
      [
        'esta (abierto|abierta|cerrado|cerrada|disponible|listo|incluido|incluida|situado|situada|formado|formada|previsto|prevista|pensado|pensada|dirigido|dirigida)',
        'está $1',
      ],
      ['aun no(?! \\p{Ll}+[aeií]ndo)', 'aún no'],
      ['el porque', 'el porqué'],
      ['el por que(?= de )', 'el porqué'],
      [
        '(dinos|dime|cuéntanos|pregunta|pregúntanos|saber|elige|decide) que (curso|cursos|día|hora|plaza|centro|precio|fecha|bloque|nivel|opción)',
        '$1 qué $2',
      ],
      ['(?:y) (h?i(?![aeouáéóú])\\p{Ll}+)', 'e $1'],
      ['(?:o) (o\\p{Ll}+|ho(?:ra|mbre|tel|spital|rno|ja|gar|y)\\p{Ll}*)', 'u $1'],
      ['(los|las) (bloque|curso|alumno|alumna|plaza|hora|día|semana|aula|clase|precio|requisito)', '$1 $2s'],
    ],
    unfinished:
      'a al ante aunque con de del desde e el en entre hacia hasta las los o para pero por porque que si sin su sus tras u un y',
    openingWords: 'abrimos abre abren abierto abierta abiertos abiertas cerramos cierra cierran horario',
    costing: 'cuesta cuestan vale valen dura duran',
    articles: 'el la los las cada este esta estos estas nuestro nuestra nuestros nuestras',
    until: 'a|a las|hasta|hasta las',
    accented:
      '-ción -sión -stión acércate acompáñanos además aérea aéreas aéreo aéreos aeronáutica aeronáuticas aeronáutico aeronáuticos ágil ágiles ahí álbum alegría alemán algodón algún allí análisis anímate apúntate aquí árbol árboles artesanía artesanías artículos asesoría así atrás auditoría autobús avión ayúdanos azúcar balcón básica básicas básico básicos boletín bollería botánico cafetería cafeterías calcetín cámara cámaras camión cárcel carnicería catalán categoría categorías cerrajería cervecería césped científica científico clásica clásicas clásico clásicos código cógela cógelo compañía compañías cómprala cómpralo conócenos conserjería cónsul consúltala consúltalo consúltanos contáctanos contraseña contraseñas corazón crédito créditos cuéntanos debéis débil débiles déjanos delfín descárgala descárgalo descárgatelo después detrás día días difícil difíciles dirígete échale échanos ecología ecológica ecológicas ecológico ecológicos económica económicas económico económicos electrónica electrónico encárgala encárgalo encontraréis energía energías envíala envíalo envíanos escríbenos español española españolas españoles estáis exámenes fácil fáciles fértil festín filosofía física fotografía fotografías francés frutería fútbol garantía garantías gramática guardería habéis hábil háblanos hacéis heladería histórica históricas histórico históricos imágenes infórmate ingeniería inglés inscríbete interés jamás jamón jardín jazmín jóvenes jurídica jurídicas jurídico jurídicos kilómetro kilómetros lámpara lámparas lápiz librería librerías limón línea líneas llamáis llámalo llámanos llévate llévatela llévatelo lógica lógico mañana mañanas mándanos máquina máquinas mármol matemáticas matricúlate máximo mayoría mecánica médica médicas médico médicos melón menú menús meteorología meteorológica meteorológico metodología miércoles mínimo minoría montón móvil móviles música necesitáis ningún número números opinión orgánica orgánico página páginas país países papelería pastelería pastelerías pedagogía pedagógica pedagógico peluquería pequeña pequeñas pequeño pequeños pídela pídelas pídelo pídelos pídenos plátano plátanos podéis podréis portugués pregúntanos prepárate próxima próximamente próximas próximo próximos pruébala pruébalo psicología psicotécnico psicotécnicos queréis química quizá quizás rápido ratón razón región regístrate relájate repostería resérvala resérvalo reunión rincón roscón sábado sabéis sabiduría salón según seréis sesión siéntate síguenos sílaba sillón suscríbete tamaño tamaños también técnica técnicas técnico técnicos tecnología tecnologías teléfono teléfonos televisión tendréis tenéis teoría teórica teóricas teórico teóricos típica típicas típico típicos títulos todavía tráela tráelo turística turísticas turístico turísticos tutoría tutorías última últimas último últimos únete única únicas único únicos útil útiles veréis versión violín visítala visítanos',
    asked: 'cuál cuáles cuándo cuánta cuántas cuánto cuántos cómo dónde qué quién quiénes',
    joining: 'cuándo cómo dónde quién quiénes',
    questionVerbs:
      'es son era eran fue será serán sería está están estoy estáis estará estarán hay habrá puedo puedes puede podemos podéis pueden podré podría hago haces hace hacemos hacéis hacen tengo tienes tiene tenemos tenéis tienen funciona funcionan empieza empiezan comienza comienzan acaba acaban termina terminan abre abren abrís abrirá cierra cierran cerráis sale salen llega llegan llego llegamos voy vas va vamos vais van cuesta dura debo debe debería pago reservo pido compro contacto inscribo matriculo apunto accedo consigo solicito cancelo cambio recojo devuelvo aparco encuentro encargo recibo sé sabe',
    beforeVerbs: 'me te se nos os le les',
    linking: 'que si y e o u no como cuando donde quien qué cómo cuándo dónde quién cuánto cuál',
    sentenceMarks: '¿? ¡!',
    quotationMarks: '«» “”',
    abbreviations:
      'admvo admón aprox arquit asist asoc atte avda ayto cert cial colab coop coord ctra dcha dept depto docum dpto dres ebda edif ejem excma excmo gral gtos hnas hnos ilma ilmo inst izda lcda lcdo licda licdo mtra mtro máx núms ppal prof psje págs resid resp secc sres stma stmo telf tels tlfn tlfno trad univ urbz',
    denied:
      '(?<!(?<!\\p{L})(?:o|u|y|ya|si|que|más|casi|pero) )no(?![^.!?;]{1,60} (?:sin|hasta|salvo|excepto|más que) )(?! (?:(?:(?:te|lo|la|los|las|nos|me|le|se) )?\\p{L}+[ae]s(?!\\p{L})|(?:tod[oa]s?|solo|sólo|solamente|obstante|sé|por ello|por eso|menos de|apt[oa]|más de|hay que|dud\\p{L}+|te preocupes|te lo pierdas|te pierdas|te quedes|lo dudes|olvid\\p{L}+|dejes|os|se preocupe)(?!\\p{L}))|[.?]| \\p{L}+\\?| \\p{L}+[ai]d[oa]s?(?!\\p{L}))',
    denying:
      'in-ble in-bles im-ble im-bles no sin ni nunca jamás ningún ningun- nadie nada tampoco salvo excepto apenas menos antes después ausencia dej- imposible cero solo sola sólo evit- quit- rechaz- otro otra otros otras sobra- suspend- fuera cerrad- prohib- gratis libre pendient- máximo hasta',
    opposed:
      'cerr-=close cierr-=close abr-=open abiert-=open inclu-=include lejos=far mucho=much mucha=much muchos=much muchas=much tanto=much tanta=much tantos=much fácil=easy fáciles=easy difícil=hard difíciles=hard parar=stop parado=stop paramos=stop paran=stop dej-=stop ces-=stop qued-=remain bast-=enough suficiente-=enough tard-=long límite-=limit propi-=own habitual-=usual normal-=usual suel-=usual aprob-=pass aprueb-=pass import-=matter acab-=end termin-=end barat-=cheap caro=dear cara=dear caros=dear caras=dear solo=alone sola=alone solos=alone cabe=doubt mal=bad mala=bad malo=bad poco=few poca=few pocos=few pocas=few raro=rare rara=rare demasiad-=too siempre=always vano=vain',
    contrasts:
      'pequeño=size.small pequeña=size.small pequeños=size.small pequeñas=size.small grande=size.large grandes=size.large días_a_la_semana=none.none días_por_semana=none.none horas_al_día=none.none como_máximo=bound.most a_lo_sumo=bound.most como_mucho=bound.most máximo=bound.most máxima=bound.most máximos=bound.most como_mínimo=bound.least al_menos=bound.least por_lo_menos=bound.least mínimo=bound.least mínima=bound.least mínimos=bound.least a_la_semana=period.week por_semana=period.week cada_semana=period.week semanal=period.week semanales=period.week semanalmente=period.week al_mes=period.month por_mes=period.month cada_mes=period.month mensual=period.month mensuales=period.month mensualmente=period.month al_año=period.year por_año=period.year cada_año=period.year anual=period.year anuales=period.year anualmente=period.year al_día=period.day por_día=period.day cada_día=period.day diario=period.day a_diario=period.day diariamente=period.day la_mañana=hours.morning mañanas=hours.morning las_mañanas=hours.morning la_tarde=hours.later las_tardes=hours.later tardes=hours.later la_noche=hours.later las_noches=hours.later noches=hours.later primavera=season.spring verano=season.summer otoño=season.autumn invierno=season.winter a_la_izquierda=side.left a_la_derecha=side.right presencial=mode.onsite presenciales=mode.onsite en_línea=mode.online online=mode.online en_persona=mode.onsite antes_de=order.before después_de=order.after',
    toWrite: 'Escribe aquí el texto',
  },
  eu: {
    functionWords:
      'eta da dira ez bai baina edo ere oso den du dute dugu duzu zuen ziren zen izan izango dago daude ditu hau hori hauek horiek bat batzuk guztiak bere gure zure nire zer nor non noiz nola zergatik hemen hor han beste arte gero orain baino bezala dela behar',
    numbers:
      'bat=1 bi=2 hiru=3 lau=4 bost=5 sei=6 zazpi=7 zortzi=8 bederatzi=9 hamar=10 hamaika=11 hamabi=12 hogei=20 ehun=100 mila=1000',
    quotationMarks: '«» “”',
    toWrite: 'Idatzi hemen testua',
  },
  fr: {
    since: 'depuis|fondée?s? en|née?s? en',
    commonWords:
      'ouvert ouverts ouvrir fermer fermé fermés envoyer chercher suivant précédent retour accueil contact nouvelles carte horaire horaires adresse téléphone nom message merci prix tous toutes aucun livres livre réserver gratuit matin après-midi soir nuit aujourd’hui demain hier semaine semaines mois an ans jour jours heure heures lire plus appeler écrire choisir accepter refuser télécharger partager page questions question réponses aide courrier organisation boutique boutiques maison cours atelier ateliers nous notre emploi emplois travail épreuves examen examens date dates places élèves élève professeurs professeur durée niveau langue langues formation apprendre inscription hébergement toujours voir tout acheter panier paiement livraison client clients entreprise entreprises cadeau cadeaux',
    functionWords:
      'à au aussi autre aux avant avec avez avons beaucoup ce ces cet cette chaque chez comme dans de depuis des du elle elles en encore entre est et était être fait il ils je jusque la le les leur leurs lui ma mais même mes moins mon ne nos notre nous on ont ou où par pas peu peut pour qu quand que quel quelle qui sa sans se ses si son sont sous sur ta te tes toi ton tous tout toute toutes très tu un une vos votre vous y',
    ordinals:
      'zéro=0 midi=12 minuit=12 moitié=50 demi=50 demie=50 tiers=3 quart=4 quarts=4 premier=1 première=1 deuxième=2 second=2 seconde=2 troisième=3 quatrième=4 cinquième=5 sixième=6 septième=7 huitième=8 neuvième=9 dixième=10',
    numbers:
      'un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 vingts=20 cent=100 cents=100 mille=1000',
    listAnd: 'et',
    multiples:
      'douzaine=12 douzaines=12 mille=1000 million=1000000 millions=1000000 milliard=1000000000 milliards=1000000000',
    and: 'et',
    numbersInPairs: 'twenties',
    unfinished: 'à au aux dans de des du et la le les leur mais ou par parce pour quand que sans sur un',
    openingWords: 'ouvert ouverte ouverts ouvertes ouvrons ouvre fermons ferme horaire horaires',
    costing: 'coûte coûtent dure durent',
    articles: 'le la les chaque ce cet cette ces notre nos',
    until: 'à',
    quotationMarks: '«» “”',
    abbreviations: 'appt arrt bibl boul chap coll dépt env illustr juill ouvr trad',
    contrasts:
      'petit=size.small petite=size.small petits=size.small petites=size.small grand=size.large grande=size.large grands=size.large grandes=size.large jours_par_semaine=none.none heures_par_jour=none.none au_maximum=bound.most maximum=bound.most au_plus=bound.most au_minimum=bound.least minimum=bound.least au_moins=bound.least par_semaine=period.week chaque_semaine=period.week hebdomadaire=period.week hebdomadaires=period.week par_mois=period.month chaque_mois=period.month mensuel=period.month mensuelle=period.month mensuels=period.month mensuelles=period.month par_an=period.year chaque_année=period.year annuel=period.year annuelle=period.year par_jour=period.day chaque_jour=period.day matin=hours.morning matins=hours.morning matinée=hours.morning après-midi=hours.later soir=hours.later soirs=hours.later soirée=hours.later nuit=hours.later printemps=season.spring automne=season.autumn hiver=season.winter à_gauche=side.left à_droite=side.right en_présentiel=mode.onsite présentiel=mode.onsite en_personne=mode.onsite en_ligne=mode.online à_distance=mode.online avant=order.before après=order.after',
    toWrite: 'Écrivez le texte ici',
  },
  gl: {
    since: 'desde|fundad[ao]s? en',
    commonWords:
      'aberto abertos abrir pechar pechado pechados enviar buscar seguinte anterior volver inicio contacto novas mapa horario horarios enderezo teléfono nome mensaxe grazas prezo prezos todos todas ningún libros libro reservar gratis gratuíto mañá tarde noite hoxe onte semana semanas mes meses ano anos día días hora horas ler máis chamar escribir elixir aceptar rexeitar descargar compartir páxina preguntas pregunta respostas axuda correo organización tenda tendas casa curso cursos obradoiro nós emprego empregos traballo requisitos requisito probas proba exames datas data prazas alumnos alumno alumnas profesores profesor duración nivel idioma idiomas formación aprender matrícula inscrición aloxamento sempre ver todo comprar cesta pagamento envío tarxeta cliente clientes empresa empresas regalo regalos',
    functionWords:
      'a ao aos aquí até ben cada canto como con cos da das de dende despois do dos e el ela eles en entre era es esta está están este estes estas eu fai foi hai isto iso lle lles máis me mentres meu moi na nas nada nin no non nos nosa nosas noso nosos o os ou outra outro outros para pero pola polas polo polos porque pode poden que quen sen ser se seu seus só sobre son súa súas tamén te ten teñen toda todas todo todos túa teu un unha unhas uns xa',
    ordinals:
      'cero=0 mediodía=12 medianoite=12 metade=50 medio=50 media=50 terzo=3 terzos=3 cuartos=4 primeira=1 primeiro=1 segunda=2 segundo=2 terceira=3 terceiro=3 cuarta=4 cuarto=4 quinta=5 quinto=5 sexta=6 sexto=6',
    numbers:
      'un=1 unha=1 dous=2 dúas=2 tres=3 catro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dezaseis=16 dezasete=17 dezaoito=18 dezanove=19 vinte=20 trinta=30 corenta=40 cincuenta=50 sesenta=60 setenta=70 oitenta=80 noventa=90 cen=100 cento=100 douscentos=200 duascentas=200 trescentos=300 trescentas=300 catrocentos=400 catrocentas=400 cincocentos=500 cincocentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800 novecentos=900 novecentas=900 mil=1000',
    multiples: 'ducia=12 ducias=12 mil=1000 millón=1000000 millóns=1000000',
    and: 'e',
    unfinished: 'a ao aos coa con da das de do dos e nas no o os ou para pero pola polo por porque que se sen un',
    costing: 'custa custan dura duran',
    articles: 'o a os as cada este esta estes estas',
    until: 'a|ata',
    quotationMarks: '«» “”',
    toWrite: 'Escribe aquí o texto',
  },
  it: {
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
    multiples:
      'dozzina=12 dozzine=12 mila=1000 milione=1000000 milioni=1000000 miliardo=1000000000 miliardi=1000000000',
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
  },
  nl: {
    since: 'sinds|sedert|opgericht in|anno',
    functionWords:
      'aan al alle als bij dan dat de deze die dit door dus een elke en er geen haar had heb hebben heeft het hier hij hoe hun ik in is ja je jij jouw kan kun kunnen maar meer met mijn naar niet nog nu of om omdat onder ons onze ook op over per te tegen tot tussen u uit uw van veel voor was wat we wel welke wie wij wordt worden zal ze zich zij zijn zo zonder zou',
    numbers:
      'een=1 één=1 twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12 twintig=20 dertig=30 veertig=40 vijftig=50 zestig=60 honderd=100 duizend=1000',
    multiples: 'dozijn=12 duizend=1000 miljoen=1000000 miljard=1000000000',
    costing: 'kost kosten duurt duren',
    articles: 'de het elke elk deze dit',
    until: 'tot',
    toWrite: 'Schrijf hier de tekst',
  },
  pt: {
    since: 'desde|fundad[ao]s? em|nascid[ao]s? em',
    commonWords:
      'aberto abertos abrir fechar fechado fechados enviar procurar seguinte anterior voltar início contacto contato notícias mapa horário horários endereço morada telefone nome mensagem obrigado preço preços todos todas nenhum livros livro reservar grátis gratuito manhã tarde noite hoje ontem amanhã semana semanas mês meses ano anos dia dias hora horas ler mais ligar escrever escolher aceitar recusar descarregar partilhar página perguntas pergunta respostas ajuda correio organização loja lojas casa curso cursos oficina nós emprego empregos trabalho requisitos requisito provas prova exame exames datas data vagas alunos aluno alunas professores professor duração nível idioma idiomas formação aprender matrícula inscrição alojamento localização sempre ver tudo comprar cesto pagamento envio cartão cliente clientes empresa empresas',
    functionWords:
      'a à ao aos às até bem cada com como da das de dela dele depois desde do dos e é ela ele eles em entre era és essa esse esta está estão este estes eu faz foi há isso isto já lhe mais mas me mesmo meu minha muito na nas não nem no nos nós nossa nossas nosso nossos o os ou outra outro outros para pela pelas pelo pelos pode podem por porque quando que quem se seja sem ser seu seus só sobre são sua suas também te tem têm toda todas todo todos tu tua tudo um uma umas uns você',
    ordinals:
      'zero=0 metade=50 meio=50 meia=50 terço=3 terços=3 quartos=4 primeira=1 primeiro=1 segunda=2 segundo=2 terceira=3 terceiro=3 quarta=4 quarto=4 quinta=5 quinto=5',
    numbers:
      'um=1 uma=1 dois=2 duas=2 três=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 catorze=14 quatorze=14 quinze=15 dezasseis=16 dezesseis=16 dezassete=17 dezessete=17 dezoito=18 dezanove=19 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 cem=100 cento=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentos=500 quinhentas=500 seiscentos=600 seiscentas=600 setecentos=700 setecentas=700 oitocentos=800 oitocentas=800 novecentos=900 novecentas=900 mil=1000',
    listAnd: 'e',
    multiples: 'dúzia=12 dúzias=12 mil=1000 milhão=1000000 milhões=1000000',
    and: 'e',
    unfinished: 'a ao aos com da das de do dos e em mas na nas no o os ou para pela pelo por porque sem',
    openingWords: 'aberto aberta abertos abertas abrimos abre fechamos fecha horário',
    costing: 'custa custam dura duram',
    articles: 'o a os as cada este esta estes estas',
    until: 'a|até|às',
    quotationMarks: '«» “”',
    abbreviations: 'aprox coord edif prof trad univ',
    contrasts:
      'pequeno=size.small pequena=size.small pequenos=size.small pequenas=size.small grande=size.large grandes=size.large dias_por_semana=none.none horas_por_dia=none.none no_máximo=bound.most máximo=bound.most máxima=bound.most no_mínimo=bound.least pelo_menos=bound.least mínimo=bound.least mínima=bound.least por_semana=period.week cada_semana=period.week semanal=period.week semanais=period.week por_mês=period.month ao_mês=period.month cada_mês=period.month mensal=period.month mensais=period.month por_ano=period.year ao_ano=period.year cada_ano=period.year anual=period.year anuais=period.year por_dia=period.day ao_dia=period.day cada_dia=period.day diário=period.day diária=period.day manhã=hours.morning manhãs=hours.morning tarde=hours.later tardes=hours.later noite=hours.later noites=hours.later primavera=season.spring verão=season.summer outono=season.autumn inverno=season.winter à_esquerda=side.left à_direita=side.right presencial=mode.onsite presenciais=mode.onsite online=mode.online antes_de=order.before depois_de=order.after',
    toWrite: 'Escreva aqui o texto',
  },
};

/** What is known of a language, by its code with or without a region. */
export function languageData(language: Language): LanguageData | undefined {
  return data[language] ?? data[language.split('-', 1)[0] ?? ''];
}

/** Towns that all of these languages call alike. */
export const namedAlike: ReadonlySet<string> = new Set(
  'Albacete Amsterdam Badajoz Barcelona Benidorm Bilbao Boston Burgos Chicago Dublin Getafe Granada Huelva Huesca Ibiza Jaca Lugo Madrid Marbella Miami Murcia Oslo Ourense Oviedo Palencia Palma Pamplona Reus Ronda Salamanca Santander Segovia Soria Tarifa Teruel Toledo Torrejón Torremolinos Toronto Valencia Valladolid Vigo Vitoria Zamora'.split(
    ' ',
  ),
);

/** Signs and names of measures of all languages, as a pattern. */
export const measureNames: string = [
  '[kcmdh]?m[²³23]?|[kcmd]?[gl]|ha|km/h|mph|mi|ft|in|lbs?|oz|[º°]\\s?[CF]|[″"]',
  '(?:kilo|cent[ií]|mil[ií])?m[eè]t(?:r|er)\\p{L}*|kil[oò]\\p{L}*|quil[oò]\\p{L}*|gramm?\\p{L}*|lit(?:r|er)\\p{L}*',
  'grad\\p{L}*|degr\\p{L}*|mill(?:as?|es)|meilen?|miles?|migli[ao]|pies?|pieds?|peus?|fu(?:ß|ss)|piedi|f[oe]{2}t',
  'pulgadas?|polzad\\p{L}*|pouces?|zoll|pollic\\p{L}*|inch\\p{L}*|libras?|lliur\\p{L}*|livres?|pfund|pounds?',
  'yard\\p{L}*|acres?|onzas?|ounces?|galon\\p{L}*|gallons?|pints?|cups?|tazas?|tass\\p{L}*|nudos?|knots?|hect\\p{L}*',
].join('|');

/** What denies something in all languages, as a pattern: another sentence may say the same by the opposite. */
export const denials: string =
  'no|non|not|none|never|nunca|jamás|mai|nicht|kein\\p{L}*|pas|jamais|sans|não|sem|without|sin|sense|senza|ohne|nadie|nobody|nothing|nada|res|ningú|until|hasta|fins|bis|jusque|except|excepto|salvo|cerrad\\p{L}*|closed|tancat\\p{L}*|fermée?s?|geschlossen|chius\\p{L}*|fechad\\p{L}*';

/** The languages of which something is known. */
export const knownLanguages: readonly Language[] = Object.keys(data);

/** What is known of all languages, for texts of which nobody says in which they are. */
export const everyLanguage: readonly LanguageData[] = Object.values(data);
