import type { SyntaxDetails, SyntaxReason } from '../../../compiler/findings/syntax-details';
import type { Description } from '../catalogue';

const type = ({ correct }: SyntaxDetails, otherwise: string) =>
  correct === undefined ? otherwise : `escribe ${correct}`;
const count = (spaces: number) => (spaces === 0 ? 'ningún espacio' : spaces === 1 ? '1 espacio' : `${spaces} espacios`);
const IN_QUOTES = 'pon todo el texto entre comillas dobles: "…"';

/** Por qué no se puede leer un archivo. */
export const syntax: { readonly [Reason in SyntaxReason]: (details: SyntaxDetails) => Description } = {
  'alias-of-itself': ({ written = '*' }) => ({
    message: `«${written}» repite algo de lo que él mismo forma parte, y eso no acaba nunca.`,
    hint: 'escribe los textos en su sitio, sin «&» ni «*»',
  }),
  'aliases-multiply': () => ({
    message: 'Hay textos que se repiten con «&» y «*» tantas veces que el archivo no se puede leer.',
    hint: 'escribe los textos en su sitio, sin «&» ni «*»',
  }),
  backslash: (details) => ({
    message: 'Entre comillas dobles, la barra invertida «\\» no se lee como tal.',
    hint: type(details, 'escribe / en las rutas de archivos, y \\\\ donde tenga que verse una barra invertida'),
  }),
  'bar-missing': (details) => ({
    message: 'Falta la barra «|» que anuncia un texto de varias líneas.',
    hint: type(details, 'escribe | detrás de los dos puntos'),
  }),
  'bar-needless': ({ written = '|' }) => ({
    message: `La barra «${written}» hace un solo texto de las claves que siguen.`,
    hint: `borra ${written}`,
  }),
  'break-foreign': ({ written }) => ({
    message: `Delante de «${written}» hay un salto de línea de otra clase, copiado de otra parte, que aquí no cuenta.`,
    hint: `bórralo y pulsa Intro, para que ${written} empiece la línea siguiente`,
  }),
  'bar-mistyped': (details) => {
    const { written = '|' } = details;
    return {
      message: `«${written}» no anuncia un texto de varias líneas.`,
      hint: type(details, 'escribe | detrás de los dos puntos'),
    };
  },
  'bar-with-text': ({ written = '|' }) => ({
    message: `Detrás de la barra «${written}» no puede haber texto en la misma línea.`,
    hint: `pasa el texto a la línea siguiente, con dos espacios más, y deja aquí solo la ${written}`,
  }),
  'bracket-missing': ({ written }) => ({
    message:
      written === undefined ? 'Las llaves o los corchetes no cuadran.' : `Falta «${written}» al final de la línea.`,
    hint:
      written === undefined
        ? 'comprueba que cada { tiene su }, cada [ su ], y que hay comas entre lo de dentro'
        : `añade ${written} al final`,
  }),
  'bracket-missing-inside': (details) => ({
    message: 'Falta la llave «}» que cierra los textos de los idiomas.',
    hint: type(details, 'escribe } detrás del texto del último idioma'),
  }),
  'bracket-not-opened': (details) => ({
    message: `Falta «${details.written}» delante de lo que se cierra al final de la línea.`,
    hint: type(details, `escribe ${details.written} detrás de los dos puntos`),
  }),
  'bracket-unexpected': (details) => ({
    message: /[[{]/.test(details.written ?? '')
      ? `Este «${details.written}» sobra.`
      : `Este «${details.written}» no cierra lo que está abierto en la línea.`,
    hint: type(details, 'deja un } por cada { y un ] por cada ['),
  }),
  'braces-doubled': (details) => ({
    message: 'Las llaves que rodean estas claves están escritas dos veces.',
    hint: type(details, 'deja una { al principio y una } al final'),
  }),
  'brackets-absent': (details) => ({
    message: 'Varios textos en una línea van entre corchetes.',
    hint: type(details, 'escribe [ delante del primero y ] detrás del último'),
  }),
  'brackets-empty': ({ written }) => ({
    message: `«${written}» dice que no hay nada, y debajo lo hay.`,
    hint: `borra ${written}`,
  }),
  'colon-in-text': (details) => ({
    message: 'Un texto con dos puntos tiene que ir entre comillas.',
    hint: type(details, IN_QUOTES),
  }),
  'colon-missing': (details) => ({
    message: `Faltan los dos puntos detrás de «${details.written}».`,
    hint: type(details, 'escribe los dos puntos detrás de la clave'),
  }),
  'colon-replaced': (details) => ({
    message: `Detrás de la clave van dos puntos, no «${details.written}».`,
    hint: type(details, 'escribe dos puntos y un espacio'),
  }),
  'comma-missing': (details) => ({
    message: 'Falta una coma entre lo que va dentro de las llaves o los corchetes.',
    hint: type(details, 'escribe una coma entre cada dos'),
  }),
  'comma-unexpected': () => ({ message: 'Sobra la coma del final de la línea.', hint: 'borra la coma' }),
  'keys-beside': () => ({
    message: 'Sin llaves, en una línea va una sola clave con su valor.',
    hint: 'pasa lo que sigue al primer valor a una línea propia, que empiece a la misma altura, sin comas',
  }),
  'keys-copied': ({ written }) => ({
    message: `«${written}» no copia nada: aquí no se traen claves de otro sitio.`,
    hint: 'escribe aquí las claves; una sección que comparten varias páginas va en site/blocks',
  }),
  'keys-together': ({ written }) => ({
    message: 'En una línea va una sola clave.',
    hint: `pasa lo que hay detrás de ${written} a la línea siguiente, dos espacios más a la derecha`,
  }),
  'dash-missing': (details) => ({
    message: 'Falta el guion con el que empieza cada elemento de la lista.',
    hint: type(details, 'escribe «- » delante de la primera línea del elemento'),
  }),
  'dash-unexpected': (details) => ({
    message: 'Sobra un guion al principio de la línea.',
    hint: type(details, 'deja un solo guion'),
  }),
  'dash-wide': (details) => ({
    message: 'Detrás del guion va un solo espacio, para que las líneas de debajo empiecen a la misma altura.',
    hint: type(details, 'deja un solo espacio detrás del guion'),
  }),
  'document-second': ({ written = '---' }) => ({
    message: `Una línea con «${written}» parte el archivo en dos, y solo se leería la primera parte.`,
    hint: `borra la línea «${written}», o lleva lo que sigue a un archivo propio`,
  }),
  fence: ({ written = '```' }) => ({
    message: `La línea «${written}» no es parte del archivo: viene de donde se copió el texto.`,
    hint: `borra la línea ${written}`,
  }),
  indentation: ({ spaces, moved }) => ({
    message: 'Los espacios del principio de la línea no encajan con las líneas de alrededor.',
    hint:
      spaces === undefined
        ? 'pon los mismos espacios que en las líneas de su grupo, y dos más en lo que cuelga de otra línea'
        : `empieza la línea con ${count(spaces)}${moved === undefined ? '' : ` y mueve igual ${moved === 1 ? 'la línea siguiente' : `las ${moved} siguientes`}`}`,
  }),
  'item-named': ({ written }) => ({
    message: `Esto es una lista: sus elementos no llevan nombre, y este lleva «${written}».`,
    hint: `borra ${written}: y empieza la línea siguiente con un guion, a la altura de los demás`,
  }),
  'item-start-lost': ({ written, line, correct = '- type: …' }) => ({
    message: `«${written}» ya está escrito en la línea ${line}: aquí empieza otro elemento de la lista, y le falta la primera línea, la del guion.`,
    hint: `escribe ${correct} en una línea encima, o borra lo que queda de este elemento`,
  }),
  'items-together': ({ written }) => ({
    message: 'En cada línea de la lista va un solo texto.',
    hint:
      written === undefined
        ? 'empieza una línea nueva con «- » para cada texto'
        : `escribe ${written} en una línea propia, debajo de esta`,
  }),
  'key-above-missing': ({ written }) => ({
    message:
      written === undefined
        ? 'A esta lista le falta encima la clave de la que es.'
        : `Encima de «${written}» falta la clave a la que pertenecen esta línea y las siguientes.`,
    hint: `escribe en una línea encima la clave con sus dos puntos, como ${written === undefined ? 'items' : 'title'}:, a la altura de las demás claves`,
  }),
  'key-above-lost': ({ written, line }) => ({
    message: `«${written}» ya está escrito en la línea ${line}, y aquí empieza lo de otra clave, que falta encima.`,
    hint: 'escribe en una línea encima la clave que falta, con sus dos puntos y dos espacios menos, o borra lo que está repetido',
  }),
  'key-above-noted': (details) => ({
    message: `«${details.written}» es una nota, porque empieza por #, y las líneas que siguen son de esa clave.`,
    hint: type(details, 'borra la #'),
  }),
  'key-dressed': (details) => ({
    message: `Una clave va sin más: sobra «${details.written}».`,
    hint: type(details, 'escribe la clave y dos puntos, sin otros signos'),
  }),
  'key-too-long': () => ({
    message: 'Hay dos puntos en medio de un texto muy largo sin comillas.',
    hint: IN_QUOTES,
  }),
  'key-twice': ({ written, line, correct }) =>
    correct === undefined
      ? {
          message: `«${written}» ya está escrito en la línea ${line}.`,
          hint: `deja solo uno de los dos, este o el de la línea ${line}`,
        }
      : {
          message: `«${written}» ya está escrito en la línea ${line}, y falta el texto en el otro idioma.`,
          hint: `escribe ${correct}, si este es el suyo`,
        },
  'line-broken': () => ({
    message: 'El texto de la línea anterior sigue aquí, pero esta línea no cuelga de ella.',
    hint: 'une las dos líneas en una',
  }),
  'line-end-lost': ({ written }) => ({
    message: `Aquí se han juntado dos líneas: «${written}» es el final de una y la clave que abre la siguiente.`,
    hint: 'parte la línea donde empieza la segunda clave, y empieza esta dos espacios a la izquierda de las líneas de debajo',
  }),
  'lines-compared': () => ({
    message: 'Esto viene de una comparación de dos versiones: «-» marca lo de antes y «+» lo de ahora.',
    hint: 'borra las líneas que empiezan por -, y el + de las otras',
  }),
  'line-lost': ({ written }) => ({
    message: `Encima de este texto falta la línea «${written}».`,
    hint: `escribe ${written} en una línea encima, con dos espacios menos que el texto`,
  }),
  'lines-joined': ({ written, spaces }) => ({
    message: `Aquí se han juntado dos líneas: «${written}» es otra clave.`,
    hint:
      spaces === undefined
        ? `pasa ${written} a una línea propia, dos espacios a la izquierda de las líneas de debajo`
        : `pasa ${written} a una línea propia que empiece con ${count(spaces)}`,
  }),
  'lines-swapped': ({ written }) => ({
    message: `Esta línea y la de encima, «${written}», se han cambiado de sitio.`,
    hint: 'sube esta línea por encima de la otra',
  }),
  'line-without-colon': () => ({
    message: 'Esta línea no es «clave: valor» ni pertenece al texto de la anterior.',
    hint: 'escribe la clave, dos puntos, un espacio y el valor; un texto de varias líneas va detrás de una | y con dos espacios más',
  }),
  'mark-behind-quote': (details) => ({
    message: `Detrás de las comillas que cierran el texto no va nada, y hay «${details.written}».`,
    hint: type(details, 'bórralo, o pásalo dentro de las comillas'),
  }),
  'mark-missing': () => ({
    message: 'Aquí falta algo para que la línea se entienda.',
    hint: 'comprueba, en esta línea y en la anterior, que las comillas, las llaves y los corchetes se cierran y que tras cada clave hay dos puntos y un espacio',
  }),
  'note-behind-text': (details) => ({
    message: `Detrás de las comillas que cierran el texto solo puede ir una nota, que empieza por almohadilla, y hay «${details.written}».`,
    hint: type(details, 'escribe # delante de la nota'),
  }),
  'note-foreign': (details) => ({
    message: `Una nota no empieza por «${details.written}», sino por almohadilla.`,
    hint: type(details, 'escribe # delante de la nota'),
  }),
  'note-unmarked': (details) => ({
    message: 'Esta línea no es una clave con su valor: si es una nota, le falta la almohadilla del principio.',
    hint: type(details, 'escribe # y un espacio delante'),
  }),
  'note-in-braces': (details) => ({
    message: 'Desde «#» la línea es una nota, y la llave que cierra ha quedado dentro de ella.',
    hint: type(details, 'quita la #, o pon la nota detrás de la llave'),
  }),
  'placeholder-unquoted': (details) => ({
    message: 'Un texto que empieza por «{{» tiene que ir entre comillas.',
    hint: type(details, IN_QUOTES),
  }),
  'quote-curly': (details) => ({
    message: 'Las comillas de un procesador de textos (“ ”) no valen aquí: el texto va entre comillas rectas.',
    hint: type(details, 'escribe comillas rectas: "…"'),
  }),
  'quote-doubled': (details) => ({
    message: 'Las comillas que rodean el texto están escritas dos veces.',
    hint: type(details, 'deja unas al principio y otras al final'),
  }),
  'quote-in-text': (details) => ({
    message: 'Hay comillas dentro de un texto que va entre comillas iguales.',
    hint: type(details, 'usa « » dentro del texto'),
  }),
  'quote-missing': ({ written = '"', correct }) => ({
    message: `Faltan las comillas que cierran el texto: ${written === "'" ? 'una comilla simple' : 'unas comillas dobles'}.`,
    hint: correct === undefined ? `escribe ${written} al final del texto` : `escribe ${correct}`,
  }),
  'quote-not-opened': (details) => ({
    message: 'El texto acaba con unas comillas que no se han abierto.',
    hint: type(details, 'escribe " también delante del texto'),
  }),
  'quotes-differ': (details) => ({
    message: 'El texto se abre con unas comillas y se cierra con otras.',
    hint: type(details, 'escribe " en los dos extremos'),
  }),
  'sign-foreign': (details) => ({
    message: `«${details.written}» no es el signo que vale aquí: solo se le parece.`,
    hint: type(details, 'escribe el signo con el teclado en español o inglés'),
  }),
  'space-after-colon': (details) => ({
    message: 'Falta un espacio detrás de los dos puntos.',
    hint: type(details, 'escribe un espacio detrás de los dos puntos'),
  }),
  'space-after-dash': (details) => ({
    message: 'Falta un espacio detrás del guion.',
    hint: type(details, 'escribe un espacio detrás del guion'),
  }),
  'space-foreign': (details) => ({
    message: 'En esta línea hay un espacio invisible que no cuenta como espacio: viene copiado de otra parte.',
    hint: type(details, 'bórralo y escribe un espacio con la barra espaciadora'),
  }),
  'spaces-foreign': ({ spaces }) => ({
    message: 'La línea empieza con espacios invisibles de otra clase, copiados de otra parte, que aquí no cuentan.',
    hint:
      spaces === 0
        ? 'bórralos'
        : `bórralos y escribe ${spaces === undefined ? 'espacios' : count(spaces)} con la barra espaciadora`,
  }),
  'start-of-text': (details) => ({
    message:
      details.written === undefined
        ? 'El texto empieza por un signo que aquí tiene otro sentido.'
        : `Un texto que empieza por «${details.written}» tiene que ir entre comillas.`,
    hint: type(details, IN_QUOTES),
  }),
  tab: ({ spaces }) => ({
    message: 'La línea empieza con un tabulador, y aquí solo valen espacios.',
    hint: `borra el tabulador y empieza la línea con ${spaces === undefined ? 'los mismos espacios que las de su grupo' : count(spaces)}`,
  }),
  'tag-foreign': ({ written = '!include' }) => ({
    message: `«${written}» es de otros programas, y aquí no trae nada de otro sitio.`,
    hint: 'escribe en su lugar lo que tenía que traer',
  }),
  command: ({ written }) => ({
    message: `«${written}» es para un programa y no es parte del contenido.`,
    hint: 'borra esta línea',
  }),
  'text-loose': () => ({
    message: 'Desde aquí hay algo suelto que no es de nada de lo anterior.',
    hint: 'borra estas líneas, o llévalas al texto o a la lista de que son parte',
  }),
  'text-unquoted': (details) => ({
    message: 'Este texto tiene que ir entre comillas para que se lea entero.',
    hint: type(details, IN_QUOTES),
  }),
  'too-deep': () => ({
    message: 'Hay demasiadas llaves, corchetes o guiones abiertos unos dentro de otros.',
    hint: 'borra los que sobran',
  }),
  unexpected: () => ({
    message: 'Aquí sobra algo, o falta algo justo antes.',
    hint: 'si el texto lleva dos puntos, almohadilla, llaves o comillas, ponlo entero entre comillas dobles',
  }),
  'file-twice': () => ({
    message: 'Todo el archivo está dos veces: aquí empieza la segunda.',
    hint: 'borra desde aquí hasta el final',
  }),
  'mark-of-merge': ({ written = '=======' }) => ({
    message: `La línea «${written}» quedó al juntar dos versiones del archivo.`,
    hint: 'bórrala y, si lo que tiene encima y debajo es lo mismo en dos versiones, quédate con una',
  }),
  unmerged: () => ({
    message: 'En el archivo han quedado dos versiones de lo mismo, entre las líneas «<<<<<<<» y «>>>>>>>».',
    hint: 'quédate con una de las dos y borra la otra y las líneas «<<<<<<<», «=======» y «>>>>>>>»',
  }),
  'value-with-keys': ({ written }) => ({
    message: `«${written}» lleva un valor en su línea y, además, claves debajo.`,
    hint: `deja «${written}:» sin nada detrás: el valor, si hace falta, va en una línea propia debajo, con su clave delante`,
  }),
};
