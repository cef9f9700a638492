import type { LanguageData } from './language-data';
import { wrapped } from './wrapped';

const alternatives = (list: string) => wrapped(list).replaceAll(' ', '|');

/** Where a word ends; and what a sentence begins behind. */
const END = '(?!\\p{L})';
/** «Con nosotros trabaja Ana». */
const ALONE =
  '(?<!(?<!\\p{L})(?:[Aa]|[Aa]nte|[Cc]omo|[Cc]on|[Dd]e|[Dd]esde|[Ee]n|[Ee]ntre|[Hh]acia|[Pp]ara|[Pp]or|[Ss]egún|[Ss]in|[Ss]obre|[Tt]ras|que) )';
const SENTENCE = '(?<=(?:^|[.!?:] |[\\u00bf\\u00a1]))';
const NUMBERS = 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\\d{1,2}(?::\\d\\d)?';
const ARTICLES = 'el|la|los|las|un|una|unos|unas|su|sus|tu|tus|nuestr[oa]s?|vuestr[oa]s?|much[oa]s|vari[oa]s|más de';
/** Verbs without their end; those in which the stem changes are written as in the singular. */
const AR = alternatives(`
  abon acept acompañ alquil anul aparc ayud bail busc cambi cant celebr cocin compr comprob conserv contest contrat cort cuid
  cultiv dej disfrut elabor enseñ entr envi esper firm guard instal invit lav limpi mont recomend reform toc
  estudi habl llam llev mand mir necesit organiz pag pas pint prepar pregunt present qued realiz regal repar reserv tom
  trabaj us utiliz viaj visit
`);
const ER = 'aprend|atend|beb|com|corr|deb|le|ofrec|recog|respond|tra|vend|cre';
const IR = 'abr|asist|compart|decid|escrib|impart|permit|recib|sub|viv';
const CHANGED =
  'cierr|empiez|piens|prueb|cuent|encuentr|quier|pued|tien|vien|sab|hac|pon|atiend|entiend|sirv|elig|sigu|pid';
/** Those whose second person of the past gets an “s” too many, with a small letter or a capital. */
const either = (list: string) =>
  wrapped(list)
    .split(' ')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');
const PRETERITES_AR = either(`
  busc cambi celebr compr contact contrat dej disfrut empez encontr entr envi gan habl lleg llam llev mand mir necesit olvid pag
  pas pint pregunt prepar prob qued regal reserv solicit tom trabaj us visit
`);
const PRETERITES_ER = either(
  'aprend com conoc dij escrib estuv fu hic nac naci perd ped pid pud quis recib sal sub supi tuv vend vin viv',
);
/** Elsewhere «ha» may be «a». */
const INFINITIVES = `(?:${AR}|cerr|encontr|empez|jug|nad)ar|(?:aprend|com|conoc|corr|hac|recog|vend|v|le)er|(?:abr|compart|escrib|recib|sal|viv)ir`;
const HA = 'se|lo|los|las|nos|me|te|os|ya|no';
const HAVE = 'he|has|hemos|habéis|han|había|habías|habíamos|habían';
/** What is done, of verbs that end otherwise than others; and as people make it by the rule. */
const DONE = wrapped(`
  hacer=hecho ver=visto poner=puesto decir=dicho abrir=abierto escribir=escrito romper=roto volver=vuelto morir=muerto
  cubrir=cubierto descubrir=descubierto devolver=devuelto resolver=resuelto
`);
const REGULAR_PARTICIPLES = wrapped(`
  abrido=abierto escribido=escrito rompido=roto ponido=puesto volvido=vuelto cubrido=cubierto descubrido=descubierto
  hacido=hecho devolvido=devuelto resolvido=resuelto morido=muerto inscribido=inscrito describido=descrito
`);
/** Masculine nouns that are counted and chosen. */
const MASCULINE = alternatives(`
  año bloque capítulo café concierto coche cuarto curso descuento desayuno día ejercicio equipo grupo hotel jardín libro
  lunes lugar martes mes menú minuto momento nivel paso piso plan plato plazo premio producto servicio taller tratamiento
  trabajo turno vino
`);

const pairs = (list: string) => list.split(' ').map((pair) => pair.split('='));

