import type { MessageCatalogue } from '../describe';
import { languageName, writtenInEach } from '../languages';
import { schemaText } from '../schema-text';
import { syntax } from './syntax-es';

const meant = (suggestion: string | undefined) => (suggestion === undefined ? '' : ` ¿Querías decir «${suggestion}»?`);
const use = (suggestion: string | undefined) => (suggestion === undefined ? undefined : `escribe ${suggestion}`);

const listed = (valid: readonly string[]) =>
  valid.length > 8 ? 'escribe uno de los valores válidos' : `escribe ${valid.join(' o ')}`;

const like = (example: string) => `${example.includes('…') ? 'escribe' : 'por ejemplo'} ${example}`;

const kinds: Readonly<Record<string, string>> = {
  object: 'varias claves con su valor',
  array: 'una lista (cada elemento empieza por «- »)',
  string: 'un texto',
  integer: 'un número entero',
  number: 'un número',
  boolean: 'true o false',
  'string,object': 'log, o post con una dirección',
};

const css: Readonly<Record<string, string>> = {
  'Unclosed block': 'La llave «{» que se abre aquí no se cierra: falta «}».',
  'Unclosed bracket': 'El paréntesis que se abre aquí no se cierra.',
  'Unclosed string': 'Las comillas que se abren aquí no se cierran.',
  'Unclosed comment': 'El comentario que empieza aquí no acaba: falta «*/».',
  'Unexpected }': 'Sobra una llave «}».',
  'Unknown word': 'Falta un signo de dos puntos o un punto y coma aquí o justo antes.',
};

