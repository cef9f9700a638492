import { agreement } from './en-agreement';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

/** Verbs that many a text has. */
const VERBS = wrapped(`
  accept allow arrive ask bake begin bring build buy choose come contain cover create deliver eat enjoy explain find follow
  get give grow hear help include invite join keep know learn leave lend live make meet need obtain offer open organise
  organize pay prefer prepare produce provide receive recommend require see sell send serve sing sleep speak spend start
  stay take tell think train travel treat use visit want wear welcome work write
`).replaceAll(' ', '|');
/** Those of them that are no nouns. */
const NO_NOUNS = wrapped(`
  accept allow arrive bake begin bring choose come contain create deliver eat enjoy explain find follow get give grow hear
  include join keep know learn lend make obtain pay prefer prepare provide receive recommend require see seem sell send
  serve speak spend take tell think want wear write
`).replaceAll(' ', '|');
const MODALS = "can|must|should|could|would|cannot|(?:ca|wo|does|do|did)n[’']t|(?:does|do|did) not";
const PRONOUNS = 'I|[Yy]ou|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t';
/** Before a noun, and so behind a verb. */
const NUMBERS = 'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|\\d+';
const DETERMINERS = `an?|the|my|your|our|their|${NUMBERS}`;
/** A word in the plural, or a verb of the third person, without what it ends in; and words that only look like one. */
const STEM = '\\p{Ll}+(?:[b-df-hj-np-rtv-z]|(?<!ch|sh|ss|x|z|i)e)';
/** Not a word that is of several people. */
const NO_GROUP = `(?!(?:${agreement.groups.replaceAll(' ', '|')})(?!\\p{L}))`;
const NO_STEM =
  '(?!(?:always|perhaps|sometimes|besides|afterwards|towards|upwards|means|news|thus|others|ourselves|yourselves)(?!\\p{L}))';

