import { inOrder } from './in-order';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const fi: LanguageData = {
  monthForms: inOrder(
    'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
    ['n', 'ssa', 'sta', 'hun'],
  ),
  neverTwice: 'ja seka tai'.split(' '),
  inflectsNames: true,
  since: 'vuodesta|perustettu|alkaen',
  functionWords: wrapped(`
    aina ei eikä samoin eivät emme en ennen ensin eri että he heidän heille hän hänen ilman itse ja jo joka jokainen joko jolla
    jonka jos joten jotka jotta kaikki kanssa kautta keiden ken kenen koko koska kuin kuinka kun lisäksi me meidän
    meille meillä mihin mikä miksi milloin minä missä mitä mukaan mutta muun muut myös myöskään ne niiden niin niitä
    noin nuo nyt näiden näin näitä nämä olemme olen oli olla on ovat paitsi se sekä sen siellä siihen siis silloin
    sillä sinä sinun sitä sitten tai te teidän teille tämä tämän tästä tätä vai vain vaikka vielä voi voit voivat yli
    ympäri
  `),
  listAnd: 'ja|sekä',
  outOfHours: 'päivysty\\p{L}*|hätä\\p{L}*|yö\\p{L}*|viikonlop\\p{L}*|pyhä\\p{L}*',
  dayForms: wrapped(`
    maanantaina=1 maanantaisin=1 maanantaista=1 maanantaihin=1 tiistaina=2 tiistaisin=2 tiistaista=2 tiistaihin=2
    keskiviikkona=3 keskiviikkoisin=3 keskiviikosta=3 keskiviikkoon=3 torstaina=4 torstaisin=4 torstaista=4
    torstaihin=4 perjantaina=5 perjantaisin=5 perjantaista=5 perjantaihin=5 lauantaina=6 lauantaisin=6 lauantaista=6
    lauantaihin=6 sunnuntaina=7 sunnuntaisin=7 sunnuntaista=7 sunnuntaihin=7
  `),
  unfinished: 'ja sekä tai että jos koska mutta kun',
  toWrite: 'Kirjoita teksti tähän',
  filler: ['esimerkkiteksti', 'malliteksti', 'teksti tulossa'],
  vague: ['tasta', 'taalla', 'klikkaa tasta', 'paina tasta', 'lue lisaa', 'lisatietoja', 'lisaa', 'katso lisaa'],
  plainLetters: 'å=a ä=a ö=o',
  consent: { accept: 'hyväksy|salli|suostu', reject: 'hylkää|kiellä|en |vain ' },
  inDates: { stop: '.' },
};
