import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const fr: LanguageData = {
  neverTwice:
    'au aux avec ce cette chez dans de des du entre et la le les mais ou par pour sans ses sous sur tes mes votre notre vos nos'.split(
      ' ',
    ),
  lengthToEnglish: 1.19,
  since: 'depuis|fondée?s? en|née?s? en',
  inYear: 'en',
  commonWords: wrapped(`
    ouvert ouverts ouvrir fermer fermé fermés envoyer chercher suivant précédent retour accueil contact nouvelles
    carte horaire horaires adresse téléphone nom message merci prix tous toutes aucun livres livre réserver
    gratuit matin après-midi soir nuit aujourd’hui demain hier semaine semaines mois an ans jour jours heure
    heures lire plus appeler écrire choisir accepter refuser télécharger partager page questions question réponses
    aide courrier organisation boutique boutiques maison cours atelier ateliers nous notre emploi emplois travail
    épreuves examen examens date dates places élèves élève professeurs professeur durée niveau langue langues
    formation apprendre inscription hébergement toujours voir tout acheter panier paiement livraison client
    clients entreprise entreprises cadeau cadeaux course courses basket baskets news job jobs workshop workshops
    location locations mes gratis cap mais
  `),
  steps: 'étape phase',
  sectionNamed: { words: 'section|rubrique', of: 'de|du' },
  partOf: 'des|de nos|sur les',
  functionWords: wrapped(`
    à au aussi autre aux avant avec avez avons beaucoup ce ces cet cette chaque chez comme dans de depuis des du
    elle elles en encore entre est et était être fait il ils je jusque la le les leur leurs lui ma mais même mes
    moins mon ne nos notre nous on ont ou où par pas peu peut pour qu quand que quel quelle qui sa sans se ses si
    son sont sous sur ta te tes toi ton tous tout toute toutes très tu un une vos votre vous y
  `),
  ordinals: wrapped(`
    zéro=0 midi=12 minuit=12 moitié=50 demi=50 demie=50 tiers=3 quart=4 quarts=4 premier=1 première=1 deuxième=2
    second=2 seconde=2 troisième=3 quatrième=4 cinquième=5 sixième=6 septième=7 huitième=8 neuvième=9 dixième=10
    onzième=11 douzième=12 treizième=13 quatorzième=14 quinzième=15 seizième=16 vingtième=20 trentième=30
    quarantième=40 cinquantième=50 centième=100
    dizaine=10 dizaines=10 vingtaine=20 trentaine=30 quarantaine=40 cinquantaine=50 soixantaine=60 centaine=100
    centaines=100 millier=1000 milliers=1000
  `),
  numbers: wrapped(`
    un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13
    quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 huitante=80 octante=80
    nonante=90 vingts=20 cent=100
    cents=100 mille=1000
  `),
  daysOfWeeks: '8=7 15=14',
  inDates: { beforeSmall: '[Ll]e |[Aa]u ', feasts: '1er Mai|8 Mai|14 Juillet|15 Août|11 Novembre' },
  listAnd: 'et',
  listOr: 'ou',
  multiples:
    'douzaine=12 douzaines=12 mille=1000 million=1000000 millions=1000000 milliard=1000000000 milliards=1000000000',
  and: 'et',
  numbersInPairs: 'twenties',
  unfinished: 'à au aux dans de des du et la le les leur mais ou par parce pour que sans sur',
  outOfHours: 'urgences?|gardes?|nuits?|week-ends?|jours fériés|astreintes?',
  oneOf: 'sur',
  begins: {
    verbs: 'commencent?|commencera|demarrent?|debutent?',
    before: 'prochaine? (?:session|rentree|cours)|debut du?',
    at: '(?:est )?(?:en|au mois de)',
  },
  openingWords: 'ouvert ouverte ouverts ouvertes ouvrons ouvre fermons ferme horaire horaires',
  sums: { plus: 'plus', minus: 'moins', result: '(?<!(?:qui|et|où)\\s)(?:font|fait|donnent|égalent|égale)' },
  costing: 'coûte coûtent dure durent',
  articles: 'le la les chaque ce cet cette ces notre nos',
  mistyped: wrapped(`
    parmis=parmi malgrés=malgré hormi=hormis parceque=parce_que quelquechose=quelque_chose aujourdhui=aujourd’hui
    acceuil=accueil acceuille=accueille acceuillir=accueillir acceuillons=accueillons receuil=recueil
    receuillir=recueillir addresse=adresse addresses=adresses développemment=développement developpement=développement
    dévelloppement=développement apparament=apparemment connection=connexion connections=connexions
    occurence=occurrence occurences=occurrences dilemne=dilemme rénumération=rémunération rénumérations=rémunérations
    aréoport=aéroport proffesseur=professeur professionel=professionnel professionels=professionnels
    professionelle=professionnelle professionelles=professionnelles personelle=personnelle personelles=personnelles
    traditionel=traditionnel traditionelle=traditionnelle traditionels=traditionnels enfaite=en_fait
    notemment=notamment appeller=appeler appellez=appelez interressant=intéressant interressante=intéressante
    quatres=quatre
  `),
  phrases: [
    ['tout les(?= (?:jours|matins|soirs|dimanches|samedis|mois|ans)(?!\\p{L}))', 'tous les'],
    ['nous somme(?!\\p{L})', 'nous sommes'],
    ['comme même(?= |[.,!])', 'quand même'],
    ["au jour d['’]hui", 'aujourd’hui'],
    ['de (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) a(?= (?:lun|mar|mer|jeu|ven|sam|dim))', 'de $1 à'],
  ],
  shortDays: 'lu=1 ma=2 me=3 je=4 ve=5 sa=6 di=7',
  until: 'à|au',
  feasts:
    'jour_de_l’an=1-1 épiphanie=1-6 saint-valentin=2-14 assomption=8-15 toussaint=11-1 réveillon_de_noël=12-24 (?<!réveillon_de_)noël=12-25 saint-sylvestre=12-31',
  quotationMarks: '«» “”',
  marksApart: true,
  abbreviations:
    'approx appt arrt bibl boul chap coll coord dépt excl illustr incl juill ouvr prof resp suppl téléph trad univ',
  contrasts: {
    size: {
      small: 'petit petite petits petites',
      large: 'grand grande grands grandes',
    },
    rate: {
      any: 'jours_par_semaine heures_par_jour',
    },
    bound: {
      most: 'au_maximum maximum au_plus',
      least: 'au_minimum minimum au_moins',
    },
    period: {
      week: 'par_semaine chaque_semaine hebdomadaire hebdomadaires',
      month: 'par_mois chaque_mois mensuel mensuelle mensuels mensuelles',
      year: 'par_an chaque_année annuel annuelle',
      day: 'par_jour chaque_jour',
    },
    hours: {
      morning: 'matin matins matinée',
      later: 'après-midi soir soirs soirée nuit',
    },
    season: {
      spring: 'printemps',
      autumn: 'automne',
      winter: 'hiver',
    },
    side: {
      left: 'à_gauche',
      right: 'à_droite',
    },
    mode: {
      onsite: 'en_présentiel présentiel en_personne',
      online: 'en_ligne à_distance',
    },
    price: {
      free: 'gratuit gratuite gratuits gratuites gratuitement sans_frais sans_supplément',
      paid: 'payant payante payants payantes',
    },
    sum: {
      included: 'compris comprise comprises inclus incluse incluses',
      extra: 'en_sus en_supplément non_compris non_comprise non_comprises non_inclus non_incluse non_incluses',
    },
    age: {
      below: 'de_moins_de',
      above: 'de_plus_de',
    },
    noon: {
      day: 'midi',
      night: 'minuit',
    },
    change: {
      less: 'remise remises réduction réductions',
      more: 'majoration majorations',
    },
    share: {
      double: 'le_double',
      half: 'la_moitié',
    },
    answer: {
      yes: 'oui, oui.',
      no: 'non, non.',
    },
    order: {
      before: 'avant',
      after: 'après',
    },
    compare: {
      more: 'plus_de de_plus_de',
      less: 'moins_de de_moins_de',
    },
    week: {
      end: 'week-end week-ends',
      days: 'en_semaine',
    },
    state: {
      closed: 'fermé fermée',
      open: 'ouvert ouverte',
    },
    place: {
      first: 'premier première',
      second: 'deuxième second seconde',
      third: 'troisième',
      fourth: 'quatrième',
      fifth: 'cinquième',
      sixth: 'sixième',
      seventh: 'septième',
      eighth: 'huitième',
      ninth: 'neuvième',
      tenth: 'dixième',
    },
    end: {
      first: 'premier première',
      last: 'dernier dernière',
    },
    latter: {
      any: 'ce_dernier cette_dernière ces_derniers ces_dernières',
    },
    storey: {
      any: 'premier_étage deuxième_étage second_étage troisième_étage quatrième_étage cinquième_étage',
    },
    often: {
      twice: 'deux_fois',
      thrice: 'trois_fois',
      four: 'quatre_fois',
    },
  },
  toWrite: 'Écrivez le texte ici',
  filler: [
    "texte d'exemple",
    'a traduire',
    'texte de remplissage',
    'texte provisoire',
    'votre texte ici',
    '^(?:contenu|texte) a venir\\.?$',
  ],
  pictures: {
    alone: "(?:une |un |la |l'|le )?(?:dessin|graphique|illustration|image|logo|photo|photographie)",
    before: [["(?:une |la |l[’'])?(?:image|photo|photographie) (?:(?:ou l[’']on voit|qui montre)|de|d[’']) ?", '']],
  },
  vague: [
    'cliquer ici',
    'cliquez ici',
    'ici',
    'ce lien',
    'lien',
    'en savoir plus',
    'lire la suite',
    "plus d'informations",
    'voir plus',
  ],
  deadlines: {
    until: "prochaine?s?(?:\\s+\\p{L}+){1,5}\\s?:?|jusqu[’']au|jusqu[’']en|avant\\s+le|avant\\s+fin",
    announced:
      '(?:(?:r?ouvri|commence|débute|démarre|ferme|entre|se\\s+tiend|se\\s+déroule|se|au)(?:ra|ront|rons))(?:\\s+\\p{L}+){0,4}\\s+(?:en|le|du|dès|à\\s+partir\\s+du)',
    open: 'prochaine?s?|ouvert[es]*|valables?|disponibles?|délais?|inscri\\p{L}*|candidatures?|offres?|promotions?|remises?|réserv\\p{L}*|pouvez|peuvent|peut|peux|envoyez',
    past: 'née?s?|inscrite?s|achetée?s?|était|étaient|fut|furent|avait|avaient|a\\s+été|ont\\s+été|eut',
  },
  consent: {
    accept: 'accept|autoris|d[’\\u0027]accord',
    reject: 'refus|rejet|sans accepter|continuer sans|uniquement|seulement',
  },
};
