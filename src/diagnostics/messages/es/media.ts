import type { Messages } from '../catalogue';
import { meant, megabytes, use } from './wording';

export const media = {
  'file-name-unkept': ({ file, other, correct }) => ({
    message:
      other === undefined
        ? `Windows no puede guardar ningún archivo llamado «${file}»: a quien edite la web allí le faltará.`
        : file.normalize() === other.normalize()
          ? `«${file}» está dos veces, con los acentos escritos de dos maneras que se ven igual: un Mac guarda solo uno de los dos archivos.`
          : `«${file}» y «${other}» solo se distinguen por las mayúsculas: Windows y Mac guardan solo uno de los dos.`,
    hint:
      other === undefined
        ? `cámbiale el nombre, también donde se nombra: ${correct}`
        : 'ponle otro nombre a uno de los dos',
  }),
  'file-name-malformed': ({ file, correct, isTaken }) => ({
    message: `«${file}» lleva en el nombre espacios, acentos, mayúsculas u otros signos, y por su nombre se enlaza.`,
    hint: isTaken
      ? `bórralo si es una copia: site/${correct} ya está; si no, ponle otro nombre`
      : `cámbiale el nombre a site/${correct}`,
  }),
  'picture-other': ({ path, other, item, suggestion }) =>
    other === undefined && item === undefined
      ? {
          message: `«${path}» y «${suggestion}» parecen cambiadas: lo que se dice de cada imagen está junto a la otra.`,
          hint: `escribe aquí src: ${suggestion}, y en el otro sitio src: ${path}`,
        }
      : {
          message: `«${path}» es la imagen ${other === undefined ? `del elemento ${item} de esta lista` : `de «${other}»`}.`,
          hint: `escribe src: ${suggestion}`,
        },
  'media-alt': ({ both }) => ({
    message: both
      ? 'La imagen lleva un texto alternativo (alt:) y a la vez dice que solo adorna (decorative:).'
      : 'No se dice qué muestra esta imagen a quien no puede verla.',
    hint: both
      ? 'deja solo uno de los dos'
      : 'añade alt: con lo que muestra, en cada idioma, o decorative: true si solo adorna',
  }),
  'media-not-picture': ({ path }) => ({
    message: `«${path}» no es una imagen que se pueda leer.`,
    hint: 'guárdala otra vez como SVG, JPEG, PNG, WebP o AVIF',
  }),
  'alt-long': ({ length, most }) => ({
    message: `La descripción de la imagen tiene ${length} caracteres: quien no la ve tiene que oírla entera.`,
    hint: `deja una o dos frases (${most} caracteres como máximo) y pasa el resto al texto de la página`,
  }),
  'alt-of-other': ({ src, other, alt, correct, isSwapped, areCaptions }) => ({
    message: areCaptions
      ? `«${alt}» es lo que se ve en «${other}», y este es el pie de «${src}»: los dos pies parecen cambiados.`
      : isSwapped
        ? `«${alt}» es lo que dice el pie de «${other}», y esta imagen es «${src}»: las dos descripciones parecen cambiadas.`
        : `«${alt}» es como la web describe «${other}», y esta imagen es «${src}».`,
    hint: `escribe ${correct}`,
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
  'media-broken': ({ path, isUnmerged }) =>
    isUnmerged
      ? {
          message: `En «${path}» han quedado dos versiones de lo mismo, entre las líneas «<<<<<<<» y «>>>>>>>».`,
          hint: 'quédate con una de las dos, o vuelve a guardar el dibujo desde el original',
        }
      : {
          message: `La foto «${path}» está dañada: no se puede leer entera.`,
          hint: `vuelve a copiarla a site/media/${path} desde el original`,
        },
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
  'media-runs': ({ path, other }) =>
    other === undefined
      ? {
          message: `«${path}» es una página o un programa: los navegadores, los ordenadores o el servidor ejecutarían lo que contiene.`,
          hint: `borra site/${path}; lo que deba leerse escríbelo en una página de site/pages, u ofrécelo en PDF`,
        }
      : {
          message: `Por su nombre, «${path}» es «${other}» comprimido: los servidores lo enviarían en lugar de ese archivo.`,
          hint: `borra site/${path}: los archivos comprimidos los hace la propia web al publicarse`,
        },
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
  'media-missing': ({ path, suggestion, name, hasAccentsApart, isElsewhere }) => {
    if (hasAccentsApart) {
      return {
        message: `El archivo «${path}» de site/media lleva en su nombre los acentos como signos aparte, como los escriben algunos Mac y archivos comprimidos: se ve igual, pero no se encuentra.`,
        hint: `cambia el nombre del archivo: escríbelo de nuevo, ${path}`,
      };
    }
    if (path === '') {
      return {
        message: 'Falta el nombre del archivo.',
        hint: 'escribe el nombre de un archivo de site/media, como foto.jpg',
      };
    }
    if (isElsewhere && suggestion === undefined) {
      return {
        message: `«${path}» es una dirección de otra web, y aquí va el nombre de un archivo de site/media.`,
        hint: `guarda el archivo en site/media y escribe aquí solo su nombre${name === undefined ? ', con su final, como foto.jpg' : `: ${name}`}`,
      };
    }
    return {
      message: `No existe el archivo «${path}» en site/media.${meant(suggestion)}`,
      hint:
        use(suggestion) ??
        (name === undefined
          ? `copia el archivo a site/media/${path}`
          : `guarda el archivo en site/media y escribe aquí solo su nombre: ${name}`),
    };
  },
} satisfies Messages;
