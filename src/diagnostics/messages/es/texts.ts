import { languageName } from '../../languages';
import { type SpacingSlip, spacingSlip } from '../../spacing-slip';
import type { Messages } from '../catalogue';
import { completed, counted, meant } from './wording';

const layouts: Readonly<Record<string, readonly [string, string]>> = {
  gap: [
    'Esto solo deja un hueco: el espacio entre párrafos lo pone el tema.',
    'bórralo, o cierra el párrafo y abre otro: </p><p>',
  ],
  list: ['Esto parece una lista y no lo es: quien la oye no sabe cuántos puntos tiene.', 'escribe <ul><li>…</li></ul>'],
  numbered: ['La lista ya pone sus números o sus puntos: se leerían dos veces.', 'borra el número o el signo'],
  loose: ['Estas palabras están entre párrafos, y en ninguno.', 'mételas en uno: <p>…</p>'],
};

const SPACING_SLIPS: Readonly<Record<SpacingSlip, string>> = {
  'space-extra': 'sobra un espacio',
  'space-missing': 'falta un espacio',
  'space-misplaced': 'un espacio está en el lado que no es',
  'mark-extra': 'sobra un signo',
  'mark-other': 'hay un signo en lugar de otro',
};

export const texts = {
  'text-repeated': ({ text, first, second }) => ({
    message: `«${text}» está dos veces en la lista: en los elementos ${first} y ${second}.`,
    hint: 'borra una de las dos, o cambia lo que se ha copiado',
  }),
  'text-repeats-question': ({ text, key }) => ({
    message: `«${text}» está otra vez aquí: ya está en «${key}», que se ve encima.`,
    hint: 'deja aquí solo la respuesta',
  }),
  'text-capital-needless': ({ word, correct, isOfTitle }) => ({
    message: isOfTitle
      ? `«${word}» va con minúscula: en este idioma, de un título solo llevan mayúscula la primera palabra y los nombres.`
      : `«${word}» va con minúscula: es un día o un mes.`,
    hint: isOfTitle
      ? `escribe ${correct}, y también con minúscula lo demás que no sea un nombre`
      : `escribe ${correct}`,
  }),
  'value-not-own': ({ text, other, item, translation, says }) => ({
    message: `«${text}» ya está en ${item === undefined ? `«${other}»` : `el elemento ${item} de esta lista`}: parece copiado de allí.`,
    hint:
      translation === undefined
        ? 'escribe lo que corresponde aquí'
        : `escribe aquí lo que en ${languageName(translation, 'es')} dice «${says}»`,
  }),
  'text-duration-other': ({ text, facts }) => ({
    message: `«${text}» dice dos veces cuánto dura algo, y no es lo mismo.`,
    hint:
      facts === undefined
        ? 'corrige una de las dos duraciones, en todos los idiomas'
        : `en site/facts.yaml, corrige ${facts.map((fact) => `«${fact}»`).join(' o ')}`,
  }),
  'section-number-unknown': ({ text, last }) => ({
    message: `Este texto no tiene «${text}»: sus títulos numerados acaban en el ${last}.`,
    hint: 'escribe el número del título al que te refieres, en todos los idiomas',
  }),
  'part-beyond-whole': ({ text, part, whole }) => ({
    message: `«${text}» habla de ${part} entre ${whole}, y no puede haber más que ${whole}.`,
    hint: 'corrige una de las dos cifras, en todos los idiomas',
  }),
  'text-sum-wrong': ({ text, sum }) => ({
    message: `La cuenta «${text}» no sale: da ${sum}.`,
    hint: `escribe ${sum}, o corrige las otras cifras, en todos los idiomas`,
  }),
  'text-date-wrong': ({ text, last, weekday, correct, stop }) => {
    if (stop !== undefined) {
      return { message: `En «${text}», al número del día le falta su «${stop}».`, hint: `escribe ${correct}` };
    }
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
  'numbering-wrong': ({ found, expected }) => ({
    message: `Aquí pone «${found}» y, por orden, tocaba «${expected}».`,
    hint: `escribe ${expected}`,
  }),
  'text-beginning-other': ({ key, word, correct, language }) => ({
    message:
      language === undefined
        ? `Los demás textos de «${key}» empiezan con mayúscula, y este, con «${word}».`
        : `El texto empieza en minúscula, con «${word}», y en ${languageName(language, 'es')} empieza con mayúscula.`,
    hint: `escribe ${correct}`,
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
    message:
      is === 'german'
        ? `«${word}» lleva ß, una letra que en Suiza no se escribe.`
        : `«${word}» es como se escribe en el inglés ${is === 'british' ? 'británico' : 'americano'}, y el resto del sitio está en el ${is === 'british' ? 'americano' : 'británico'}.`,
    hint: `escribe ${correct}`,
  }),
  'text-agreement-wrong': ({ text, correct, orElse }) => ({
    message: `En «${text}» las palabras no concuerdan en género o en número.`,
    hint: orElse === undefined ? `escribe ${correct}` : `escribe ${correct}, o ${orElse}`,
  }),
  'text-article-wrong': ({ text, correct, gender, orElse }) => ({
    message: gender
      ? `No se dice «${text}»: la palabra tiene otro género.`
      : orElse !== undefined
        ? `No se dice «${text}»: una de las dos palabras está en singular, y la otra, en plural.`
        : `En inglés no se dice «${text}»: el artículo depende de cómo suena la palabra siguiente.`,
    hint: orElse === undefined ? `escribe ${correct}` : `escribe ${correct}, o ${orElse}`,
  }),
  'text-capital-missing': ({ word, correct, begins }) => ({
    message: begins
      ? `Con «${word}» empieza una frase, y va con mayúscula.`
      : `«${word}» va con mayúscula en este idioma.`,
    hint: `escribe ${correct}`,
  }),
  'text-figure-joined': ({ word, correct, isToken }) => ({
    message: isToken
      ? `Pegadas a la cifra hay otras: «${word}» se leería como un solo número.`
      : `En «${word}» hay cifras y letras mezcladas.`,
    hint: `escribe ${correct}`,
  }),
  'html-layout': ({ layout }) => ({
    message: layouts[layout]?.[0] ?? '',
    hint: layouts[layout]?.[1] ?? '',
  }),
  'html-table-wrong': (wrong) => {
    if (wrong.reason === 'twice') {
      return {
        message: `Dos columnas de la tabla se llaman «${wrong.heading}»: nadie sabe cuál es cuál.`,
        hint: 'escribe lo que hay en esta columna',
      };
    }
    const { reason, cells, first } = wrong;
    return {
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
    };
  },
  'html-empty': ({ tag, isFollowed }) => ({
    message: isFollowed
      ? `Debajo de este «<${tag}>» no hay nada: sigue ya el siguiente título.`
      : `«<${tag}>» no lleva ningún texto dentro: se ve un hueco.`,
    hint: isFollowed ? 'escribe lo que va debajo, o borra el título' : 'escribe su texto, o bórralo',
  }),
  'html-item-unlike': (said) =>
    said.is === 'twice'
      ? {
          message: `«${said.text}» está dos veces en la lista: en los puntos ${said.first} y ${said.item}.`,
          hint: 'borra uno de los dos, o cambia lo que se ha copiado',
        }
      : said.is === 'small'
        ? {
            message: `Los demás puntos de la lista empiezan con mayúscula, y este, con «${said.text}».`,
            hint: `escribe ${said.correct}`,
          }
        : {
            message: 'Los demás puntos de la lista acaban en punto, y este no.',
            hint: `pon el punto final: ${said.correct}`,
          },
  'html-tag-broken': ({ tag, meant }) =>
    meant !== undefined
      ? {
          message: tag.includes('=')
            ? `A «${tag}» le faltan unas comillas: lo que sigue no se lee como debe.`
            : `«${tag}» se leería tal cual: así no es una etiqueta.`,
          hint: `escribe ${meant}`,
        }
      : tag === '<!--'
        ? {
            message: 'La nota que empieza por «<!--» no acaba, y esconde todo lo que sigue.',
            hint: 'escribe --> donde acabe la nota, o bórrala',
          }
        : {
            message: `La etiqueta «${tag}…» no acaba: le falta «>» o cerrar unas comillas. Lo que sigue no se lee como debe.`,
            hint: `completa la etiqueta, por ejemplo ${completed(tag)}`,
          },
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
  'html-tag-misplaced': ({ tag, inside, item, parents = [], isFirst, isClosed }) => ({
    message:
      inside === undefined
        ? `«<${tag}>» está suelto: solo puede ir dentro de ${parents.map((name) => `<${name}>`).join(', ')}.`
        : tag === undefined
          ? `Estas palabras están sueltas en «<${inside}>».`
          : `«<${tag}>» no puede ir dentro de «<${inside}>».`,
    hint:
      inside === undefined
        ? aroundItems(parents[0] ?? '', isFirst === true, isClosed === true)
        : item !== undefined
          ? `${tag === undefined ? 'mételas' : 'mételo'} en un elemento: <${item}>…</${item}>`
          : `escribe </${inside}> antes de <${tag}>`,
  }),
  'html-pasted': ({ tag, isKept = false }) => ({
    message: `«${tag}» se pegó de un procesador de textos con su formato, que se quita al publicar.`,
    hint: `${isKept ? `escribe ${tag}` : 'bórrala'}, y lo mismo en el resto del texto; si lo pegas otra vez, hazlo sin formato (Ctrl+Mayús+V)`,
  }),
  'html-removed': ({ tag, attribute, suggestion }) => ({
    message:
      attribute === undefined
        ? `«<${tag}>» no se admite en un texto: se quita al publicar.`
        : `«${attribute}» no se admite en «<${tag}>»: se quita al publicar.${meant(suggestion)}`,
    hint:
      attribute === undefined
        ? 'bórrala; sirven p, h2, h3, h4, ul, ol, li, strong, em, a, table y blockquote'
        : suggestion !== undefined
          ? `escribe ${suggestion}=`
          : attribute === 'src'
            ? 'pon la imagen en site/media y escribe su dirección: src="/media/foto.jpg"'
            : `borra ${attribute} y su valor`,
  }),
  'html-address-bare': ({ address, secure }) => ({
    message: `«${address}» es aquí solo texto: no se puede pulsar.`,
    hint: `escribe <a href="${secure}">…</a>, con lo que se lee del enlace entre las dos etiquetas`,
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
  'html-heading-repeated': ({ text, first, second }) => ({
    message: `Dos apartados de este texto llevan el mismo título, «${text}»: el ${first}.º y el ${second}.º.`,
    hint: 'escribe en cada uno de qué trata, o borra el que sobre',
  }),
  'html-heading-skipped': ({ heading, correct }) => ({
    message: `Este título es de nivel ${heading} y se salta un nivel: aquí toca ${correct}.`,
    hint: `escribe <${correct}> … </${correct}>`,
  }),
  'text-encoding': ({ text, correct }) => ({
    message: `«${text}» tiene letras estropeadas: se guardaron o copiaron mal.`,
    hint: correct === undefined ? 'vuelve a escribir las letras que faltan' : `escribe ${correct}`,
  }),
  'text-entity': ({ entity, character, inHtml }) => ({
    message: inHtml
      ? `De «${entity}» se leería «${character}» tal cual, con sus signos.`
      : `«${entity}» se leería tal cual: este texto no es HTML.`,
    hint: /^[\s\u00ad\u200b]*$/.test(character) ? 'escribe un espacio' : `escribe ${character}`,
  }),
  'check-digit-wrong': ({ text, is }) => ({
    message:
      is === 'account'
        ? `«${text}» no es ningún IBAN: las dos cifras de detrás del país no corresponden a las demás.`
        : `«${text}» no es ningún NIF: lo último no corresponde a las demás cifras.`,
    hint: 'cópialo otra vez del documento en el que está',
  }),
  'text-filler': ({ text }) => ({
    message: `«${text}» parece un texto de relleno que se ha quedado.`,
    hint: 'escribe el texto definitivo, o bórralo si no hace falta',
  }),
  'text-invisible': ({ character, before }) => ({
    message:
      before === ''
        ? `Hay un carácter que no se ve (${character}).`
        : `Hay un carácter que no se ve (${character}) detrás de «${before}».`,
    hint: 'bórralo: si no lo encuentras, vuelve a escribir esa palabra a mano',
  }),
  'html-entity-unknown': ({ entity, correct }) => ({
    message: `«${entity}» se leería tal cual: ningún signo se llama así.`,
    hint: correct === undefined ? 'escribe el signo mismo' : `escribe ${correct}`,
  }),
  'text-capital-late': ({ word, correct }) => ({
    message: `«${word}» empieza por dos mayúsculas.`,
    hint: `escribe ${correct}`,
  }),
  'text-accent': ({ word, correct }) => ({
    message: `A «${word}» le falta la tilde.`,
    hint: correct === undefined ? 'escribe con tilde la vocal que lleva el acento' : `escribe ${correct}`,
  }),
  'text-mark-foreign': ({ mark, language, correct }) =>
    correct === undefined
      ? {
          message: `En ${languageName(language, 'es')} no se pone «${mark}» al principio de la frase.`,
          hint: `borra ${mark}`,
        }
      : {
          message: `«${mark}» es el signo de otros idiomas: ${languageName(language, 'es')} tiene el suyo.`,
          hint: `escribe ${correct}`,
        },
  'text-pasted': ({ text, correct }) => ({
    message: `«${text}» se ha quedado así al copiar y pegar el texto, y se leería tal cual.`,
    hint: correct === undefined ? 'bórralo' : `escribe ${correct}`,
  }),
  'text-markdown': ({ text, correct }) => ({
    message: `«${text}» está escrito como en Markdown, y esos signos se leerían tal cual.`,
    hint: correct === undefined ? 'borra los signos' : `escribe ${correct}`,
  }),
  'text-run-together': ({ correct, isHtml }) =>
    correct === undefined
      ? {
          message: 'Aquí empieza otro párrafo, pero en este texto se vería pegado al anterior.',
          hint: isHtml
            ? 'pon cada párrafo entre <p> y </p>; una línea vacía no los separa'
            : 'deja un solo párrafo, o pásalo a un texto con formato: <p>…</p><p>…</p>',
        }
      : { message: 'Falta un espacio entre dos frases.', hint: `escribe ${correct}` },
  'text-space-doubled': () => ({ message: 'Hay más de un espacio seguido.', hint: 'deja uno solo' }),
  'text-stop-missing': ({ word, correct }) => ({
    message: `Antes de «${word}» parece que falta el punto: en el otro idioma hay ahí dos frases.`,
    hint: `escribe ${correct}; o, si la frase sigue, pon ${word} con minúscula`,
  }),
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
  'text-date-passed': ({ text }) => ({
    message: `«${text}» ya ha pasado, y el texto lo anuncia como si aún estuviera por llegar.`,
    hint: 'cambia la fecha, o quita la frase',
  }),
  'text-spacing': ({ text, correct }) => ({
    message: `En «${text}» ${SPACING_SLIPS[spacingSlip(text, correct)]}.`,
    hint: `escribe ${correct}`,
  }),
  'text-unbreakable': ({ text }) => ({
    message: `Los espacios de «${text}» no dejan partir la línea: en un móvil se saldría de la pantalla.`,
    hint: 'cámbialos por espacios normales: bórralos y vuelve a escribirlos con la barra espaciadora',
  }),
  'text-unfinished': ({ text, language, mark, isInside, asks }) => {
    if (isInside) {
      return {
        message: `En «${text}» falta algo, o hay una palabra fuera de sitio.`,
        hint: 'escribe lo que falta, o quita la palabra que sobra',
      };
    }
    if (mark === true) {
      return { message: `El texto acaba en «${text}»: sobra, o detrás falta algo.`, hint: `borra ${text} del final` };
    }
    if (asks === true && language !== undefined) {
      return {
        message: `El texto es una pregunta, como en ${languageName(language, 'es')}, y acaba en «${text}» sin el signo de interrogación.`,
        hint: `escribe ${text}?`,
      };
    }
    return language === undefined
      ? { message: `El texto se corta en «${text}»: detrás falta algo.`, hint: 'acaba la frase' }
      : {
          message: `El texto se corta en «${text}», y en ${languageName(language, 'es')} acaba en punto: puede que falte algo.`,
          hint: 'acaba la frase, o pon el punto final',
        };
  },
  'text-typo': ({ word, correct, isUsed, isUnlisted }) => ({
    message: isUsed
      ? `«${word}» parece «${correct}» con una errata: el sitio usa «${correct}» en otros textos.`
      : isUnlisted
        ? `«${word}» no está en el diccionario y parece «${correct}» con una errata.`
        : `«${word}» está mal escrito.`,
    hint: isUnlisted
      ? `escribe ${correct}; si la palabra está bien, añádela a las palabras propias (words) de settings.yaml`
      : `escribe ${correct}`,
  }),
  'text-address-other': ({ word, isPolite, isRegional, correct }) => ({
    message: isRegional
      ? `«${word}» trata al lector de vos, y el resto del sitio lo trata de tú.`
      : `«${word}» trata al lector de ${isPolite ? 'usted' : 'tú'}, y el resto del sitio lo trata de ${isPolite ? 'tú' : 'usted'}.`,
    hint: correct === undefined ? `di lo mismo tratándolo de ${isPolite ? 'tú' : 'usted'}` : `escribe ${correct}`,
  }),
  'text-phrase-wrong': ({ phrase, correct }) => ({
    message: `«${phrase}» se escribe «${correct}».`,
    hint: `escribe ${correct}`,
  }),
  'text-word-doubled': ({ word, isApart }) => ({
    message: isApart ? `«${word}» está dos veces en el mismo texto.` : `«${word}» está dos veces seguidas.`,
    hint: isApart ? 'déjalo donde corresponde y borra el otro' : 'deja una sola',
  }),
  'text-curly-quotes': ({ text }) => ({
    message: 'Las comillas que no son rectas (“ ”, « ») se verán en la web como parte del texto.',
    hint: `escríbelo entre comillas rectas: "${text}"`,
  }),
  'text-cut-off': ({ shown, whole }) => ({
    message: `De este texto solo se verá «${shown}»: sin comillas, lo que va detrás de la almohadilla es una nota.`,
    hint: `escribe "${whole}", entre comillas; si es una nota, deja un espacio detrás de la #`,
  }),
} satisfies Messages;

function aroundItems(holder: string, isFirst: boolean, isClosed: boolean): string {
  if (isClosed) return `escribe <${holder}> delante: el </${holder}> ya está, detrás`;
  return isFirst
    ? `escribe <${holder}> delante, y </${holder}> detrás del último de los que siguen`
    : `escribe <${holder}> delante y </${holder}> detrás`;
}