export const en: LanguageData = {
  agreement,
  since: 'since|established|est\\.|founded|(?:established|founded|born|built|opened) in',
  inYear: 'in|by',
  commonWords: wrapped(`
    closed close send search next previous back contact news map hours address phone name surname message thanks
    price prices all none visit call write books book free morning afternoon evening night today tomorrow
    yesterday week weeks month months year years day days hour read more choose accept reject download share page
    questions question answers help opening organisation organization shop shops house course courses workshop
    workshops us our job jobs work requirements requirement exam exams date dates data places student students
    teacher teachers duration level language languages learn enrolment enrollment registration scholarships
    accommodation location always see buy basket payment delivery customer customers client clients company
    companies gift gifts start tag gratis boutique atelier plus formation inscription
  `),
  steps: 'step phase stage',
  functionWords: wrapped(`
    a about after all also an and any are as at be been before but by can could did do does each every few for
    from had has have her here how if in into is it its just may more most my no not of on only or other our out
    over own she should so some than that the their them then there these they this those through to too under
    until us very was we were what when where which while who why will with without would you your
  `),
  ordinals: wrapped(`
    zero=0 noon=12 midday=12 midnight=12 first=1 half=50 thirds=3 quarter=4 quarters=4 fifths=5 tenths=10 second=2
    third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 eleventh=11 twelfth=12 thirteenth=13
    fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17 eighteenth=18 nineteenth=19 twentieth=20 twice=2
    thrice=3 fortnight=2 fortnights=2 twenties=20 thirties=30 forties=40 fifties=50 sixties=60 seventies=70
    eighties=80 nineties=90 adult=18 adults=18
  `),
  numbers: wrapped(`
    one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13
    fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50
    sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 thousand=1000
  `),
  listAnd: 'and',
  listOr: 'or',
  multiples: 'dozen=12 hundred=100 thousand=1000 million=1000000 billion=1000000000 k=1000',
  and: 'and',
  numbersInPairs: 'years',
  ownMeasures:
    /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand))[\s-]{0,2}(?:(?:square|sq\.?|cubic)[\s-])?(?:miles?|mi|feet|foot|ft|lbs?|pounds?|inch(?:es)?|yards?|acres?|oz|ounces?|°?F|mph|cups?|gallons?|pints?)\b|\d\s?″|\d\s?in\.?(?=[,;)]|$)/i,
  derived: {
    beginnings: wrapped(`
      aero anti auto bio co contra counter de dis eco extra geo hyper im in infra inter intra macro mega meta micro mini mis multi
      nano neo non out over photo post pre pseudo radio re retro semi sub super tele trans ultra un under video
    `),
    endings: '(?:able|ible|ness|less|ers?|wise|like|i[sz](?:e[drs]?|ing|ation)|ability|ibility)',
    bases: '- -e -y',
    compounds: true,
  },
  joined: {
    before: 'the who of and our your their these those',
    behind: 'the of and',
    inCompounds:
      'about after all an any as at be before by every for in into like more no not on only out over so some through to under until up us',
    apartFrom: 7,
  },
  alike: wrapped(`
    gracias patatas rendang goreng ramsons prehab- newtype- complie- compile- complian- complaint- martial- marital- faction- fraction- travel- model- cancel- label- enrol- instal- fulfil- skil- jewel- counsel- signal- level- fuel- dial- total-
    channel- marvel- quarrel- tunnel- wilful- willful- behavio- colo- favo- neighbo- labo- hono- humo- flavo-
    rumo- harbo- endeavo- glamo- savo- vapo- judg- acknowledg- yog- aluminum- aluminium- moustache- mustache-
    specialty specialties speciality specialities paed- ped- focus- benefit- target- bias- program- worship-
    kidnap- percent- agre- contact- contract- country countries county counties perform- preform- complaint-
    compliant- marital- martial- singing signing singer- signer- previous- pervious- preserv- perserv- through
    thorough- dessert- desert- staring stating starling- stimulat- compet- mourning- planing planning staring
    leaning learning reading bought brought staging- steaming additive- prefect- gradation- ailment- beaching
    deigning stoking vegetal- causal- casual- collage- college- conserv- convers- evening- relive- relieve-
    tracing conversely- concert-
  `),
  names:
    'monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays january february april june july september october november december english spanish french(?!_(?:fries|toast|press|windows?|doors?|dressing|bread|beans?)) german(?!_shepherds?) italian portuguese catalan european europeans british american americans germans italians london madrid barcelona paris berlin lisbon spain france germany italy portugal europe ireland england scotland britain switzerland austria belgium netherlands america africa asia christmas canary_islands',
  mistyped: wrapped(`
    frecuently=frequently frecuent=frequent inmediately=immediately recomendation=recommendation
    recomendations=recommendations atention=attention diference=difference aplication=application
    aplications=applications ocupation=occupation posibilities=possibilities necesity=necessity
    photografy=photography thsi=this tihs=this tht=that waht=what whcih=which hvae=have ahve=have wehn=when
    yuor=your oyur=your oru=our youre=you’re theyre=they’re openning=opening adresses=addresses kichen=kitchen
    acheive=achieve accomodate=accommodate accomodation=accommodation adn=and adress=address agian=again
    alot=a_lot alwasy=always arguement=argument athough=although basicly=basically becasue=because becuase=because
    begining=beginning beleive=believe calender=calendar collegue=colleague comming=coming commited=committed
    comittee=committee concious=conscious definately=definitely definitly=definitely diferent=different
    dissapear=disappear embarass=embarrass enviroment=environment excercise=exercise existance=existence
    experiance=experience familar=familiar finaly=finally foriegn=foreign freind=friend freinds=friends
    garantee=guarantee goverment=government grammer=grammar happend=happened hte=the immediatly=immediately
    independant=independent intrest=interest knowlege=knowledge lenght=length lisence=licence
    maintainance=maintenance managment=management neccessary=necessary necesary=necessary noticable=noticeable
    occassion=occasion occured=occurred occurence=occurrence oppurtunity=opportunity peice=piece
    posession=possession prefered=preferred privelege=privilege probaly=probably profesional=professional
    pronounciation=pronunciation publically=publicly realy=really reccomend=recommend recieve=receive
    recieved=received recomend=recommend refered=referred relevent=relevant requirment=requirement
    requirments=requirements responsability=responsibility safty=safety seperate=separate seperately=separately
    sucess=success succesful=successful sucessful=successful suprise=surprise taht=that teh=the thier=their
    tomorow=tomorrow tommorow=tomorrow tommorrow=tomorrow truely=truly untill=until usefull=useful wich=which
    wiht=with writting=writing yuo=you informations=information advices=advice equipments=equipment
    furnitures=furniture luggages=luggage homeworks=homework trafic=traffic trainning=training
    controler=controller controlers=controllers studens=students studnets=students shcool=school airpot=airport
    teached=taught proffesional=professional avaliable=available availabe=available availible=available
    usualy=usually confortable=comfortable developement=development posible=possible importants=important
    differents=different througth=through oportunity=opportunity oportunities=opportunities
    sucessfully=successfully aproach=approach aproximately=approximately apointment=appointment begginer=beginner
    begginers=beginners bussiness=business buisness=business comunication=communication completly=completely
    curiculum=curriculum eficient=efficient especialy=especially exellent=excellent explaination=explanation
    libary=library neccesary=necessary ocasion=occasion ourselfs=ourselves posibility=possibility
    questionaire=questionnaire recieves=receives refering=referring remeber=remember resturant=restaurant
    restaraunt=restaurant similiar=similar speach=speech strenght=strength visiters=visitors wellcome=welcome
    wether=whether langauge=language aviaton=aviation certifcate=certificate
  `),
  phrases: [
    [
      '(?=the)(?<=\\p{Ll},? )the (of|from|with|for|by)(?= (?!(?:and|appointment|course|date|dummies|ever|example|far|field|hand|hire|kids|line|loop|love|me|memory|men|no|now|popular|products?|profit|rent|sale|scratch|statement|then|us|women)(?!\\p{L}))\\p{Ll})',
      '$1 the',
    ],
    [
      '(?<!\\p{L} )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose|[Aa]ll|[Mm]ost|[Mm]any|[Bb]oth) (people|children|men|women) is',
      '$1 $2 are',
    ],
    [
      '(?<!\\p{L} )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose|[Aa]ll|[Mm]ost|[Mm]any|[Bb]oth) (people|children|men|women) was',
      '$1 $2 were',
    ],
    [
      '(?<!\\p{L} )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose|[Aa]ll|[Mm]ost|[Mm]any|[Bb]oth) (people|children|men|women) has',
      '$1 $2 have',
    ],
    [
      `(?<=^|[.!?] )([Tt]he|[Oo]ur|[Yy]our|[Tt]hese|[Tt]hose) (people|children|men|women|\\p{Ll}{2,}[b-hj-rtv-z]s) (cost|end|help|last|need|offer|open|pay|start|take|use|work)s(?= (?:an?|${NUMBERS})(?!\\p{L}))`,
      '$1 $2 $3',
    ],
    [`(?<!\\p{L} )([Ww]e|[Yy]ou|[Tt]hey) (${VERBS})s`, '$1 $2'],
    [
      `(?<!\\p{L},? )([Hh]e|[Ss]he|[Ii]t) (${VERBS})(?= (?:${DETERMINERS}|in|on|at|with|from|to|you|us)(?!\\p{L}))`,
      '$1 $2s',
    ],
    [`(${MODALS}) (${NO_NOUNS})s`, '$1 $2'],
    [
      `(${PRONOUNS}) (${MODALS}) ${NO_STEM}(?!(?:${NO_NOUNS})s )(${STEM})s(?= (?:${DETERMINERS}|to|in|at|on|by|with|from)(?!\\p{L}))`,
      '$1 $2 $3',
    ],
    [
      `([Dd]oes|[Dd]id) ((?:the|this|your|our|each|every) \\p{Ll}+|it|he|she) (${NO_NOUNS})s(?= ?(?:\\?|\\p{Ll}))`,
      '$1 $2 $3',
    ],
    [
      `([Dd]oes|[Dd]id) ((?:the|this|your|our|each|every) \\p{Ll}+|it|he|she) ${NO_STEM}(${STEM})s(?=\\?| (?:${DETERMINERS})(?!\\p{L}))`,
      '$1 $2 $3',
    ],
    ['at (end|beginning|start) of(?= \\p{Ll})', 'at the $1 of'],
    [
      `there is (many|several|two|three|four|five|six|(?:some|a lot of) (?:people|children|things|${NO_STEM}${STEM}s(?= (?:in|on|at|for|with|and|to|that|who|which)(?!\\p{L})|[.,;!?])))(?! \\p{L}+[’'])`,
      'there are $1',
    ],
    ['(each|every) (room|group|day|week|month|year|member|visitor|customer|person|child)s', '$1 $2'],
    [
      '([Tt]hese|[Tt]hose|[Mm]any|[Ss]everal) (book|visitor|guest|group|room|month|week|day|year)(?= (?:are|can|will|have|start|begin|take|who|that|in|from|of|with)(?!\\p{L})|[.,;]|$)',
      '$1 $2s',
    ],
    [
      `(?<!\\p{L},? )([Hh]e|[Ss]he|[Ii]t) (teach|go)(?= (?:${DETERMINERS}|in|on|at|to|\\p{Ll}+ (?:on|in|at))(?!\\p{L}))`,
      '$1 $2es',
    ],
    ['(?<!\\p{L},? )([Hh]e|[Ss]he|[Ii]t) have', '$1 has'],
    ["(?<!\\p{L},? )([Hh]e|[Ss]he|[Ii]t) don[’']t", '$1 doesn’t'],
    ['(\\d*(?<!1)1)(?:th|nd|rd)', '$1st'],
    ['(\\d*(?<!1)2)(?:th|rd)', '$1nd'],
    ['(\\d*(?<!1)3)(?:th|nd)', '$1rd'],
    ['(\\d*(?:1[123]|[04-9]))(?:nd|rd)', '$1th'],
    ['(would|could|should|must|might) of(?! course)', '$1 have'],
    [
      '(more|less|fewer|rather|other) then(?= (?:\\d|half|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|a (?:dozen|hundred|thousand))(?!\\p{L}))',
      '$1 than',
    ],
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
    ["(?<=[Hh]ow )much (\\p{Ll}{2,}[^sui’']s)(?= (?:can|do|will|should|did|could) (?:I|you|we|they|there))", 'many $1'],
    [
      "there is no (?!(?:news|always|politics|physics|mathematics|maths|athletics|economics|ethics|statistics|series|species|headquarters|means|less)(?!\\p{L}))(\\p{Ll}{2,}[^suia’']s)(?=[.,;!]|$| (?:for|in|on|at|to|and|or|of|with|that|left|available|yet)(?!\\p{L}))",
      'there are no $1',
    ],
    ['(look|looks|looking|looked) forward to (hear|see|meet|speak|talk|welcom)e?(?= )', '$1 forward to $2ing'],
    ['(do|did|does) (you|we|they|I|he|she|it) has', '$1 $2 have'],
    [
      'one of (our|my|your|their|his|her|these|those) (?!(?:alumni|aircraft|choice|children|company|crew|criteria|family|feet|fish|food|geese|kind|kin|liking|media|men|mice|number|own|people|personnel|phenomena|sheep|staff|style|team|teeth|time|women|work)(?!\\p{L}))(\\p{Ll}+(?<!ch|sh)[^sxyz])(?= (?:will|can|is|has|was|may|must|who)(?!\\p{L})|[.,;!?])',
      'one of $1 $2s',
    ],
    ["less (\\p{Ll}{2,}[^sui’']s) than(?! \\d)", 'fewer $1 than'],
    [
      '(recommend|suggest) to (book|bring|check|read|call|wear|start|visit|buy)(?= (?:an?|the|your|our|early|ahead|online|in|now|well|before|with|at|it|us)(?!\\p{L}))',
      '$1 $2ing',
    ],
    ["(I am|I[’']m|we are|we[’']re|you are|you[’']re|they are|are you) interesting in", '$1 interested in'],
    ['(our|the) staffs(?= (?:are|will|can|have|is)(?!\\p{L}))', '$1 staff'],
    [
      'Loose your(?= (?:balance|belongings|chance|deposit|fear|job|luggage|mind|money|place|seat|temper|time|way|weight)(?!\\p{L}))',
      'Lose your',
    ],
    [
      '(will|may|can|could|might|would|does|do|directly) effect(?= (?:your|our|their|how|my|you|us|them)(?!\\p{L}))',
      '$1 affect',
    ],
    [
      'Your(?= (?:free to|able to|invited to|about to|allowed to|entitled to|required to|looking for|interested in|not sure|not alone) \\p{Ll})',
      'You’re',
    ],
    [
      '(?<!(?:[Dd]oes|[Dd]id|[Dd]o|[Cc]an|[Ww]ill|[Mm]ust|[Ss]hould|[Ww]ould|[Cc]ould|[Mm]ay|[Ll]ets?|[Ss]ee|[Hh]elps?|[Mm]akes?|[Ww]hen|to) )([Tt]he|[Oo]ur) (shop|bakery|store|school|office|library|museum|restaurant|café|centre|center|workshop|reception) (open|close)(?= at \\d| at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|midnight|half)(?!\\p{L}))',
      '$1 $2 $3s',
    ],
    ['for (book|buy|make|get|see|learn|know|find|ask)(?= (?:an?|the|your|our|about|us)(?!\\p{L}))', 'to $1'],
    ['let (us|me|them) (know|help|show|take|make|tell|get)s', 'let $1 $2'],
    ['(we|you|they|he|she|it|I) cant', '$1 can’t'],
    [
      '(lower|bigger|better|cheaper|faster|easier|higher|longer|shorter|older|younger|smaller|larger|greater|stronger|fewer|earlier|sooner|warmer|closer|nearer|quicker|slower|newer|simpler|lighter|fresher) then(?= (?:before|ever|others|most|any|anything|anyone|expected|usual)(?!\\p{L}))',
      '$1 than',
    ],
    ['credits (cards?)', 'credit $1'],
    [
      'childrens(?= (?:books?|menus?|part(?:y|ies)|clothes|room|area|corner|class(?:es)?|courses?|library|section|toys)(?!\\p{L}))',
      'children’s',
    ],
    ["childrens(?!['’])", 'children'],
    ['pleas(?= (?:write|call|contact|send|bring|see|check|read|fill|let|book|visit|wait|find)(?!\\p{L}))', 'please'],
    [
      '(happy|able|going|ready|glad|pleased|want|need|welcome) too(?= (?:help|see|hear|answer|come|go|use|book|call|write|ask|learn|visit|meet|take|make|do|be|have|get|show)(?!\\p{L}))',
      '$1 to',
    ],
    ['(come|go) and sea(?= (?:our|the|us|it|how|what|for|your)(?!\\p{L}))', '$1 and see'],
    ['(in|for|of|with|from|costs?|takes?) (less|more) that(?= (?:an?|one|two|three|\\d+)(?!\\p{L}))', '$1 $2 than'],
    ['(?<=^|[.!?] )(Do|Does|Are|Would|Could) (you|we|they)( [^.!?]{3,60})\\.(?=\\s|$)', '$1 $2$3?'],
    ['(a lot|lots) of person', '$1 of people'],
    [
      '(bring|check|choose|confirm|complete) you(?= (?:passport|name|email|phone|order|place|course|card|bag|documents?|form|application|booking|ticket)(?!\\p{L}))',
      '$1 your',
    ],
    ['(?:is|are) (depend|consist)(?= (?:on|of)(?!\\p{L}))', '$1s'],
    ['how to flight', 'how to fly'],
    ['sing up(?= (?:for|to|here|now|today|online)(?!\\p{L}))', 'sign up'],
    ['see you son(?=[.!])', 'see you soon'],
    ['thank you for you(?= \\p{Ll})', 'thank you for your'],
    ['a peace of (cake|bread|paper|advice|land|art|music)', 'a piece of $1'],
    ['fallow us(?= on)', 'follow us'],
    ['(we|you|they|I) now (what|how|why)', '$1 know $2'],
    ['(was|were|been|being) make(?! or)', '$1 made'],
    [
      '(was|were|been|being) (bake|prepare|locate|include|provide)(?= (?:by|in|on|at|for|from|with)(?!\\p{L}))',
      '$1 $2d',
    ],
    ['responsible of', 'responsible for'],
    ['more (better|worse|cheaper|easier|faster|bigger|smaller|older|younger|longer|shorter|higher|lower)', '$1'],
    ['(I|[Ww]e|[Yy]ou|[Tt]hey) (?:am|are) agree(?= (?:with|that|to)(?!\\p{L})|[.,:;!?])', '$1 agree'],
    ['([Cc]an|[Cc]ould|[Mm]ay|[Mm]ust|[Ss]hould) (I|we|you|they) to(?= \\p{Ll})', '$1 $2'],
    ['are open since(?= (?:the|\\d))', 'have been open since'],
    ['is open since(?= (?:the|\\d))', 'has been open since'],
    ['(is|are) make(?= (?:by|from|of|with|in|every|each|daily|here|at)(?!\\p{L}))', '$1 made'],
    [
      '(is|are) (bake|prepare|locate|provide|organise|organize|decorate|produce)(?= (?:by|in|on|at|for|from|with|every|each|daily|here)(?!\\p{L}))',
      '$1 $2d',
    ],
    ['What time (you|we|they) (open|close|start|leave|arrive)(?=\\?)', 'What time do $1 $2'],
    ['(?<!\\p{L} )Our both(?= \\p{Ll}+s(?!\\p{L}))', 'Both our'],
    ['our both(?= \\p{Ll}+s(?!\\p{L}))', 'both our'],
    [
      '(?<!(?<!\\p{L})(?:make|makes|made|making|get|gets|got|getting) )the most of (the|our|your|their|my|these|those)(?= \\p{Ll}+s(?!\\p{L}))',
      'most of $1',
    ],
    ['The most of (the|our|your|their|my|these|those)(?= \\p{Ll}+s(?!\\p{L}))', 'Most of $1'],
    ['since (\\d+|two|three|four|five|six|ten|twenty) (years|months|weeks|days)(?! ago)', 'for $1 $2'],
    ['in the other hand', 'on the other hand'],
    ['(many|some|most|these|those|all) people is', '$1 people are'],
    ['an? (information|advice)(?= (?:is|are|that|which|about|on|for|from|by|in|to|and|or)(?!\\p{L})|[.,;:!?])', '$1'],
    ['an? news(?= (?:is|are|that|which|about|from)(?!\\p{L})|[.;:])', 'news'],
    [
      `(?<!(?<!\\p{L})[Hh]ow )much (people|children|visitors|guests|books|rooms|${STEM}s(?= (?:are|were|have|come|who)(?!\\p{L})))`,
      'many $1',
    ],
    ['Much (people|children|visitors|guests|books|rooms)', 'Many $1'],
    [
      `(?<!(?<!\\p{L})[Tt]he )less (people|children|visitors|guests|books|rooms|${STEM}s(?= (?:are|were|have|who)(?!\\p{L})))`,
      'fewer $1',
    ],
    [`Less (people|children|visitors|guests|books|rooms|${STEM}s(?= (?:are|were|have|who)(?!\\p{L})))`, 'Fewer $1'],
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
    [
      'their (is|are|was|were)(?= (?:an?|no|not|some|many|several|always|also|still|two|three|plenty|nothing|more|\\d+)(?!\\p{L}))',
      'there $1',
    ],
    ['(on|of|with|have|has|at|in|by) there own', '$1 their own'],
    ['your going to(?= (?:be|find|get|have|learn|like|love|need|see|want)(?!\\p{L}))', 'you’re going to'],
    [
      '(if|when|once|because|what) your (going to|able to|ready (?:to|for)|looking for|interested in|unsure (?:of|about|how|whether)|new to(?!-))(?! \\p{L}+ing)',
      '$1 you’re $2',
    ],
    ['everything are', 'everything is'],
    ["([Dd]on[’']t|(?:[Dd]o|did|does|will|must|should|could) not) loose", '$1 lose'],
    ['an affect on', 'an effect on'],
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
    [`it[’']s (own|${STEM}s(?= (?:are|were|have)(?!\\p{L})))`, 'its $1'],
    ['(the|this|our|contact|application|booking|registration) from(?=[.!?,]|$)', '$1 form'],
    [
      'its (free|open|closed|easy|possible|ready)(?=[.;!?]|$| to (?:enter|join|use|visit|attend|all|everyone)(?!\\p{L})| for (?:all|everyone)(?!\\p{L})|, (?:takes|and (?:it|you|we|all)|it|you|we|so|but)(?!\\p{L}))',
      'it’s $1',
    ],
    [
      "(in|for|of|within|only|just|last|lasts|takes|have|are|is) 1 (day|hour|week|month|year|minute|euro|room|place|person|night|seat|lesson|course|book|shop)(?:e?s)(?![’'])",
      '$1 1 $2',
    ],
    ['its (a(?! (?:cappella|la|priori)(?!\\p{L}))|an|not|been)', 'it’s $1'],
    ['(?<!(?:of|than|like|and) )([Ww]e|[Tt]hey) has', '$1 have'],
    ['(?<=(?<!\\p{L})(?:if|when|where|that|because|while|once) |(?<!\\p{L} ))([Yy]ou) has', '$1 have'],
    ['(?<!(?:of|than|like|and) )([Ww]e|[Tt]hey) is', '$1 are'],
    ['(?<=(?<!\\p{L})(?:if|when|where|that|because|while|once) |(?<!\\p{L} ))([Yy]ou) is', '$1 are'],
    [
      `(people|children|visitors|members|guests|customers|${STEM}s(?= and there \\p{Ll}+s (?:are|were|can|will|have)(?!\\p{L}))) and there(?![’']| (?:is|are|was|were|will|may|can|has|have) )`,
      '$1 and their',
    ],
    ['(want|need|going|able|wish|hope) to (teach|learn|work|study|play|visit)ing', '$1 to $2'],
    [
      '(bring|brings|bringing|use|uses|using|choose|chooses|make|makes|get|gets|take|takes|to|for|from) there own',
      '$1 their own',
    ],
    [
      '(bring|pass|finish|complete|renew|obtain|choose|send|improve) there (course|training|exam|exams|studies|documents|certificate|application|skills|CV|dogs?|children|passports?|towels?|tickets?|own)',
      '$1 their $2',
    ],
    [
      '(?=form )(?<!(?<!\\p{L})(?:the|an?|this|that|our|your|application|contact|booking|order|enrolment|registration|each|every|one|web|online|entry) )form (Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|\\d{1,2}:\\d\\d)(?= (?:to|until|till|through)(?!\\p{L}))',
      'from $1',
    ],
    [
      '(away|comes?|came|coming|far|different|apart|ranging|graduated|translated) form(?= (?:the|our|your|an?|my|home|here|all|any|\\p{Lu}\\p{Ll}+)(?!\\p{L}))',
      '$1 from',
    ],
    [
      '([Ww]e|[Tt]hey|I|will|would|must) ((?:strongly |highly )?)advice (you|them|everyone|everybody|against|that|our \\p{Ll}+s)',
      '$1 $2advise $3',
    ],
    ['(that|if|when|because|once|until) your (not|an?|the|here|there|(?:un)?sure)(?= )', '$1 you’re $2'],
    [
      '(a|very|so|really) quite (tower|place|room|street|area|airport|zone|corner|evening|village|neighbourhood|neighborhood|space)',
      '$1 quiet $2',
    ],
    [
      "(is|are|was|were|be|it[’']s) to (much|late|difficult|expensive|far|small|big|young|old|hard|soon|early|busy)(?=[.,;!?)]|$| (?:for|to)(?!\\p{L}))",
      '$1 too $2',
    ],
    ['there (are|is|were|was) to (many|much|few)', 'there $1 too $2'],
    [
      '(the|an?|every|each|this|any) (place|tower|centre|center|room|unit|city|school|day|page|country|airport) were (you|we|they|he|she|it)(?= \\p{Ll})',
      '$1 $2 where $3',
    ],
    ['(know|see|find out|decide|explain|check|show) were (you|we|it|they)(?= \\p{Ll})', '$1 where $2'],
    ['Were (to (?:find|buy|stay|eat|go|sleep|park|learn|study)|do|does|did|can)(?= )', 'Where $1'],
    [
      '(tell|ask|know|see|decide|check|doubt|wonder|matter|confirm|find out) ((?:us |me )?)weather (you|we|it|they|he|she|your|to)(?= )',
      '$1 $2whether $3',
    ],
    [
      "who[’']s (?!\\p{Ll}+ing )(\\p{Ll}{3,}) (is|are|was|were|has|have|expires)(?= (?:an?|not|no|more|too|less|\\p{Ll}+ed)(?!\\p{L}))",
      'whose $1 $2',
    ],
    ['(in|over|during|for) the passed (years?|months?|weeks?|days|decades?|two|three|five|ten|few)', '$1 the past $2'],
    [
      '(have|has|had) past (the|your|my|our|an|all)(?= (?:exam|exams|test|tests|medical|course|interview|selection)(?!\\p{L}))',
      '$1 passed $2',
    ],
    ['(no|any|an|great|big|side) affect(s?)(?= on )', '$1 effect$2'],
    ["(not|n[’']t) effect (you|your|us|me)", '$1 affect $2'],
    [
      '(?=[tfsen])(?<!(?<!\\p{L})(?:[Ll]evel|[Pp]hase|[Pp]art|[Bb]lock|[Mm]odule|[Ss]tage|[Ss]tep|[Yy]ear|[Gg]rade|[Tt]ype|[Cc]lass|[Cc]ategory|[Oo]ption|[Ww]eek|[Dd]ay|[Aa]n?|[Tt]he|[Oo]ur|[Yy]our|[Tt]his|[Ee]ach|[Ee]very|[Ff]irst|[Ll]ast|[Nn]ext|and|or|to) )(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (year|month|week|day|hour|minute|night|lesson|person)(?=[.;!?]|$| (?:of|in|at|from|before|after|until|later|ago|because) )',
      '$1 $2s',
    ],
    [
      "(?=one )(?<!(?<!\\p{L})(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|and|or|to|point|minus|number|which|no|day|level|part) )one (year|month|week|day|hour|minute|night|lesson)s(?![’'])",
      'one $1',
    ],
    ['How (much|long) (it|this|the \\p{Ll}+) (cost|take|last)s(?=\\?)', 'How $1 does $2 $3'],
    ['(How|Where|When) (I|we|you) can ([^.?!\\n]{2,60})(?=\\?)', '$1 can $2 $3'],
    ['explain you(?= (?:the|how|what|why|everything)(?!\\p{L}))', 'explain to you'],
    ['the both (\\p{Ll}+s)(?= (?:are|have|can|will|begin|start|take)(?!\\p{L})|[.,;])', 'both $1'],
    ['a lots of', 'a lot of'],
    [
      `The ${NO_GROUP}(\\p{Ll}{2,}[b-rt-z]) (begin|close|contain|cost|end|include|last|need|offer|open|require|start|take)(?= (?:an?|one|${NUMBERS}|\\{\\{)(?!\\p{L}))`,
      'The $1 $2s',
    ],
    [
      `The ${NO_GROUP}(\\p{Ll}{2,}[b-rt-z]) (begin|close|end|open|start)(?= (?:in|on|at|from) (?:\\p{Lu}\\p{Ll}+|\\d|\\{\\{)(?!\\p{L}))`,
      'The $1 $2s',
    ],
    ["on (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day[’']s(?=[.,;!?]|$| (?:from|at|between|until)(?!\\p{L}))", 'on $1days'],
    [
      "(your|our|the|all|these|those|two|three|many) (CV|DVD|CD|PDF|FAQ|PC|NGO)[’']s(?=[.,;!?]|$| (?:are|were|have|or)(?!\\p{L}))",
      '$1 $2s',
    ],
    [
      "(all|these|those|many|several|two|three|four|five|six) (?!(?:people|children|men|women)[’'])(\\p{Ll}{2,}[a-gi-rt-wé])[’']s(?=[.,;!?]|$| (?:are|were|have)(?!\\p{L}))",
      '$1 $2s',
    ],
    ['(can|do|did|may|should|must|will|would|shall|could|am) i(?= \\p{Ll})', '$1 I'],
    ['Lets (talk|see|meet|begin)(?= )', 'Let’s $1'],
    [
      '(open|available|classes|meet|fly|train|published|updated) everyday(?=[.,;!?)]|$| (?:and|but|by|during|for|in|on|online|throughout|with)(?!\\p{L}))',
      '$1 every day',
    ],
    [
      '(?=everyday)(?<!(?<!\\p{L})(?:[Tt]he|[Oo]f|[Aa]n|[Ii]nto) )everyday(?= (?:from|at|except|until|between)(?!\\p{L}))',
      'every day',
    ],
    ['Everyday(?= (?:we|you|they|there|our \\p{Ll}+)(?!\\p{L}))', 'Every day'],
    [
      "(?=assist)(?<!(?<!\\p{L})(?:[Aa]n?|[Tt]he|[’'\\p{L}]+s) )assist to ((?:all (?:the )?|the |every |our )?)(class|classes|course|courses|lessons|session|sessions)",
      'attend $1$2',
    ],
    ['its (important|necessary|compulsory|mandatory|advisable)(?= (?:to \\p{Ll}|that )\\p{Ll}*)', 'it’s $1'],
    ['(?=less )(?<!(?<!\\p{L})(?:or|[Tt]he) )less (mistakes|errors|tests|classes|options|flights)', 'fewer $1'],
    ['(until|when|once|if|because) there (back|ready|gone)(?=[.,;]|$)', '$1 they’re $2'],
    ['its going to(?= \\p{Ll})', 'it’s going to'],
    ['hardly (?:nobody|no one)', 'hardly anybody'],
    ['hardly nothing', 'hardly anything'],
    ['hardly never', 'hardly ever'],
    [
      '(Do|Did) (you|we|they|I) (offer|need|take|include|start|give|provide|accept|sell|make|work|open|close|require|have|fire|help|teach|train)s(?= )',
      '$1 $2 $3',
    ],
    [
      'Does (it|the \\p{Ll}+|your \\p{Ll}+) (offer|need|take|include|start|give|provide|cost|last|accept|require|cover)s(?=[ ?])',
      'Does $1 $2',
    ],
    ['Does (it|the \\p{Ll}+|your \\p{Ll}+) has(?= )', 'Does $1 have'],
  ],
  unfinished: 'a an and because but if my nor or our than the their unless whether your',
  outOfHours: 'emergenc(?:y|ies)|on[ -]call|nights?|overnight|out of hours|after hours|weekends?|holidays',
  openingWords: 'open opens opening close closes closing hours',
  sums: {
    plus: 'plus',
    minus: 'minus|less',
    result: '(?<!(?:which|that|and|who)\\s)(?:leaves?|makes?|equals?|gives?|adds? up to|comes? to)',
  },
  costing: 'costs lasts takes',
  articles: 'the each our this',
  until: 'to|till|until|through',
  quotationMarks: '«» “”',
  abbreviations: wrapped(`
    approx assn assoc ave bldg blvd capt chap conf cont corp dept encl govt illus incl inst intl misc natl orig
    proc prof prov publ temp thurs transl tues univ vols weds
  `),
  denied:
    "(?<!(?<!\\p{L})(?:or|and|if|but|why|than|almost|if (?:you|we|they|it|I|he|she)) |^)(?:not|do|does|is|are|was|were|can|cannot|will|would|has|have|should)n[’']t(?![^.!?;]{1,60} (?:until|till|without|unless|except) )(?! (?:only|forget|miss|worry|hesitate|you|we|it|they|just|at all)(?!\\p{L}))|(?<!(?<!\\p{L})(?:or|and|if|but|why|than|almost) |^)(?:not(?![^.!?;]{1,60} (?:until|till|without|unless|except) )(?! (?:only|just|to mention|least|at all|less than|fewer than)(?!\\p{L}))|cannot)",
  lacking:
    '(?:(?<=(?:has|have|had|is|are|offers?|includes?|needs?|requires?|charges?|with) )no(?= (?!\\p{L}+-|longer|more|less|fewer|later|sooner|doubt|matter|wonder|one(?!\\p{L}))\\p{L})|no(?= [^.!?;]{1,40} (?:needed|required|necessary)(?!\\p{L}))|without)(?![^.!?;]{1,60} (?:after|before|until|till|without|unless|except|too) )',
  feasts: wrapped(`
    new_year’s_day=1-1 epiphany=1-6 twelfth_night=1-6 valentine’s_day=2-14 midsummer_day=6-24 assumption_day=8-15
    halloween=10-31 all_saints’_day=11-1 immaculate_conception=12-8 christmas_eve=12-24 christmas_day=12-25
    christmas(?!_eve)=12-25 boxing_day=12-26 new_year’s_eve=12-31
  `),
  schoolYears: {
    country: 'GB',
    named:
      '(?:years?|grades?) \\d{1,2}(?: ?(?:-|–|to|and|or) ?\\d{1,2})?|\\d{1,2}(?:st|nd|rd|th)[ -]grade(?:rs?)?|(?:lower |upper )?sixth form',
  },
  lackedBefore: '-free',
  denying:
    "in-ble im-ble ir-ble no not -n’t -n't never without none nobody nothing neither nor cannot un(?!i[foqtv]|der|cle|til)- non fail- only lack- miss- avoid- except hardly rather before after less outside any other few refus- reject- instead stop- dis(?!t|pl|cu|cov|h|k)- away zero out free closed optional under most maximum up until welcome just simply anyone forbidden prohibit- banned insufficient inadequate still yet within otherwise delet- eras- discard- paus- suspend- -less whatever regardless on_the_house on_us",
  opposed: wrapped(`
    clos-=close shut-=close open-=open includ-=include far=far much=much many=much lot=much easy=easy easily=easy
    hard=hard difficult=hard stop-=stop ceas-=stop left=remain remain-=remain enough=enough suffic-=enough
    long=long take=long takes=long limit-=limit own=own usual-=usual normal-=usual pass-=pass matter-=matter
    end-=end over=end finish-=end cheap-=cheap expensive=dear dear=dear alone=alone shar-=share doubt-=doubt bad=bad badly=bad
    few=few little=few rare=rare rarely=rare unusual=rare too=too always=always vain=vain
  `),
  contrasts: {
    compass: {
      north: 'north northern',
      south: 'south southern',
      west: 'west western',
    },
    traffic: {
      takeoff: 'take-off take-offs takeoff takeoffs',
      landing: 'landing landings',
    },
    hall: {
      arrivals: 'arrivals',
      departures: 'departures',
    },
    people: {
      men: 'man men',
      women: 'woman women',
    },
    duty: {
      must: 'mandatory compulsory obligatory',
      may: 'optional',
    },
    load: {
      full: 'full-time full_time',
      part: 'part-time part_time',
    },
    lessons: {
      alone: 'individual one-to-one private',
      together: 'in_groups group_classes group_lessons group_sessions',
    },
    tax: {
      included: 'vat_included including_vat include_vat includes_vat',
      added: 'plus_vat excluding_vat vat_excluded exclude_vat excludes_vat',
    },
    trade: {
      buy: 'we_buy',
      sell: 'we_sell',
    },
    roof: {
      out: 'outdoors outdoor open-air',
      in: 'indoors indoor',
    },
    size: {
      small: 'small',
      large: 'large big',
    },
    rate: {
      any: 'days_a_week days_per_week hours_a_day',
    },
    bound: {
      most: 'at_most at_the_most maximum up_to',
      least: 'at_least at_the_very_least minimum',
    },
    period: {
      week: 'a_week per_week each_week every_week weekly',
      month: 'a_month per_month each_month every_month monthly',
      year: 'a_year per_year each_year every_year yearly annual annually',
      day: 'a_day per_day each_day every_day daily',
    },
    hours: {
      morning: 'morning mornings',
      later: 'afternoon afternoons evening evenings night nights',
    },
    season: {
      spring: 'spring',
      summer: 'summer',
      autumn: 'autumn',
      winter: 'winter',
    },
    side: {
      left: 'on_the_left to_the_left on_your_left turn_left left-hand_side',
      right: 'on_the_right to_the_right on_your_right turn_right right-hand_side',
    },
    mode: {
      onsite: 'in_person in-person on_site on-site face-to-face',
      online: 'online remotely',
    },
    price: {
      free: 'free free_of_charge at_no_cost at_no_charge at_no_extra_cost at_no_extra_charge',
      paid: 'paid costs at_extra_cost at_a_cost',
    },
    sum: {
      included: 'included vat_included including including_vat includes inclusive',
      extra: wrapped(`
        is_extra are_extra cost_extra costs_extra is_charged_separately are_charged_separately not_included excluded
        excluding
      `),
    },
    age: {
      below: 'under younger_than',
      above: 'over older_than',
    },
    noon: {
      day: 'noon midday',
      night: 'midnight',
    },
    change: {
      less: 'discount discounts reduction reductions',
      more: 'surcharge surcharges',
    },
    share: {
      double: 'twice double',
      half: 'half',
    },
    answer: {
      yes: 'yes,',
      no: 'no,',
    },
    need: {
      must: 'you_need_to you_must you_have_to is_required are_required',
      free: "no_need don’t_need don't_need do_not_need need_not needn’t needn't not_necessary you_need_no not_required don’t_have_to don't_have_to do_not_have_to",
    },
    order: {
      before: 'before',
      after: 'after',
    },
    compare: {
      more: 'more_than',
      less: 'less_than fewer_than',
    },
    limit: {
      limited: 'limited',
      unlimited: 'unlimited',
    },
    rank: {
      above: 'or_higher or_above',
      below: 'or_lower or_below',
    },
    edge: {
      first: 'the_first_few the_first_two the_first_three',
      last: 'the_last_few the_last_two the_last_three',
    },
    week: {
      end: 'weekend weekends',
      days: 'weekday weekdays',
    },
    state: {
      closed: 'closed',
      open: 'open_on open_at open_every',
    },
    place: {
      first: 'first',
      second: 'second',
      third: 'third',
      fourth: 'fourth',
      fifth: 'fifth',
      sixth: 'sixth',
      seventh: 'seventh',
      eighth: 'eighth',
      ninth: 'ninth',
      tenth: 'tenth',
    },
    end: {
      first: 'first',
      last: 'last',
    },
    storey: {
      any: wrapped(`
        first_floor second_floor third_floor fourth_floor fifth_floor sixth_floor seventh_floor eighth_floor
        ninth_floor tenth_floor first_grade second_grade third_grade fourth_grade fifth_grade sixth_grade
        seventh_grade eighth_grade ninth_grade tenth_grade
      `),
    },
    idiom: {
      any: 'at_last second_to_none sixth_form twice_as twice_that twice_the',
    },
    often: {
      twice: 'twice two_times',
      thrice: 'three_times thrice',
      four: 'four_times',
    },
  },
  toWrite: 'Write the text here',
  filler: [
    '^(?:new (?:title|page)|untitled)$',
    '^(?:block|card|section) (?:sub)?title$',
    '^(?:heading|subheading|subtitle|card) \\d{1,2}$',
    '^(?:short|long|image|section) description(?: here)?$',
    '^(?:alt|alternative|button|link|paragraph) text$',
    '(?:content|image|picture|text) pending',
    'add your text',
    'click to edit',
    'double click to edit',
    'dummy text',
    'insert text here',
    'insert title here',
    'placeholder text',
    'sample text',
    'text goes here',
    'to be completed',
    '^text (?:coming soon|to follow)\\.?$',
    'to be translated',
    'to be written',
    'your text here',
  ],
  twice: [
    ...['chow', 'pil', 'tam', 'tuk', 'ylang'],
    ...['bla', 'blah', 'bye', 'do', 'far', 'had', 'ha', 'hear', 'her', 'here', 'hey', 'is', 'knock', 'long', 'many'],
    ...[
      'more',
      'much',
      'never',
      'no',
      'now',
      'ok',
      'really',
      'so',
      'that',
      'there',
      'too',
      'very',
      'well',
      'yes',
      'you',
    ],
  ],
  // “Check in in person”, “log on on Monday”.
  twiceCompared: {
    at: /(?<!\p{L})(?:look|laugh|star)(?:s|ed|ing)? $/u,
    in: /(?<!\p{L})(?:cav|check|chip|clock|drop|fill|giv|join|log|mov|opt|plug|sign|tun)(?:e|n|g|p|t)?(?:s|en|ed|ing)? ?-?$/u,
    on: /(?<!\p{L})(?:carr(?:y|ie)|hop|log|mov|sign|switch|turn)(?:e|g|p)?(?:s|d|ed|ing)? (?:it |them )?$/u,
  },
  pictures: {
    alone:
      '(?:an? |the )?(?:alt|banner|drawing|graphic|illustration|image|logo|logotype|photo|photograph|picture|screenshot|thumbnail)',
    before: [['(?:an? |the )?(?:image|picture|photo|photograph) (?:of|showing|that shows) ?', '']],
  },
  vague: [
    ...['click', 'click here', 'click this link', 'here', 'link', 'press here', 'tap here', 'this link'],
    ...['discover more', 'find out more', 'learn more', 'more info', 'more information', 'read more', 'see more'],
  ],
  deadlines: {
    until: 'next(?:\\s+\\p{L}+){1,5}\\s?:?|until|till|before|by|through|(?:ends?|closes?|expires?)(?:\\s+on)?',
    announced: '(?:will|is\\s+going\\s+to|are\\s+going\\s+to)(?:\\s+\\p{L}+){1,5}\\s+(?:in|on|from)',
    open: 'next|open|valid|available|deadlines?|registrations?|register|enrol\\p{L}*|appl(?:y|ications?)|offers?|discounts?|sale|sign\\s+up|book(?:ings?)?|you\\s+can|can\\s+be|send|submit|order|entries',
    past: 'born|bought|made|sent|built|paid|was|were|had|did|ran|used\\s+to|\\p{L}{3,}ed',
  },
  consent: {
    accept: 'accept|allow|agree|consent',
    reject: 'reject|declin|den[iy]|refus|disagree|do not|don[’\\u0027]t|no,? thank|only',
  },
};
