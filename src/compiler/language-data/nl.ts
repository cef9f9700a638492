import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const nl: LanguageData = {
  optionalMarks: '\u0301',
  neverTwice: 'de een met naar of tot van en'.split(' '),
  inflectsNames: true,
  lengthToEnglish: 1.12,
  since: 'sinds|sedert|opgericht in|anno',
  inYear: 'in|jaar',
  steps: 'stap fase',
  partOf: 'van de',
  functionWords: wrapped(`
    aan al alle als bij dan dat de deze die dit door dus een elke en er geen haar had heb hebben heeft het hier
    hij hoe hun ik in is ja je jij jouw kan kun kunnen maar meer met mijn naar niet nog nu of om omdat onder ons
    onze ook op over per te tegen tot tussen u uit uw van veel voor was wat we wel welke wie wij wordt worden zal
    ze zich zij zijn zo zonder zou
  `),
  outOfHours: 'spoed\\p{L}*|nood\\p{L}*|nacht\\p{L}*|weekend\\p{L}*|feestdagen',
  numbers: wrapped(`
    een=1 één=1 twee=2 drie=3 vier=4 vijf=5 zes=6 zeven=7 acht=8 negen=9 tien=10 elf=11 twaalf=12 dertien=13
    veertien=14 vijftien=15 zestien=16 zeventien=17 achttien=18 negentien=19 twintig=20 dertig=30 veertig=40
    vijftig=50 zestig=60 zeventig=70 tachtig=80 negentig=90 honderd=100 duizend=1000
  `),
  numbersInOneWord: 'en',
  multiples: 'dozijn=12 duizend=1000 miljoen=1000000 miljard=1000000000',
  costing: 'kost kosten duurt duren',
  articles: 'de het elke elk deze dit',
  until: 'tot(?: en met)?|t/m',
  contrasts: {
    age: {
      below: 'kinderen_onder jonger_dan',
      above: 'kinderen_boven ouder_dan',
    },
    place: {
      first: 'eerste',
      second: 'tweede',
      third: 'derde',
      fourth: 'vierde',
      fifth: 'vijfde',
      sixth: 'zesde',
      seventh: 'zevende',
      eighth: 'achtste',
      ninth: 'negende',
      tenth: 'tiende',
    },
    end: {
      first: 'eerste',
      last: 'laatste',
    },
    storey: {
      any: wrapped(`
        eerste_verdieping tweede_verdieping derde_verdieping vierde_verdieping eerste_etage tweede_etage derde_etage
      `),
    },
    often: {
      twice: 'tweemaal twee_keer',
      thrice: 'driemaal drie_keer',
      four: 'viermaal vier_keer',
    },
  },
  toWrite: 'Schrijf hier de tekst',
  deadlines: {
    until: 'volgende(?:\\s+\\p{L}+){1,5}\\s?:?|tot(?:\\s+en\\s+met)?|t/m|vóór|voor',
    announced: '(?:zal|zullen|gaat|gaan)(?:\\s+\\p{L}+){0,4}\\s+(?:in|op|vanaf)',
    open: 'volgende|open|geldig|beschikbaar|deadline|inschrijv\\p{L}*|aanmeld\\p{L}*|meld|aanbieding(?:en)?|korting(?:en)?|reserv\\p{L}*|kun(?:t|nen)?|kan|bestel\\p{L}*',
    past: 'geboren|ingeschreven|ge\\p{L}{3,}|was|waren|werd(?:en)?|had(?:den)?|liep(?:en)?|\\p{L}+den?|\\p{L}+ten?',
  },
  pictures: { alone: '(?:een |de |het )?(?:afbeelding|foto|logo|plaatje|tekening)' },
  consent: { accept: 'accept|toestaan|akkoord', reject: 'weiger|afwijz|niet |alleen' },
};
