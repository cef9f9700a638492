import { inOrder } from './in-order';
import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

export const cs: LanguageData = {
  monthForms: inOrder('lednu únoru březnu dubnu květnu červnu červenci srpnu září říjnu listopadu prosinci'),
  inflectsNames: true,
  since: 'od|založen[aoy]? v',
  functionWords: wrapped(`
    a aby ale ani až bez bude budeme by byl byla bylo byly být co či do ho i jak jako je jeho její jejich jen
    jestli již jsem jsme jsou jste k kam kde kdo kdy kdyby když ke která které který kteří mezi mi může můžete my
    na nad nám námi nás naše naši náš ne nebo není než ní nich o od on ona oni pak po pod podle pokud pro proto
    protože při před s se si své svůj ta tak také takže tam ten této to toho tom tomu tu ty u už v vám vás váš
    vaše ve všechny všichni z za ze že
  `),
  outOfHours: 'pohotovost\\p{L}*|akutní\\p{L}*|noc\\p{L}*|víkend\\p{L}*|svát\\p{L}*',
  dayForms: 'středu=3 středy=3 čtvrtka=4 pátku=5 sobotu=6 soboty=6 neděli=7 pondělka=1 úterka=2',
  until: 'do|až',
  listAnd: 'a',
  quotationMarks: '„“',
  unfinished: 'aby ale ani když nebo pro protože při ve z ze že',
  keptWithNext: 'a i k o s u v z',
  toWrite: 'Sem napište text',
  filler: ['ukazkovy text', 'zkusebni text', 'k prelozeni'],
  mistyped:
    'jesm=jsem sjem=jsem jsuo=jsou nebot=neboť vyjímka=výjimka vyjímky=výjimky tudiž=tudíž standartní=standardní',
  twice: 'bla hodne jen moc ne no se si ta tam to velmi'.split(' '),
  pictures: { alone: 'obrazek|foto|fotka|fotografie|snimek|ilustrace|logo' },
  vague: ['cist dal', 'kliknete zde', 'vice', 'vice informaci', 'zde', 'zjistit vice'],
  consent: { accept: 'přij|souhlas|povol', reject: 'odmít|zamít|ne(?:souhlas|přij)|pouze|jen ' },
  inDates: { stop: '.' },
};