export const es: MessageCatalogue = {
  'yaml-syntax': (details) => syntax[details.reason](details),
  'file-unknown': ({ file, suggestion }) => ({
    message: `«${file}» no es ningún archivo que la web conozca.${meant(suggestion)}`,
    hint: suggestion === undefined ? 'cámbialo de carpeta o bórralo' : `cámbiale el nombre a ${suggestion}`,
  }),
  'file-missing': ({ file }) => ({ message: `Falta el archivo «${file}».`, hint: `crea site/${file}` }),
  'file-misplaced': ({ file, to }) => ({
    message: `«${file}» está en una carpeta que no es la suya: por lo que dice, es de ${to.slice(0, to.lastIndexOf('/'))}.`,
    hint: `muévelo a site/${to}`,
  }),
  'file-not-utf8': ({ file }) => ({
    message: `«${file}» no está guardado como UTF-8.`,
    hint: 'guárdalo como UTF-8 en el editor',
  }),
  'key-unknown': ({ key, suggestion, valid }) => ({
    message: `La clave «${key}» no existe aquí.${meant(suggestion)}`,
    hint: suggestion === undefined ? 'borra la línea o usa una clave válida' : `escribe ${suggestion}:`,
    valid,
  }),
  'key-missing': ({ key, example }) => ({ message: `Falta la clave «${key}».`, hint: `añade ${key}: ${example}` }),
  'type-wrong': ({ expected, example, correct }) => ({
    message: `Aquí va ${expected
      .split(',')
      .map((kind) => kinds[kind] ?? kind)
      .join(' o ')}.`,
    hint:
      correct === undefined
        ? like(example)
        : `escribe ${correct}, ${correct.startsWith('"') ? 'entre comillas' : 'sin comillas'}`,
  }),
  'value-not-listed': ({ value, suggestion, valid }) => ({
    message: `«${value}» no es un valor posible.${meant(suggestion)}`,
    hint: use(suggestion) ?? listed(valid),
    valid,
  }),
  'value-empty': ({ example }) => ({ message: 'El texto está vacío.', hint: like(example) }),
  'value-malformed': ({ value, rule, example }) => ({
    message: `«${value}» no tiene la forma correcta. ${schemaText(rule, 'es').description}`,
    hint: like(example),
  }),
  'list-too-short': ({ minimum }) => ({ message: `Aquí hace falta al menos ${minimum}.`, hint: 'añade un elemento' }),
  'section-type-missing': ({ valid }) => ({
    message: 'La sección no dice de qué tipo es.',
    hint: 'añade type: hero',
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
  'translations-missing': ({ text, languages }) => ({
    message: `Este texto tiene que estar en todos los idiomas: ${languages.join(', ')}.`,
    hint: writtenInEach(text, languages),
  }),
  'reference-unknown': ({ value, collection, suggestion, valid }) => ({
    message: `No existe «${value}» en ${collection}.${meant(suggestion)}`,
    hint:
      use(suggestion) ??
      (valid.length > 0 ? 'escribe el nombre de uno que exista, o créalo' : 'créalo, o borra la línea'),
    valid,
  }),
  'page-unknown': ({ value, suggestion, valid }) => ({
    message: `No existe la página «${value}».${meant(suggestion)}`,
    hint: use(suggestion) ?? 'escribe el nombre de una página que exista: el de su archivo, sin .yaml',
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
  'link-path-raw': ({ path, page }) => ({
    message: `«${path}» es la dirección de un solo idioma: los enlaces se escriben con el identificador de la página.`,
    hint: page === undefined ? 'ninguna página tiene esa dirección' : `href="${page}"`,
  }),
  'link-address-unsafe': ({ address }) => ({
    message: `«${address}» no es una dirección válida.`,
    hint: 'empieza por https://, mailto:, tel:, page: o post:',
  }),
  'token-unknown': ({ token, suggestion, valid }) => ({
    message: `«${token}» no existe.${meant(suggestion)}`,
    hint: use(suggestion) ?? 'escribe el nombre de una cifra de facts.yaml, o el texto mismo',
    valid,
  }),
  'fact-not-number': ({ fact, value, isUse }) => ({
    message: `«${value}» no es un número, y «${fact}» es el precio de algo.`,
    hint: isUse
      ? 'usa una cifra de facts.yaml que sea un número'
      : 'escribe solo las cifras, sin comillas, puntos de millar ni símbolos; los decimales, con punto',
  }),
  'fact-not-date': ({ fact, value, isUse }) => ({
    message: `«${value}» no es una fecha, y «${fact}» dice cuándo es algo.`,
    hint: isUse
      ? 'usa una cifra de facts.yaml que sea una fecha'
      : 'escribe año-mes-día o año-mes, con cifras y entre comillas: "AAAA-MM-DD" o "AAAA-MM"',
  }),
  'path-duplicate': ({ path, other }) => ({
    message: `La dirección «${path}» ya es de ${other}.`,
    hint: 'elige otra dirección',
  }),
  'path-malformed': ({ path, correct }) => ({
    message: `«${path}» no es una dirección correcta: minúsculas, números y guiones, sin barra final.`,
    hint: `escribe ${correct}`,
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
  'css-syntax': ({ reason }) => ({
    message: `La hoja de estilo no se puede leer desde aquí. ${css[reason] ?? `Revisa esta línea y la anterior (${reason}).`}`,
    hint: 'corrige esta línea o la anterior',
  }),
  'css-import': () => ({
    message: 'Una hoja de estilo no puede cargar otra.',
    hint: 'copia el archivo a site/theme y nómbralo en styles:, en site/theme/theme.yaml',
  }),
  'css-address-foreign': ({ address }) => ({
    message: `«${address}» lleva a otro servidor: sabría de cada visita.`,
    hint: 'copia el archivo a site/theme y nómbralo desde ahí',
  }),
  'form-without-service': ({ form }) => ({
    message: `En la web publicada, el formulario «${form}» no se verá: en su lugar salen el teléfono y el correo. El servicio de prueba (provider: local) solo funciona en este ordenador.`,
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
  'name-changed': ({ name, now, isFile }) => ({
    message: `Ya no existe «${name}», que la web usa, y nada usa «${now}»: parece que le han cambiado el nombre.`,
    hint: isFile
      ? `vuelve a llamar al archivo ${name}.yaml, o escribe ${now} donde pone ${name}`
      : `escribe aquí ${name}: otra vez, o ${now} donde pone ${name}`,
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
  'media-missing': ({ path, suggestion }) => ({
    message: `No existe el archivo «${path}» en site/media.${meant(suggestion)}`,
    hint: suggestion === undefined ? `copia el archivo a site/media/${path}` : `escribe ${suggestion}`,
  }),
};
