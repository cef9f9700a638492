import type { FactType } from '../../compiler/facts/facts';
import type { WantedForm } from '../../compiler/problems/problem-details';
import type { CountedElement } from '../../compiler/translations/markup';
import type { OtherFormat } from '../../compiler/yaml/file-format';
import type { MessageCatalogue } from '../describe';
import { languageName, monthOf, writtenInEach } from '../languages';
import { schemaText } from '../schema-text';
import { typedValue } from '../typed-value';
import { syntax } from './syntax-es';

const meant = (suggestion: string | undefined) => (suggestion === undefined ? '' : ` ¿Querías decir «${suggestion}»?`);
const use = (suggestion: string | undefined) => (suggestion === undefined ? undefined : `escribe ${suggestion}`);

const some = (texts: readonly string[]) =>
  texts.length <= 3 ? texts.join(', ') : `${texts.slice(0, 3).join(', ')} y ${texts.length - 3} más`;

const otherFormats: Readonly<Record<OtherFormat['format'], { readonly is: string; readonly hint: string }>> = {
  'utf-16': {
    is: 'está guardado como UTF-16, que algunos editores llaman Unicode, y no como UTF-8',
    hint: 'guárdalo otra vez y elige UTF-8 como codificación',
  },
  'line-ends': {
    is: 'acaba las líneas como los ordenadores muy antiguos, y se lee como una sola',
    hint: 'guárdalo otra vez y elige LF (Unix) como fin de línea',
  },
  document: {
    is: 'es un documento de otro programa, como un procesador de textos, y no texto sin formato',
    hint: 'copia el texto en un editor de texto sin formato y guárdalo desde allí como UTF-8',
  },
  'web-page': {
    is: 'es una página web entera, y no claves con sus valores',
    hint: 'escribe claves con sus valores, como path: y title:; de la página web aprovecha solo los textos',
  },
};

/** The keys of a link to a page. */
const pageKeys = ({ page, anchor }: { readonly page: string; readonly anchor?: string | undefined }) =>
  `page: ${page}${anchor === undefined ? '' : ` y anchor: ${anchor}`}`;

const addressHint: Readonly<Record<string, string>> = {
  several: 'escribe una de ellas, y haz otro enlace con la otra',
  host: 'escribe la dirección tal como la enseña el navegador',
  name: 'escribe la dirección tal como la enseña el navegador',
  email: 'escribe mailto: y el correo completo, como mailto:nombre@ejemplo.com',
  local: 'escribe la dirección pública, la que empieza por https:// y abre cualquiera',
};

const phoneHint = (example: string) => `escribe tel: y el número completo, como tel:${example.replaceAll(' ', '')}`;

const dateHint = (reason: string, last: number | undefined) =>
  reason === 'day' ? `escribe un día del 01 al ${last}` : 'escribe la fecha como año-mes-día, por ejemplo 2026-09-02';

const megabytes = (bytes: number) => (bytes / 1_000_000).toLocaleString('es', { maximumFractionDigits: 1 });

const listed = (valid: readonly string[]) =>
  valid.length > 8 ? 'escribe uno de los valores válidos' : `escribe ${valid.join(' o ')}`;

const unwritten = (rule: { title: string; description: string } | undefined, language: string | undefined) => {
  if (rule !== undefined) return `Esto está por escribir (${rule.title}). ${rule.description}`.trim();
  const inLanguage = language === undefined ? '' : ` en ${languageName(language, 'es')}`;
  return `El texto${inLanguage} está por escribir: así no se publica.`;
};

const like = (example: string) => `${example.includes('…') ? 'escribe' : 'por ejemplo'} ${example}`;

const malformed = (value: string, { least, most, start, capitals, isMailbox = false }: WantedForm) => {
  if (least !== undefined) return `${value} es muy poco: aquí va ${least} como mínimo.`;
  if (most !== undefined) return `${value} es demasiado: aquí va ${most} como máximo.`;
  const form = isMailbox
    ? ': un correo es nombre@dominio, sin comas ni espacios'
    : capitals !== undefined
      ? `: son ${capitals} mayúsculas`
      : start === undefined
        ? ''
        : `: empieza por ${start}`;
  return `«${value}» no tiene la forma correcta${form}.`;
};

const kinds: Readonly<Record<string, string>> = {
  object: 'varias claves con su valor',
  array: 'una lista (cada elemento empieza por «- »)',
  string: 'un texto',
  integer: 'un número entero',
  number: 'un número',
  boolean: 'true o false',
  'string,object': 'log, o post con una dirección',
};

const dashHint: Readonly<Record<'missing' | 'needless', (key: string) => string>> = {
  missing: (key) => `escribe «- » delante de ${key}: y pon las demás líneas a la altura de ${key}:`,
  needless: (key) => `pon un espacio en lugar del guion que hay delante de ${key}:`,
};

const phoneFaults: Readonly<Record<'country' | 'letters' | 'signs', (phone: string) => string>> = {
  country: (phone) => `A «${phone}» le falta el prefijo del país, sin el que no se puede llamar desde otros.`,
  letters: (phone) => `En «${phone}» hay letras en el lugar de cifras.`,
  signs: (phone) => `«${phone}» no es solo un teléfono: aquí van el prefijo del país, cifras y espacios.`,
};

const keyAdvice: Readonly<Record<'address' | 'hidden' | 'required' | 'shown', string>> = {
  address: 'bórrala: la dirección sale del nombre del archivo; para cambiarla, cambia el nombre del archivo',
  hidden:
    'para que se vea a partir de un día, escribe publish: 2026-12-01; para que no se vea, pon # delante de sus líneas o guárdalo fuera de site/',
  required: 'bórrala: hay que rellenarlo, salvo que lleve optional: true',
  shown: 'bórrala: lo que está se publica; con publish: 2026-12-01 se ve a partir de ese día',
};

const factTypes: Readonly<Record<FactType, string>> = {
  count: 'un número entero, como 16',
  date: 'una fecha entre comillas: "2025-09-02" o "2025-09"',
  hours: 'un número de horas, como 350',
  money: 'un número sin moneda ni puntos, como 27000',
  months: 'un número de meses, como 6, o un intervalo entre comillas: "11-13"',
  percentage: 'un número de 0 a 100, sin el signo %',
  text: 'un texto entre comillas',
};

const css: Readonly<Record<string, string>> = {
  'Unclosed block': 'La llave «{» que se abre aquí no se cierra: falta «}».',
  'Unclosed bracket': 'El paréntesis que se abre aquí no se cierra.',
  'Unclosed string': 'Las comillas que se abren aquí no se cierran.',
  'Unclosed comment': 'El comentario que empieza aquí no acaba: falta «*/».',
  'Unexpected }': 'Sobra una llave «}».',
  'Line comment': 'Aquí una nota va entre «/*» y «*/»: lo que sigue a «//» se toma por una regla.',
  'Too deep': 'Aquí hay demasiados niveles de llaves o paréntesis, unos dentro de otros.',
  'Unknown word': 'Falta un signo de dos puntos o un punto y coma aquí o justo antes.',
};

const cssValue: Readonly<Record<string, string>> = {
  semicolon: 'Falta un punto y coma al final de la línea',
  quotes: 'Aquí van comillas rectas',
  hash: 'Un color se escribe con # y 3, 4, 6 u 8 cifras, de 0 a 9 y de a a f',
  space: 'La unidad va pegada al número',
  comma: 'Los decimales llevan punto',
  colour: 'Aquí va un color',
  itself: 'Un nombre no puede valer lo que él mismo vale',
  unit: 'Falta la unidad',
  brackets: 'Una condición va entre paréntesis',
  name: 'Un nombre del tema se pide con var() y dos guiones',
  sum: 'A cada lado de + y - va un espacio',
  slash: 'Delante de la opacidad va una barra',
  limits: 'El mínimo es mayor que el máximo',
  folder: 'Las carpetas se separan con /',
  'last-comma': 'Sobra la coma del final',
};

const hours: Readonly<Record<string, string>> = {
  reversed: 'Se cierra antes de abrir.',
  day: 'El mismo día está dos veces.',
  overlap: 'Estas horas se solapan con otras del mismo día.',
};

const layouts: Readonly<Record<string, readonly [string, string]>> = {
  gap: [
    'Esto solo deja un hueco: el espacio entre párrafos lo pone el tema.',
    'bórralo, o cierra el párrafo y abre otro: </p><p>',
  ],
  list: ['Esto parece una lista y no lo es: quien la oye no sabe cuántos puntos tiene.', 'escribe <ul><li>…</li></ul>'],
  numbered: ['La lista ya pone sus números o sus puntos: se leerían dos veces.', 'borra el número o el signo'],
};

const pagesNamed = (names: readonly string[], more: number) =>
  `${names.length + more === 1 ? 'la página' : 'las páginas'} ${names.map((name) => `«${name}»`).join(', ')}${more === 0 ? '' : ` y ${more} más`}`;

const quoted = (texts: readonly string[]) => some(texts.map((text) => `«${text}»`));
const counted = (count: number, [one, many]: readonly [string, string]) => `${count} ${count === 1 ? one : many}`;

const elements: Readonly<Record<CountedElement, readonly [string, string]>> = {
  heading: ['título', 'títulos'],
  item: ['elemento de lista', 'elementos de lista'],
  link: ['enlace', 'enlaces'],
  paragraph: ['párrafo', 'párrafos'],
  picture: ['dibujo o foto', 'dibujos o fotos'],
  quotation: ['cita', 'citas'],
  row: ['renglón de tabla', 'renglones de tabla'],
};

