import type { Language } from '../shared/language';

/** Words that are always written with an accent: their endings, and others, by how they are written without. */
interface AccentedWords {
  readonly endings: Readonly<Record<string, string>>;
  readonly words: string;
}

/** By language code. Of a language that is not here nothing is known. */
const data: Readonly<Record<Language, AccentedWords>> = {
  es: {
    endings: { cion: 'ción' },
    words:
      'además algún ahí allí aquí así autobús avión camión código difícil días día fácil jamón máximo mínimo miércoles ningún página páginas próxima próximamente próximas próximo próximos rápido razón sábado según sesión también teléfono teléfonos útil',
  },
};

const WITHOUT = /[\u0300\u0301]/g;

/** The word as it is written with its accent; nothing of a word that may be right without. */
export function accented(word: string, language: Language): string | undefined {
  const known = knownOf(language);
  if (known === undefined) return undefined;
  const small = word.slice(0, 1).toLowerCase() + word.slice(1);
  const meant = known.words.get(small) ?? withEnding(small, known.endings);
  const isCapital = word.slice(0, 1) !== small.slice(0, 1);
  return isCapital && meant !== undefined ? meant.slice(0, 1).toUpperCase() + meant.slice(1) : meant;
}

function withEnding(word: string, endings: AccentedWords['endings']): string | undefined {
  const ending = Object.keys(endings).find((ending) => word.endsWith(ending) && word.length > ending.length + 1);
  return ending === undefined ? undefined : word.slice(0, -ending.length) + (endings[ending] ?? ending);
}

const known = new Map(
  Object.entries(data).map(([language, { endings, words }]) => [
    language,
    {
      endings,
      words: new Map(
        words.split(' ').map((word) => [word.normalize('NFD').replaceAll(WITHOUT, '').normalize('NFC'), word]),
      ),
    },
  ]),
);

function knownOf(language: Language) {
  return known.get(language) ?? known.get(language.split('-', 1)[0] ?? '');
}
