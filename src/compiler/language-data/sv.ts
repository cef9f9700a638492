import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const sv: LanguageData = {
  optionalMarks: '\u0301',
  inflectsNames: true,
  since: 'sedan|grundat|grundad|etablerat|etablerad|anno',
  functionWords: wrapped(`
    alla allt all att av blir bli de dem den denna deras dess det detta dig din dina ditt du där då efter eller en er
    era ert ett finns från för före genom ha han hans har hade hela henne hon hos hur här i icke in inga ingen inget
    innan inte ja jag kan kunde man med medan mellan men mer mig min mina mitt mot mycket ni något några nu när och
    också oss på redan samt sedan sig sin sina sitt ska skall skulle som så till under upp ur ut utan vad var vara
    vars varit vem vi vid vilka vilken vilket vill över är åt
  `),
  outOfHours: 'akut\\p{L}*|jourtid|jourtelefon\\p{L}*|natt|natten|nätter\\p{L}*|helg\\p{L}*',
  dayForms: wrapped(`
    måndagar=1 måndagarna=1 måndagen=1 tisdagar=2 tisdagarna=2 tisdagen=2 onsdagar=3 onsdagarna=3 onsdagen=3
    torsdagar=4 torsdagarna=4 torsdagen=4 fredagar=5 fredagarna=5 fredagen=5 lördagar=6 lördagarna=6 lördagen=6
    söndagar=7 söndagarna=7 söndagen=7
  `),
  until: 'till',
  listAnd: 'och',
  unfinished: 'att eftersom eller men och samt',
  contrasts: {
    age: {
      below: 'barn_under yngre_än',
      above: 'barn_över äldre_än',
    },
  },
  toWrite: 'Skriv texten här',
  filler: ['exempeltext', 'provtext', 'ska oversattas', 'text kommer'],
  mistyped: wrapped(`
    itne=inte inet=inte ohc=och ocskå=också oskcå=också oxå=också tyvär=tyvärr tillsamans=tillsammans addresser=adresser
    addressen=adressen addres=adress addresss=adress resturang=restaurang restuarang=restaurang intresant=intressant
    intressserad=intresserad välkomen=välkommen välkommna=välkomna öppetider=öppettider nogrann=noggrann noggran=noggrann
    parralell=parallell definitift=definitivt igentligen=egentligen föratt=för_att
  `),
  twice: 'bla den det du fler for ha har hej ja langt langre man mer mycket nej om sa upp ut vad var vi vid'.split(' '),
  vague: ['har', 'klicka har', 'las mer', 'las har', 'mer', 'mer information', 'se mer', 'tryck har'],
  pictures: { alone: '(?:en )?(?:bild|bilden|foto|logotyp|teckning)' },
  consent: { accept: 'accept|godkänn|tillåt|samtyck', reject: 'avvisa|neka|nej|inte |endast |bara ' },
};
