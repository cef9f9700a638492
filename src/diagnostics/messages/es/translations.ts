import type { ProblemDetails } from '../../../compiler/findings/problem-details';
import { languageName, writtenInEach } from '../../languages';
import type { Messages } from '../catalogue';
import { counted, quoted } from './wording';

const elements: Readonly<Record<ProblemDetails['translation-structure']['element'], readonly [string, string]>> = {
  heading: ['título', 'títulos'],
  item: ['elemento de lista', 'elementos de lista'],
  link: ['enlace', 'enlaces'],
  paragraph: ['párrafo', 'párrafos'],
  picture: ['dibujo o foto', 'dibujos o fotos'],
  quotation: ['cita', 'citas'],
  row: ['renglón de tabla', 'renglones de tabla'],
  sentence: ['frase', 'frases'],
  word: ['palabra', 'palabras'],
};

export const translations = {
  'translation-missing': ({ language }) => ({
    message: `Falta el texto en ${languageName(language, 'es')}.`,
    hint: `añade ${language}: "…" en el mismo sitio`,
  }),
  'translations-missing': ({ text, languages, isSameInAll }) => ({
    message: `Este texto tiene que estar en todos los idiomas: ${languages.join(', ')}.`,
    hint: writtenInEach(text, languages, isSameInAll),
  }),
  'translation-copied': ({ text, language, other }) => ({
    message: `«${text}» está dos veces en este archivo, y en ${languageName(language, 'es')} son textos distintos: parece copiado.`,
    hint: `escribe aquí lo que en ${languageName(language, 'es')} dice «${other}»`,
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
  'translation-element': ({ original, translation, name, expected }) => ({
    message: `En ${languageName(translation, 'es')} aquí va <${name}>, y en ${languageName(original, 'es')}, en el mismo sitio, <${expected}>.`,
    hint: `escribe <${expected}> … </${expected}>, o cambia el texto en ${languageName(original, 'es')}`,
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
    if (inOriginal.join() === inTranslation.join()) {
      const message = `${quoted(inOriginal)} no es lo mismo en ${first} que en ${second}: la coma y el punto de los números se usan al revés.`;
      return { message, hint: correct };
    }
    const message =
      inTranslation.length === 0
        ? `En ${first} pone ${quoted(inOriginal)}, y en ${second} no.`
        : `En ${first} pone ${quoted(inOriginal)}, y en ${second} ${quoted(inTranslation)}.`;
    return { message, hint: correct };
  },
  'translation-foreign': ({ text, expected, language, isSwapped, correct }) => {
    const [here, there] = [languageName(expected, 'es'), languageName(language, 'es')];
    return {
      message: `Este es el sitio del texto en ${here}, y «${text}» parece estar en ${there}.`,
      hint: isSwapped
        ? `cambia de sitio los dos textos: el de ${here} está en el de ${there}`
        : correct !== undefined
          ? `escribe ${correct}`
          : `escríbelo en ${here}`,
    };
  },
  'translation-language': ({ expected, language, text }) => {
    const [here, there] = [languageName(expected, 'es'), languageName(language, 'es')];
    return {
      message:
        text === undefined
          ? `Aquí va el texto en ${here}, y este parece estar en ${there}.`
          : `«${text}» parece estar en ${there}, y este texto está en ${here}.`,
      hint: `escríbelo en ${here}`,
    };
  },
  'translation-letters': ({ expected, text }) => ({
    message: `«${text}» no está escrito con letras del ${languageName(expected, 'es')}, ni de ningún otro idioma de la web.`,
    hint: `escríbelo en ${languageName(expected, 'es')}; lo que ha de ir en otras letras va en todos los idiomas`,
  }),
  'translation-links': ({ address, original, expected }) => ({
    message: `El enlace «${address}» no está en el texto en ${languageName(original, 'es')}: lleva a otro sitio.`,
    hint:
      expected === undefined
        ? `enlaza a las mismas páginas que en ${languageName(original, 'es')}`
        : `escribe href="${expected}", o corrige el enlace en ${languageName(original, 'es')}`,
  }),
  'translation-abbreviation': ({ word, correct, language }) => ({
    message: `«${word}» se dice «${correct}» en los demás textos en ${languageName(language, 'es')}.`,
    hint: `escribe ${correct}`,
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
  'translation-misplaced': ({ original, translation, text, other, says }) => ({
    message: `«${text}» no dice en ${languageName(translation, 'es')} lo que aquí pone en ${languageName(original, 'es')}, y «${other}» está junto a «${says}»: parecen cambiados de sitio.`,
    hint: `pon cada uno de los dos en el sitio del otro, o corrige el texto en ${languageName(original, 'es')}`,
  }),
  'translation-structure': ({ original, translation, element, inOriginal, inTranslation }) => ({
    message:
      element === 'sentence' || element === 'word'
        ? `En ${languageName(original, 'es')} se dice aquí más: hay ${counted(inOriginal, elements[element])}, y en ${languageName(translation, 'es')} ${inTranslation}.`
        : `En ${languageName(original, 'es')} hay ${counted(inOriginal, elements[element])}, y en ${languageName(translation, 'es')} ${inTranslation === 0 ? 'ninguno' : inTranslation}.`,
    hint: `añade aquí lo que falta, o quítalo del texto en ${languageName(original, 'es')}`,
  }),
  'translation-swapped': ({ original, translation }) => ({
    message: `Los textos en ${languageName(original, 'es')} y en ${languageName(translation, 'es')} parecen cambiados: cada uno está en el sitio del otro.`,
    hint: `pon tras ${original}: el texto que está tras ${translation}:, y al revés`,
  }),
  'translation-unit-missing': ({ token, unit, correct, original, translation }) => ({
    message: `«${token}» no tiene unidad en ${languageName(translation, 'es')}, y en ${languageName(original, 'es')} pone «${unit}».`,
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
    hint:
      instead === undefined
        ? `escribe ${token} donde corresponda, o quítalo del otro texto`
        : `escribe ${token}${instead.startsWith('{') ? `, o corrige el texto en ${languageName(original, 'es')}` : ''}`,
  }),
  'language-untranslated': ({ language, main }) => ({
    message: `Faltan por toda la web los textos en ${languageName(language, 'es')} («${language}»), que es uno de sus idiomas.`,
    hint: `${main === undefined ? `añade ${language}: "…" a cada texto` : `escribe cada texto así: { ${main}: "…", ${language}: "…" }`}, o quita este idioma hasta que estén escritos`,
  }),
} satisfies Messages;