export const es: MessageCatalogue = {
  'yaml-syntax': (details) => syntax[details.reason](details),
  'file-unknown': ({ file, suggestion }) => ({
    message: `«${file}» no es ningún archivo que la web conozca.${meant(suggestion)}`,
    hint: suggestion === undefined ? 'cámbialo de carpeta o bórralo' : `cámbiale el nombre a ${suggestion}`,
  }),
  'file-missing': ({ file }) => ({ message: `Falta el archivo «${file}».`, hint: `crea site/${file}` }),
  'file-misplaced': ({ file, to }) => ({
    message: `«${file}» está en una carpeta que no es la suya: por lo que dice, es ${to.includes('/') ? `de ${to.slice(0, to.lastIndexOf('/'))}` : `site/${to}`}.`,
    hint: `muévelo a site/${to}`,
  }),
  'file-name-malformed': ({ file, correct }) => ({
    message: `«${file}» lleva en el nombre espacios, acentos, mayúsculas u otros signos, y por su nombre se enlaza.`,
    hint: `cámbiale el nombre a site/${correct}`,
  }),
  'file-not-utf8': ({ file }) => ({
    message: `«${file}» no está guardado como UTF-8.`,
    hint: 'guárdalo como UTF-8 en el editor',
  }),
  'file-format-other': ({ file, format }) => ({
    message: `«${file}» ${otherFormats[format].is}.`,
    hint: otherFormats[format].hint,
  }),
  'key-unknown': ({ key, suggestion, correct = '', valid, isLanguage = false, advice, target }) => {
    if (isLanguage) {
      return {
        message: `«${key}» no es uno de los idiomas de esta web: sus textos van en ${valid.join(', ')}.`,
        hint: `borra ${key}: con su texto; si la web va a tener ese idioma, añádelo a languages en settings.yaml`,
        valid,
      };
    }
    return {
      message: `La clave «${key}» no existe aquí.${meant(suggestion)}`,
      hint:
        advice === undefined
          ? suggestion === undefined
            ? 'bórrala con lo que lleva, o usa una clave válida'
            : `escribe ${target === undefined ? `${suggestion}: ${correct}`.trimEnd() : pageKeys(target)}`
          : keyAdvice[advice],
      valid,
    };
  },
  'languages-apart': ({ keys, correct }) => ({
    message: `${keys.map((key) => `«${key}»`).join(' y ')} no ${keys.length === 1 ? 'es una clave' : 'son claves'} de aquí: los idiomas de un texto van juntos, en una sola.`,
    hint: `escribe ${correct}`,
  }),
  'key-misplaced': ({ key, near, isTooDeep, keys }) => {
    if (keys !== undefined)
      return {
        message: `${keys.map((each) => `«${each}»`).join(' y ')} van dentro de «${near}»: faltan espacios al principio de las líneas.`,
        hint: 'mueve esas líneas dos espacios a la derecha',
      };
    return {
      message: isTooDeep
        ? `«${key}» está dentro de «${near}», donde no va: sobran espacios al principio de la línea.`
        : `«${key}» va dentro de «${near}»: faltan espacios al principio de la línea.`,
      hint: isTooDeep
        ? `empieza la línea a la altura de «${near}:»`
        : `empieza la línea a la altura de lo que hay debajo de «${near}:»`,
    };
  },
  'key-missing': ({ key, example, above, isList }) => {
    if (above === undefined) return { message: `Falta la clave «${key}».`, hint: `añade ${key}: ${example}` };
    const lines = above.map((name) => `${name}:`).join(' y ');
    return {
      message: `Falta la clave «${key}» encima de ${lines}.`,
      hint: isList
        ? `escribe ${key}: en una línea encima, a la altura de la clave de la lista anterior`
        : `escribe ${key}: encima y mueve esas líneas dos espacios a la derecha`,
    };
  },
  'value-cut-by-comma': ({ whole, correct }) => ({
    message: `Entre llaves, una coma sin comillas empieza otra clave: «${whole}» se ha partido.`,
    hint: `escribe ${correct}`,
  }),
  'value-cut-by-colon': ({ whole, correct }) => ({
    message: `Un texto con dos puntos tiene que ir entre comillas: «${whole}» se ha leído como una clave y su valor.`,
    hint: `escribe ${correct}`,
  }),
  'type-wrong': ({ expected, example, correct, figure, dash, emptyFile }) => {
    if (emptyFile !== undefined) {
      const keys = emptyFile.length === 0 ? '' : ` (${emptyFile.map((key) => `${key}:`).join(', ')})`;
      return { message: 'Este archivo está vacío.', hint: `vuelve a escribir lo que va en él${keys}, o bórralo` };
    }
    if (figure !== undefined) {
      return {
        message: 'Aquí va el nombre de una cifra de facts.yaml, no la cifra misma.',
        hint:
          correct === undefined
            ? `dale un nombre en facts.yaml, como un-precio: { type: money, value: ${figure} }, y escribe aquí un-precio`
            : `escribe ${correct}`,
      };
    }
    const kind = expected
      .split(',')
      .map((each) => kinds[each] ?? each)
      .join(' o ');
    const message = `Aquí ${expected === 'object' ? 'van' : 'va'} ${kind}.`;
    if (dash !== undefined) return { message, hint: dashHint[dash.fault](dash.key) };
    return {
      message,
      hint:
        correct === undefined
          ? like(example)
          : /^[[{]/.test(correct)
            ? `escribe ${correct}`
            : `escribe ${correct}, ${correct.startsWith('"') ? 'entre comillas' : 'sin comillas'}`,
    };
  },
  'value-not-listed': ({ value, suggestion, valid, isNeedless }) => ({
    message: isNeedless ? 'Aquí solo puede decirse que sí.' : `«${value}» no es un valor posible.${meant(suggestion)}`,
    hint: isNeedless ? 'borra esta clave: sin ella es que no' : (use(suggestion) ?? listed(valid)),
    valid,
  }),
  'value-empty': ({ example }) => ({ message: 'El texto está vacío.', hint: like(example) }),
  'value-malformed': ({ value, rule, example, key, isInstead, correct, ...wanted }) => ({
    message:
      key === undefined
        ? `${malformed(value, wanted)} ${schemaText(rule, 'es').description}`
        : `«${value}» es lo que va en ${key}:, y no aquí. ${schemaText(rule, 'es').description}`,
    hint: isInstead
      ? `escribe ${key}: ${value}`
      : key !== undefined
        ? `pásalo a ${key}:, y escribe aquí algo como ${example}`
        : correct === undefined
          ? like(example)
          : `escribe ${typedValue(correct)}`,
  }),
  'value-unwritten': ({ text, language, rule, example, valid }) => ({
    message: unwritten(rule && schemaText(rule, 'es'), language),
    hint:
      example === undefined ? `escríbelo en lugar de ${text}` : `escribe en lugar de ${text}, por ejemplo, ${example}`,
    valid,
  }),
  'list-too-short': ({ minimum }) => ({ message: `Aquí hace falta al menos ${minimum}.`, hint: 'añade un elemento' }),
  'section-type-missing': ({ valid, type = 'hero' }) => ({
    message: 'La sección no dice de qué tipo es.',
    hint: `escribe type: ${type}`,
    valid,
  }),
  'section-type-unknown': ({ value, suggestion, valid }) => ({
    message: `«${value}» no es un tipo de sección.${meant(suggestion)}`,
    hint:
      suggestion === undefined
        ? 'escribe uno de los tipos válidos: los enseña npm run new -- section --list'
        : `type: ${suggestion}`,
    valid,
  }),
  'translation-missing': ({ language }) => ({
    message: `Falta el texto en ${languageName(language, 'es')}.`,
    hint: `añade ${language}: "…" en el mismo sitio`,
  }),
  'translations-missing': ({ text, languages, isSameInAll }) => ({
    message: `Este texto tiene que estar en todos los idiomas: ${languages.join(', ')}.`,
    hint: writtenInEach(text, languages, isSameInAll),
  }),
  'reference-unknown': ({ value, collection, suggestion, file, valid }) => ({
    message: `No existe «${value}» en ${collection}.${meant(suggestion)}`,
    hint:
      use(suggestion) ??
      (valid.length > 0
        ? `escribe el nombre de uno que exista, o créalo${inFile(file)}`
        : `créalo${inFile(file)}, o borra la línea`),
    valid,
  }),
  'page-unknown': ({ value, suggestion, anchor, valid }) => ({
    message: `No existe la página «${value}».${meant(suggestion)}`,
    hint:
      (anchor === undefined ? use(suggestion) : `escribe ${suggestion}, y anchor: ${anchor} en otra línea debajo`) ??
      'escribe el nombre de una página que exista: el de su archivo, sin .yaml',
    valid,
  }),
  'anchor-unknown': ({ anchor, page, suggestion, valid }) => ({
    message: `La página «${page}» no tiene ninguna sección con id «${anchor}».${meant(suggestion)}`,
    hint: suggestion === undefined ? `añade id: ${anchor} a la sección de destino` : `escribe ${suggestion}`,
    valid,
  }),
  'anchor-duplicate': ({ anchor }) => ({
    message: `Otra sección de la página ya tiene el id «${anchor}».`,
    hint: 'elige otro id',
  }),
  'link-target-missing': () => ({
    message: 'El enlace no lleva a ningún sitio.',
    hint: 'añade page: contact (o post, url, file, form)',
  }),
  'link-target-ambiguous': ({ targets }) => ({
    message: `El enlace lleva a varios sitios a la vez: ${targets.join(', ')}.`,
    hint: 'deja solo uno',
  }),
  'link-path-raw': ({ path, page, isFile }) => ({
    message: isFile
      ? `«${path}» lleva a un archivo: los enlaces lo llaman como se llama en site/media.`
      : `«${path}» es la dirección de un solo idioma: los enlaces se escriben con el identificador de la página.`,
    hint:
      page === undefined
        ? 'ninguna página tiene esa dirección: escribe href="page:…", con el nombre de una'
        : `href="${page}"`,
  }),
  'link-address-unsafe': ({ address, page }) => ({
    message: `«${address}» no es una dirección válida.`,
    hint: page !== undefined ? `href="${page}"` : 'empieza por https://, mailto:, tel:, page:, post: o file:',
  }),
  'token-unknown': ({ token, suggestion, valid }) => ({
    message: `«${token}» no existe.${meant(suggestion)}`,
    hint: use(suggestion) ?? 'escribe el nombre de una cifra de facts.yaml, o el texto mismo',
    valid,
  }),
  'fact-not-number': ({ fact, value, isUse, correct }) => ({
    message: `«${value}» no es un número, y «${fact}» es el precio de algo.`,
    hint: isUse
      ? 'usa una cifra de facts.yaml que sea un número'
      : correct === undefined
        ? 'escribe solo las cifras, sin comillas, puntos de millar ni símbolos; los decimales, con punto'
        : `value: ${correct}`,
  }),
  'fact-not-date': ({ fact, value, isUse }) => ({
    message: `«${value}» no es una fecha, y «${fact}» dice cuándo es algo.`,
    hint: isUse
      ? 'usa una cifra de facts.yaml que sea una fecha'
      : 'escribe año-mes-día o año-mes, con cifras y entre comillas: "AAAA-MM-DD" o "AAAA-MM"',
  }),
  'date-absurd': ({ date, years }) => ({
    message: `La fecha ${date} queda a ${years} años de hoy.`,
    hint: 'revisa el año',
  }),
  'date-future': ({ date }) => ({
    message: `«${date}» aún no ha llegado, y lo que lleva esa fecha ya se ve.`,
    hint: `corrige la fecha, o añade publish: "${date}" si ha de verse a partir de ese día`,
  }),
  'date-impossible': ({ date, reason, correct, last }) => ({
    message: {
      day: `El día «${date}» no existe: ese mes tiene ${last} días.`,
      form: `«${date}» no está escrito como año-mes-día, con cuatro, dos y dos cifras.`,
      month: `«${date}» no existe: los meses van del 01 al 12.`,
      year: `«${date}» tiene un año de más de cuatro cifras.`,
      yearly: `«${date}» lleva un año, y aquí va un día de todos los años: mes-día.`,
      'yearly-form': `«${date}» no está escrito como mes-día, con dos cifras cada uno.`,
    }[reason],
    hint: correct === undefined ? dateHint(reason, last) : `escribe "${correct}"`,
  }),
  'link-unpublished': ({ page, publish, expire, links }) => {
    const when = expire === undefined ? `no se ve hasta el ${publish}` : `dejó de verse tras el ${expire}`;
    if (links !== undefined) {
      return {
        message: `«${page}» ${when}, y hay ${links} enlaces que llevan ahí.`,
        hint: 'cambia esta fecha, o quita los enlaces',
      };
    }
    return {
      message: `El enlace lleva a «${page}», que ${when}.`,
      hint:
        expire === undefined
          ? `quita el enlace, o pon en lo que lo contiene publish: ${publish}`
          : `quita el enlace, o cambia expire: en «${page}»`,
    };
  },
  'role-unpublished': ({ role }) => ({
    message: `La web no puede quedarse sin esta página (role: ${role}), y hoy no se ve.`,
    hint: 'borra esta línea',
  }),
  'window-gap': ({ id, from, until }) => ({
    message: `Tras el aviso «${id}» no hay ninguno ${from === until ? `el ${from}` : `del ${from} al ${until}`} (mes-día).`,
    hint: `escribe until: "${until}", o cambia el from del siguiente`,
  }),
  'event-nowhere': () => ({
    message: 'Los buscadores no muestran este acto: no dice dónde es.',
    hint: 'añade place: con el lugar en palabras, o location: con uno de places/locations.yaml; o mode: online si no lo hay',
  }),
  'window-half': ({ has, lacks }) => ({
    message: `Lleva ${has}: y le falta ${lacks}: así se ve todo el año.`,
    hint: `añade ${lacks}: con un día como "06-30", o borra ${has}: si ha de verse siempre`,
  }),
  'window-swapped': ({ from, until }) => ({
    message: `El primer día (${from}) y el último (${until}) parecen estar cambiados: así se ve cuando les toca a otros.`,
    hint: `escribe from: "${until}" y until: "${from}"`,
  }),
  'window-never': ({ publish, expire }) => ({
    message: `Esto no se ve nunca: acaba el ${expire}, antes de empezar, el ${publish}.`,
    hint: `escribe un día posterior al ${publish}, o cambia publish`,
  }),
  'window-overlap': ({ id, other, from, until, never }) => ({
    message: never
      ? `El aviso «${id}» no se ve nunca: todos sus días son también de «${other}», que va antes.`
      : `El aviso «${id}» no se ve ${from === until ? `el ${from}` : `del ${from} al ${until}`} (mes-día): esos días son también de «${other}», que va antes.`,
    hint: 'cambia las fechas de uno de los dos, o su orden en la lista',
  }),
  'description-length': ({ length, least, most }) => ({
    message:
      length < least
        ? `Esta descripción tiene ${length} caracteres: con menos de ${least}, los buscadores ponen otra en su lugar.`
        : `Esta descripción tiene ${length} caracteres: los buscadores cortan lo que pasa de ${most}.`,
    hint: `resume la página en una o dos frases, entre ${least} y ${most} caracteres`,
  }),
  'description-same': ({ text }) => ({
    message: `La descripción dice lo mismo que el título: «${text}». Los buscadores muestran los dos juntos.`,
    hint: 'di en una o dos frases qué se encuentra en la página',
  }),
  'description-repeated': ({ text, others, more }) => ({
    message: `Esta descripción está también en ${pagesNamed(others, more)}: «${text}».`,
    hint: 'di en cada página lo que solo se encuentra en ella',
  }),
  'main-heading-missing': ({ type }) => ({
    message:
      'Esta página no tiene encabezado principal en todos los idiomas: ninguna de sus secciones tiene un título que vean todas las visitas.',
    hint: `da un title a la primera, o empieza por una sección type: ${type} con su title`,
  }),
  'main-heading-repeated': ({ type }) => ({
    message: `La página ya tiene un encabezado principal, y esta sección (${type}) pone otro.`,
    hint: 'usa otro tipo de sección, o deja una sola de este',
  }),
  'noindex-important': ({ page }) => ({
    message: `La web lleva a todo el mundo a «${page}», y aquí se pide a los buscadores que no la muestren.`,
    hint: 'borra noindex: true',
  }),
  'page-orphan': ({ page }) => ({
    message: `Ningún enlace lleva a «${page}»: solo la encuentra quien sabe su dirección.`,
    hint: `enlázala desde otra página con page: ${page}, o añade noindex: true si es así a propósito`,
  }),
  'title-long': ({ length, most }) => ({
    message: `Este título tiene ${length} caracteres: los buscadores cortan lo que pasa de ${most}.`,
    hint: `acórtalo a ${most} caracteres como mucho`,
  }),
  'text-repeated': ({ text, first, second }) => ({
    message: `«${text}» está dos veces en la lista: en los elementos ${first} y ${second}.`,
    hint: 'borra una de las dos, o cambia lo que se ha copiado',
  }),
  'time-impossible': ({ time, correct }) => ({
    message: `«${time}» no es ninguna hora del día${correct === undefined ? '' : ', o no se escribe como la de al lado'}.`,
    hint: `escribe ${correct ?? 'una hora de 0:00 a 23:59'}`,
  }),
  'time-reversed': ({ text, before }) => ({
    message:
      before === undefined ? `«${text}» acaba antes de empezar.` : `«${text}» empieza antes de que acabe «${before}».`,
    hint: 'cambia de sitio lo primero y lo último, o corrige la cifra, en todos los idiomas',
  }),
  'title-brand': ({ brand, correct }) => ({
    message: `La web ya añade «${brand}» a cada título: aquí se leería dos veces.`,
    hint: `escribe ${correct}`,
  }),
  'title-short': ({ text }) => ({
    message: `«${text}» no dice de qué trata la página.`,
    hint: 'escribe un título que diga qué se encuentra en ella',
  }),
  'title-repeated': ({ text, others, more }) => ({
    message: `Este título es también el de ${pagesNamed(others, more)}: «${text}».`,
    hint: 'da a cada página un título que la distinga',
  }),
  'address-mistyped': ({ address, reason, correct, example }) => ({
    message: {
      alphabet: `«${address}» tiene en el nombre de la web letras de otro alfabeto, que solo se parecen a las correctas.`,
      chat: `«${address}» no abre ninguna conversación: detrás de wa.me/ van solo las cifras del número, con el prefijo del país delante.`,
      host: `«${address}» tiene una coma o un punto de más en el nombre de la web.`,
      end: `«${address}» acaba en un signo que no es de la dirección, sino de la frase de la que se copió.`,
      invisible: `«${address}» tiene un carácter que no se ve.`,
      local: `«${address}» es una dirección de tu propio ordenador o de tu red: a nadie más le funciona.`,
      name: `«${address}» lleva tras https:// algo más que el nombre de una web.`,
      several: `«${address}» son varias direcciones, y un enlace lleva a un solo sitio.`,
      doubled: `«${address}» empieza dos veces por https://.`,
      email: `«${address}» no es un correo: falta lo que va antes o después de la @.`,
      insecure: `«${address}» empieza por http://, que los navegadores avisan de que no es seguro.`,
      phone: `«${address}» no es un teléfono: solo lleva cifras, con + delante si hace falta.`,
      scheme: `«${address}» no empieza como una dirección: https://, mailto: o tel:.`,
      spaces: `«${address}» lleva espacios o signos que una dirección no puede llevar.`,
    }[reason],
    hint: correct === undefined ? (addressHint[reason] ?? (example && phoneHint(example))) : `escribe ${correct}`,
  }),
  'host-mistyped': ({ address, correct }) => ({
    message: `«${address}» parece tener una errata en el nombre de una web.`,
    hint: `escribe ${correct}`,
  }),
  'entry-ungrouped': ({ id, collection, groups }) => ({
    message: `«${id}» (${collection}) no está en ningún grupo de «${groups}», y todos los demás sí: ahí no se verá.`,
    hint: `añádelo donde le corresponda: - ${id}`,
  }),
  'entry-unused': ({ id, collection }) => ({
    message: `Nada muestra «${id}» (${collection}): no sale en ninguna página.`,
    hint: `nómbralo donde deba salir, o bórralo`,
  }),
  'link-own-address': ({ address, page, anchor, inHtml }) => ({
    message: `«${address}» es una dirección de esta misma web: los enlaces internos se escriben con el nombre de la página.`,
    hint: inHtml
      ? `href="page:${page}${anchor === undefined ? '' : `#${anchor}`}"`
      : `en lugar de url:, escribe ${pageKeys({ page, anchor })}`,
  }),
  'list-count': ({ text, counted, length, isSentence }) => ({
    message: `«${text}» habla de ${counted}, y ${isSentence ? 'detrás se nombran' : 'debajo hay'} ${length}.`,
    hint: 'corrige el texto en todos los idiomas, o completa la lista',
  }),
  'link-repeated': ({ label, first, second, same }) => ({
    message:
      same === 'label'
        ? `El enlace ${second} se llama «${label}», como el ${first}, y lleva a otro sitio.`
        : `El enlace ${second}, «${label}», lleva al mismo sitio que el ${first}.`,
    hint: same === 'label' ? 'di en el texto de cada uno adónde lleva' : 'cambia adónde lleva, o borra uno de los dos',
  }),
  'name-duplicate': ({ name }) => ({
    message: `«${name}» ya es el nombre de otro elemento de esta lista: no se podrían distinguir.`,
    hint: 'elige otro nombre',
  }),
  'picture-not-shared': ({ path, suggestion }) => ({
    message: `Las redes sociales no muestran «${path}»: no aceptan dibujos .svg ni formatos tan nuevos.`,
    hint:
      suggestion === undefined
        ? 'usa una imagen .png o .jpg, mejor de 1200 × 630 píxeles'
        : `escribe src: ${suggestion}`,
  }),
  'picture-other': ({ path, other, suggestion }) => ({
    message: `«${path}» es la imagen de «${other}».`,
    hint: `escribe src: ${suggestion}`,
  }),
  'list-duplicate': ({ value, first, second }) => ({
    message:
      value === undefined
        ? `El elemento ${second} de esta lista es igual que el ${first}.`
        : `«${value}» ya está en esta lista: es el elemento ${first}.`,
    hint: 'borra uno de los dos',
  }),
  'address-moved': ({ address, page, language, more, correct, isOrder }) => ({
    message: `${
      language === undefined
        ? `«${address}» era hasta ahora la dirección de la página «${page}»: quien la tenga guardada encontrará otra.`
        : `En «${address}», la página «${page}» se leía hasta ahora en ${languageName(language, 'es')}.`
    }${more === 0 ? '' : ` Lo mismo pasa con ${more === 1 ? 'otra dirección' : `otras ${more} direcciones`}.`}`,
    hint:
      isOrder && language !== undefined
        ? `vuelve a poner el ${languageName(language, 'es')} en primer lugar; si debe ser así, borra ${more === 0 ? 'la línea' : 'las líneas'} de ${address}${more === 0 ? '' : ' y de las demás'} en site/addresses.yaml`
        : `${correct === undefined ? 'elige otra dirección' : `vuelve a escribir ${correct}`}; si debe ser así, borra la línea de ${address} en site/addresses.yaml`,
  }),
  'address-vanished': ({ addresses, redirects, gone, prefix }) => {
    if (prefix !== undefined)
      return {
        message: `Las direcciones en ${languageName(prefix.language, 'es')} empezaban por ${prefix.was} y ahora por ${prefix.now}: ${quoted(addresses)} ya no ${addresses.length === 1 ? 'lleva' : 'llevan'} a nada.`,
        hint: `prefix: ${prefix.was}`,
      };
    return {
      message:
        addresses.length === 1
          ? `${gone === undefined ? '' : `La página «${gone}» ya no está. `}La dirección ${quoted(addresses)} ya no lleva a nada, y hay quien la tiene guardada.`
          : `${gone === undefined ? '' : `La página «${gone}» ya no está. `}Las direcciones ${quoted(addresses)} ya no llevan a nada, y hay quien las tiene guardadas.`,
      hint: `${redirects.length === 0 ? 'añade una redirección a site/redirects.yaml' : `añade a site/redirects.yaml, bajo redirects:, ${some(redirects)}`} (o, si nunca se ha publicado, quítala de site/addresses.yaml)`,
    };
  },
  'message-missing': ({ messages, user, where }) => {
    const [only, ...others] = messages.map(({ says }) => schemaText(says, 'es'));
    const shows = `«${schemaText(user, 'es').title}» (site/${where}) muestra`;
    // What nobody has written down yet is told by what it is.
    const lines = messages.map(({ key, says, example }) =>
      example.includes('[[') ? `${key}: ${example} (${schemaText(says, 'es').title})` : `${key}: ${example}`,
    );
    if (others.length === 0)
      return { message: `${shows} un texto que falta. ${only?.description}`, hint: `añade ${lines[0]}` };
    return {
      message: `${shows} ${messages.length} textos que faltan.`,
      hint: `añade, cada uno en una línea, ${lines.join(', ')}`,
    };
  },
  'consent-missing': () => ({
    message:
      'Hay con qué medir las visitas (tracking) y no hay textos que pidan permiso para ello: no se mediría nada.',
    hint: 'crea site/consent.yaml, o borra tracking: si no se mide nada',
  }),
  'consent-same': ({ text, other }) => ({
    message: `Dos botones del aviso de cookies dirían «${text}»: este y «${other}». Nadie sabría cuál es cuál.`,
    hint: 'escribe en cada uno lo que hace: aceptar, rechazar o elegir',
  }),
  'home-elsewhere': ({ path }) => ({
    message: `La portada está en «${path}»: quien escriba el nombre de la web no la encontrará.`,
    hint: 'escribe "/"',
  }),
  'redirect-language': ({ address, language, other }) => ({
    message: `«${address}» se leía en ${languageName(language, 'es')}, y esta redirección lleva a la página en ${languageName(other, 'es')}.`,
    hint: `añade a esta redirección language: ${language}`,
  }),
  'parent-circular': ({ parent }) => ({
    message: `«${parent}» está, a su vez, por debajo de esta página: la ruta daría vueltas.`,
    hint: 'elige una página que no dependa de esta, o quita parent',
  }),
  'path-duplicate': ({ path, other, correct }) => ({
    message:
      correct === undefined
        ? `La dirección «${path}» ya es de ${other}.`
        : `Todas las entradas de esta plantilla tendrían la misma dirección, «${path}».`,
    hint: correct === undefined ? 'elige otra dirección' : `escribe ${correct}: {id} es el nombre de la entrada`,
  }),
  'path-malformed': ({ path, correct, misnamed }) => ({
    message:
      misnamed !== undefined
        ? `En «${path}» no se conoce ${misnamed}: el nombre de cada entrada se escribe {id}.`
        : `«${path}» no es una dirección correcta: minúsculas de la a a la z, números y guiones, sin barra final.`,
    hint:
      correct === '/' && path.startsWith('/?')
        ? 'borra esta redirección: de lo que va detrás de ? no depende a qué página se llega'
        : `escribe ${correct}`,
  }),
  'name-long': ({ name, bytes, mostBytes }) => ({
    message: `«${name.slice(0, 40)}…» es demasiado largo para el nombre de un archivo: ocupa ${bytes} caracteres y caben ${mostBytes}.`,
    hint: 'elige un nombre más corto, de pocas palabras',
  }),
  'path-reserved': ({ path }) => ({
    message: `«${path}» es una dirección reservada para la propia web.`,
    hint: 'elige otra dirección',
  }),
  'media-alt': ({ both }) => ({
    message: both
      ? 'La imagen lleva un texto alternativo (alt) y a la vez dice que solo adorna (decorative).'
      : 'No se dice qué muestra esta imagen a quien no puede verla.',
    hint: both
      ? 'deja solo uno de los dos'
      : 'añade alt: con lo que muestra, en cada idioma, o decorative: true si solo adorna',
  }),
  'media-not-picture': ({ path }) => ({
    message: `«${path}» no es una imagen que se pueda leer.`,
    hint: 'guárdala otra vez como SVG, JPEG, PNG, WebP o AVIF',
  }),
  'path-unknown': ({ path, suggestion }) => ({
    message: `Ninguna página ni redirección tiene la dirección «${path}».${meant(suggestion)}`,
    hint: suggestion === undefined ? 'usa la dirección de una página' : `escribe ${suggestion}`,
  }),
  'theme-file-missing': ({ path, suggestion }) => ({
    message: `No hay ningún archivo «${path}» en el sitio.${meant(suggestion)}`,
    hint: suggestion === undefined ? `copia el archivo a site/${path}` : `usa ${suggestion}`,
  }),
  'theme-file-unused': ({ path }) => ({
    message: `Nada usa «${path}»: no llega a la web.`,
    hint: 'nómbralo en site/theme/theme.yaml o en una hoja de estilo, o bórralo',
  }),
  'theme-font-format': ({ path }) => ({
    message: `«${path}» no es una letra en formato woff2.`,
    hint: 'conviértela a woff2 y nombra ese archivo',
  }),
  'theme-not-picture': ({ path }) => ({
    message: `«${path}» no es una imagen que se pueda leer.`,
    hint: 'guárdala de nuevo como SVG o PNG',
  }),
  'css-contrast-low': ({ front, ground, ratio, least }) => ({
    message: `No se lee bien: ${front} destaca ${ratio.toLocaleString('es')} veces de ${ground}, y hace falta ${least.toLocaleString('es')}.`,
    hint: 'elige un color más oscuro o más claro para uno de los dos',
  }),
  'css-value-malformed': ({ value, reason, correct }) => ({
    message: reason === 'empty' ? 'Falta el valor.' : `${cssValue[reason]}: los navegadores no entienden «${value}».`,
    hint:
      reason === 'empty'
        ? 'escribe el valor detrás de los dos puntos, o borra la línea'
        : `escribe ${correct ?? 'un color, con # y seis cifras o letras de la a a la f'}`,
  }),
  'css-name-twice': ({ name, value, other }) => ({
    message: `«${name}» tiene dos valores en la misma regla: «${value}», y aquí «${other}», el único que cuenta.`,
    hint: 'borra una de las dos líneas',
  }),
  'css-name-unknown': ({ name, suggestion }) => ({
    message: `Nada conoce el nombre «${name}».${meant(suggestion)}`,
    hint: use(suggestion) ?? 'escribe el nombre de uno que haya, o dale un valor en :root',
  }),
  'name-misspelt': ({ name, other }) => ({
    message: `Aquí pone «${name}», y en el resto de la web, «${other}».`,
    hint: `escribe «${other}»`,
  }),
  'brand-other': ({ word, correct }) => ({
    message: `«${word}» no se escribe como en el nombre de la web (brand): «${correct}».`,
    hint: `escribe ${correct}, o corrige brand:`,
  }),
  'icon-other-network': ({ icon, correct }) => ({
    message: `El dibujo «${icon}» es el de otra red que la del enlace.`,
    hint: `escribe icon: ${correct}`,
  }),
  'text-capital-needless': ({ word, correct }) => ({
    message: `«${word}» va con minúscula: es un día o un mes.`,
    hint: `escribe ${correct}`,
  }),
  'fact-of-other': ({ fact, other, correct }) => ({
    message: `La cifra «${fact}» es la de «${other}», y aquí hay una propia.`,
    hint: `escribe ${correct}`,
  }),
  'country-unknown': ({ country, correct }) => ({
    message: `«${country}» no es el código de ningún país.`,
    hint: correct === undefined ? 'escribe las dos letras del país: ES, FR, PT, GB…' : `escribe ${correct}`,
  }),
  'postal-code-other': (of) =>
    of.in === 'address'
      ? {
          message: `Aquí el código postal es ${of.value}, y en address pone ${of.other}.`,
          hint: 'deja el mismo en los dos sitios, o bórralo de address',
        }
      : of.in === 'place'
        ? {
            message: `${of.value} y ${of.other} son códigos de sitios muy distintos, y los dos lugares están en ${of.town}.`,
            hint: 'corrige el código que esté mal',
          }
        : {
            message: `${of.value} no es un código postal de ${of.town}: los de allí empiezan por ${of.start}.`,
            hint: 'corrige el código, o la localidad',
          },
  'postal-code-malformed': ({ value, country, example, correct }) => ({
    message: `«${value}» no es un código postal del país (country: ${country}).`,
    hint:
      correct === undefined
        ? `escribe el código completo, como "${example}", o corrige el país`
        : `escribe "${correct}", solo con cifras`,
  }),
  'name-small': ({ name, correct }) => ({
    message: `«${name}» es un nombre: cada palabra empieza con mayúscula y sigue en minúsculas.`,
    hint: `escribe ${correct}`,
  }),
  'person-other': ({ name, other }) => ({
    message: `«${name}» es casi «${other}», que firma otros textos: parece la misma persona.`,
    hint: `escribe "${other}"`,
  }),
  'office-hours-other': ({ text, office }) => ({
    message: `«${text}» no es lo que dice el horario de site/settings.yaml (officeHours): «${office}».`,
    hint: 'escribe el mismo horario en los dos sitios, o aquí {{settings.officeHours}}',
  }),
  'hours-other': ({ time, text, where }) => ({
    message: `Los buscadores leen aquí «${time}», y quien visita la web lee ${where === undefined ? 'en hours' : `en officeHours, de ${where},`} otro horario: «${text}».`,
    hint: 'escribe la misma hora en los dos sitios',
  }),
  'detail-other': ({ label, value, other, file }) => ({
    message: `«${label}» es aquí «${value}» y en ${file} «${other}»: parece el mismo dato, con una errata.`,
    hint: `escribe en los dos sitios lo mismo: "${other}", si es lo correcto`,
  }),
  'date-before': ({ date, first }) => ({
    message: `«${date}» es anterior a «${first}»: no se puede revisar lo que aún no estaba.`,
    hint: `escribe un día desde el ${first}, o corrige el primero`,
  }),
  'span-wrong': ({ end, key, start }) =>
    start === undefined
      ? {
          message: `Lleva el último día, ${end}, y le falta el primero: así no se lee ninguno.`,
          hint: `añade ${key}: con el primer día`,
        }
      : {
          message: `Acaba el ${end}, antes de empezar, el ${start}.`,
          hint: `escribe un día desde el ${start}, o corrige ${key}`,
        },
  'span-time-wrong': ({ key, lacking, month, opens, last }) => {
    if (lacking !== undefined) {
      return {
        message: `«${key}» dice cuándo es algo, y para eso falta «${lacking}».`,
        hint: `escribe también ${lacking}:, o borra ${key}`,
      };
    }
    if (month !== undefined) {
      return {
        message: `Una hora necesita un día, y «${month}» es un mes.`,
        hint: `escribe el día, como en ${month}-15, o borra las horas`,
      };
    }
    return {
      message: `Acaba el mismo día en que empieza, y no después de las ${opens}, cuando empieza.`,
      hint: `escribe una hora después de las ${opens}; lo que pasa de medianoche va sin ${last}:`,
    };
  },
  'css-word-unknown': ({ word, correct }) => ({
    message: `Los navegadores no conocen «${word}» y se saltan la línea. ¿Querías decir «${correct}»?`,
    hint: `escribe ${correct}`,
  }),
  'css-font-unknown': ({ font, suggestion }) => ({
    message: `El tema no trae ninguna letra que se llame «${font}».${meant(suggestion)}`,
    hint: `escribe "${suggestion}"`,
  }),
  'css-focus-hidden': () => ({
    message: 'Esto quita la marca que enseña dónde está quien usa el teclado.',
    hint: 'borra la línea, o pon otra marca al lado: outline: 2px solid currentcolor',
  }),
  'value-not-own': ({ text, other, item }) => ({
    message: `«${text}» ya está en ${item === undefined ? `«${other}»` : `el elemento ${item} de esta lista`}: parece copiado de allí.`,
    hint: 'escribe lo que corresponde aquí',
  }),
  'text-date-wrong': ({ text, last, weekday, correct }) => {
    if (weekday !== undefined) {
      return { message: `«${text}» no cuadra: ese día es ${weekday}.`, hint: `escribe ${weekday}, o corrige la fecha` };
    }
    if (last !== undefined) {
      return { message: `No hay ningún «${text}»: ese mes acaba el ${last}.`, hint: `escribe un día del 1 al ${last}` };
    }
    return {
      message: `«${text}» no está en el calendario.`,
      hint: correct === undefined ? 'escribe el día, el mes (del 1 al 12) y el año' : `escribe ${correct}`,
    };
  },
  'fact-price-malformed': ({ value, ...wanted }) => ({
    message: `«${value}» no es como se escribe un precio.`,
    hint: 'correct' in wanted ? `escribe ${wanted.correct}` : `escríbelo como ${wanted.example}`,
  }),
  'fact-bare': ({ token, correct }) => ({
    message: `${token} es una cantidad de dinero, y nada dice en qué moneda.`,
    hint: `escribe ${correct}`,
  }),
  'link-text-other': ({ text, page, correct, suggestion }) => ({
    message: `El enlace dice «${text}», como se llama la página «${correct}», y lleva a «${page}».`,
    hint: `escribe ${suggestion}, o cambia el texto del enlace`,
  }),
  'link-address-other': ({ text, address }) => ({
    message: `El enlace muestra «${text}» y lleva a otro sitio: ${address}.`,
    hint: 'pon lo mismo en los dos',
  }),
  'form-reply-missing': ({ form }) => ({
    message: `El formulario «${form}» no pide ni correo ni teléfono: a quien escriba no se le podrá responder.`,
    hint: 'añade un campo con kind: email',
  }),
  'phone-other': ({ phone, correct, suggestion }) => ({
    message: `«${phone}» es casi el teléfono de la web, ${correct}, pero no es el mismo.`,
    hint: `escribe ${suggestion}`,
  }),
  'numbering-wrong': ({ found, expected }) => ({
    message: `Aquí pone «${found}» y, por orden, tocaba «${expected}».`,
    hint: `escribe ${expected}`,
  }),
  'page-of-other': ({ page, entry }) => ({
    message: `Esta es la ficha de «${entry}», que tiene su página, y lleva a «${page}», la de otra ficha.`,
    hint: `escribe ${entry}`,
  }),
  'text-end-other': ({ key, end, correct }) => {
    if (end === 'question') {
      return {
        message: `Los demás textos de «${key}» son preguntas, y a este le faltan los signos de interrogación.`,
        hint: `escribe ${correct}`,
      };
    }
    return end === 'stop'
      ? { message: `Los demás textos de «${key}» acaban en punto, y este no.`, hint: `pon el punto final: ${correct}` }
      : { message: `Los demás textos de «${key}» no acaban en punto, y este sí.`, hint: `escribe ${correct}` };
  },
  'text-spelling-other': ({ word, correct, is }) => ({
    message: `«${word}» es como se escribe en el inglés ${is === 'british' ? 'británico' : 'americano'}, y el resto del sitio está en el ${is === 'british' ? 'americano' : 'británico'}.`,
    hint: `escribe ${correct}`,
  }),
  'translation-copied': ({ text, language, other }) => ({
    message: `«${text}» está dos veces en este archivo, y en ${languageName(language, 'es')} son textos distintos: parece copiado.`,
    hint: `escribe aquí lo que en ${languageName(language, 'es')} dice «${other}»`,
  }),
  'text-article-wrong': ({ text, correct, gender }) => ({
    message: gender
      ? `No se dice «${text}»: la palabra tiene otro género.`
      : `En inglés no se dice «${text}»: el artículo depende de cómo suena la palabra siguiente.`,
    hint: `escribe ${correct}`,
  }),
  'unit-number-wrong': ({ count, unit, correct }) => ({
    message: `Detrás de ${count}, que es más de uno, va el plural, y pone «${unit}».`,
    hint: `escribe ${correct}`,
  }),
  'percent-missing': ({ fact }) => ({
    message: `«${fact}» es un porcentaje, y detrás falta el signo %.`,
    hint: `escribe {{facts.${fact}}} %`,
  }),
  'text-capital-missing': ({ word, correct, begins }) => ({
    message: begins
      ? `Con «${word}» empieza una frase, y va con mayúscula.`
      : `«${word}» va con mayúscula en este idioma.`,
    hint: `escribe ${correct}`,
  }),
  'field-kind-other': ({ label, kind, correct }) => ({
    message: `Con «${label}» se pide otra cosa que ${kind}, y el campo no aceptará lo que se escriba.`,
    hint: `escribe kind: ${correct}`,
  }),
  'form-consent-missing': ({ form, other }) => ({
    message: `El formulario «${form}» no pide permiso para usar los datos, y «${other}» sí.`,
    hint: 'añade un campo con kind: consent',
  }),
  'fact-said-twice': ({ fact }) => ({
    message: `La frase dice dos veces el mismo precio, «${fact}»: seguramente uno de los dos es otro.`,
    hint: 'pon aquí el otro dato, o dilo una sola vez',
  }),
  'fact-ends-swapped': ({ text, correct }) => ({
    message: `En «${text}» va primero el final y después el principio.`,
    hint: `escribe ${correct}`,
  }),
  'fact-magnitude': ({ fact, value, other, otherValue }) => ({
    message: `«${fact}» es ${value} y «${other}», ${otherValue}: a una de las dos parece que le falta o le sobra un cero.`,
    hint: 'corrige la cifra que esté mal',
  }),
  'fact-year': ({ year, shown }) => ({
    message: `${year} es un año, y como número se lee «${shown}».`,
    hint: `escribe type: text y value: "${year}"`,
  }),
  'fact-miscounted': ({ fact, unit, correct, swapped }) => ({
    message:
      swapped !== undefined
        ? `Las cifras «${fact}» y «${swapped}» están cambiadas: detrás de la primera pone «${unit}», que es lo que cuenta la segunda.`
        : `Detrás de la cifra «${fact}» pone «${unit}», y no es eso lo que cuenta.`,
    hint:
      swapped !== undefined
        ? `escribe {{facts.${swapped}}} en lugar de {{facts.${fact}}}, y al revés`
        : correct === undefined
          ? 'pon otra cifra o cambia esa palabra'
          : `escribe ${correct}, o pon otra cifra`,
  }),
  'unit-repeated': ({ unit, fact, correct }) => ({
    message:
      correct === undefined
        ? `Aquí se leerá «${unit}» dos veces: ya está en la cifra «${fact}».`
        : `Donde se usa «${fact}» ya pone «${unit}» detrás: se leerá dos veces.`,
    hint: correct === undefined ? `borra ${unit}` : `escribe aquí solo ${correct}`,
  }),
  'phone-malformed': ({ phone, digits, country, correct, reason, example }) => ({
    message:
      reason !== undefined
        ? phoneFaults[reason](phone)
        : correct !== undefined
          ? `A «${phone}» le falta el signo + delante del prefijo del país.`
          : digits === undefined
            ? `«${phone}» no es un teléfono: solo lleva cifras y espacios.`
            : country === undefined
              ? `El teléfono tiene ${digits} cifras.`
              : `Detrás de +${country} hay ${digits} cifras, y los teléfonos de allí no tienen tantas o tienen más.`,
    hint: `escribe ${correct ?? `el número entero, como ${example}`}`,
  }),
  'title-suffix-joined': ({ correct }) => ({
    message: 'Lo que se añade a los títulos queda pegado a ellos: le falta un espacio delante.',
    hint: `escribe "${correct}"`,
  }),
  'hours-wrong': ({ reason }) => ({
    message: hours[reason] ?? '',
    hint: 'corrige las horas o los días de esta línea',
  }),
  'text-figure-joined': ({ word, correct }) => ({
    message: `En «${word}» hay cifras y letras mezcladas.`,
    hint: `escribe ${correct}`,
  }),
  'html-layout': ({ layout }) => ({
    message: layouts[layout]?.[0] ?? '',
    hint: layouts[layout]?.[1] ?? '',
  }),
  'html-table-wrong': ({ reason, cells, first }) => ({
    message:
      reason === 'headings'
        ? 'La tabla no tiene cabeceras: quien la oye no sabe qué es cada celda.'
        : reason === 'head'
          ? `La primera fila de la tabla tiene ${counted(first ?? 0, ['celda', 'celdas'])}, y las demás ${cells}.`
          : `Esta fila tiene ${counted(cells ?? 0, ['celda', 'celdas'])}, y la primera ${first}.`,
    hint:
      reason === 'headings'
        ? 'escribe <th scope="col"> en lugar de <td> en la primera fila'
        : 'añade las celdas que faltan o quita las que sobran',
  }),
  'language-code-other': ({ code, correct }) => ({
    message: `«${code}» no es el código de un idioma que conozcan los navegadores.`,
    hint: `escribe ${correct}`,
  }),
  'language-locale-other': ({ locale, code, correct }) => ({
    message:
      correct === undefined
        ? `«${locale}» escribe las fechas y las cifras en otro idioma que «${code}».`
        : `«${locale}» no acaba en el código de un país.`,
    hint:
      correct === undefined
        ? `escribe un valor que empiece por ${code}-, como ${code}-${locale.split('-')[1] ?? 'ES'}`
        : `escribe ${correct}`,
  }),
  'coordinates-elsewhere': ({ latitude, longitude, correct }) => ({
    message: `El mapa del lugar no llega a la latitud ${latitude} y la longitud ${longitude}.`,
    hint: correct === undefined ? 'corrige las coordenadas o la dirección del mapa' : `escribe ${correct}`,
  }),
  'css-syntax': ({ reason }) => ({
    message: `La hoja de estilo no se puede leer desde aquí. ${css[reason] ?? `Revisa esta línea y la anterior (${reason}).`}`,
    hint: 'corrige esta línea o la anterior',
  }),
  'css-endless': () => ({
    message: 'Esto se mueve sin parar: distrae a quien lee y gasta la batería del móvil.',
    hint: 'en lugar de infinite, escribe cuántas veces, de modo que acabe en cinco segundos: animation: giro 2s linear 2',
  }),
  'css-import': () => ({
    message: 'Una hoja de estilo no puede cargar otra.',
    hint: 'copia el archivo a site/theme y nómbralo en styles:, en site/theme/theme.yaml',
  }),
  'css-address-foreign': ({ address }) => ({
    message: `«${address}» lleva a otro servidor: sabría de cada visita.`,
    hint: 'copia el archivo a site/theme y nómbralo desde ahí',
  }),
  'form-without-service': ({ form, isLocal }) => ({
    message: `En la web publicada, el formulario «${form}» no se verá: en su lugar salen el teléfono y el correo. ${isLocal ? 'El servicio de prueba (provider: local) solo funciona en este ordenador.' : 'No se ha puesto ningún servicio de formularios.'}`,
    hint: 'pon provider: tally en settings.yaml y el identificador tally de cada formulario',
  }),
  'form-id-missing': ({ form }) => ({
    message: `El formulario «${form}» no tiene identificador en Tally: en su lugar salen el teléfono y el correo.`,
    hint: 'añade tally: y el final de la dirección del formulario en Tally',
  }),
  'message-discarded': () => ({
    message: 'Los mensajes de este formulario no llegan a nadie: con delivery: log solo se anotan en el navegador.',
    hint: 'delivery: { post: "https://…" }',
  }),
  'point-open': ({ what }) => ({
    message: `Falta por confirmar: ${what}`,
    hint: 'cuando esté confirmado, borra la clave «confirm» y su texto',
  }),
  'date-passed': ({ date }) => ({
    message: `La fecha ${date} ya ha pasado: en su lugar, la web dice que la próxima está por anunciar.`,
    hint: 'escribe la fecha de la próxima edición',
  }),
  'currency-missing': ({ example }) => ({
    message: 'Hay precios y falta la clave «currency», la moneda en la que se escriben.',
    hint: `añade currency: ${example}`,
  }),
  'role-missing': ({ role }) => ({
    message:
      role === 'home'
        ? 'Ninguna página es la portada.'
        : 'Ninguna página dice lo que se ve en una dirección que no existe.',
    hint: `añade role: ${role} a la página que lo sea`,
  }),
  'role-duplicate': ({ role, other }) => ({
    message: `Otra página ya tiene role: ${role}: site/${other}.`,
    hint: 'deja role en una sola página',
  }),
  'template-missing': ({ collection }) => ({
    message: `Aquí salen entradas de «${collection}», pero ninguna página las muestra.`,
    hint: `crea en site/pages un archivo con each: ${collection}`,
  }),
  'html-empty': ({ tag }) => ({
    message: `«<${tag}>» no lleva ningún texto dentro: se ve un hueco.`,
    hint: 'escribe su texto, o bórralo',
  }),
  'html-tag-broken': ({ tag }) => ({
    message: `La etiqueta «${tag}…» no acaba: le falta «>» o cerrar unas comillas. Lo que sigue no se lee como debe.`,
    hint: 'completa la etiqueta, por ejemplo <strong> o <a href="page:contact">',
  }),
  'html-tag-unknown': ({ tag, suggestion }) => ({
    message: `«${tag}» no es una etiqueta que exista.${meant(suggestion)}`,
    hint:
      suggestion === undefined
        ? `bórrala; si tiene que leerse así, escribe &lt;${tag.slice(1, -1)}&gt;`
        : `escribe ${suggestion}`,
  }),
  'html-tag-unclosed': ({ tag, isSlashless }) => ({
    message: isSlashless
      ? `Aquí se abre otra vez «<${tag}>», y lo de antes no se cierra.`
      : `«<${tag}>» se abre aquí y no se cierra.`,
    hint: isSlashless ? `escribe </${tag}>` : `escribe </${tag}> donde acabe`,
  }),
  'html-tag-unopened': ({ tag }) => ({
    message: `«</${tag}>» cierra algo que no está abierto.`,
    hint: `bórrala, o escribe <${tag}> donde empiece`,
  }),
  'html-tag-crossed': ({ tag, open }) => ({
    message: `Aquí se cierra «${tag}», pero lo último que se abrió es «${open}» y sigue abierto.`,
    hint: `escribe </${open}> antes, o ábrelo como <${tag}>: se cierra primero lo que se abrió después`,
  }),
  'html-tag-misplaced': ({ tag, inside, item, parents = [] }) => ({
    message:
      inside === undefined
        ? `«<${tag}>» está suelto: solo puede ir dentro de ${parents.map((name) => `<${name}>`).join(', ')}.`
        : `«<${tag}>» no puede ir dentro de «<${inside}>».`,
    hint:
      inside === undefined
        ? `escribe <${parents[0] ?? ''}> delante y </${parents[0] ?? ''}> detrás`
        : item !== undefined
          ? `mételo en un elemento: <${item}>…</${item}>`
          : `escribe </${inside}> antes de <${tag}>`,
  }),
  'html-pasted': ({ tag, isKept = false }) => ({
    message: `«${tag}» se pegó de un procesador de textos con su formato, que se quita al publicar.`,
    hint: `${isKept ? `escribe ${tag}` : 'bórrala'}, y lo mismo en el resto del texto; si lo pegas otra vez, hazlo sin formato (Ctrl+Mayús+V)`,
  }),
  'html-removed': ({ tag, attribute }) => ({
    message:
      attribute === undefined
        ? `«<${tag}>» no se admite en un texto: se quita al publicar.`
        : `«${attribute}» no se admite en «<${tag}>»: se quita al publicar.`,
    hint:
      attribute === undefined
        ? 'bórrala; sirven p, h2, h3, h4, ul, ol, li, strong, em, a, table y blockquote'
        : attribute === 'src'
          ? 'usa una imagen de esta misma web'
          : `borra ${attribute} y su valor`,
  }),
  'html-link-empty': ({ lacks }) => ({
    message: lacks === 'text' ? 'El enlace no tiene texto: nadie lo ve.' : 'El enlace no lleva a ningún sitio.',
    hint:
      lacks === 'text'
        ? 'escribe un texto entre <a…> y </a>, o borra el enlace'
        : 'di adónde lleva: <a href="page:…">, con el nombre de una página',
  }),
  'html-image-incomplete': ({ lacks }) => ({
    message:
      lacks === 'src'
        ? 'La imagen no dice qué archivo muestra.'
        : 'No se dice qué muestra esta imagen a quien no puede verla.',
    hint:
      lacks === 'src'
        ? 'añade src="…" con la dirección de la imagen, o bórrala'
        : 'añade alt="…" con lo que muestra, o alt="" si solo adorna',
  }),
  'html-heading-first': () => ({
    message: 'El único título de primer nivel (h1) es el de la página.',
    hint: 'escribe <h2> … </h2>',
  }),
  'html-heading-skipped': ({ heading, correct }) => ({
    message: `Este título es de nivel ${heading} y se salta un nivel: aquí toca ${correct}.`,
    hint: `escribe <${correct}> … </${correct}>`,
  }),
  'link-text-vague': ({ text }) => ({
    message: `«${text}» no dice adónde lleva el enlace: hay quien solo oye o ve los enlaces.`,
    hint: 'pon en el enlace las palabras que dicen qué hay al otro lado, por ejemplo el nombre de la página',
  }),
  'text-encoding': ({ text, correct }) => ({
    message: `«${text}» tiene letras estropeadas: se guardaron o copiaron mal.`,
    hint: correct === undefined ? 'vuelve a escribir las letras que faltan' : `escribe ${correct}`,
  }),
  'text-entity': ({ entity, character }) => ({
    message: `«${entity}» se leería tal cual: este texto no es HTML.`,
    hint: /^[\s\u00ad\u200b]*$/.test(character) ? 'escribe un espacio' : `escribe ${character}`,
  }),
  'text-filler': ({ text }) => ({
    message: `«${text}» parece un texto de relleno que se ha quedado.`,
    hint: 'escribe el texto definitivo, o borra la línea si no hace falta',
  }),
  'text-invisible': ({ character, before }) => ({
    message:
      before === ''
        ? `Hay un carácter que no se ve (${character}).`
        : `Hay un carácter que no se ve (${character}) detrás de «${before}».`,
    hint: 'bórralo: si no lo encuentras, vuelve a escribir esa palabra a mano',
  }),
  'address-wrapped': ({ reason, correct }) => ({
    message: {
      detour: 'Este enlace da un rodeo por la web de la que se copió, que puede dejar de funcionar.',
      followed: 'Este enlace lleva la marca con la que una red social o un anuncio sigue cada visita.',
      editor: 'Este enlace abre el documento para editarlo, y no para leerlo.',
    }[reason],
    hint: `escribe ${correct}`,
  }),
  'keywords-malformed': ({ correct }) => ({
    message: 'Las palabras clave van separadas por comas, cada una una sola vez y sin almohadilla (#).',
    hint: `escribe ${correct}`,
  }),
  'currency-other': ({ sign, correct, fact }) => ({
    message: `«${sign}» no es el signo de la moneda de esta web, en la que está «${fact}».`,
    hint: `escribe ${correct}`,
  }),
  'currency-misplaced': ({ text, correct, language, side }) => ({
    message: `En ${languageName(language, 'es')} el signo de la moneda va ${side === 'before' ? 'delante' : 'detrás'} de la cantidad, y aquí pone «${text}».`,
    hint: `escribe ${correct}`,
  }),
  'html-entity-unknown': ({ entity, correct }) => ({
    message: `«${entity}» se leería tal cual: ningún signo se llama así.`,
    hint: correct === undefined ? 'escribe el signo mismo' : `escribe ${correct}`,
  }),
  'link-other-network': ({ label, network }) => ({
    message: `El enlace dice «${label}», pero lleva a la web de otra red: ${network}.`,
    hint: `escribe aquí la dirección de ${label}, o cambia el texto del enlace`,
  }),
  'text-capital-late': ({ word, correct }) => ({
    message: `«${word}» empieza por dos mayúsculas.`,
    hint: `escribe ${correct}`,
  }),
  'text-accent': ({ word, correct }) => ({
    message: `A «${word}» le falta la tilde.`,
    hint: `escribe ${correct}`,
  }),
  'text-mark-foreign': ({ mark, language }) => ({
    message: `En ${languageName(language, 'es')} no se pone «${mark}» al principio de la frase.`,
    hint: `borra ${mark}`,
  }),
  'text-pasted': ({ text, correct }) => ({
    message: `«${text}» se ha quedado así al copiar y pegar el texto, y se leería tal cual.`,
    hint: correct === undefined ? 'bórralo' : `escribe ${correct}`,
  }),
  'text-markdown': ({ text, correct }) => ({
    message: `«${text}» está escrito como en Markdown, y esos signos se leerían tal cual.`,
    hint: correct === undefined ? 'borra los signos' : `escribe ${correct}`,
  }),
  'text-run-together': ({ correct }) =>
    correct === undefined
      ? {
          message: 'Aquí empieza otro párrafo, pero en este texto se vería pegado al anterior.',
          hint: 'deja un solo párrafo, o pásalo a un texto con formato: <p>…</p><p>…</p>',
        }
      : { message: 'Falta un espacio entre dos frases.', hint: `escribe ${correct}` },
  'text-space-doubled': () => ({ message: 'Hay más de un espacio seguido.', hint: 'deja uno solo' }),
  'text-tag': ({ tag }) => ({
    message: `«${tag}» se leería tal cual: en este texto no hay etiquetas.`,
    hint: 'bórrala',
  }),
  'text-capitals': ({ text }) => ({
    message: `«${text}» está todo en mayúsculas: se lee peor y parece un grito.`,
    hint: 'escríbelo en minúsculas, con mayúscula solo donde toca',
  }),
  'text-mark-unpaired': ({ mark, missing, isOpening, correct }) => ({
    message: isOpening
      ? `El signo ${mark} se abre aquí y no se cierra.`
      : `El signo ${mark} se cierra aquí y no se ha abierto.`,
    hint:
      correct === undefined
        ? `escribe ${missing} donde ${isOpening ? 'acabe' : 'empiece'}, o quita ${mark}`
        : `escribe ${correct}`,
  }),
  'text-space-edge': ({ isAtStart, word }) => ({
    message: isAtStart ? 'El texto empieza por un espacio.' : 'El texto acaba con un espacio.',
    hint: isAtStart ? `borra el espacio que hay antes de «${word}»` : `borra el espacio que hay después de «${word}»`,
  }),
  'text-spacing': ({ text, correct }) => ({
    message: `En «${text}» sobra o falta un espacio o un signo.`,
    hint: `escribe ${correct}`,
  }),
  'text-unfinished': ({ text, language, mark }) => {
    if (mark === true) {
      return { message: `El texto acaba en «${text}»: sobra, o detrás falta algo.`, hint: `borra ${text} del final` };
    }
    return language === undefined
      ? { message: `El texto se corta en «${text}»: detrás falta algo.`, hint: 'acaba la frase' }
      : {
          message: `El texto se corta en «${text}», y en ${languageName(language, 'es')} acaba en punto: puede que falte algo.`,
          hint: 'acaba la frase, o pon el punto final',
        };
  },
  'text-typo': ({ word, correct, isUsed }) => ({
    message: isUsed
      ? `«${word}» parece «${correct}» con una errata: el sitio usa «${correct}» en otros textos.`
      : `«${word}» está mal escrito.`,
    hint: `escribe ${correct}`,
  }),
  'text-address-other': ({ word, isPolite, correct }) => ({
    message: `«${word}» trata al lector de ${isPolite ? 'usted' : 'tú'}, y el resto del sitio lo trata de ${isPolite ? 'tú' : 'usted'}.`,
    hint: correct === undefined ? `di lo mismo tratándolo de ${isPolite ? 'tú' : 'usted'}` : `escribe ${correct}`,
  }),
  'address-stand-in': ({ address }) => ({
    message: `«${address}» es una dirección de ejemplo, que no es de nadie.`,
    hint: 'escribe aquí la dirección de verdad',
  }),
  'address-of-other': ({ other, correct }) => ({
    message: `La dirección es la de «${other}»: parece copiada de allí.`,
    hint: `escribe aquí la propia, como ${correct}`,
  }),
  'text-phrase-wrong': ({ phrase, correct }) => ({
    message: `«${phrase}» se escribe «${correct}».`,
    hint: `escribe ${correct}`,
  }),
  'text-word-doubled': ({ word }) => ({
    message: `«${word}» está dos veces seguidas.`,
    hint: 'deja una sola',
  }),
  'token-malformed': ({ text, suggestion, valid }) => ({
    message:
      valid.length > 0 && !suggestion?.startsWith('{{')
        ? `«${text}» no se conoce aquí y se leería tal cual: este texto lleva ${valid.join(' y ')}.`
        : `«${text}» se leería tal cual: no nombra ninguna cifra ni ningún dato.${meant(suggestion)}`,
    hint:
      use(suggestion ?? (valid.length > 0 ? valid.join(' o ') : undefined)) ??
      'una cifra se escribe con dos llaves a cada lado: {{facts.nombre}}',
    ...(valid.length > 0 && { valid }),
  }),
  'fact-misquoted': ({ name, text, fact, value, suggestion }) => ({
    message: `De «${name}» dice aquí ${text}, y la cifra «${fact}» de facts.yaml es ${value}.`,
    hint: `escribe ${suggestion}, o corrige la cifra si la que vale es esta`,
  }),
  'fact-contradicted': ({ text, fact, value, suggestion }) => ({
    message: `Aquí pone ${text}, pero el precio «${fact}» de facts.yaml es ${value}.`,
    hint: `escribe ${suggestion}, si es el mismo precio`,
  }),
  'fact-blank': ({ fact }) => ({
    message: `La cifra «${fact}» está vacía: donde se usa, al texto le faltaría algo.`,
    hint: 'escribe su valor, o borra la cifra si no se usa',
  }),
  'fact-count': ({ value, length, list, file }) => ({
    message: `Aquí dice ${value}, y en ${list}: de ${file} hay ${length}.`,
    hint: `escribe ${length}, o completa la lista`,
  }),
  'fact-entry': ({ value, fact, correct }) => ({
    message: `Aquí dice ${value}, y la cifra «${fact}» dice ${correct}.`,
    hint: `escribe ${correct}, o corrige la cifra en site/facts.yaml`,
  }),
  'entry-name-other': ({ name, other }) => ({
    message: `«${name}» es el nombre de «${other}», que está en este mismo archivo.`,
    hint: 'escribe el nombre de este elemento',
  }),
  'fact-order': ({ least, most, values }) => ({
    message: `«${least}» es ${values[0]} y «${most}» es ${values[1]}: van al revés.`,
    hint: 'corrige uno de los dos valores, o cámbialos de sitio',
  }),
  'fact-literal': ({ text, suggestion, valid }) => ({
    message: `${text} es una cifra de facts.yaml escrita a mano: si allí cambia, aquí se queda como está.`,
    hint: `escribe ${suggestion ?? valid.join(' o ')}`,
  }),
  'fact-range': ({ value, isDate, minimum, maximum }) => ({
    message: isDate
      ? `El año de ${value} no puede ser: tiene que estar entre ${minimum} y ${maximum}.`
      : `${value} no puede ser: el valor va de ${minimum} a ${maximum}.`,
    hint: 'escribe la cifra correcta',
  }),
  'fact-sum-unknown': ({ fact, reason, suggestion, valid }) => ({
    message: {
      unknown: `No hay ninguna cifra «${fact}» que sumar.${meant(suggestion)}`,
      text: `«${fact}» es un texto y no se puede sumar.`,
      circular: `«${fact}» es parte de su propia suma.`,
      measure: `«${fact}» no se mide en lo mismo que esta suma: no se pueden sumar euros, horas, meses y porcentajes.`,
    }[reason],
    hint:
      reason === 'unknown'
        ? (use(suggestion) ?? 'escribe el nombre de una de las cifras de site/facts.yaml')
        : 'bórrala de la suma',
    ...(valid.length > 0 && { valid }),
  }),
  'fact-sum-wrong': ({ value, correct, parts }) => ({
    message: `Pone ${value}, pero ${parts.join(' + ')} suma ${correct}.`,
    hint: 'borra la línea value: la web hace la suma; o corrige las cifras que se suman',
  }),
  'fact-thousands': ({ written, correct }) => ({
    message: `«${written}» no se lee como ${correct}: en una cifra no se escribe el signo de los miles.`,
    hint: `value: ${correct}`,
  }),
  'fact-time-unlike': ({ value, other, correct }) => ({
    message: `«${value}» y «${other}» son las dos horas de un horario y están escritas de distinta manera.`,
    hint: `escribe value: "${correct}"`,
  }),
  'fact-type': ({ type, value, suggestion, last }) => ({
    message:
      last !== undefined
        ? `El día «${value}» no existe: ${monthOf(value, 'es')} tiene ${last} días.`
        : `«${value}» no sirve con type: ${type}, que pide ${factTypes[type]}.`,
    hint:
      last !== undefined
        ? dateHint('day', last)
        : suggestion === undefined
          ? `escribe ${factTypes[type]}, o cambia type`
          : `value: ${suggestion}`,
  }),
  'fact-unit': ({ value, unit, correct }) => ({
    message: `«${value}» lleva «${unit}» y aquí va solo el número.`,
    hint: `value: ${correct}`,
  }),
  'fact-unused': ({ fact }) => ({
    message: `Nada usa la cifra «${fact}».`,
    hint: `escribe {{facts.${fact}}} en el texto que la necesite, o bórrala`,
  }),
  'fact-share': ({ value, correct }) => ({
    message: `${value} es menos del 1 %. ¿Querías decir el ${correct} %?`,
    hint: `escribe ${correct}; si de verdad es menos del 1 %, ponlo como texto: "${String(value).replace('.', ',')}", con type: text`,
  }),
  'fact-zero': ({ fact, isPrice }) => ({
    message: `La cifra «${fact}» es cero. ¿Falta el valor?`,
    hint: isPrice
      ? 'escribe el precio; si no cuesta nada, di en messages.yaml qué se lee en su lugar, con la clave free'
      : 'escribe la cifra; si es cero a propósito, ponla como texto: "0", con type: text',
  }),
  'token-misplaced': ({ token, value }) => ({
    message: `«${token}» se leería tal cual: aquí no se sustituye, solo en los textos.`,
    hint: value === undefined ? 'escribe el valor mismo' : `escribe ${value}`,
  }),
  'text-blank': ({ language }) => ({
    message: `El texto en ${languageName(language, 'es')} está en blanco: no se vería nada.`,
    hint: `escribe aquí el texto en ${languageName(language, 'es')}`,
  }),
  'text-stand-in': ({ text, language }) => ({
    message: `«${text}» parece un texto provisional: se vería así en la web.`,
    hint:
      language === undefined
        ? 'escribe aquí el nombre de verdad'
        : `escribe aquí el texto definitivo en ${languageName(language, 'es')}`,
  }),
  'translation-figures': ({ original, translation, inOriginal, inTranslation, expected }) => {
    const [first, second] = [languageName(original, 'es'), languageName(translation, 'es')];
    const correct = `escribe aquí ${expected ?? `lo mismo que en ${first}`}, o corrige el texto en ${first}`;
    if (inOriginal.length === 0) {
      return {
        message: `En ${second} pone ${quoted(inTranslation)}, y en ${first} no.`,
        hint: `quítalo de aquí, o añádelo al texto en ${first}`,
      };
    }
    const message =
      inTranslation.length === 0
        ? `En ${first} pone ${quoted(inOriginal)}, y en ${second} no.`
        : `En ${first} pone ${quoted(inOriginal)}, y en ${second} ${quoted(inTranslation)}.`;
    return { message, hint: correct };
  },
  'translation-foreign': ({ text, expected, language, isSwapped }) => {
    const [here, there] = [languageName(expected, 'es'), languageName(language, 'es')];
    return {
      message: `Este es el sitio del texto en ${here}, y «${text}» parece estar en ${there}.`,
      hint: isSwapped ? `cambia de sitio los dos textos: el de ${here} está en el de ${there}` : `escríbelo en ${here}`,
    };
  },
  'translation-language': ({ expected, language }) => ({
    message: `Aquí va el texto en ${languageName(expected, 'es')}, y este parece estar en ${languageName(language, 'es')}.`,
    hint: `escríbelo en ${languageName(expected, 'es')}`,
  }),
  'translation-links': ({ address, original, expected }) => ({
    message: `El enlace «${address}» no está en el texto en ${languageName(original, 'es')}: lleva a otro sitio.`,
    hint:
      expected === undefined
        ? `enlaza a las mismas páginas que en ${languageName(original, 'es')}`
        : `escribe href="${expected}", o corrige el enlace en ${languageName(original, 'es')}`,
  }),
  'translation-names': ({ name, expected, original, translation }) => ({
    message: `En ${languageName(translation, 'es')} pone «${name}», y en ${languageName(original, 'es')} «${expected}».`,
    hint: `escribe ${expected}, o corrige el texto en ${languageName(original, 'es')}`,
  }),
  'translation-negation': ({ original, translation, word, text }) => ({
    message: `En ${languageName(original, 'es')} esta frase lleva «${word}», y en ${languageName(translation, 'es')} no niega nada: «${text}».`,
    hint: 'haz que las dos digan lo mismo: a una le falta o le sobra la negación',
  }),
  'translation-opposite': ({ original, translation, word, other }) => ({
    message: `En ${languageName(translation, 'es')} pone «${word}», y en ${languageName(original, 'es')}, «${other}».`,
    hint: 'corrige el texto que esté mal: los dos tienen que decir lo mismo',
  }),
  'translation-same': ({ original, translation }) => ({
    message: `El texto en ${languageName(translation, 'es')} es el mismo que en ${languageName(original, 'es')}: está sin traducir.`,
    hint: `escribe aquí el texto en ${languageName(translation, 'es')}`,
  }),
  'translation-stale': ({ original, translation, changed }) => ({
    message: `El texto en ${languageName(original, 'es')} ha cambiado y el que está en ${languageName(translation, 'es')}, no. ${changed === undefined ? 'Ahora dice menos que antes.' : `Lo nuevo: «${changed}».`}`,
    hint: `traduce aquí el cambio o, si esto sigue valiendo, npm run check -- --translated`,
  }),
  'translation-structure': ({ original, translation, element, inOriginal, inTranslation }) => ({
    message: `En ${languageName(original, 'es')} hay ${counted(inOriginal, elements[element])}, y en ${languageName(translation, 'es')} ${inTranslation === 0 ? 'ninguno' : inTranslation}.`,
    hint: `añade aquí lo que falta, o quítalo del texto en ${languageName(original, 'es')}`,
  }),
  'translation-swapped': ({ original, translation }) => ({
    message: `Los textos en ${languageName(original, 'es')} y en ${languageName(translation, 'es')} parecen cambiados: cada uno está en el sitio del otro.`,
    hint: `pon tras ${original}: el texto que está tras ${translation}:, y al revés`,
  }),
  'figure-decimal': ({ text, correct, language }) => ({
    message: `«${text}» no lleva los decimales como en ${languageName(language, 'es')}.`,
    hint: `escribe ${correct}`,
  }),
  'translation-token-swapped': ({ token, instead, original, translation }) => ({
    message: `En esta frase en ${languageName(translation, 'es')} pone ${instead}, y en ${languageName(original, 'es')} ${token}: los dos han cambiado de sitio.`,
    hint: `escribe aquí ${token}, y en la otra frase ${instead}`,
  }),
  'translation-calendar': ({ word, correct, original, translation }) => ({
    message: `«${word}» se ha quedado en ${languageName(original, 'es')} dentro del texto en ${languageName(translation, 'es')}.`,
    hint: `escribe ${correct}`,
  }),
  'translation-tokens': ({ token, original, translation, instead }) => ({
    message:
      instead === undefined
        ? `En ${languageName(original, 'es')} pone ${token}, y en ${languageName(translation, 'es')} no.`
        : `En ${languageName(original, 'es')} pone ${token}, y aquí «${instead}»${instead.startsWith('{') ? '.' : ': si cambia la cifra, aquí no cambiará.'}`,
    hint: instead === undefined ? `escribe ${token} donde corresponda, o quítalo del otro texto` : `escribe ${token}`,
  }),
  'name-changed': ({ name, now, isFile }) => ({
    message: `Ya no existe «${name}», que la web usa, y nada usa «${now}»: parece que le han cambiado el nombre.`,
    hint: isFile
      ? `vuelve a llamar al archivo ${name}.yaml, o escribe ${now} donde pone ${name}`
      : `escribe aquí ${name}: otra vez, o ${now} donde pone ${name}`,
  }),
  'language-unlisted': ({ language }) => ({
    message: `Hay textos en ${languageName(language, 'es')} («${language}») por toda la web, y no es uno de sus idiomas.`,
    hint: `añade aquí ese idioma (- code: ${language}, con su locale y su name), o quita «${language}» de los textos`,
  }),
  'language-untranslated': ({ language, main }) => ({
    message: `Faltan por toda la web los textos en ${languageName(language, 'es')} («${language}»), que es uno de sus idiomas.`,
    hint: `${main === undefined ? `añade ${language}: "…" a cada texto` : `escribe cada texto así: { ${main}: "…", ${language}: "…" }`}, o quita este idioma hasta que estén escritos`,
  }),
  'page-copied': ({ other, hasRole }) => ({
    message: `Esta página es una copia de ${other}: tiene las mismas direcciones.`,
    hint: `cambia las direcciones de path${hasRole ? ' y borra la línea role:' : ''}, o borra este archivo`,
  }),
  'text-curly-quotes': ({ text }) => ({
    message: 'Las comillas tipográficas (“ ”) se verán en la web como parte del texto.',
    hint: `escríbelo entre comillas rectas: "${text}"`,
  }),
  'text-cut-off': ({ shown, whole }) => ({
    message: `De este texto solo se verá «${shown}»: sin comillas, lo que va detrás de la almohadilla es una nota.`,
    hint: `escribe "${whole}", entre comillas; si es una nota, deja un espacio detrás de la #`,
  }),
  'rule-failed': ({ rule, reason }) => ({
    message: `La comprobación «${rule}» ha fallado con este archivo. Es un defecto del programa, no tuyo (${reason}).`,
    hint: 'deshaz el último cambio de este archivo y avisa a quien mantiene el programa',
  }),
  'alt-long': ({ length, most }) => ({
    message: `La descripción de la imagen tiene ${length} caracteres: quien no la ve tiene que oírla entera.`,
    hint: `deja una o dos frases (${most} caracteres como máximo) y pasa el resto al texto de la página`,
  }),
  'alt-other': ({ name, own }) => ({
    message: `La imagen es de «${own}», y la descripción habla de «${name}».`,
    hint: `escribe ${own}`,
  }),
  'alt-vague': ({ alt, correct }) => ({
    message: `«${alt}» ${correct === undefined ? 'no dice qué se ve en la imagen' : 'empieza por decir que es una imagen, y eso ya se anuncia solo'}.`,
    hint:
      correct !== undefined
        ? `escribe ${correct}`
        : 'di en pocas palabras qué se ve; si solo adorna, escribe decorative: true en lugar de alt:',
  }),
  'alt-file-name': ({ alt }) => ({
    message: `«${alt}» es el nombre de un archivo, y quien no ve la imagen no sabe qué muestra.`,
    hint: 'escribe en pocas palabras lo que se ve en la imagen',
  }),
  'media-broken': ({ path }) => ({
    message: `La foto «${path}» está dañada: no se puede leer entera.`,
    hint: `vuelve a copiarla a site/media/${path} desde el original`,
  }),
  'media-empty': ({ path }) => ({
    message: `El archivo «${path}» está vacío.`,
    hint: `vuelve a copiarlo a site/media/${path}, o bórralo`,
  }),
  'media-huge': ({ path, width, height, mostPixels }) => ({
    message: `La foto «${path}» mide ${width} × ${height}: son más de ${mostPixels / 1e6} megapíxeles, demasiados para prepararla.`,
    hint: 'guárdala más pequeña, por ejemplo con 4000 píxeles de ancho',
  }),
  'media-large': ({ path, bytes, mostBytes }) => ({
    message: `«${path}» pesa ${megabytes(bytes)} MB y llega a la web tal cual: más de ${megabytes(mostBytes)} MB tarda en verse en un móvil.`,
    hint: 'simplifica el dibujo, o guárdalo como foto JPEG, PNG o WebP',
  }),
  'media-misnamed': ({ path, format, correct }) => ({
    message: `El nombre «${path}» no corresponde a lo que es: una imagen ${format.toUpperCase()}.`,
    hint: `cámbiale el nombre a ${correct}, también donde se nombra`,
  }),
  'media-private': ({ path }) => ({
    message: `Todo lo que hay en site/media se publica, y «${path}» no parece para el público.`,
    hint: `borra site/media/${path} o sácalo de ahí; si es una descarga, enlázala con file: ${path}`,
  }),
  'media-small': ({ path, width, least }) => ({
    message: `La foto «${path}» mide ${width} píxeles de ancho: en este lugar se verá borrosa.`,
    hint: `pon aquí una de al menos ${least} píxeles de ancho`,
  }),
  'media-truncated': ({ path }) => ({
    message: `La imagen «${path}» está cortada: le falta el final.`,
    hint: `vuelve a copiarla a site/media/${path}`,
  }),
  'media-unused': ({ path }) => ({
    message: `Nada usa «${path}».`,
    hint: `nómbralo donde deba verse, o borra site/media/${path}`,
  }),
  'drawing-misplaced': ({ path, correct }) => ({
    message: `El dibujo «${path}» pide los colores de la página, y solo los recibe en site/media/drawings: aquí sale en negro.`,
    hint: `pasa el archivo a site/media/${correct}, y donde pone ${path} escribe ${correct}`,
  }),
  'svg-reduced': ({ path, removed }) => ({
    message: `De «${path}» no llega a la web lo que se ejecuta, se mueve, enlaza o viene de fuera: ${removed.join(', ')}.`,
    hint: 'guarda el dibujo sin eso, solo con formas y texto',
  }),
  'svg-too-deep': ({ path, mostLevels }) => ({
    message: `El dibujo «${path}» no se puede leer: sus grupos están unos dentro de otros en más de ${mostLevels} niveles.`,
    hint: 'desagrupa sus formas en el programa de dibujo y guárdalo de nuevo',
  }),
  'svg-too-many': ({ path, mostShapes }) => ({
    message: `El dibujo «${path}» tarda demasiado en dibujarse: con sus copias, tramas, máscaras y filtros tiene más de ${mostShapes} formas.`,
    hint: 'simplifícalo en el programa de dibujo o guárdalo como PNG',
  }),
  'media-missing': ({ path, suggestion, name }) => ({
    message: `No existe el archivo «${path}» en site/media.${meant(suggestion)}`,
    hint:
      suggestion !== undefined
        ? `escribe ${suggestion}`
        : name !== undefined
          ? `guarda el archivo en site/media y escribe aquí solo su nombre: ${name}`
          : `copia el archivo a site/media/${path}`,
  }),
};

function inFile(file: string | undefined): string {
  return file === undefined ? '' : ` en site/${file}`;
}
