import { dateWords } from '../../date-words';
import { languageName } from '../../languages';
import type { Messages } from '../catalogue';
import { meant } from './wording';

const pagesNamed = (names: readonly string[], more: number) =>
  `${names.length + more === 1 ? 'la página' : 'las páginas'} ${names.map((name) => `«${name}»`).join(', ')}${more === 0 ? '' : ` y ${more} más`}`;

const daysSaid = (from: string, until: string) => {
  const [first, last] = [from, until].map((day) => dateWords(day, 'es') ?? day);
  return first === last ? `el ${first}` : `del ${first} al ${last}`;
};

export const pages = {
  'role-unpublished': ({ role }) => ({
    message: `La web no puede quedarse sin esta página (role: ${role}), y hoy no se ve.`,
    hint: 'borra esta línea',
  }),
  'window-gap': ({ id, from, until, correct }) => ({
    message: `Tras el aviso «${id}» no hay ninguno ${daysSaid(from, until)}${correct === undefined ? '' : ': aquí parecen cambiados el mes y el día'}.`,
    hint: correct === undefined ? `escribe until: "${until}", o cambia el from del siguiente` : `escribe "${correct}"`,
  }),
  'event-nowhere': () => ({
    message: 'Los buscadores no muestran este acto: no dice dónde es.',
    hint: 'añade place: con el lugar en palabras, o location: con uno de places/locations.yaml; o mode: online si no lo hay',
  }),
  'window-half': ({ has, lacks }) => ({
    message: `Lleva «${has}» y le falta «${lacks}»: así se ve todo el año.`,
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
  'value-unshown': ({ key, layout, layouts, toAbroad = 0, within }) => {
    if (within !== undefined)
      return {
        message: `Con ${key}, esto no se ve nunca: aquello de lo que forma parte solo se ve con ${within}.`,
        hint: `escribe ${within}, o borra esta condición`,
      };
    if (layouts !== undefined)
      return {
        message: `«${key}» no se ve: layout: ${layout} no tiene sitio para eso.`,
        hint: `escribe layout: ${layouts.join(' o layout: ')}, o borra ${key}:`,
      };
    return key === undefined
      ? {
          message: `${toAbroad === 1 ? 'Lo que lleva visitor: abroad no se ve' : `Las ${toAbroad} cosas que llevan visitor: abroad no se ven`} nunca: a nadie se le pregunta el país.`,
          hint: 'pon privacy: con geolocation: onLoad (o afterConsent), y visitor:, en site/settings.yaml; o quita esas condiciones',
        }
      : {
          message: `«${key}» no se ve: la tabla no tiene esa columna.`,
          hint: `añade ${key}: bajo columns:, con el título de la columna, o borra de las filas ${key}:`,
        };
  },
  'place-other': ({ text, location, correct, mode }) => {
    if (correct !== undefined) {
      return location === undefined
        ? {
            message: `Se lee «${text}», y a los buscadores no se les da ningún lugar.`,
            hint: `escribe location: ${correct}`,
          }
        : {
            message: `Se lee «${text}», y el lugar que se da a los buscadores es otro: «${location}».`,
            hint: `escribe ${correct}, o cambia place:`,
          };
    }
    return mode === undefined
      ? {
          message: `Dice que es online y, a la vez, que se hace en «${location}».`,
          hint: 'borra location:, o escribe mode: onsite o mode: blended',
        }
      : {
          message: `Se lee «${text}», y a los buscadores se les dice que se asiste de otra manera.`,
          hint: `escribe ${mode}, o cambia place:`,
        };
  },
  'window-overlap': ({ id, other, from, until, never, more }) => ({
    message: never
      ? `El aviso «${id}» no se ve nunca: todos sus días son también de «${other}»${more ? ' y de otros, que van antes' : ', que va antes'}.`
      : `El aviso «${id}» no se ve ${daysSaid(from, until)}: esos días son también de «${other}», que va antes.`,
    hint: 'cambia las fechas de uno de los dos, o su orden en la lista',
  }),
  'description-length': ({ length, least, most }) => ({
    message:
      length < least
        ? `Esta descripción tiene ${length === 1 ? '1 carácter' : `${length} caracteres`}: con menos de ${least}, los buscadores ponen otra en su lugar.`
        : `Esta descripción tiene ${length} caracteres: los buscadores cortan lo que pasa de ${most}.`,
    hint: `resume la página en una o dos frases, entre ${least} y ${most} caracteres`,
  }),
  'description-same': ({ text, token }) => ({
    message: `La descripción dice lo mismo que el título: «${text}». Los buscadores muestran los dos juntos.`,
    hint: token === undefined ? 'di en una o dos frases qué se encuentra en la página' : `escribe ${token}`,
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
  'main-heading-late': ({ type, above }) => ({
    message: `Esta sección (${type}) lleva el encabezado principal, y la página empieza con otro título, el de una sección «${above}»: quien la oye no sabe en qué página está.`,
    hint: 'ponla la primera',
  }),
  'main-heading-repeated': ({ type }) => ({
    message: `La página ya tiene un encabezado principal, y esta sección (${type}) pone otro.`,
    hint: 'usa otro tipo de sección, o deja una sola de este',
  }),
  'crawler-everybody': ({ word }) => ({
    message: `«${word}» está también en el nombre de los navegadores: todas las visitas pasarían por robots, y a nadie se le mostraría su idioma.`,
    hint: 'bórralo, o escribe una palabra que solo tenga el nombre del robot',
  }),
  'conversion-indexed': ({ page, reached }) => ({
    message: `Cada visita a «${page}» se mide como un formulario enviado, y los buscadores llevan a ella: se contarían mensajes que nadie ha enviado.`,
    hint:
      reached === undefined
        ? 'escribe noindex: true'
        : `borra conversion: true, que ya está en «${reached}», o escribe noindex: true si aquí también se llega tras enviar un formulario`,
  }),
  'conversion-missing': ({ page, other, suggestion }) =>
    other === undefined
      ? {
          message: `A «${page}» se llega tras enviar un formulario, y la llegada no se mide.`,
          hint: 'escribe conversion: true',
        }
      : {
          message: `Tras enviar un formulario se llega a «${page}», y la página en la que se mide es «${other}».`,
          hint: `escribe ${suggestion}`,
        },
  'noindex-important': ({ page, entry }) => ({
    message: `${entry === undefined ? `La web lleva a todo el mundo a «${page}»` : `Esta es la página de «${entry}»`}, y aquí se pide a los buscadores que no la muestren.`,
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
  'picture-not-shared': ({ path, suggestion }) => ({
    message: `Las redes sociales no muestran «${path}»: no aceptan dibujos .svg ni formatos tan nuevos.`,
    hint:
      suggestion === undefined
        ? 'usa una imagen .png o .jpg, mejor de 1200 × 630 píxeles'
        : `escribe src: ${suggestion}`,
  }),
  'home-elsewhere': ({ path }) => ({
    message: `La portada está en «${path}»: quien escriba el nombre de la web no la encontrará.`,
    hint: 'escribe "/"',
  }),
  'redirect-swapped': ({ from, page }) => ({
    message: `«${from}» es una página y «${page}», una dirección: están cambiadas.`,
    hint: `escribe from: "${page}" y page: ${from}`,
  }),
  'redirect-language': ({ address, language, other }) => ({
    message: `«${address}» se leía en ${languageName(language, 'es')}, y esta redirección lleva a la página en ${languageName(other, 'es')}.`,
    hint: `añade a esta redirección language: ${language}`,
  }),
  'parent-circular': ({ parent, isItself }) => ({
    message:
      isItself === true
        ? `«${parent}» es esta misma página, que no puede estar por debajo de sí misma.`
        : `«${parent}» está, a su vez, por debajo de esta página: la ruta daría vueltas.`,
    hint: 'elige una página que no dependa de esta, o quita parent:',
  }),
  'path-duplicate': ({ path, other, correct, isFormer = false }) => ({
    message:
      correct === undefined
        ? `La dirección «${path}» ya es de ${other}.`
        : `Todas las entradas de esta plantilla tendrían la misma dirección, «${path}».`,
    hint:
      correct === undefined
        ? isFormer
          ? 'quita esta redirección, que nadie seguiría'
          : 'elige otra dirección'
        : `escribe ${correct}: {id} es el nombre de la entrada`,
  }),
  'path-malformed': ({ path, correct, misnamed, isFormer = false, hasLooseAccents = false, isTaken = false }) => ({
    message:
      misnamed !== undefined
        ? `En «${path}» no se conoce ${misnamed}: el nombre de cada entrada se escribe {id}.`
        : hasLooseAccents
          ? `En «${path}» hay letras con su acento aparte: se ven igual, pero los navegadores piden otra dirección.`
          : isFormer
            ? formerAddress(path, correct)
            : `«${path}» no es una dirección correcta: minúsculas de la a a la z, números y guiones, sin barra final.`,
    hint:
      correct === '/' && path.startsWith('/?')
        ? 'borra esta redirección: de lo que va detrás de ? no depende a qué página se llega'
        : isTaken
          ? `quita esta redirección: quien pide ${path} ya llega a ${correct}`
          : `${hasLooseAccents ? 'bórrala y vuelve a teclearla: ' : 'escribe '}${correct}${correct.includes('…') ? ' y, en lugar de …, una palabra con esas letras, como suena o como se dice en otro idioma' : ''}`,
  }),
  'name-long': ({ name, bytes, mostBytes }) => ({
    message: `«${name.slice(0, 40)}…» es demasiado largo para el nombre de un archivo: ocupa ${bytes} caracteres y caben ${mostBytes}.`,
    hint: 'elige un nombre más corto, de pocas palabras',
  }),
  'path-reserved': ({ path }) => ({
    message: `«${path}» es una dirección reservada para la propia web.`,
    hint: 'elige otra dirección',
  }),
  'path-unknown': ({ path, suggestion }) => ({
    message: `Ninguna página ni redirección tiene la dirección «${path}».${meant(suggestion)}`,
    hint: suggestion === undefined ? 'usa la dirección de una página' : `escribe ${suggestion}`,
  }),
  'page-of-other': ({ page, entry }) => ({
    message:
      page === undefined
        ? `«${entry}» no lleva a ninguna página, y hay una que se llama así: quien ve su ficha no llega a ella.`
        : `Esta es la ficha de «${entry}», que tiene su página, y lleva a «${page}», la de otra ficha.`,
    hint: page === undefined ? `añade page: ${entry}` : `escribe ${entry}`,
  }),
  'redirect-of-other': ({ address, page, correct }) => ({
    message: `La dirección antigua «${address}» lleva a «${page}», y hay una página «${correct}» con su número.`,
    hint: `escribe ${correct}`,
  }),
  'reference-of-other': ({ value, correct, page }) => ({
    message: `La página «${page}» muestra aquí «${value}», que es de otra página, y en ningún sitio «${correct}».`,
    hint: `escribe ${correct}`,
  }),
  'title-of-other': ({ text, page, other }) => ({
    message: `«${text}» nombra lo que trata la página «${other}», y esta es la página «${page}».`,
    hint: 'escribe de qué trata esta página',
  }),
  'title-suffix-joined': ({ correct }) => ({
    message: 'Lo que se añade a los títulos queda pegado a ellos: le falta un espacio delante.',
    hint: `escribe "${correct}"`,
  }),
  'date-passed': ({ date }) => ({
    message: `La fecha ${date} ya ha pasado: en su lugar, la web dice que la próxima está por anunciar.`,
    hint: 'escribe la fecha de la próxima edición',
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
    hint: 'solo una página puede llevar role:',
  }),
  'keywords-malformed': ({ correct }) => ({
    message:
      correct === undefined
        ? 'Las palabras clave van separadas por comas, y aquí no hay ninguna: cuentan como una sola, que nadie busca.'
        : 'Las palabras clave van separadas por comas, cada una una sola vez y sin almohadilla (#).',
    hint: correct === undefined ? 'escribe una coma donde acaba cada una' : `escribe ${correct}`,
  }),
  'page-copied': ({ other, hasRole }) => ({
    message: `Esta página es una copia de ${other}: tiene las mismas direcciones.`,
    hint: `cambia las direcciones de path:${hasRole ? ' y borra role:' : ''}, o borra este archivo`,
  }),
} satisfies Messages;

function formerAddress(path: string, correct: string): string {
  if (path === `${correct}.html`)
    return `«${path}» acaba en .html, que aquí se deja fuera: basta «${correct}», se pida con .html o sin él.`;
  return `«${path}» no puede ser una dirección desde la que se lleva a otra: empieza por / y tiene minúsculas, números, guiones, puntos y espacios, sin barra final.`;
}
