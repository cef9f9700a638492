import type { FactType } from '../../../compiler/schema/fact-type';
import { languageName, monthOf } from '../../languages';
import type { Messages } from '../catalogue';
import { meant, quoted, use } from './wording';

const dateHint = (reason: string, last: number | undefined) =>
  reason === 'day' ? `escribe un día del 01 al ${last}` : 'escribe la fecha como año-mes-día, por ejemplo 2026-09-02';

const phoneFaults: Readonly<Record<'country' | 'letters' | 'nought' | 'signs', (phone: string) => string>> = {
  country: (phone) => `A «${phone}» le falta el prefijo del país, sin el que no se puede llamar desde otros.`,
  letters: (phone) => `En «${phone}» hay letras en el lugar de cifras.`,
  nought: (phone) => `En «${phone}» sobra el cero detrás del prefijo del país: solo se marca dentro de él.`,
  signs: (phone) => `«${phone}» no es solo un teléfono: aquí van el prefijo del país, cifras y espacios.`,
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

const hours: Readonly<Record<string, string>> = {
  reversed: 'Se cierra antes de abrir.',
  day: 'El mismo día está dos veces.',
  overlap: 'Estas horas se solapan con otras del mismo día.',
  season: 'Esta temporada acaba antes de empezar: su último día lleva el año en que acaba.',
};

export const facts = {
  'token-unknown': ({ token, suggestion, valid, scope }) => ({
    message:
      scope === 'entry' && valid.length === 0
        ? `«${token}» no existe aquí: esta página no es la de cada curso, artículo o centro.`
        : `«${token}» no existe.${meant(suggestion)}`,
    hint:
      use(suggestion) ??
      (scope === undefined
        ? 'escribe el nombre de una cifra de facts.yaml, o el texto mismo'
        : scope === 'settings' || valid.length > 0
          ? `escribe ${valid.slice(0, 3).join(' o ')}, por ejemplo, o el texto mismo`
          : 'escribe aquí el texto mismo'),
    valid,
  }),
  'fact-not-number': ({ fact, value, isUse, correct, type, suggestion }) => {
    if (type !== undefined)
      return {
        message: `«${fact}» no es un precio: en facts.yaml lleva type: ${type}.`,
        hint: suggestion === undefined ? 'usa una cifra de facts.yaml con type: money' : `escribe ${suggestion}`,
      };
    return {
      message: `«${value}» no es un número, y «${fact}» es el precio de algo.`,
      hint: isUse
        ? 'usa una cifra de facts.yaml que sea un número'
        : correct === undefined
          ? 'escribe solo las cifras, sin comillas, puntos de millar ni símbolos; los decimales, con punto'
          : `value: ${correct}`,
    };
  },
  'fact-not-date': ({ fact, value, isUse }) => ({
    message: `«${value}» no es una fecha, y «${fact}» dice cuándo es algo.`,
    hint: isUse
      ? 'usa una cifra de facts.yaml que sea una fecha'
      : 'escribe año-mes-día o año-mes, con cifras y entre comillas: "AAAA-MM-DD" o "AAAA-MM"',
  }),
  'date-absurd': ({ date, years }) => ({
    message: `«${date}» queda a ${years} años de hoy.`,
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
  'time-impossible': ({ time, correct }) => ({
    message: `«${time}» no es ninguna hora del día${correct === undefined ? '' : ', o no se escribe como la de al lado'}.`,
    hint: `escribe ${correct ?? 'una hora de 0:00 a 23:59'}`,
  }),
  'time-reversed': ({ text, before }) => ({
    message:
      before === undefined ? `«${text}» acaba antes de empezar.` : `«${text}» empieza antes de que acabe «${before}».`,
    hint: 'cambia de sitio lo primero y lo último, o corrige la cifra, en todos los idiomas',
  }),
  'list-count': ({ text, counted, length, isSentence, leftOut }) => ({
    message: `«${text}» habla de ${counted}, y ${isSentence ? 'detrás se nombran' : 'debajo hay'} ${length}.`,
    hint:
      leftOut === undefined
        ? 'corrige el texto en todos los idiomas, o completa la lista'
        : `añade a la lista ${leftOut}, que ya no sale en ninguna página, o corrige el texto en todos los idiomas`,
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
          message: `Aquí el código postal es ${of.value}, y en address: pone ${of.other}.`,
          hint: 'deja el mismo en los dos sitios, o bórralo de address:',
        }
      : of.in === 'place'
        ? {
            message: `${of.value} y ${of.other} son códigos de sitios muy distintos, y los dos lugares están en ${of.town}.`,
            hint: 'corrige el código que esté mal',
          }
        : {
            message: `${of.value} no es un código postal de ${of.town}: los de allí empiezan por ${of.start}.`,
            hint: 'corrige el código, o la localidad y la dirección',
          },
  'postal-code-malformed': ({ value, country, example, correct }) => ({
    message: `«${value}» no es un código postal de ${country}, el país que pone en country:.`,
    hint:
      correct === undefined
        ? `escribe el código completo, como "${example}", o corrige el país`
        : `escribe "${correct}"${/^\d+$/.test(correct) ? ', solo con cifras' : ''}`,
  }),
  'office-hours-other': ({ text, office }) => ({
    message: `«${text}» no es lo que dice el horario (officeHours:) de site/settings.yaml: «${office}».`,
    hint: 'escribe el mismo horario en los dos sitios, o aquí {{settings.officeHours}}',
  }),
  'hours-other': ({ time, text, where, day }) => {
    const key = where === undefined ? 'hours' : 'officeHours';
    const hints = {
      closed: `borra ${time} de esta lista, o corrige lo que se lee en ${key}`,
      missing: `añade ${time} a esta lista, o corrige lo que se lee en ${key}`,
      other: `escribe la misma hora en los dos sitios: aquí y en ${key}`,
    };
    return {
      message: `Los buscadores ${day === 'missing' ? 'no ' : ''}leen aquí «${time}», y quien visita la web lee otro horario${where === undefined ? '' : `, el de ${where}`}: «${text}».`,
      hint: hints[day ?? 'other'],
    };
  },
  'date-month-other': ({ text, key, date, month, fact, weekday }) => ({
    message: weekday
      ? `Empieza un ${weekday}, ${date}, y las clases son «${text}».`
      : `«${text}» no es el mes en que empieza: ${fact === undefined ? `«${key}»` : `la cifra «${fact}»`} dice ${date}.`,
    hint: weekday
      ? 'escribe el día de la primera clase, o corrige el horario'
      : `escribe aquí ${month}, o corrige ${fact === undefined ? `${key}:` : `${fact} en facts.yaml`}`,
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
          hint: `escribe un día desde el ${start}, o corrige ${key}:`,
        },
  'span-time-wrong': ({ key, lacking, month, example, opens, last }) => {
    if (lacking !== undefined) {
      return {
        message: `«${key}» dice cuándo es algo, y para eso falta «${lacking}».`,
        hint: `escribe también ${lacking}:, o borra ${key}:`,
      };
    }
    if (month !== undefined) {
      return {
        message: `Una hora necesita un día, y «${month}» es un mes.`,
        hint: `escribe el día, como en ${example}, o borra las horas`,
      };
    }
    return {
      message: `Acaba el mismo día en que empieza, y no después de las ${opens}, cuando empieza.`,
      hint: `escribe una hora después de las ${opens}; lo que pasa de medianoche va sin ${last}:`,
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
  'phone-other': ({ phone, correct, suggestion, country }) => ({
    message:
      country === undefined
        ? `«${phone}» es casi el teléfono de la web, ${correct}, pero no es el mismo.`
        : `«${phone}» empieza por el prefijo de otro país: todos los demás teléfonos de la web empiezan por +${country}.`,
    hint: `escribe ${suggestion}`,
  }),
  'unit-number-wrong': ({ count, unit, correct }) => ({
    message: `Detrás de ${count}, que es más de uno, va el plural, y pone «${unit}».`,
    hint: `escribe ${correct}`,
  }),
  'noun-number-wrong': ({ count, noun, correct }) => ({
    message: `Detrás de ${count}, que es más de uno, va el plural, y pone «${noun}»: el sitio suele decir «${correct}».`,
    hint: `escribe ${correct}`,
  }),
  'percent-missing': ({ fact, correct }) => ({
    message: `«${fact}» es un porcentaje, y a su lado falta el signo %.`,
    hint: `escribe ${correct}`,
  }),
  'fact-said-twice': ({ fact }) => ({
    message: `La frase dice dos veces el mismo precio, «${fact}»: seguramente uno de los dos es otro.`,
    hint: 'pon aquí el otro dato, o dilo una sola vez',
  }),
  'fact-bound-other': (details) =>
    'named' in details
      ? {
          message: `De la cifra «${details.fact}» dice aquí «${details.text}», y por su nombre esa es «${details.named}».`,
          hint: `escribe {{facts.${details.named}}} en lugar de {{facts.${details.fact}}}, o cambia «${details.text}»`,
        }
      : {
          message: `De la cifra «${details.fact}» dice aquí «${details.text}», y otros ${details.count} textos dicen lo contrario, como «${details.correct[0]}».`,
          hint: `escribe ${quoted(details.correct)}, si es lo que quieres decir`,
        },
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
  'fact-miscounted': ({ fact, unit, correct, swapped, type }) => ({
    message:
      swapped !== undefined
        ? `Las cifras «${fact}» y «${swapped}» están cambiadas: detrás de la primera pone «${unit}», que es lo que cuenta la segunda.`
        : type !== undefined
          ? `«${fact}» lleva type: ${type}, y en muchos sitios pone detrás «${unit}».`
          : `Detrás de la cifra «${fact}» pone «${unit}», y no es eso lo que cuenta.`,
    hint:
      swapped !== undefined
        ? `escribe {{facts.${swapped}}} en lugar de {{facts.${fact}}}, y al revés`
        : type !== undefined
          ? `${correct === undefined ? 'cambia type:' : `escribe type: ${correct}`}, o corrige esos textos`
          : correct === undefined
            ? 'pon otra cifra o cambia esa palabra'
            : `escribe ${correct}, o pon otra cifra`,
  }),
  'unit-repeated': ({ unit, fact, correct, beside }) => {
    if (beside !== undefined)
      return {
        message: `La cantidad lleva dos veces su unidad: «${beside}» y «${unit}».`,
        hint: 'borra una de las dos',
      };
    return {
      message:
        correct === undefined
          ? `Aquí se leerá «${unit}» dos veces: ya está en la cifra «${fact}».`
          : `Donde se usa «${fact}» ya pone «${unit}» detrás: se leerá dos veces.`,
      hint: correct === undefined ? `borra ${unit}` : `escribe aquí solo ${correct}`,
    };
  },
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
              : `Detrás de +${country} hay ${digits} cifras, y los teléfonos de allí tienen otro número de cifras.`,
    hint: `escribe ${correct ?? `el número entero, como ${example}`}`,
  }),
  'hours-wrong': (said) =>
    said.reason === 'closed'
      ? {
          message: `«${said.closed}» dice que está cerrado un día del que también hay horas: «${said.open}».`,
          hint: 'corrige los días de una de las dos frases, en todos los idiomas',
        }
      : { message: hours[said.reason] ?? '', hint: 'corrige aquí las horas o los días' },
  'map-other': ({ query, correct }) => ({
    message: `El mapa busca «${query}», que no aparece en la dirección ni en el nombre de este lugar.`,
    hint: correct === undefined ? 'escribe la dirección del mapa de este lugar' : `escribe ${correct}`,
  }),
  'coordinates-elsewhere': ({ latitude, longitude, correct, other }) =>
    other === undefined
      ? {
          message: `El mapa del lugar no llega a la latitud ${latitude} y la longitud ${longitude}.`,
          hint: correct === undefined ? 'corrige las coordenadas o la dirección del mapa' : `escribe ${correct}`,
        }
      : {
          message: `En la latitud ${latitude} y la longitud ${longitude} está «${other}», que tiene otra dirección: parecen copiadas de allí.`,
          hint: 'escribe las coordenadas de este lugar, o borra coordinates',
        },
  'currency-missing': ({ example }) => ({
    message: 'Hay precios y no se dice en qué moneda se escriben.',
    hint: `añade currency: ${example}`,
  }),
  'currency-other': ({ sign, correct, fact }) => ({
    message:
      fact === undefined
        ? `Todos los precios llevan «${sign}», que no es el signo de esta moneda.`
        : `«${sign}» no es el signo de la moneda de esta web, en la que está «${fact}».`,
    hint: `escribe ${correct}`,
  }),
  'currency-misplaced': ({ text, correct, language, side, isShare }) => ({
    message: `En ${languageName(language, 'es')} el signo ${isShare ? '%' : 'de la moneda'} va ${side === 'before' ? 'delante' : 'detrás'} de ${isShare ? 'la cifra' : 'la cantidad'}, y aquí pone «${text}».`,
    hint: `escribe ${correct}`,
  }),
  'placeholder-by-hand': ({ text, correct }) => ({
    message: `«${text}» está escrito a mano y se queda como está: con ${correct}, la web pone aquí el que toca.`,
    hint: `escribe ${correct}`,
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
  'fact-misquoted': ({ name, text, fact, value, suggestion, isNamed }) => ({
    message: isNamed
      ? `De «${name}» dice aquí ${text}, y su cifra es «${fact}».`
      : `De «${name}» dice aquí ${text}, y la cifra «${fact}» de facts.yaml es ${value}.`,
    hint: `escribe ${suggestion}${isNamed ? '' : ', o corrige la cifra si la que vale es esta'}`,
  }),
  'fact-contradicted': ({ text, fact, value, suggestion }) => ({
    message: `Aquí pone ${text}, pero el precio «${fact}» de facts.yaml es ${value}.`,
    hint: `escribe ${suggestion}, si es el mismo precio`,
  }),
  'fact-unlike': ({ text, fact, value, suggestion, isCode }) => ({
    message: isCode
      ? `Aquí dice ${text}, y la cifra «${fact}» es ${value}: parece el mismo código, con otro número.`
      : `Aquí dice ${text}, y en otros sitios va con las mismas palabras la cifra «${fact}», que es ${value}.`,
    hint: `escribe ${suggestion}, si es la misma cifra`,
  }),
  'fact-blank': ({ fact }) => ({
    message: `La cifra «${fact}» está vacía: donde se usa, al texto le faltaría algo.`,
    hint: 'escribe su valor, o borra la cifra si no se usa',
  }),
  'fact-count': ({ fact, value, length, list, file, missing }) => ({
    message:
      missing === undefined
        ? `Aquí dice ${value}, y en ${file} (${list}:) hay ${length}.`
        : `Antes de este falta «${missing}»: la lista tiene ${length}, y «${fact}», en ${file}, dice ${value}.`,
    hint:
      missing === undefined
        ? `escribe ${length}, o completa la lista`
        : `vuelve a poner aquí «${missing}», o escribe ${length} en ${file}`,
  }),
  'workload-other': ({ value, text, correct, isOfHours, lastDay }) => ({
    message:
      lastDay === undefined
        ? `Los buscadores leen aquí ${value} ${isOfHours ? 'horas' : 'meses'}, y las visitas leen «${text}».`
        : `Del primer día al último ${value === 1 ? 'va 1 día' : `van ${value} días`}, y las visitas leen «${text}».`,
    hint: `escribe ${lastDay ?? correct}, o corrige ${isOfHours ? 'las horas' : 'la duración'}`,
  }),
  'fact-entry': ({ value, fact, correct }) => ({
    message: `Aquí dice ${value}, y la cifra «${fact}» dice ${correct}.`,
    hint: `escribe ${correct}, o corrige la cifra en site/facts.yaml`,
  }),
  'fact-order': ({ least, most, values, isSpanOfNone }) => ({
    message: isSpanOfNone
      ? `«${least}» y «${most}» son los dos ${values[0]}: de uno a otro no va nada.`
      : `«${least}» es ${values[0]} y «${most}» es ${values[1]}: van al revés.`,
    hint: isSpanOfNone ? 'corrige uno de los dos valores' : 'corrige uno de los dos valores, o cámbialos de sitio',
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
    hint: 'borra value:, porque la web hace la suma, o corrige las cifras que se suman',
  }),
  'fact-notation': ({ written, correct }) => ({
    message: `«${written}» no está escrito como se leen las cifras: la web entiende ${correct}.`,
    hint: `value: ${correct}`,
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
          ? `escribe ${factTypes[type]}, o cambia type:`
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
  'fact-zero': ({ fact, free }) => ({
    message: `La cifra «${fact}» es cero. ¿Falta el valor?`,
    hint: free
      ? `escribe el precio; si no cuesta nada, di en messages.yaml qué se lee en su lugar, con la clave free: ${free}`
      : 'escribe la cifra; si es cero a propósito, ponla como texto: "0", con type: text',
  }),
  'token-misplaced': ({ token, value }) => ({
    message: `«${token}» se leería tal cual: aquí no se sustituye, solo en los textos.`,
    hint: value === undefined ? 'escribe el valor mismo' : `escribe ${value}`,
  }),
  'figure-decimal': ({ text, correct, language }) => ({
    message: `«${text}» no lleva los decimales como en ${languageName(language, 'es')}.`,
    hint: `escribe ${correct}`,
  }),
} satisfies Messages;
