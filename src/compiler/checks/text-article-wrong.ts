import type { Contract } from '../contract';
import type { Finding } from '../problems/finding';
import { fixOfText } from '../problems/fixes';
import type { OwnRule } from '../rule';
import { fewInEach } from '../texts/few-faults';
import { type Run, readableRuns, textOf } from '../texts/readable-texts';
import { languageOf } from '../translations/language-of';

/** An article and a word in small letters: abbreviations are spelt out. */
const ARTICLE = /(?<![\p{L}\p{N}'’&/.-])([Aa]n?) (\p{L}\p{Ll}{2,})/gu;

/** Behind “A” as a letter or a mark: “vitamin A is”. */
const BEHIND_LETTER =
  /^(?:about|after|again|all|along|also|am|among|and|any|are|as|at|away|else|even|ever|if|in|into|is|it|its|of|off|on|only|or|our|out|over|under|until|up|upon|us|use[ds]?)$/;

/** In English, “a” becomes “an” before the sound of a vowel, and only there; in Spanish, the gender is that of the word. */
export const textArticleWrong: OwnRule<'text-article-wrong'> = (site) =>
  fewInEach(readableRuns(site), textOf, (run) => {
    const [code] = run.written.language?.split('-') ?? [];
    if (code === 'es') return ofOtherGender(run);
    return code === 'en' ? beforeOtherSound(run, site.contract) : [];
  });

/** Those of Spanish before words whose ending, or which themselves, leave no doubt. */
const MASCULINE: Readonly<Record<string, string>> = {
  el: 'la',
  los: 'las',
  un: 'una',
  unos: 'unas',
  del: 'de la',
  al: 'a la',
  este: 'esta',
  ese: 'esa',
  nuestro: 'nuestra',
  vuestro: 'vuestra',
  mucho: 'mucha',
  muchos: 'muchas',
  otro: 'otra',
  otros: 'otras',
  varios: 'varias',
  algunos: 'algunas',
  estos: 'estas',
  esos: 'esas',
  nuestros: 'nuestras',
  vuestros: 'vuestras',
};
const FEMININE: Readonly<Record<string, string>> = {
  la: 'el',
  las: 'los',
  una: 'un',
  unas: 'unos',
  esta: 'este',
  esa: 'ese',
  nuestra: 'nuestro',
  vuestra: 'vuestro',
  mucha: 'mucho',
  muchas: 'muchos',
  otra: 'otro',
  otras: 'otros',
  varias: 'varios',
  algunas: 'algunos',
  estas: 'estos',
  esas: 'esos',
  nuestras: 'nuestros',
  vuestras: 'vuestros',
};
const OF_WOMEN =
  /^(?:\p{L}{2,}(?:[cs]ión|[cs]iones|dad|dades|tad|tades)|escuelas?|casas?|páginas?|semanas?|horas?|fechas?|plazas?|tiendas?|mesas?|ofertas?|becas?|torres?|pistas?|listas?|tareas?|preguntas?|respuestas?|experiencias?|empresas?|personas?|calles?|tarifas?|cuotas?|matrículas?|bibliotecas?|oficinas?|familias?|cocinas?|recetas?|licencias?|empresas?|salas?|panaderías?|harinas?|hogazas?|hornadas?|barras?|tardes|noches?|puertas?|palabras?|revistas?|novelas?|visitas?|noticias?|citas?|clases|piscinas?|mascotas?|bicicletas?|habitación|terrazas?|exposición)$/u;
const OF_MEN =
  /^(?:\p{L}{3,}(?:mientos?|ismos?)|centros?|cursos?|precios?|horarios?|certificados?|exámenes|examen|equipos?|años?|días?|mes|meses|problemas?|sistemas?|temas?|idiomas?|mapas?|correos?|teléfonos?|formularios?|plazos?|servicios?|procesos?|requisitos?|títulos?|aeropuertos?|productos?|talleres|taller|panes|pan|alumnos|profesores|instructores|controladores|aviones|módulos?|bloques?|documentos?|grupos?|hornos?|pueblos?|barrios?|minutos?|euros|kilos|niveles|hoteles|ordenadores|simuladores|ejercicios?|descuentos?|viajes?|aprendizajes?|trigo|libros|jardines|jardín|perros?|gatos?|restaurantes?|museos?|conciertos|festivales|festival|billetes?|coches?|quesos?|vinos)$/u;
const SPANISH = new RegExp(
  `(?<![\\p{L}\\p{N}'’/.-])(${[...Object.keys(MASCULINE), ...Object.keys(FEMININE)].join('|')}) (\\p{Ll}{3,})(?![\\p{L}\\p{N}-])`,
  'giu',
);

function ofOtherGender({ written, text, offset }: Run): Finding<'text-article-wrong'>[] {
  const { source, pointer } = written;
  return [...text.matchAll(SPANISH)].flatMap(({ 0: whole, 1: article = '', 2: word = '', index }) => {
    const small = article.toLowerCase();
    const other = OF_WOMEN.test(word) ? MASCULINE[small] : OF_MEN.test(word) ? FEMININE[small] : undefined;
    if (other === undefined || mayBeVerb(small, word)) return [];
    const part = { offset: offset + index, length: article.length };
    const correct = small === article ? other : other.charAt(0).toUpperCase() + other.slice(1);
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    const details = { text: whole, correct: `${correct} ${word}`, gender: true as const };
    return [{ code: 'text-article-wrong' as const, place: { source, pointer, part }, details, fix }];
  });
}

/** «Los cocina a fuego lento», «este cocina bien»: what is of another number, or who does it, has no noun behind it. */
function mayBeVerb(article: string, word: string): boolean {
  if (article.endsWith('s') !== (word.endsWith('s') && word !== 'mes')) return true;
  return STANDING_ALONE.test(article) && VERBS.test(word);
}

const STANDING_ALONE = /^(?:est|es|otr|much)/;
const VERBS = /^(?:casa|cocina|fecha|lista|oferta|pregunta|receta|sala)$/;

function beforeOtherSound({ written, text, offset }: Run, contract: Contract): Finding<'text-article-wrong'>[] {
  const { source, pointer } = written;
  const found = [...text.matchAll(ARTICLE)].flatMap(({ 1: article = '', 2: word = '', index }) => {
    const isForeign = /^H/.test(word);
    const begins = isForeign ? undefined : beginsWithVowel(word.toLowerCase());
    const isRight = begins === undefined || begins === article.endsWith('n');
    if (isRight || (article.length === 1 && BEHIND_LETTER.test(word))) return [];
    const part = { offset: offset + index, length: article.length };
    const correct = begins ? `${article}n` : article.slice(0, 1);
    const fix = fixOfText(written, [{ ...part, text: correct }], false);
    const details = { text: `${article} ${word}`, correct: `${correct} ${word}` };
    return [{ code: 'text-article-wrong' as const, place: { source, pointer, part }, details, fix }];
  });
  return found.length > 0 && isEnglish(written.text, contract) ? found : [];
}

/** A text in the place of another language has other articles: «a Ibiza». */
function isEnglish(text: string, { languages }: Contract): boolean {
  const codes = languages.map(({ code }) => code);
  return ['en', undefined].includes(languageOf(text, codes)?.split('-')[0]);
}

/** How a word begins is heard, not seen: “an hour”, “a unit”. Nothing where people say both: “an historic”. */
function beginsWithVowel(word: string): boolean | undefined {
  if (/^(?:hour|honest|hono(?!l)|heir)/.test(word)) return true;
  if (/^(?:h(?:abit|allu|armon|er[bo]|ilar|ist|omage|ors$|otel|umble|y))|^[^aeiouhbcdfgjklmnpqrstvwxyz]/.test(word))
    return undefined;
  // Letters that are spelt out, as in “an Xbox”, and what begins otherwise in other languages: “an Yves”.
  if (/^x|^y[^aeiou]/.test(word)) return undefined;
  if (!/^[aeiou]/.test(word)) return false;
  if (
    /^(?:uni(?!n|m|den)|unanim|unesco|us[aeiu]|ut[eio]|ubiq|uk[ru]|ur[aeio]|eu|ewe|one(?:s|self|sies?)?$|once|ouija)/.test(
      word,
    )
  )
    return false;
  return true;
}