export const constructions: NonNullable<LanguageData['phrases']> = [
  // «Hemos abrido», «hemos hacer», «hemos preparar», «han habido», «ha abierta».
  ...pairs(REGULAR_PARTICIPLES).map(([wrong = '', right = '']): readonly [string, string] => [wrong, right]),
  ...pairs(DONE).map(([verb = '', done = '']): readonly [string, string] => [
    `(${HAVE}) (ya )?${verb}`,
    `$1 $2${done}`,
  ]),
  [`(${HA}) ha (ya )?(${AR})ar`, '$1 ha $2$3ado'],
  [`(${HA}) ha (ya )?(${ER}|${IR})[ei]r`, '$1 ha $2$3ido'],
  [`(${HAVE}) (ya )?(${AR})ar`, '$1 $2$3ado'],
  [`(${HAVE}) (ya )?(${ER}|${IR})[ei]r`, '$1 $2$3ido'],
  [
    `(ha|han|hemos|habéis|había|habíamos|habían) (ya )?((?:${AR})ad|(?:vend|recib|viv|decid|aprend|com|eleg|perd|ten)id)(?:a|os|as)`,
    '$1 $2$3o',
  ],
  [`(ha|han|hemos|habéis) (ya )?(abiert|escrit|hech|puest|vist|vuelt|rot)(?:a|os|as)`, '$1 $2$3o'],
  ['han habido', 'ha habido'],
  [`hubieron(?= (?!antes|además|apenas|después|entonces|más|menos|jamás)\\p{Ll}{3,}s${END})`, 'hubo'],
  [
    `([Aa]ntes|[Aa]quí|[Aa]llí|[Ss]iempre|[Nn]o|[Yy]a|[Dd]onde|[Qq]ue) habían(?= (?!antes|además|apenas|después|dos|entonces|tres|más|menos|jamás)\\p{Ll}{3,}s (?:de|en|para|y)${END})`,
    '$1 había',
  ],
  [
    `(?<=(?:dedic\\p{Ll}+|obligad[oa]s?|sirve|sirven|gracias|dispuest[oa]s?|oblig\\p{Ll}+|acostumbrad[oa]s?|limitamos|negamos) )ha (\\p{Ll}{2,}[aei]r)`,
    'a $1',
  ],
  // «El abogado a ganado», «ah renovado», «de nueve ha dos», «lo que aga falta».
  [
    `(?<=\\p{Ll}{3} )a (ganado|renovado|comprado|preparado|creado|recibido|vendido|diseñado|publicado|trabajado|cambiado|ofrecido|elegido|decidido|reformado|ampliado|organizado|pintado|estrenado|lanzado|vivido|abierto|escrito|hecho|puesto)(?= (?:${ARTICLES})${END})`,
    'ha $1',
  ],
  [`ah (\\p{Ll}+[ai]do|abierto|hecho|escrito|puesto|visto)`, 'ha $1'],
  [`(de|desde las?) (${NUMBERS}) ha(?= (?:las? )?(?:${NUMBERS})(?![\\p{L}\\d]))`, '$1 $2 a'],
  ['que aga(s|n|mos)?', 'que haga$1'],
  [
    `([Pp]or favor,?|[Nn]o|usted|que|[Cc]uando|[Aa]unque) valla(?= (?:al?|directamente|hacia)${END}(?! medida))`,
    '$1 vaya',
  ],
  [`(ir|vamos|voy|vas|va|llegar|viajar) (?:haya|halla)(?=[.,;]|$| (?:en|con|por|donde|a)${END})`, '$1 allá'],
  [`que a ver(?= (?:un|una|algún|alguna|más|menos|suficiente|sitio|plazas)${END})`, 'que haber'],
  [
    `${SENTENCE}Ahí(?= (?:dos|tres|cuatro|cinco|seis|varios|varias|muchos|muchas|algunos|algunas) \\p{Ll}+s (?:en|para|de)${END})`,
    'Hay',
  ],
  // Who does it, and the verb.
  [`${ALONE}([Nn]osotros|[Nn]osotras) (${AR})an?`, '$1 $2amos'],
  [`${ALONE}([Nn]osotros|[Nn]osotras) (${ER})en?`, '$1 $2emos'],
  [`${ALONE}([Nn]osotros|[Nn]osotras) (${IR})en?`, '$1 $2imos'],
  [`${ALONE}([Nn]osotr[oa]s) (?:tiene[ns]?|tengo)`, '$1 tenemos'],
  [`${ALONE}([Nn]osotr[oa]s) pued(?:e|en|o|es)`, '$1 podemos'],
  [`${ALONE}([Nn]osotr[oa]s) quier(?:e|en|o|es)`, '$1 queremos'],
  [`${ALONE}([Nn]osotr[oa]s) hac(?:e|en|es)`, '$1 hacemos'],
  [`${ALONE}([Vv]osotr[oa]s) (?:pued(?:e|en|es)|podemos)`, '$1 podéis'],
  [`${ALONE}([Vv]osotr[oa]s) (?:tiene[ns]?|tenemos)`, '$1 tenéis'],
  [`${ALONE}([Vv]osotr[oa]s) quier(?:e|en|es)`, '$1 queréis'],
  [`${ALONE}([Vv]osotr[oa]s) (${AR})(?:a|an|as|amos)`, '$1 $2áis'],
  // «Tu marcas el objetivo»; «tu gas la» has no verb.
  [
    `${SENTENCE}Tu (\\p{Ll}{3,}[ae]s)(?= (?:el|la|los|las|un|una|lo|qué|cómo|cuándo|cuánto|dónde)${END})(?<! (?:paraguas|antes|después|entonces|gafas))`,
    'Tú $1',
  ],
  // «Tú elige» is a command.
  [`${SENTENCE}Tú (pued|quier|tien|deb|sab|vien|hac|pon)en?(?= )`, 'Tú $1es'],
  [`${SENTENCE}Tú (necesit)an?(?= )`, 'Tú $1as'],
  [`(${SENTENCE}Usted|si usted|que usted|usted ya|usted no) (${AR})as(?= )`, '$1 $2a'],
  [`(${SENTENCE}Usted|si usted|que usted|usted no) (${ER}|${IR}|${CHANGED})es(?= )`, '$1 $2e'],
  [`(${SENTENCE}Ustedes|si ustedes) pod(?:éis|emos)`, '$1 pueden'],
  [`(${SENTENCE}Ustedes|si ustedes) (?:tenéis|tenemos)`, '$1 tienen'],
  [`${SENTENCE}(Ustedes|Ellos|Ellas) (${AR})(?:a|áis)(?= )`, '$1 $2an'],
  [`${SENTENCE}(Ustedes|Ellos|Ellas) (${ER}|${IR}|${CHANGED})e(?= )`, '$1 $2en'],
  [`${SENTENCE}(Él|Ella|Usted) (${AR})an(?= )`, '$1 $2a'],
  [`${SENTENCE}(Él|Ella|Usted) (${ER}|${IR}|${CHANGED})en(?= )`, '$1 $2e'],
  [`${SENTENCE}Yo (${AR})(?:a|as|an)(?= )`, 'Yo $1o'],
  [`${SENTENCE}Yo (?:tiene|tienes)`, 'Yo tengo'],
  [`${SENTENCE}Yo (pued|quier)es?(?= )`, 'Yo $1o'],
  [`${SENTENCE}Yo hace`, 'Yo hago'],
  [`${ALONE}([Nn]osotr[oa]s) (c|emp)ie(rr|z)an?`, '$1 $2e$3amos'],
  [`y yo (${AR})an?`, 'y yo $1amos'],
  [`y yo (${ER})en?`, 'y yo $1emos'],
  [`y yo (${IR})en?`, 'y yo $1imos'],
  [`([Tt]odo el mundo|${SENTENCE}Cada un[oa]) (${AR})an`, '$1 $2a'],
  [`([Tt]odo el mundo|${SENTENCE}Cada un[oa]) (${ER}|${IR}|${CHANGED})en`, '$1 $2e'],
  [
    `${SENTENCE}(Ningun[oa]|Un[oa]|Cada un[oa]) de (los|las|nuestros|nuestras|sus) (\\p{Ll}+s) (${AR})an(?= )`,
    '$1 de $2 $3 $4a',
  ],
  [
    `${SENTENCE}(Ningun[oa]|Un[oa]|Cada un[oa]) de (los|las|nuestros|nuestras|sus) (\\p{Ll}+s) (${ER}|${IR}|${CHANGED})en(?= )`,
    '$1 de $2 $3 $4e',
  ],
  [
    `${SENTENCE}(Ningun[oa]|Un[oa]|Cada un[oa]) de (los|las|nuestros|nuestras|sus) (\\p{Ll}+s) están(?= )`,
    '$1 de $2 $3 está',
  ],
  [
    `${SENTENCE}(Ningun[oa]|Un[oa]|Cada un[oa]) de (los|las|nuestros|nuestras|sus) (\\p{Ll}+s) son(?= )`,
    '$1 de $2 $3 es',
  ],
  [
    `([Mm]e|[Tt]e|[Nn]os|[Oo]s|[Ll]es?) (falt|sobr|qued)a(?= (?:dos|tres|cuatro|cinco|seis|diez|veinte|\\d+|varios|varias|muchos|muchas) (?!veces)\\p{Ll}+s${END})`,
    '$1 $2an',
  ],
  [`([Mm]e|[Tt]e|[Ll]es?) duele(?= (?:los|las) \\p{Ll}+s${END})`, '$1 duelen'],
  [
    `(${SENTENCE}Solo|${SENTENCE}Aún|${SENTENCE}Todavía|[Yy]a solo) queda(?= (?:dos|tres|cuatro|cinco|seis|diez|veinte|\\d+|pocos|pocas|varias|varios) (?!veces)\\p{Ll}+s${END})`,
    '$1 quedan',
  ],
  [
    `${SENTENCE}Queda(?= (?:dos|tres|cuatro|cinco|seis|diez|veinte|\\d+|pocos|pocas|varias|varios) (?!veces)\\p{Ll}+s${END})`,
    'Quedan',
  ],
  [
    `([Hh])ace falta(?= (?:dos|tres|cuatro|cinco|seis|\\d+|varios|varias|voluntarios|voluntarias|manos) (?!veces)\\p{Ll})`,
    '$1acen falta',
  ],
  // What pleases somebody is what the verb agrees with.
  [
    `([Mm]e|[Tt]e|[Ll]es?|[Nn]os|[Oo]s) (gusta|encanta|apasiona|interesa)(?= (?:los|las|nuestros|nuestras|tus|sus|vuestros|vuestras|estos|estas) (?!(?:lunes|martes|miércoles|jueves|viernes|sábados|domingos|días|mañanas|tardes|noches|veces|fines|vacaciones|dos|tres)${END})\\p{Ll}+s${END})`,
    '$1 $2n',
  ],
  [
    `([Mm]e|[Tt]e|[Ll]es?|[Nn]os|[Oo]s) (gustará|encantará|interesará)(?= (?:los|las|nuestros|nuestras|tus|sus|estos|estas) (?!(?:lunes|martes|sábados|domingos|días|mañanas|tardes|noches)${END})\\p{Ll}+s${END})`,
    '$1 $2n',
  ],
  [`([Mm]e|[Tt]e|[Ll]es?|[Nn]os|[Oo]s) (gusta|encanta)n (\\p{Ll}{2,}[aei]r)(?= )`, '$1 $2 $3'],
  // What is wished, and what would be.
  [
    `(queremos|quiero|espero|esperamos|deseamos|recomendamos|aconsejamos|pedimos|sugerimos|[Pp]ara) que (te |os |nos |lo |la |se |no )?(${AR})(?<![cgz])a(s|n)?`,
    '$1 que $2$3e$4',
  ],
  ['([Pp]ara que) (te |os |lo |no )?pued(?:e)(s|n)?', '$1 $2pueda$3'],
  [
    '([Pp]ara que|[Qq]ueremos que|[Ee]speramos que|[Qq]uiero que|[Ee]spero que) (te |os |lo |no )?tiene(s|n)?',
    '$1 $2tenga$3',
  ],
  [
    '([Pp]ara que|[Qq]ueremos que|[Ee]speramos que|[Qq]uiero que|[Ee]spero que) (te |os |lo |no )?viene(s|n)?',
    '$1 $2venga$3',
  ],
  ['([Pp]ara que|[Ee]speramos que|[Qq]ueremos que|[Ee]spero que) (me |te |os |le |les |nos )gusta(n)?', '$1 $2guste$3'],
  [`${SENTENCE}Si tendría(s|n)?(?= )`, 'Si tuviera$1'],
  [`${SENTENCE}Si tendríamos(?= )`, 'Si tuviéramos'],
  [`${SENTENCE}Si podría(s|n)?(?= )(?![^,.!?]* o no${END})`, 'Si pudiera$1'],
  [`${SENTENCE}Si habría(?= )`, 'Si hubiera'],
  [`${SENTENCE}Si querría(s|n)?(?= )`, 'Si quisiera$1'],
  [`${SENTENCE}Si sería(n)?(?= )`, 'Si fuera$1'],
  [
    `([Nn]ecesitamos|[Nn]ecesito|[Ee]s (?:muy )?(?:importante|necesario|imprescindible|conveniente)|[Aa]ntes de|[Ss]in) que (te |os |nos |lo |la |se |no )?(${AR})(?<![cgz])a(s|n)?`,
    '$1 que $2$3e$4',
  ],
  ...pairs('puede=pueda tiene=tenga viene=venga trae=traiga hace=haga sale=salga').map(
    ([is = '', be = '']): readonly [string, string] => [
      `([Nn]ecesitamos|[Nn]ecesito|[Ee]s (?:muy )?(?:necesario|imprescindible|conveniente)|[Aa]ntes de|[Qq]ueremos|[Ee]speramos|[Ee]spero|[Qq]uiero|[Rr]ecomendamos) que (te |os |nos |lo |la |no )?${is}(s|n)?`,
      `$1 que $2${be}$3`,
    ],
  ),
  [`${SENTENCE}Si habrías(?= )`, 'Si hubieras'],
  [`${SENTENCE}Si (${AR})aría(s|n)?(?= )`, 'Si $1ara$2'],
  // A verb behind another one.
  [
    `(?<!(?<!\\p{L})(?:[Ss]i|que|como|donde|cuando|lo|las?|los) )([Pp]uedes?|[Pp]odemos|[Pp]odéis|[Pp]ueden|[Dd]ebes?|[Dd]ebemos|[Dd]eben) (${AR})(?:as|amos|an|áis|ado)(?! mañana)`,
    '$1 $2ar',
  ],
  [`([Ss]e puede|[Ss]e pueden|[Ss]e debe) (${AR})ado(?! mañana)`, '$1 $2ar'],
  [`(?<!(?<!\\p{L})(?:[Ss]i|que|como|donde|cuando|lo|las?|los) )([Dd]ebes?|[Pp]uedes?|[Pp]uede) trae[sn]?`, '$1 traer'],
  [`([Tt]ienes|[Tt]iene|[Hh]ay|[Tt]enemos) que (${AR})(?:as|amos|an|ado)(?! mañana)`, '$1 que $2ar'],
  [
    `([Ee]stoy|[Ee]stamos|[Ee]stáis) (busc|trabaj|esper|repar|organiz|elabor|estudi|realiz|habl|cocin|enseñ|cambi|us)ado`,
    '$1 $2ando',
  ],
  [`([Ee]stoy|[Ee]stamos|[Ee]stáis|[Ee]stán) (${AR})ar`, '$1 $2ando'],
  [`([Ee]stoy|[Ee]stamos|[Ee]stáis|[Ee]stán) (aprend|com|vend|atend|recib|escrib|ofrec|corr|viv)[ei]r`, '$1 $2iendo'],
  [`(${PRETERITES_AR})astes`, '$1aste'],
  [`(${PRETERITES_ER})istes`, '$1iste'],
  [`([Yy]a|[Nn]o|[Qq]ué|la|lo|los|las) vistes(?= (?:el|la|los|las|nuestr[oa]s?|un|una)${END}|[?.,])`, '$1 viste'],
  [`(?<!(?<!\\p{L})(?:que|lo|como) )([Pp]uedo|[Dd]ebo|[Qq]uiero) (${AR})o(?= )`, '$1 $2ar'],
  [`([Vv]amos a|[Ee]mpezamos a|[Aa]cabamos de|[Vv]olvemos a|[Aa]yudamos a|[Dd]ejamos de) (${AR})amos`, '$1 $2ar'],
  [
    `([Vv]amos a|[Ee]mpezamos a|[Aa]cabamos de|[Vv]olvemos a|[Aa]yudamos a|[Dd]ejamos de) (abr|recib|compart|viv)imos`,
    '$1 $2ir',
  ],
  [
    `([Vv]amos|[Vv]oy|[Vv]as|[Vv]enid|[Ee]mpezamos|[Aa]prende|[Aa]prender|[Aa]yudamos|[Vv]olvemos|[Ii]nvitamos) (${INFINITIVES})(?= )`,
    '$1 a $2',
  ],
  [`(?<=^|[.!?] )Ven (${INFINITIVES})(?= (?:el|la|los|las|nuestr[oa]s?)${END})`, 'Ven a $1'],
  [`([Tt]ienes|[Tt]enemos|[Tt]enéis|[Hh]ay) (${INFINITIVES})(?= )`, '$1 que $2'],
  [`([Tt]ratamos) en (${INFINITIVES})`, '$1 de $2'],
  [`([Pp]ensamos|[Pp]ienso) de (${INFINITIVES})`, '$1 en $2'],
  ['([Ss]oñamos|[Ss]ueño) en(?= (?:\\p{Ll}+[aei]r|un|una)(?!\\p{L}))', '$1 con'],
  ['([Cc]onfiamos|[Cc]onfía|[Cc]onfían) con(?= (?:nuestr[oa]s?|ellos|ellas|ti|vosotr[oa]s)(?!\\p{L}))', '$1 en'],
  ['([Ii]nsistimos|[Ii]nsisto|[Ii]nsisten) que', '$1 en que'],
  ['([Aa]) pesar que', '$1 pesar de que'],
  ['([Aa] través) el(?= \\p{Ll})', '$1 del'],
  ['([Aa] través) (la|los|las)(?= \\p{Ll})', '$1 de $2'],
  ['muy (much[oa]s?)', '$1'],
  [
    '([Dd]emasiad|[Pp]oc)o (gente|harina|leche|luz|variedad|información|comida|experiencia|paciencia|ropa|fruta|música|lluvia|agua|prisa|suerte)',
    '$1a $2',
  ],
  ['([Mm]uch)o (comida|ropa|fruta|música|lluvia|prisa)', '$1a $2'],
  ['([Mm])edio (hora|docena|jornada|pensión|botella|tarta|página)', '$1edia $2'],
  ['([Mm])edia (kilo|litro|año|metro|minuto|siglo|día)', '$1edio $2'],
  // What stands between words.
  [
    '(consist(?:e|en|ía|ió)) de(?= (?:\\d|una?|dos|tres|cuatro|cinco|seis|siete|ocho|diez|varios|varias)(?!\\p{L}))',
    '$1 en',
  ],
  [
    `(capacidad|aforo|sitio|espacio) por(?= (?:\\d+|${NUMBERS}|veinte|treinta|cuarenta|cincuenta|cien)${END} (?:personas|coches|alumnos|niños|comensales|invitados|asistentes))`,
    '$1 para',
  ],
  [`([Ee]stamos|[Ss]omos|[Ee]stoy|[Ee]stán|[Ee]stá) (especializad[oa]s?) de(?= (?!la casa)\\p{Ll})`, '$1 $2 en'],
  [
    '([Aa]cuérdate|[Aa]cuérdese|[Aa]cordaos|acordarte|[Oo]lvídate|te olvides|os olvidéis|se olvide) (\\p{Ll}{2,}[aei]r(?:l[aeo]s?|te|nos)?)(?= )',
    '$1 de $2',
  ],
  [
    `([Nn]os dedicamos|me dedico|[Ss]e dedican?) en (?!(?:la actualidad|el futuro|exclusiva|cuerpo)${END})(el|la|los|las|\\p{Ll}{2,}[aei]r)(?= )`,
    '$1 a $2',
  ],
  ['(en contacto) a (nosotr[oa]s|nuestr[oa]s?|ellos|ella|él)', '$1 con $2'],
  [
    '([Dd]isfruta|[Dd]isfrute|[Dd]isfrutad|[Dd]isfrutar|[Dd]isfruten) en (tu|su|vuestra) (estancia|visita|viaje|comida|cena|fiesta)',
    '$1 de $2 $3',
  ],
  [
    `([Pp]articipa|[Pp]articipar|[Pp]articipe|[Pp]articipad|[Pp]articipamos|[Pp]articipan) a (nuestr[oa]s?|los|las|este|esta|un|una) (talleres|taller|clases?|cursos?|concursos?|sorteos?|actividades|actividad|carreras?|visitas?|juegos?|torneos?)`,
    '$1 en $2 $3',
  ],
  [
    `([Ee]ntre) (las? )?(${NUMBERS}) (?:a|hasta) (las? )?(${NUMBERS})(?=[.,;]|$| (?:de|personas|años|euros|horas|días|minutos|semanas)${END})`,
    '$1 $2$3 y $4$5',
  ],
  [
    `([Dd]e) (lunes|martes|miércoles|jueves|viernes|sábado) (?:hasta a|y a|en) (martes|miércoles|jueves|viernes|sábado|domingo)`,
    '$1 $2 a $3',
  ],
  [
    `([Mm]ejor|[Pp]eor|[Mm]ayor|[Mm]enor|(?:más|menos) (?!segur|convencid|consci|content|orgullos)\\p{Ll}+) de que(?= (?:antes|otros|otras|ayer|nunca|siempre|el año|la semana|los demás)${END})(?<!(?:lo|la) (?:mejor|peor) de que)`,
    '$1 que',
  ],
  ['([Mm]e alegro|[Nn]os alegramos|[Tt]e alegras) que(?= \\p{Ll})', '$1 de que'],
  // What is compared or denied too much.
  ['(?:muy|más) (\\p{Ll}{2,}ísim[oa]s?)(?<!mismísim[oa]s?)', '$1'],
  ['muy (?=gente|hambre|prisa|ilusión|luz|información|variedad|experiencia|paciencia)(\\p{Ll}+)', 'mucha $1'],
  ['muy (?=tiempo|trabajo|dinero|cariño|espacio|éxito|sitio|ruido|interés)(\\p{Ll}+)', 'mucho $1'],
  [
    'mucho (fácil|difícil|importante|interesante|caro|grande|pequeño|bonito)(?=[.,;!]| (?:de|para)(?!\\p{L}))',
    'muy $1',
  ],
  [`${SENTENCE}(Nadie|Nunca|Tampoco|Jamás) no(?= (?!s[eé]${END})\\p{Ll})`, '$1'],
  // Ordinals and adjectives that are shorter before a noun, and articles before those that show a gender.
  ['([Ll]a|[Uu]na|[Ee]sta|[Nn]uestra) primer(?= (?!minis|dam)\\p{Ll}{3})', '$1 primera'],
  ['([Ll]a|[Uu]na|[Ee]sta|[Nn]uestra) tercer(?= \\p{Ll}{3})', '$1 tercera'],
  [`([Ee]l|[Uu]n|[Dd]el|[Aa]l|[Ee]ste|[Nn]uestro) (prim|terc)ero(?= (?:${MASCULINE})${END})`, '$1 $2er'],
  [
    `([Uu]n|[Ee]l|[Dd]el|[Aa]l|[Ee]ste|[Nn]uestro|[Uu]na|[Ll]a|[Nn]uestra) grande(?= (?:${MASCULINE}|variedad|oferta|sala|familia|fiesta|idea|casa|tienda)${END})`,
    '$1 gran',
  ],
  [
    `([Uu]n|[Ee]l|[Dd]el|[Aa]l|[Nn]uestro) (buen|mal)o(?= (?:${MASCULINE}|ambiente|rato|sabor|gusto|pan|precio)${END})`,
    '$1 $2',
  ],
  [`([Nn]ing|[Aa]lg)uno(?= (?:${MASCULINE})${END})`, '$1ún'],
  ...pairs('el=la un=una del=de_la al=a_la este=esta ese=esa nuestro=nuestra').map(
    ([one = '', other = '']): readonly [string, string] => [
      `${one} (primera|segunda|tercera|cuarta|quinta|nueva|última|próxima|misma|propia|buena|pequeña|antigua)(?= (?!mano|vez)\\p{Ll}{3,}a${END})`,
      `${other.replace('_', ' ')} $1`,
    ],
  ),
  ...pairs('la=el una=un esta=este esa=ese nuestra=nuestro').map(
    ([one = '', other = '']): readonly [string, string] => [
      `${one} (primer|segundo|tercer|cuarto|nuevo|último|próximo|mismo|propio|buen|pequeño|antiguo)(?= (?:${MASCULINE})${END})`,
      `${other} $1`,
    ],
  ),
  [
    '(niños|niñas|personas|alumnos|alumnas|clientes|socios|chicos|jóvenes|usuarios|huéspedes|viajeros|mascotas|perros|familias) (menor|mayor) de(?= (?:\\d|un|dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|edad))',
    '$1 $2es de',
  ],
  [
    `([Cc]ualquier) (duda|pregunta|consulta|problema|cosa|persona|cambio|curso|producto|día|sala|libro|plato)s`,
    '$1 $2',
  ],
  [
    `(?<!(?<!\\p{L})[Ll]as )(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte) (aula|bicicleta|cama|clase|coche|cocina|curso|entrada|grupo|libro|médico|mesa|niño|piscina|piso|planta|plato|sala|silla|terraza|tienda|turno|visita)(?= (?:de|en|con|para|a|y|por|que)${END}|[.,;]|$)`,
    '$1 $2s',
  ],
  // Accents.
  [`(?<=\\u00bf)Por que(?= \\p{Ll})`, 'Por qué'],
  [`(?<=\\u00bf)Porque(?= (?:\\p{Ll}+(?:[áé]is)|no \\p{Ll}+(?:[áé]is))${END})`, 'Por qué'],
  [
    `([Aa]brimos|[Cc]erramos|[Cc]errado|[Cc]errada|[Aa]bierto|[Aa]bierta|[Vv]enimos|[Gg]ratis) por qué(?= (?:es|hay|son|está|estamos|tenemos|hace)${END})`,
    '$1 porque',
  ],
  [
    `([Nn]o (?:es|somos|son|se trata de|era) [^.!?\\u00bf,;]{2,40}), si no(?= (?:una?|nuestr[oa]|todo|más bien|que)${END})`,
    '$1, sino',
  ],
  [
    `${SENTENCE}Sino (te|os|le|hay|funciona|llega|podéis|tenéis|queréis|sabéis|estáis|encuentras|ves|vienes)(?= )`,
    'Si no $1',
  ],
  ['sino (podéis|tenéis|queréis|sabéis|estáis|encuentras|vienes|funciona|llegas)(?= )', 'si no $1'],
  [
    `(?<=^)Si(?=, (?:aceptamos|tenemos|hacemos|abrimos|podemos|ofrecemos|servimos|enviamos|alquilamos|vendemos|trabajamos|puedes|podéis|pueden|hay|por supuesto|claro|todos|todas|siempre)${END})`,
    'Sí',
  ],
  ...pairs('cuanto=cuánto cuando=cuándo donde=dónde quien=quién cual=cuál').map(
    ([bare = '', accented = '']): readonly [string, string] => [`([Nn]o) se ${bare}(?= \\p{Ll})`, `$1 sé ${accented}`],
  ),
  [
    `([Dd]ime|[Dd]inos|[Ee]xplícame|[Cc]uéntame|[Ss]abes|[Ss]abéis|[Mm]ira|[Tt]e explicamos|[Oo]s explicamos) como(?= (?:puedo|puedes|podemos|hacerlo|funciona|llegar|reservar|se)${END})`,
    '$1 cómo',
  ],
  [`${SENTENCE}El (te|me|nos|os|se|le|les|lo)(?= \\p{Ll}{2,}(?:rá|rán|aba|ía|ó)${END})`, 'Él $1'],
  [
    `(?<=(?<!\\p{L})(?:que|cuando|ojalá|hasta que|en cuanto) (?:ya |todo |no |la \\p{Ll}+ |tu \\p{Ll}+ |el \\p{Ll}+ |su \\p{Ll}+ |esta \\p{Ll}+ )?)este(?= (?:disponible|list[oa]|terminad[oa]|confirmad[oa]|preparad[oa]|segur[oa]|abierta|cerrada)${END})`,
    'esté',
  ],
  ['(?:y) (I(?:gn|nm|nés|sab|ri|van|ván|nma|ldef)\\p{Ll}*)', 'e $1'],
];
