import type { ProblemDetails, WantedForm } from '../../../compiler/findings/problem-details';
import { languageName } from '../../languages';
import { schemaText } from '../../schema-text';
import { typedValue } from '../../typed-value';
import type { Messages } from '../catalogue';
import { syntax } from './syntax';
import { meant, megabytes, pageKeys, use } from './wording';

const otherFormats: Readonly<
  Record<ProblemDetails['file-format-other']['format'], { readonly is: string; readonly hint: string }>
> = {
  'utf-16': {
    is: 'está guardado como UTF-16, que algunos editores llaman Unicode, y no como UTF-8',
    hint: 'guárdalo otra vez y elige UTF-8 como codificación',
  },
  'line-ends': {
    is: 'acaba las líneas como los ordenadores muy antiguos, y se lee como una sola',
    hint: 'guárdalo otra vez y elige LF (Unix) como fin de línea',
  },
  'line-ends-doubled': {
    is: 'tiene dos marcas al final de cada línea donde va una, como tras pasar de un ordenador a otro',
    hint: 'guárdalo otra vez y elige LF (Unix) como fin de línea',
  },
  table: {
    is: 'es una tabla de una hoja de cálculo, y no claves con sus valores',
    hint: 'escribe claves con sus valores, como en los demás archivos de la carpeta; de la tabla aprovecha solo los textos',
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

const listed = (valid: readonly string[], example: string | undefined) =>
  example === undefined ? `escribe ${valid.join(' o ')}` : `escribe uno de los valores válidos, como ${example}`;

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

const structureHint = ({ dash, above, named, several }: Partial<ProblemDetails['type-wrong']>) => {
  if (dash !== undefined) return dashHint[dash.fault](dash.key);
  if (above !== undefined) return `escribe ${above}: en una línea propia encima de la lista`;
  if (named !== undefined)
    return `escribe ${named.name}: en lugar de - ${named.key}: ${named.name}, y lo mismo en cada uno de los demás`;
  if (several === undefined) return undefined;
  return `deja solo uno, como ${several.first}${several.isInItem ? '; para cada uno de los demás, otro elemento como este' : ''}`;
};

/** A figure in the place of the name that it has in facts.yaml, or should be given. */
const figureForName = (figure: string, name?: string) => ({
  message: 'Aquí va el nombre de una cifra de facts.yaml, no la cifra misma.',
  hint:
    name === undefined
      ? `dale un nombre en facts.yaml, como un-precio: { type: money, value: ${figure} }, y escribe aquí un-precio`
      : `escribe ${name}`,
});

const renamedKeys = (renamed: readonly (readonly [written: string, meant: string])[]) =>
  renamed.map(([written, meantKey]) => `${meantKey}: en lugar de ${written}:`).join(' y ');

/** Of several keys that are told in one. */
const severalKeys = (key: string, suggestion = '') => {
  const [keys, meantKeys] = [key.split(', '), suggestion.split(', ')];
  if (keys.length === 1 || keys.length !== meantKeys.length) return undefined;
  const quoted = keys.map((each) => `«${each}»`);
  const renamed = renamedKeys(keys.map((each, index) => [each, meantKeys[index] ?? '']));
  return { message: `Las claves ${quoted.join(' y ')} no existen aquí.`, hint: `escribe ${renamed}` };
};

const keyAdvice: Readonly<Record<NonNullable<ProblemDetails['key-unknown']['advice']>, string>> = {
  address: 'bórrala: la dirección sale del nombre del archivo; para cambiarla, cambia el nombre del archivo',
  hidden:
    'para que se vea a partir de un día, escribe publish: 2026-12-01; para que no se vea, pon # delante de sus líneas o guárdalo fuera de site/',
  language: 'bórrala: todos los idiomas van en el mismo archivo, cada texto una vez en cada uno',
  network: 'bórrala: los enlaces a redes sociales van en site/navigation.yaml, debajo de footer: y social:',
  order: 'bórrala: las cosas se ven en el orden en que se nombran en su lista, y los artículos por su fecha',
  required: 'bórrala: hay que rellenarlo, salvo que lleve optional: true',
  share:
    'bórrala: lo que se ve de la página al compartirla va en share:, como share: { image: { src: foto.jpg, decorative: true } }',
  shown: 'bórrala: lo que está se publica; con publish: 2026-12-01 se ve a partir de ese día',
};

/** What takes the place of a key that there is not. */
const insteadOfKey = ({ advice, taken, belongs }: Partial<ProblemDetails['key-unknown']>) => {
  if (advice !== undefined) return keyAdvice[advice];
  if (taken !== undefined)
    return `bórrala y escribe lo que quieras decir en ${taken.map((key) => `${key}:`).join(' o en ')}, que ya está aquí`;
  if (belongs?.file !== undefined)
    return `bórrala de aquí: ${belongs.key}: va en site/${belongs.file}, para toda la web`;
  if (belongs?.under !== undefined) return `escríbela debajo de ${belongs.under}:, como ${belongs.key}:`;
  return 'bórrala con lo que lleva, o usa una clave válida';
};

function wrongLanguage(code: string, correct: string) {
  return {
    unwritten: `«${code}» es ${languageName(code, 'es')}, y en ese idioma no hay ningún texto: los de la web están en ${languageName(correct, 'es')} («${correct}»).`,
    swapped: `«${code}» y «${correct}» se han cambiado de sitio: cada uno está junto al nombre del otro idioma.`,
  };
}

function inFile(file: string | undefined): string {
  return file === undefined ? '' : ` en site/${file}`;
}

export const content = {
  'yaml-syntax': (details) => syntax[details.reason](details),
  'file-unknown': ({ file, suggestion, isFolder = false }) => ({
    message: `«${file}» no es ${isFolder ? 'ninguna carpeta' : 'ningún archivo'} que la web conozca.${meant(suggestion)}`,
    hint:
      suggestion !== undefined
        ? `cámbiale el nombre a ${suggestion}`
        : isFolder
          ? 'sácala de site/ o bórrala'
          : 'cámbialo de carpeta o bórralo',
  }),
  'file-missing': ({ file, name }) => ({
    message: `Falta el archivo «${file}».`,
    hint:
      name === undefined
        ? `crea site/${file}`
        : `crea site/${file} o, si ya no debe estar, quita de esos sitios lo que nombra «${name}»`,
  }),
  'file-misplaced': ({ file, to, isTaken }) => ({
    message: `«${file}» está en una carpeta que no es la suya: por lo que dice, es ${to.includes('/') ? `de ${to.slice(0, to.lastIndexOf('/'))}` : `site/${to}`}.`,
    hint: isTaken
      ? `bórralo si es una copia: site/${to} ya está; si no, muévelo allí con otro nombre`
      : `muévelo a site/${to}`,
  }),
  'text-huge': ({ length, most }) => ({
    message: `Este texto tiene ${length} caracteres: más de ${most} son demasiados para comprobarlos.`,
    hint: 'borra lo que se haya pegado por error, o escríbelo en varias secciones o páginas',
  }),
  'file-huge': ({ file, bytes, mostBytes }) => ({
    message: `«${file}» ocupa ${megabytes(bytes)} MB, y un archivo de texto de la web puede ocupar ${megabytes(mostBytes)} MB como mucho.`,
    hint: 'repártelo en varios archivos; si lleva una imagen o una fuente pegada como texto (data:…), sácala a su propio archivo',
  }),
  'file-not-utf8': ({ file }) => ({
    message: `«${file}» no está guardado como UTF-8.`,
    hint: 'guárdalo como UTF-8 en el editor',
  }),
  'file-format-other': ({ file, format }) => ({
    message: `«${file}» ${otherFormats[format].is}.`,
    hint: otherFormats[format].hint,
  }),
  'key-unknown': ({
    key,
    suggestion,
    correct = '',
    also,
    valid,
    isLanguage = false,
    target,
    example,
    isAround,
    inside,
    renamed = [],
    ...instead
  }) => {
    if (inside !== undefined) {
      return {
        message: `«${key}» está encima de ${inside.map((each) => `«${each}»`).join(', ')}, que ahí va sin ninguna clave encima.`,
        hint: `borra la línea ${key}: y empieza las de debajo tan a la izquierda como estaba ella${renamed.length > 0 ? `; escribe ${renamedKeys(renamed)}` : ''}`,
        valid,
      };
    }
    if (isAround) {
      return {
        message: `«${key}» está encima de todo lo demás, que va en el archivo por sí mismo.`,
        hint: `borra la línea ${key}: y empieza las demás tan a la izquierda como estaba ella`,
        valid,
      };
    }
    if (isLanguage) {
      return {
        message: `«${key}» no es uno de los idiomas de esta web: sus textos van en ${valid.join(', ')}.`,
        hint: `borra ${key}: con su texto; si la web va a tener ese idioma, añádelo a languages en settings.yaml`,
        valid,
      };
    }
    const several = severalKeys(key, suggestion);
    if (several !== undefined) return { ...several, valid };
    if (also !== undefined)
      return {
        message: `La clave «${key}» no existe aquí: principio y fin van por separado.`,
        hint: `escribe ${suggestion}: ${correct} y, en otra línea, ${also}`,
        valid,
      };
    return {
      message: `La clave «${key}» no existe aquí.${meant(suggestion)}`,
      hint:
        suggestion === undefined
          ? insteadOfKey(instead)
          : example !== undefined
            ? `escribe ${suggestion}: con el nombre de una página de esta web, como ${suggestion}: ${example}; aquí no vale una dirección`
            : `escribe ${target === undefined ? `${suggestion}: ${correct}`.trimEnd() : pageKeys(target)}`,
      valid,
    };
  },
  'languages-apart': ({ keys, correct }) => ({
    message: `${keys.map((key) => `«${key}»`).join(' y ')} no ${keys.length === 1 ? 'es una clave' : 'son claves'} de aquí: los idiomas de un texto van juntos, en una sola.`,
    hint: `escribe ${correct}`,
  }),
  'key-misplaced': ({ key, near, isTooDeep, keys, section, neighbour }) => {
    if (neighbour !== undefined) {
      const beside = neighbour.isAbove ? 'anterior' : 'siguiente';
      return {
        message: neighbour.isSection
          ? `«${key}» no va en esta sección: le falta a la ${beside}, «${near}».`
          : `«${key}» no va en este elemento de «${near}»: le falta al ${beside}.`,
        hint: 'llévalo allí con todo lo que hay debajo',
      };
    }
    if (section !== undefined)
      return {
        message: `La sección «${key}» está dentro de «${near}», que es de la sección anterior: sobran espacios al principio de sus líneas.`,
        hint: `mueve todas las líneas de ${section.isOnly ? 'esta sección' : 'esta sección y de las siguientes'} ${section.spaces} espacios a la izquierda`,
      };
    if (keys !== undefined)
      return {
        message: `${inARow(keys.map((each) => `«${each}»`))} van dentro de «${near}»: faltan espacios al principio de las líneas.`,
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
  'key-missing': ({ key, example, above, within, isList, under }) => {
    if (under !== undefined)
      return {
        message: `Falta «${key}», y lo que lleva «${under}» parece lo suyo.`,
        hint: `escribe ${key}: en vez de ${under}:`,
      };
    if (above === undefined) {
      const isOutline = example.includes('…');
      return {
        message: `Falta «${key}».`,
        hint: isOutline ? `añade ${key}: ${example}` : `añádelo con su valor, por ejemplo ${key}: ${example}`,
      };
    }
    if (within !== undefined)
      return {
        message: `Falta la clave «${key}» encima de ${above[0]}:, y lo que sigue se lee como parte de «${within}».`,
        hint: `escribe ${key}: en una línea encima, a la altura de ${within}:`,
      };
    const lines = above.map((name) => `${name}:`).join(' y ');
    return {
      message: `Falta la clave «${key}» encima de ${lines}.`,
      hint: isList
        ? `escribe ${key}: en una línea encima, a la altura de la clave de la lista anterior`
        : `escribe ${key}: encima y mueve ${above.length === 1 ? 'esa línea' : 'esas líneas'} dos espacios a la derecha`,
    };
  },
  'list-cut-by-comma': ({ whole }) => ({
    message: `Entre corchetes, una coma sin comillas empieza otro elemento: «${whole}» se ha partido en dos.`,
    hint: `escribe "${whole}", entre comillas`,
  }),
  'value-cut-by-comma': ({ whole, correct }) => ({
    message: `Entre llaves, una coma sin comillas empieza otra clave: «${whole}» se ha partido.`,
    hint: `escribe ${correct}`,
  }),
  'value-cut-by-colon': ({ whole, correct }) => ({
    message: `Un texto con dos puntos tiene que ir entre comillas: «${whole}» se ha leído como una clave y su valor.`,
    hint: `escribe ${correct}`,
  }),
  'type-wrong': ({ expected, example, correct, figure, inFile, emptyFile, ...structure }) => {
    if (emptyFile !== undefined) {
      const keys = emptyFile.length === 0 ? '' : ` (${emptyFile.map((key) => `${key}:`).join(', ')})`;
      return { message: 'Este archivo está vacío.', hint: `vuelve a escribir lo que va en él${keys}, o bórralo` };
    }
    if (figure !== undefined) return figureForName(figure, correct);
    if (inFile !== undefined)
      return {
        message: `Aquí va el nombre de algo que está en site/${inFile}, y no todo ello.`,
        hint: `escríbelo allí, y aquí solo su nombre, como ${example}`,
      };
    const kind = expected
      .split(',')
      .map((each) => kinds[each] ?? each)
      .join(' o ');
    const message = `Aquí ${expected === 'object' ? 'van' : 'va'} ${kind}.`;
    return {
      message,
      hint:
        structureHint(structure) ??
        (correct === undefined
          ? like(example)
          : /^[[{]/.test(correct)
            ? `escribe ${correct}`
            : `escribe ${correct}, ${correct.startsWith('"') ? 'entre comillas' : 'sin comillas'}`),
    };
  },
  'value-not-listed': ({ value, suggestion, valid, isNeedless, isNothing, example }) => ({
    message: isNeedless
      ? 'Aquí solo puede decirse que sí.'
      : isNothing
        ? 'Aquí falta un valor: detrás de los dos puntos no hay nada, o solo una nota.'
        : `«${value}» no es un valor posible.${meant(suggestion)}`,
    hint: isNeedless ? 'bórralo: si no está, es que no' : (use(suggestion) ?? listed(valid, example)),
    valid,
  }),
  'value-empty': ({ example, translates }) => ({
    message: 'El texto está vacío.',
    hint:
      translates === undefined
        ? example === '"…"'
          ? 'escribe aquí el texto'
          : like(example)
        : `escribe en ${languageName(translates.language, 'es')} lo que dice en ${languageName(translates.original, 'es')}: «${translates.text}»`,
  }),
  'value-malformed': ({ value, rule, example, advice, key, isInstead, all, correct = all, ...wanted }) => ({
    message:
      key === undefined
        ? `${malformed(value, wanted)} ${schemaText(rule, 'es').description}`
        : `«${value}» es lo que va en ${key}:, y no aquí. ${schemaText(rule, 'es').description}`,
    hint: isInstead
      ? `escribe ${key}: ${value}`
      : key !== undefined
        ? `pásalo a ${key}:, y escribe aquí algo como ${example}`
        : correct === undefined
          ? advice === undefined
            ? like(example)
            : keyAdvice[advice]
          : `escribe ${all === undefined ? '' : 'cada uno en un elemento: '}${typedValue(correct)}`,
  }),
  'value-unwritten': ({ text, language, rule, example, valid }) => ({
    message: unwritten(rule && schemaText(rule, 'es'), language),
    hint:
      example === undefined ? `escríbelo en lugar de ${text}` : `escribe en lugar de ${text}, por ejemplo, ${example}`,
    valid,
  }),
  'list-too-short': ({ minimum }) => ({
    message: minimum === 1 ? 'Aquí hace falta al menos uno.' : `Aquí hacen falta al menos ${minimum}.`,
    hint: 'añade un elemento',
  }),
  'section-type-missing': ({ valid, type = 'hero', isAbove = false }) => ({
    message: 'La sección no dice de qué tipo es.',
    hint: isAbove
      ? `escribe type: ${type} en lugar de ${type}: y empieza las líneas de debajo tan a la izquierda como type:`
      : `escribe type: ${type}`,
    valid,
  }),
  'section-type-unknown': ({ value, suggestion, valid, isBlock }) => ({
    message: isBlock
      ? `«${value}» es un bloque, no un tipo de sección.`
      : `«${value}» no es un tipo de sección.${meant(suggestion)}`,
    hint: isBlock
      ? `escribe block: ${value}, sin nada más debajo`
      : suggestion === undefined
        ? 'escribe uno de los tipos válidos: los enseña npm run new -- section --list'
        : `type: ${suggestion}`,
    valid,
  }),
  'reference-unknown': ({ value, collection, suggestion, file, valid, areSeveral, figure }) => {
    if (figure !== undefined) return { ...figureForName(figure), valid };
    return {
      message: areSeveral
        ? `«${value}» son varios nombres, y aquí va uno: cada uno es un elemento de la lista.`
        : `No existe «${value}» en ${collection}.${meant(suggestion)}`,
      hint:
        use(suggestion) ??
        (valid.length > 0
          ? `escribe el nombre de uno que exista, o créalo${inFile(file)}`
          : `créalo${inFile(file)}, o borra la línea`),
      valid,
    };
  },
  'entry-ungrouped': ({ id, collection, groups }) => ({
    message: `«${id}» (${collection}) no está en ningún grupo de «${groups}», y todos los demás sí: ahí no se verá.`,
    hint: `añádelo donde le corresponda: - ${id}`,
  }),
  'entry-unused': ({ id, collection }) => ({
    message: `Nada muestra «${id}» (${collection}): no sale en ninguna página.`,
    hint: `nómbralo donde deba salir, o bórralo`,
  }),
  'language-code-other': ({ code, correct }) => ({
    message: `«${code}» no es el código de un idioma que conozcan los navegadores.`,
    hint: `escribe ${correct}`,
  }),
  'language-other': ({ code, correct, reason }) => ({
    message: wrongLanguage(code, correct)[reason],
    hint: reason === 'swapped' ? `escribe aquí ${correct}, y ${code} donde pone ${correct}` : `escribe ${correct}`,
  }),
  'language-locale-other': ({ locale, code, correct, isOfOther }) => ({
    message: isOfOther
      ? `«${locale}» escribe las fechas y las cifras en otro idioma que «${code}».`
      : `«${locale}» no acaba en el código de un país.`,
    hint: `escribe ${correct}`,
  }),
  'language-name-other': ({ name, correct, language }) => ({
    message: `«${name}» no es como se llama a sí mismo el ${languageName(language, 'es')}: quien lo busca entre los idiomas lo busca por su propio nombre.`,
    hint: `escribe ${correct}`,
  }),
  'language-prefix-idle': ({ language, prefix }) => ({
    message: `El ${languageName(language, 'es')} es el idioma principal, y sus direcciones no llevan prefijo: ninguna empieza por ${prefix}.`,
    hint: `borra prefix: ${prefix}`,
  }),
  'point-open': ({ what }) => ({
    message: `Falta por confirmar: ${what}`,
    hint: 'cuando esté confirmado, borra la clave «confirm» y su texto',
  }),
  'name-changed': ({ name, now, isFile, isMedia }) => ({
    message: `Ya no existe «${name}», que la web usa, y nada usa «${now}»: parece que le han cambiado el nombre.`,
    hint: isFile
      ? `vuelve a llamar al archivo ${isMedia ? name : `${name}.yaml`}, o escribe ${now} donde pone ${name}`
      : `escribe aquí ${name}: otra vez, o ${now} donde pone ${name}`,
  }),
  'language-unlisted': ({ language }) => ({
    message: `Hay textos en ${languageName(language, 'es')} («${language}») por toda la web, y no es uno de sus idiomas.`,
    hint: `añade aquí ese idioma (- code: ${language}, con su locale y su name), o quita «${language}» de los textos, que el Studio hace de una vez`,
  }),
  'part-foreign': ({ keys, more }) => ({
    message: `Desde aquí hay claves que no van en este archivo: ${keys.map((key) => `«${key}»`).join(', ')}${more > 0 ? ` y ${more} más` : ''}. Parece un trozo de otro archivo o de otra sección.`,
    hint: 'si se ha pegado aquí por error, bórralo o llévalo a su sitio, y comprueba si falta lo que había antes en este',
  }),
  'rule-failed': ({ rule, reason }) => ({
    message: `La comprobación «${rule}» ha fallado con este archivo. Es un defecto del programa, no tuyo (${reason}).`,
    hint: 'deshaz el último cambio de este archivo y avisa a quien mantiene el programa',
  }),
} satisfies Messages;

function inARow(names: readonly string[]): string {
  return names.length < 3 ? names.join(' y ') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;
}
