import type { LanguageData } from './language-data';

export const fr: LanguageData = {
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
  filler: ["texte d'exemple", 'a traduire', 'texte de remplissage', 'texte provisoire', 'votre texte ici'],
  vague: ['cliquer ici', 'cliquez ici', 'ici', 'ce lien', 'lien', 'en savoir plus', 'lire la suite', 'voir plus'],
};
