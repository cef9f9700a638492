import type { Language } from '../../shared/language';

/**
 * What is known of single languages, by the beginning of their code; nothing is expected of others. All in small letters
 * and without accents, as `folded` gives it.
 */
interface Wording {
  /** What says of a text that it is none yet. */
  readonly filler: readonly string[];
  /** What may be said twice in a row. Where there is no list, words are not looked at. */
  readonly twice?: readonly string[];
  /** Those of them that may be only behind what is compared, and what is said there. */
  readonly twiceCompared?: Readonly<Record<string, RegExp>>;
  /** Texts of links that say nothing of where they lead. */
  readonly vague: readonly string[];
}

const WORDINGS: Readonly<Record<Language, Wording>> = {
  ca: {
    filler: ["text d'exemple", 'per traduir', 'text de prova', 'text provisional', 'text de farciment'],
    vague: [
      'aqui',
      'clic aqui',
      'clica aqui',
      'cliqueu aqui',
      'fes clic',
      'fes clic aqui',
      'feu clic aqui',
      'prem aqui',
      ...['llegir mes', 'mes informacio', 'veure mes'],
    ],
  },
  de: {
    filler: ['beispieltext', 'noch zu ubersetzen', 'blindtext', 'platzhaltertext', 'testtext'],
    vague: [
      'hier',
      'hier klicken',
      'klick hier',
      'klicke hier',
      'klicken sie hier',
      'mehr erfahren',
      'mehr informationen',
      'weiterlesen',
    ],
  },
  en: {
    filler: [
      'add your text',
      'click to edit',
      'double click to edit',
      'dummy text',
      'insert text here',
      'insert title here',
      'placeholder text',
      'sample text',
      'text goes here',
      'to be completed',
      'to be translated',
      'to be written',
      'your text here',
    ],
    twice: [
      ...['bla', 'blah', 'bye', 'do', 'far', 'had', 'ha', 'hear', 'her', 'here', 'hey', 'is', 'knock', 'long', 'many'],
      ...[
        'more',
        'much',
        'never',
        'no',
        'now',
        'ok',
        'really',
        'so',
        'that',
        'there',
        'too',
        'very',
        'well',
        'yes',
        'you',
      ],
    ],
    vague: [
      ...['click', 'click here', 'click this link', 'here', 'link', 'press here', 'tap here', 'this link'],
      ...['discover more', 'find out more', 'learn more', 'more info', 'more information', 'read more', 'see more'],
    ],
  },
  es: {
    filler: [
      'aqui va el texto',
      '(?:anade|escribe|introduce|pon) aqui (?:tu|un|el) (?:texto|titulo|parrafo)',
      'haz (?:doble )?clic para (?:anadir|editar)',
      '(?:tu )?texto aqui',
      'texto de ejemplo',
      'texto de prueba',
      '^titulo (?:del articulo|de la entrada|de la noticia|de la pagina)$',
      'texto de relleno',
      'texto por definir',
      'texto provisional',
      'titulo de ejemplo',
      'titulo aqui',
      'pendiente de traducir',
      'por traducir',
    ],
    twice: [
      ...[
        'adios',
        'ay',
        'bien',
        'bla',
        'cafe',
        'casi',
        'corre',
        'dale',
        'hola',
        'ja',
        'je',
        'luego',
        'mas',
        'mucha',
        'mucho',
      ],
      ...[
        'muchas',
        'muchos',
        'muy',
        'nada',
        'no',
        'nos',
        'nunca',
        'poco',
        'pronto',
        'que',
        'si',
        'siempre',
        'tan',
        'tic',
      ],
      ...['toc', 'todo', 'vale', 'venga', 'viva', 'ya'],
    ],
    twiceCompared: {
      que: /(?<!\p{L})(?:que|mas|menos|mejor|peor|antes|igual|tan|tanto|prefer\p{L}+)(?!\p{L})/u,
    },
    vague: [
      ...[
        'aqui',
        'clic',
        'clic aqui',
        'clica aqui',
        'enlace',
        'este enlace',
        'haga clic',
        'haga clic aqui',
        'haz clic',
      ],
      ...['haz clic aqui', 'pincha', 'pincha aqui', 'pinche aqui', 'pulsa aqui', 'pulse aqui', 'pulsa'],
      ...['descubre mas', 'lee mas', 'leer mas', 'mas info', 'mas informacion', 'saber mas', 'ver mas'],
    ],
  },
  fr: {
    filler: ["texte d'exemple", 'a traduire', 'texte de remplissage', 'texte provisoire', 'votre texte ici'],
    vague: ['cliquer ici', 'cliquez ici', 'ici', 'ce lien', 'lien', 'en savoir plus', 'lire la suite', 'voir plus'],
  },
  it: {
    filler: ['testo di esempio', 'da tradurre', 'testo di prova', 'testo segnaposto', 'inserire testo'],
    vague: [
      'clicca qui',
      'cliccare qui',
      'qui',
      'questo link',
      'leggi di piu',
      'maggiori informazioni',
      'scopri di piu',
    ],
  },
  pt: {
    filler: ['texto de exemplo', 'por traduzir', 'texto de teste', 'texto provisorio'],
    vague: ['aqui', 'clica aqui', 'clique aqui', 'este link', 'ler mais', 'mais informacoes', 'saiba mais'],
  },
};

export function wordingOf(language: Language | undefined): Wording | undefined {
  const [code = ''] = (language ?? '').split('-');
  return Object.hasOwn(WORDINGS, code) ? WORDINGS[code] : undefined;
}

/** The languages of these codes are written from right to left, with characters that cannot be seen. */
const FROM_RIGHT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

export function isFromRight(language: Language | undefined): boolean {
  return FROM_RIGHT.has((language ?? '').split('-')[0] ?? '');
}

/** Letters with an accent, and those that they are without. */
const BARE = new Map(
  Array.from({ length: 0x190 }, (_, index) => String.fromCharCode(0xc0 + index)).map((letter) => [
    letter,
    letter.normalize('NFD').charAt(0),
  ]),
);

/** A text in small letters and without accents; each character stands where it stood. */
export function folded(text: string): string {
  return text.replaceAll(/[\u00c0-\u024f]/g, (letter) => BARE.get(letter) ?? letter).toLowerCase();
}

/** A text without accents; what is a capital is one still. */
export function withoutAccents(text: string): string {
  // To take apart the letters of English too would take its time.
  return text.replaceAll(/[\u0080-\uffff]+/g, (letters) => letters.normalize('NFD').replaceAll(/\p{M}/gu, ''));
}

/** Whether a text has letters that are not among the plain ones. */
export function mayHaveAccents(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}

/** The words of a text, as `folded` gives them, with a space on either side of each. */
export function foldedWords(text: string): string {
  return ` ${folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
