import { languageName } from '../../languages';
import { schemaText } from '../../schema-text';
import type { Messages } from '../catalogue';

export const forms = {
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
    message: 'Hay con qué medir las visitas y no hay textos que pidan permiso para ello: no se mediría nada.',
    hint: 'crea site/consent.yaml o, si no se mide nada, borra tracking:',
  }),
  'consent-category-other': ({ name, category, other, file }) => ({
    message: `«${name}» es aquí de «${category}», y en la tabla de ${file}, de «${other}»: se aceptaría otra cosa que la que se explica.`,
    hint: `escribe en los dos sitios lo mismo: «${other}», si es lo correcto`,
  }),
  'policy-unlinked': ({ page, isInConsent }) => ({
    message: isInConsent
      ? `El aviso de cookies no enlaza «${page}», que es donde se explica lo que guarda.`
      : `El aviso de cookies enlaza «${page}», y al pie de las páginas no está: quien ya ha decidido no la encuentra.`,
    hint: `añade a la lista un enlace con page: ${page}`,
  }),
  'tracking-other': ({ label, event, correct }) => {
    if (label !== undefined) {
      return {
        message: `La conversión «${label}» no llega a nadie: ads: está vacío, y Google Ads no se carga.`,
        hint: 'escribe en ads: el identificador de Google Ads, como "AW-123456789", o deja vacía la etiqueta',
      };
    }
    return event === undefined
      ? {
          message: 'El valor de la conversión no dice en qué moneda está.',
          hint: `añade currency: ${correct}`,
        }
      : {
          message: `«${event}» se comunica al enviar el formulario y otra vez al llegar a la página de gracias: cada mensaje se contaría dos veces.`,
          hint: 'escribe aquí otro nombre',
        };
  },
  'consent-unlisted': ({ name, file, correct }) =>
    correct === undefined
      ? {
          message: `El aviso de cookies dice que se guarda «${name}», y las tablas de ${file} no explican qué es.`,
          hint: 'añade allí su fila, o corrige aquí el nombre',
        }
      : {
          message: `El aviso de cookies llama «${correct}» a lo que aquí se llama «${name}».`,
          hint: `escribe ${correct}`,
        },
  'consent-duration-other': ({ name, said, other, file }) => ({
    message: `Aquí se lee que «${name}» se guarda ${said}, y en la tabla de site/${file}, ${other}.`,
    hint: `escribe en los dos sitios el mismo tiempo: ${other}, si es lo correcto`,
  }),
  'consent-months-other': ({ months, correct }) => ({
    message: `El visitante lee que su decisión sobre las cookies vale ${months} ${months === 1 ? 'mes' : 'meses'}, y con renewalMonths: ${correct} se le vuelve a preguntar en otro momento.`,
    hint: `escribe renewalMonths: ${months} en site/consent.yaml, o en el texto lo que dice ahí (${correct})`,
  }),
  'consent-swapped': ({ text, button }) => ({
    message:
      button === 'accept'
        ? `«${text}» es lo que dice el botón que acepta todas las categorías: quien lo pulse hará lo contrario de lo que lee.`
        : `«${text}» es lo que dice el botón que rechaza lo que no es necesario: quien lo pulse hará lo contrario de lo que lee.`,
    hint: 'cambia de sitio los textos de accept y reject, o escribe en cada botón lo que hace',
  }),
  'consent-same': ({ text, other, ofCategory }) =>
    ofCategory !== undefined
      ? {
          message: `De dos clases de cookies se leería lo mismo, «${text}»: de esta y de «${other}». Nadie sabría cuál es cuál.`,
          hint:
            ofCategory === 'title'
              ? 'da a cada clase su propio nombre'
              : 'escribe de cada clase para qué sirve, y solo eso',
        }
      : {
          message: `Dos botones del aviso de cookies dirían «${text}»: este y «${other}». Nadie sabría cuál es cuál.`,
          hint: 'escribe en cada uno lo que hace: aceptar, rechazar o elegir',
        },
  'form-elsewhere': ({ form, anchor, page, correct }) => ({
    message: `El formulario «${form}» dice que está en la sección «${anchor}» de «${page}», y allí no hay ningún formulario.`,
    hint: correct === undefined ? 'escribe el nombre de una sección con un formulario' : `escribe ${correct}`,
  }),
  'form-reply-missing': ({ form, isOptional }) => ({
    message: isOptional
      ? `El formulario «${form}» solo pide un dato con el que responder, y se puede dejar en blanco.`
      : `El formulario «${form}» no pide ni correo ni teléfono: a quien escriba no se le podrá responder.`,
    hint: isOptional ? 'añade un campo con kind: email, o borra optional: true' : 'añade un campo con kind: email',
  }),
  'field-kind-other': ({ label, kind, correct, beside }) => ({
    message:
      beside === undefined
        ? `Con «${label}» se pide otra cosa que ${kind}, y el campo no aceptará lo que se escriba.`
        : `«${label}» es la etiqueta del campo «${beside.field}», que dice «${beside.label}»: están cambiadas.`,
    hint: beside === undefined ? `escribe kind: ${correct}` : `escribe aquí «${beside.label}» y allí «${label}»`,
  }),
  'field-options-idle': () => ({
    message: 'Estas opciones no las verá nadie: el campo no es de los que dan a elegir una entre varias.',
    hint: 'escribe kind: choice, o borra options',
  }),
  'form-consent-missing': ({ form, other, isOptional, isUnlinked }) => {
    if (isUnlinked) {
      return {
        message: `Desde el formulario «${form}» no se puede leer para qué se pide permiso; en «${other}», un enlace lleva allí.`,
        hint: `añade link: con la etiqueta y la página que tiene «${other}»`,
      };
    }
    return {
      message: isOptional
        ? `El formulario «${form}» se puede enviar sin dar permiso para usar los datos, y «${other}» no.`
        : `El formulario «${form}» no pide permiso para usar los datos, y «${other}» sí.`,
      hint: isOptional ? 'borra optional: true' : 'añade un campo con kind: consent',
    };
  },
  'form-without-service': ({ forms: [form = '', ...others], isLocal }) => ({
    message: `En la web publicada, ${others.length === 0 ? `el formulario «${form}» no se verá` : `los formularios «${form}» y ${others.length === 1 ? `«${others[0]}»` : `${others.length} más`} no se verán`}: en su lugar salen el teléfono y el correo. ${isLocal ? 'El servicio de prueba solo funciona en este ordenador.' : 'No se ha puesto ningún servicio de formularios.'}`,
    hint: 'pon provider: tally en settings.yaml y el identificador tally de cada formulario',
  }),
  'form-id-missing': ({ form }) => ({
    message: `El formulario «${form}» no tiene identificador en Tally: en su lugar salen el teléfono y el correo.`,
    hint: 'añade tally: y el final de la dirección del formulario en Tally',
  }),
  'message-country-other': ({ locale, text, correct }) => ({
    message: `Los mensajes no están en ${languageName(locale, 'es')} (${locale}), donde en lugar de «${text}» se suele decir «${correct[0]}». Pasa lo mismo con otros ${correct.length - 1}.`,
    hint: `escribe lo que se dice allí: ${correct.map((each) => `"${each}"`).join(', ')}`,
  }),
  'message-discarded': () => ({
    message: 'Los mensajes de este formulario no llegan a nadie: solo se anotan en el navegador.',
    hint: 'delivery: { post: "https://…" }',
  }),
  'message-other': ({ text, other, correct }) => ({
    message: `«${text}» es lo que dice «${other}»: parece copiado de allí.`,
    hint: `escribe lo que corresponde aquí, por ejemplo ${correct.map((text) => `"${text}"`).join(' y ')}`,
  }),
  'template-missing': ({ collection }) => ({
    message: `Aquí salen entradas de «${collection}», pero ninguna página las muestra.`,
    hint: `crea en site/pages un archivo con each: ${collection}`,
  }),
} satisfies Messages;
