import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const ca: LanguageData = {
  neverTwice: 'al als amb de del dels el els les per'.split(' '),
  lengthToEnglish: 1.12,
  since: 'des de|des del|fundada? (?:el|l’any)',
  inYear: 'el|any',
  commonWords: wrapped(`
    obert oberts obrir tancar tancat tancats enviar cercar següent anterior tornar inici contacte notícies mapa
    horari horaris adreça telèfon nom cognoms missatge gràcies preu preus tots totes cap visiteu-nos truqueu-nos
    escriviu-nos llibres llibre reservar gratis gratuït matí tarda nit avui demà ahir setmana setmanes mes mesos
    any anys dia dies hora hores llegir més trucar escriure triar acceptar rebutjar descarregar compartir pàgina
    preguntes pregunta respostes ajuda correu organització demanat botiga botigues casa curs cursos tallers taller
    nosaltres feina feines requisits requisit proves prova examen exàmens dates data places alumnes alumne
    professors professor durada nivell idiomes formació aprendre matrícula inscripció beques allotjament ubicació
    sempre veure tot comprar cistella pagament enviament targeta client clients empresa empreses idioma workshop
    workshops boutique atelier plus cerca procurar oficina oficines
  `),
  steps: 'pas fase etapa',
  sectionNamed: { words: 'apartat|secció|clàusula', of: 'del|de la|de' },
  partOf: 'dels|de les|de cada',
  functionWords: wrapped(`
    a abans això aquest aquesta aquestes aquests al als altra altres amb cada com dels de del des dos el ella els em en
    entre era és està estan et fa fins ha han hem hi ho i jo la les li llavors més me meu molt ni no nosaltres només o
    on pel pels però per perquè pot poden podeu que què qui quan se sense ser seu seva seves seus si sobre són sou també
    té tenen tot tota totes tots tu un una unes uns us va vostra vostre vostres
  `),
  ordinals: wrapped(`
    zero=0 migdia=12 mitjanit=12 meitat=50 mig=50 mitja=50 terç=3 terços=3 quarts=4 quartes=4 primer=1 primera=1
    segon=2 segona=2 tercer=3 tercera=3 quart=4 quarta=4 cinquè=5 cinquena=5 sisè=6 sisena=6 setè=7 setena=7
    vuitè=8 vuitena=8 novè=9 novena=9 desè=10 edat=18 adult=18 adulta=18 adults=18 adultes=18
    desena=10 desenes=10 vintena=20 trentena=30 cinquantena=50 centenar=100 centenars=100 miler=1000 milers=1000
  `),
  numbers: wrapped(`
    un=1 una=1 dos=2 dues=2 tres=3 quatre=4 cinc=5 sis=6 set=7 vuit=8 nou=9 deu=10 onze=11 dotze=12 tretze=13
    catorze=14 quinze=15 setze=16 disset=17 divuit=18 dinou=19 vint=20 trenta=30 quaranta=40 cinquanta=50
    seixanta=60 setanta=70 vuitanta=80 noranta=90 cent=100 cents=100 centes=100 mil=1000
  `),
  daysOfWeeks: '8=7 15=14',
  listAnd: 'i',
  listOr: 'o',
  multiples: 'dotzena=12 dotzenes=12 mil=1000 milió=1000000 milions=1000000',
  and: 'i',
  polite: 'vostè',
  familiar: 'teu teus teva teves tu',
  smallInTitles: 'amb des en entre fins per que sense sobre i',
  unfinished: 'a al als amb de del dels el els en i les o per perquè que sense un',
  outOfHours: 'urgències|urgència|guàrdi(?:a|es)|nits?|nocturn[as]?|fora d’hores|caps? de setmana|festius',
  begins: {
    verbs: 'comencen?|comenca|comencara|s inicia',
    before: 'proper (?:inici del?|curs)|inici del?',
    at: '(?:es )?(?:al|el|a l)(?: mes de)?',
  },
  openingWords: 'obrim obre obren obert oberta oberts obertes tanquem tanca tanquen horari',
  parts: {
    about: 'més de|menys de|gairebé|uns|unes|prop de|fins a|almenys',
    of: 'de|del|en|per|per a|amb|a|al',
  },
  sums: {
    plus: 'més',
    minus: 'menys',
    result: '(?<!(?:que|i|on)\\s)(?:donen|dona|són|sumen|queden|fan)',
  },
  costing: 'costa costen val valen dura duren',
  articles: 'el la els les cada aquest aquesta aquests aquestes',
  until: 'a|fins a',
  mistyped: 'adreçes=adreces dimats=dimarts dijos=dijous',
  accented:
    'això perquè també només aquí allò després català telèfon telèfons música pàgina pàgines gràcies història històries',
  phrases: [
    ['mes (informació|que|tard|gran|grans|petit|petits|fàcil)', 'més $1'],
    ['(\\p{Ll}+) y(?= \\p{Ll}{2})', '$1 i'],
    ['de els', 'dels'],
    ['a els', 'als'],
    ['per els', 'pels'],
    ['(col|intel|novel|pel|excel|il|mil|cel|instal)-(l\\p{Ll}+)', '$1·$2'],
  ],
  feasts: wrapped(`
    (?<!nit_de_)cap_d’any=1-1 dia_de_reis=1-6 epifania=1-6 sant_valentí=2-14 sant_jordi=4-23 sant_joan=6-24 la_mare_de_déu_d’agost=8-15
    tots_sants=11-1 la_immaculada=12-8 nit_de_nadal=12-24 (?<!nit_de_)nadal=12-25 sant_esteve=12-26 nit_de_cap_d’any=12-31
  `),
  schoolYears: {
    country: 'ES',
    named:
      '(?:\\d ?(?:r|n|t|è)|primer|segon|tercer|quart|cinquè|sisè)(?: (?:i|o|a) (?:\\d ?(?:r|n|t|è)|segon|tercer|quart|cinquè|sisè))? (?:curs )?(?:de |d’)(?:eso|primària|secundària|infantil|batxillerat)',
  },
  quotationMarks: '«» “”',
  abbreviations:
    'cons lustr pers pref ajunt aprox assoc avda coord ctra dept edif inst izda màx núms prof pàgs resid secc trad',
  denied:
    '(?<!(?<!\\p{L})(?:o|u|i|ja|si|que|més|però) )no(?![^.!?;]{1,60} (?:sense|fins|tret|excepte|llevat|més que) )(?! (?:(?:(?:et|ho|la|els|les|ens|em|li|es) )?\\p{L}+[ei]s(?!\\p{L})|(?:tot[as]?|tots|totes|només|obstant|apt[ae]?|més de|dubt\\p{L}+|et preocupis|t’ho perdis|oblid\\p{L}+|deixis|cal que)(?!\\p{L}))|[.?]| \\p{L}+(?:at|it|ut|ada|ida|uda)s?(?!\\p{L}))',
  lacking: 'sense',
  denying: wrapped(`
    no sense poc poca pocs poques contrari fall- ni mai cap ningú res tampoc pas llevat excepte gens menys només falt- abans després altre altra
    altres fora tancat- gratis lliure màxim fins
  `),
  opposed: wrapped(`
    tanc-=close obr-=open obert-=open inclo-=include inclò-=include lluny=far gaire=much molt=much molta=much
    molts=much moltes=much tant=much fàcil=easy fàcils=easy difícil=hard difícils=hard aturat=stop parat=stop
    deix-=stop qued-=remain prou=enough suficient-=enough trig-=long límit-=limit propi-=own habitual-=usual
    normal-=usual aprov-=pass import-=matter acab-=end barat-=cheap car=dear cars=dear sol=alone sola=alone
    sols=alone malament=bad poc=few poca=few pocs=few sempre=always massa=too
  `),
  contrasts: {
    compass: {
      north: 'nord',
      south: 'sud',
      west: 'oest',
    },
    hall: {
      arrivals: 'arribades',
      departures: 'sortides',
    },
    duty: {
      must: 'obligatori obligatòria obligatoris obligatòries',
      may: 'opcional opcionals',
    },
    load: {
      full: 'a_temps_complet a_jornada_completa',
      part: 'a_temps_parcial a_mitja_jornada',
    },
    tax: {
      included: 'iva_inclòs',
      added: 'més_iva iva_a_part',
    },
    trade: {
      buy: 'comprem',
      sell: 'venem',
    },
    roof: {
      out: 'a_l’aire_lliure',
      in: 'sota_cobert',
    },
    size: {
      small: 'petit petita petits petites',
      large: 'grans',
    },
    rate: {
      any: 'dies_a_la_setmana hores_al_dia',
    },
    bound: {
      most: 'com_a_màxim com_a_molt màxim màxima',
      least: 'com_a_mínim almenys si_més_no mínim mínima',
    },
    period: {
      week: 'a_la_setmana per_setmana cada_setmana setmanal setmanals',
      month: 'al_mes per_mes cada_mes mensual mensuals',
      year: 'a_l’any per_any cada_any anual anuals',
      day: 'al_dia per_dia cada_dia',
    },
    hours: {
      morning: 'el_matí al_matí del_matí matins els_matins',
      later: 'la_tarda tardes tarda vespre nit',
    },
    season: {
      spring: 'primavera',
      summer: 'estiu',
      autumn: 'tardor',
      winter: 'hivern',
    },
    side: {
      left: 'a_l’esquerra',
      right: 'a_la_dreta',
    },
    mode: {
      onsite: 'presencial presencials en_persona',
      online: 'en_línia',
    },
    price: {
      free: 'gratis gratuït gratuïta gratuïts gratuïtes de_franc sense_cost sense_càrrec',
      paid: 'de_pagament',
    },
    sum: {
      included: 'inclòs inclosa inclosos incloses iva_inclòs',
      extra: 'es_paga_a_part es_paguen_a_part va_a_part van_a_part',
    },
    age: {
      below: 'menors_de menor_de',
      above: 'majors_de major_de',
    },
    noon: {
      day: 'migdia',
      night: 'mitjanit',
    },
    change: {
      less: 'descompte descomptes rebaixa',
      more: 'recàrrec recàrrecs',
    },
    share: {
      double: 'el_doble',
      half: 'la_meitat',
    },
    answer: {
      yes: 'sí, sí.',
      no: 'no, no.',
    },
    need: {
      must: 'cal calen és_necessari és_necessària',
      free: 'no_cal no_calen no_és_necessari no_és_necessària sense_necessitat_de',
    },
    order: {
      before: 'abans_de abans_del',
      after: 'després_de després_del',
    },
    compare: {
      more: 'més_de',
      less: 'menys_de',
    },
    week: {
      end: 'cap_de_setmana caps_de_setmana',
      days: 'entre_setmana',
    },
    state: {
      closed: 'tancat tancats tanquem',
      open: 'obert oberts obrim',
    },
    place: {
      first: 'primer primera',
      second: 'segon segona',
      third: 'tercer tercera',
      fourth: 'quarta',
      fifth: 'cinquè cinquena',
      sixth: 'sisè sisena',
      seventh: 'setè setena',
      eighth: 'vuitè vuitena',
      ninth: 'novè novena',
      tenth: 'desè desena',
    },
    end: {
      first: 'primer primera',
      last: 'darrer darrera últim última',
    },
    storey: {
      any: wrapped(`
        primer_pis primera_planta segon_pis segona_planta tercer_pis tercera_planta quarta_planta cinquè_pis
        cinquena_planta
      `),
    },
    often: {
      twice: 'dues_vegades dos_cops',
      thrice: 'tres_vegades tres_cops',
      four: 'quatre_vegades quatre_cops',
    },
  },
  toWrite: 'Escriu aquí el text',
  filler: ["text d'exemple", 'per traduir', 'text de prova', 'text provisional', 'text de farciment'],
  pictures: {
    alone: '(?:una? |la |el )?(?:captura|dibuix|foto|fotografia|grafic|illustracio|imatge|logotip)',
    before: [
      ['(?:una? |la )?(?:imatge|foto|fotografia) del ', 'el '],
      ["(?:una? |la )?(?:imatge|foto|fotografia) (?:(?:en la qual |on |que )(?:es veu|mostra)|de|d[’']) ?", ''],
    ],
  },
  vague: [
    'aqui',
    'clic aqui',
    'clica aqui',
    'cliqueu aqui',
    'fes clic',
    'fes clic aqui',
    'feu clic aqui',
    'prem aqui',
    ...['llegir mes', 'mes informacio', 'veure mes'],
  ],
  beforeDays: '[Ee]l|[Ee]ls|del|dels|al|als|[Dd]e|a|i|[Cc]ada',
  beforeMonths: '[Ee]n|[Aa]l|[Dd]es de|[Ff]ins al',
  inDates: {
    beforeDay: 'dia ',
    beforeMonth: "de |d[’']",
    beforeYear: 'de |del ',
    beforeMonthAlone: '[Ff]ins a',
    between: 'a|al|i|o',
  },
  deadlines: {
    until: 'pròxim(?:a|es|s)?(?:\\s+\\p{L}+){1,5}\\s?:?|fins\\s+(?:al|el)(?:\\s+dia)?|abans\\s+del?',
    announced:
      '(?:(?:re)?obrir|inaugurar|començar|iniciar|celebrar|estrenar|publicar|tancar|entrar|acabar|presentar|organitzar|ser|estar|far|haur|tindr|sortir)(?:à|an|em)(?:\\s+\\p{L}+){0,4}\\s+(?:el|al|del|des\\s+del|a\\s+partir\\s+del?)',
    open: 'pròxim(?:a|es|s)?|obert[aes]*|oberts|vàlid[aes]*|disponibles?|termini|inscripci(?:ó|ons)|inscriu\\p{L}*|matrícul\\p{L}*|sol·licit\\p{L}*|ofert[ae]s?|promocions?|descomptes?|reserv\\p{L}*|pots|podeu|poden',
    past: 'nascu[td]\\p{L}*|inscrit[aes]*|matriculats?|matriculad[ae]s?|era|eren|va\\s+\\p{L}+r|van\\s+\\p{L}+r|estava|estaven|havia|havien',
  },
  consent: { accept: 'accept|permet|d[’\\u0027]acord', reject: 'rebutj|refus|no accept|només' },
};
