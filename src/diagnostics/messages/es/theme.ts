import type { Messages } from '../catalogue';
import { meant, use } from './wording';

const css: Readonly<Record<string, string>> = {
  'Unclosed block': 'La llave «{» que se abre aquí no se cierra: falta «}».',
  'Unclosed bracket': 'El paréntesis que se abre aquí no se cierra.',
  'Unclosed string': 'Las comillas que se abren aquí no se cierran.',
  'Unclosed comment': 'El comentario que empieza aquí no acaba: falta «*/».',
  'Unexpected }': 'Sobra una llave «}».',
  'Line comment': 'Aquí una nota va entre «/*» y «*/»: lo que sigue a «//» se toma por una regla.',
  'Hash comment': 'Aquí una nota va entre «/*» y «*/»: «#» no empieza ninguna.',
  'Too deep': 'Aquí hay demasiados niveles de llaves o paréntesis, unos dentro de otros.',
  'Missed semicolon': 'Falta un punto y coma al final de esta línea.',
  'Unknown word': 'Falta un signo de dos puntos o un punto y coma aquí o justo antes.',
  Unmerged: 'Han quedado dos versiones de lo mismo, entre las líneas «<<<<<<<» y «>>>>>>>».',
};

const UNMERGED_HINT = 'quédate con una de las dos y borra la otra y las líneas «<<<<<<<», «=======» y «>>>>>>>»';

/** Lo que se escribe donde no se sabe qué se quería. */
const cssHint: Readonly<Record<string, string>> = {
  area: 'en cada fila lo que toca, con un punto en los huecos',
  rows: 'los mismos nombres en cada fila, con un punto en los huecos',
};

const cssValue: Readonly<Record<string, string>> = {
  area: 'Lo que lleva un mismo nombre tiene que formar un solo rectángulo',
  rows: 'Cada fila tiene que tener tantos nombres como las demás',
  colons: 'Sobra un signo de dos puntos',
  sign: 'El signo se escribe al revés',
  'no-sign': 'Falta el signo entre el nombre y la medida',
  semicolon: 'Falta un punto y coma al final de la línea',
  signs: 'Aquí van los signos del teclado',
  quotes: 'Aquí van comillas rectas',
  figures: 'Cada cifra de rgb va de 0 a 255',
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
  parts: 'Entre las medidas de clamp() va una coma',
  negative: 'Un tamaño nunca es menor que nada',
  opacity: 'La opacidad va de 0 a 1',
  'last-comma': 'Sobra la coma del final',
};

export const theme = {
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
    message:
      front === '--call'
        ? `El botón principal no se ve sobre fondo oscuro: ${front} es casi del color de ${ground}.`
        : `No se lee bien: ${front} destaca ${ratio.toLocaleString('es')} veces de ${ground}, y hace falta ${least.toLocaleString('es')}.`,
    hint:
      front === '--call'
        ? 'elige otro color para uno de los dos, o dale un borde: .tone-dark, .board { --call-edge: var(--text); }'
        : 'elige un color más oscuro o más claro para uno de los dos',
  }),
  'css-value-malformed': ({ value, reason, correct }) => ({
    message:
      reason === 'empty'
        ? 'Falta el valor.'
        : `${cssValue[reason]}: ${reason === 'figures' ? `«${value}» no es el color que parece.` : `los navegadores no entienden «${value}».`}`,
    hint:
      reason === 'empty'
        ? 'escribe el valor detrás de los dos puntos, o borra la línea'
        : `escribe ${correct ?? cssHint[reason] ?? 'un color, con # y seis cifras o letras de la a a la f'}`,
  }),
  'css-name-twice': ({ name, value, other }) => ({
    message: `«${name}» tiene dos valores en la misma regla: «${value}», y aquí «${other}», el único que cuenta.`,
    hint: 'borra una de las dos líneas',
  }),
  'css-name-unknown': ({ name, suggestion }) => ({
    message: `Nada conoce el nombre «${name}».${meant(suggestion)}`,
    hint: use(suggestion) ?? 'escribe el nombre de uno que haya, o dale un valor en :root',
  }),
  'css-word-unknown': (of) => {
    const message = `Los navegadores no conocen «${of.word}» y se saltan la línea.`;
    return 'correct' in of
      ? { message: `${message} ¿Querías decir «${of.correct}»?`, hint: `escribe ${of.correct}` }
      : {
          message,
          hint:
            of.valid.length === 0
              ? 'escríbelo como se escribe en CSS, o borra la línea'
              : `escribe ${of.valid.join(' o ')}`,
        };
  },
  'css-font-unknown': ({ font, suggestion }) => ({
    message: `El tema no trae ninguna letra que se llame «${font}».${meant(suggestion)}`,
    hint: `escribe "${suggestion}"`,
  }),
  'css-focus-hidden': () => ({
    message: 'Esto quita la marca que enseña dónde está quien usa el teclado.',
    hint: 'borra la línea, o pon otra marca al lado: outline: 2px solid currentcolor',
  }),
  'css-syntax': ({ reason, correct }) => ({
    message: `La hoja de estilo no se puede leer desde aquí. ${css[reason] ?? `Revisa esta línea y la anterior (${reason}).`}`,
    hint:
      reason === 'Unmerged'
        ? UNMERGED_HINT
        : correct === undefined
          ? 'corrige esta línea o la anterior'
          : `escribe ${correct}`,
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
} satisfies Messages;
