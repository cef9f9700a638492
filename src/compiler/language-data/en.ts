import { agreement } from './en-agreement';
import { constructions } from './en-constructions';
import { phrases } from './en-phrases';
import { verbForms } from './en-verb-forms';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const en: LanguageData = {
  agreement,
  since: 'since|established|est\\.|founded|(?:established|founded|born|built|opened) in',
  inYear: 'in|by',
  bareHours: true,
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
  sectionNamed: { words: 'section|clause', of: 'of|in|under' },
  partOf: 'of(?: the| our| every)?|out of(?: the| every)?',
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
    eighties=80 nineties=90 hundreds=100 thousands=1000 adult=18 adults=18
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
    gracias patatas pintxos rendang goreng ramsons merch luthier- upsel- prehab- newtype- complie- compile- complian- complaint- martial- marital- faction- fraction- travel- model- cancel- label- enrol- instal- fulfil- skil- jewel- counsel- signal- level- fuel- dial- total-
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
    'monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays january february april june july september october november december english spanish french(?!_(?:fries|toast|press|windows?|doors?|dressing|bread|beans?)) german(?!_shepherds?) italian portuguese catalan chinese czech hungarian japanese korean norwegian romanian russian ukrainian welsh european europeans british american americans germans italians london madrid barcelona paris berlin lisbon spain france germany italy portugal europe ireland england scotland britain switzerland austria belgium netherlands america africa asia christmas canary_islands',
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
    wether=whether langauge=language aviaton=aviation certifcate=certificate froward=forward oder=order
  `),
  phrases: [...phrases, ...constructions, ...verbForms],
  onlyAsking: 'how what which who why',
  asks: '(?:am|are|can|could|did|do|does|had|has|have|is|may|might|must|shall|should|was|were|will|would) (?:I|he|she|they|we|you)|(?:are|can|could|did|does|is|should|was|were|will|would) (?:it|my|our|the|there|these|this|your)',
  apart: [
    '(?:an|the) (?:and|are|at|from|had|has|have|into|is|its|my|of|or|our|than|their|they|to|was|we|were|your)',
    'a (?:at|has|have|her|his|my|of|our|than|that|the|their|these|this|those|your)',
    '(?:by|for|from|to|with) of(?! course)',
    '(?:my|our|their|your) (?:an?|are|at|for|from|had|has|have|is|of|than|that|the|to|was|were|with)',
    '(?:my|our|their|your) (?:and|or)(?! (?:her|his|my|our|their|your)(?!\\p{L}))',
    '(?:and|because|but|if|when) than',
    '(?:could|should|would) (?:are|been|can|did|does|had|has|is|to|was|were|will)',
    '(?<!(?:[Aa]m|and|[Aa]re|[Ii]s|or|[Ww]as|[Ww]ere) )(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]e) to',
    '(?<=(?:can|could|did|do|should|will|would) )I to',
    '(?:an|our|the|their|your)(?=[.!?] \\p{Lu})',
  ].join('|'),
  unfinished: 'a an and because but if my nor or our than the their unless whether your',
  outOfHours: 'emergenc(?:y|ies)|on[ -]call|nights?|overnight|out of hours|after hours|weekends?|holidays',
  oneOf: 'in',
  begins: {
    verbs: 'starts?|begins?|starting|beginning',
    before: 'next (?:start of|intake of|course)|start of|beginning of',
    at: '(?:is )?in',
  },
  openingWords: 'open opens opening close closes closing hours',
  parts: {
    about: 'more than|less than|over|under|nearly|almost|about|around|some|up to|at least|at most|roughly',
    of: 'of|in|on|at|for|with|by|from|online',
  },
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
    few=few little=few rare=rare rarely=rare unusual=rare too=too always=always vain=vain refund-=refund compulsory=duty
    mandatory=duty obligatory=duty transferable=transfer
  `),
  contrasts: {
    light: {
      day: 'by_day in_daylight during_the_day',
      night: 'at_night by_night',
    },
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
    pay: {
      gross: 'gross',
      net: 'net',
    },
    wage: {
      paid: 'paid',
      unpaid: 'unpaid',
    },
    walls: {
      inside: 'inside',
      outside: 'outside',
    },
    chance: {
      can: 'is_possible will_be_possible',
      cannot: 'is_impossible will_be_impossible',
    },
    distance: {
      near: 'near close_to',
      far: 'far_from',
    },
    stairs: {
      up: 'upstairs',
      down: 'downstairs',
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
      yes: 'yes, yes.',
      no: 'no, no.',
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
  inDates: {
    behindDay: 'st|nd|rd|th',
    beforeDay: 'the ',
    beforeMonth: 'of ',
    beforeYear: 'of ',
    beforeMonthAlone: '[Ii]n|[Ss]ince|[Uu]ntil|[Ff]rom',
    between: 'to|and|or',
  },
};
