import { functionWordsIn } from '../translations/language-of';
import { inOneAlphabet } from './one-alphabet';
import { type Signed, withSignIn } from './signs';
import type { TextBlock } from './text-blocks';
import type { TextEdit } from './text-edit';
import { wholeLetters } from './whole-letters';

/** What comes along when a text is copied, and what was to be in its place. */
interface Trace extends Signed {
  readonly pattern: RegExp;
  readonly correct: (found: RegExpExecArray, block: TextBlock) => string | undefined;
  /** Whether it may as well have been meant. */
  readonly isDoubtful?: boolean;
  readonly isOfPlainText?: boolean;
}

const TRACES: readonly Trace[] = [
  // The points of a list, of a word processor.
  {
    signs: ['•', '▪', '◦', '‣', '●', '■'],
    pattern: /^\s{0,20}[•▪◦‣●■][ \t\u00a0]{1,9}([^\s<>]{1,40})/gu,
    correct: ([, word]) => word,
  },
  // An e-mail that is answered.
  { signs: ['>'], pattern: /^\s{0,20}>{1,3} (\p{L}[^\s<>]{0,40})/gu, correct: ([, word]) => word, isOfPlainText: true },
  // Letters that printers join, and accents that stand by themselves.
  {
    signs: /[\ufb00-\ufb06\p{M}]/u,
    pattern: /\p{Script=Latin}[\p{Script=Latin}\p{M}]{1,60}/gu,
    correct: ([word]) => wholeLetters(word),
  },
  // Letters of another alphabet that look the same.
  {
    signs: /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}]/u,
    pattern: /\p{L}{2,40}/gu,
    correct: ([word], { written: { language } }) => inOneAlphabet(word, language),
  },
  // A word that a printed line divides.
  {
    signs: /\p{Ll}-[ \u00a0]\p{Ll}/u,
    pattern: /(?<![\p{L}-])(\p{L}\p{Ll}{1,20})-[ \u00a0](\p{Ll}{3,20})(?![\p{L}-])/gu,
    correct: ([, start, end], block) => joined(start, end, block),
    isDoubtful: true,
  },
  // Where a mail or a translation comes from.
  {
    signs: ['enviado desde', 'sent from', 'envoye de', 'gesendet von', 'inviato da', 'enviat des'],
    pattern:
      /\s?\(?(?:Enviado desde mi|Sent from my|Envoyé de mon|Gesendet von mein(?:em)?|Inviato da|Enviat des del meu) (?:iPhone|iPad|Android|Galaxy|Samsung|Huawei|Xiaomi|móvil|mobile|m[oò]bil)[^.<\n]{0,40}\.?/giu,
    correct: () => '',
  },
  {
    signs: ['deepl', 'google'],
    pattern:
      /\s?\(?(?:Translated (?:with|by)|Traducido (?:con|por)|Traduit (?:avec|par)|Übersetzt mit|Traduzido com) (?:www\.)?(?:DeepL|Google)[^<\n]{0,60}/giu,
    correct: () => '',
  },
  {
    signs: ['outlook'],
    pattern: /\s?(?:Get Outlook for|Obtener Outlook para) (?:iOS|Android)\.?/giu,
    correct: () => '',
  },
  // Who said it when, in a chat.
  {
    signs: /\d:\d/,
    pattern:
      /\[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?\s?m\.?)?\] ?[^:<>\n]{1,40}:\s{1,3}/giu,
    correct: () => '',
  },
  {
    signs: /\d:\d/,
    pattern:
      /^\s{0,20}\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?\s?m\.?)? [-–] [^:<>\n]{1,40}:\s{1,3}/giu,
    correct: () => '',
  },
  {
    signs: /\d:\d/,
    pattern:
      /^\s{0,20}[^:,<>\n[\]]{1,40},? \[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?\s?m\.?)?\]:?\s{0,3}/giu,
    correct: () => '',
  },
  {
    signs: /\d:\d/,
    pattern:
      /\[\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?\s?m\.?)?, \d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\] ?[^:<>\n]{1,40}:\s{1,3}/giu,
    correct: () => '',
  },
  // What a machine that writes says before what it was asked for.
  {
    signs: ['aqui tienes', 'aqui te', 'here is', 'here’s', "here's"],
    pattern:
      /^\s{0,20}(?:¡?(?:claro|por supuesto|perfecto|sure|certainly|of course|absolutely)(?: que sí)?[,.!]{1,2} )?(?:aquí (?:tienes|te dejo)|here is|here['’]s) (?:el|la|un|una|the|your|a) (?:traducción|descripción|título|translation|description|title|(?:texto|versión|text|version)(?!(?: (?:más )?\p{L}{3,15})? (?:of|de|del) (?!tu |your |(?:the |el |la )?text)))[^:\n]{0,60}:\s{0,3}/giu,
    correct: () => '',
  },
  {
    signs: ['aqui tienes', 'aqui te', 'here is', 'here’s', "here's"],
    pattern:
      /^\s{0,20}(?:¡?(?:claro|por supuesto|perfecto|sure|certainly|of course|absolutely)(?: que sí| thing)?[,.!]{1,2} )?(?:aquí (?:tienes|te dejo)|here is|here['’]s) (?:el|la|un|una|the|your|a) (?:\p{L}{3,20} )?(?:traducción|translation|(?:texto|versión|text|version)(?!(?: (?:más )?\p{L}{3,15})? (?:of|de|del) (?!tu |your |(?:the |el |la )?text)))(?: [\p{L} ]{1,60})?[.:!]\s{0,3}/giu,
    correct: () => '',
  },
  {
    signs: [
      'continuacion',
      'te dejo',
      'te propongo',
      'te presento',
      'aqui va',
      'aqui tienes',
      'below is',
      'here is',
      'here’s',
      "here's",
    ],
    pattern:
      /^\s{0,20}(?:¡?(?:claro|por supuesto|perfecto|entendido|sure|certainly|of course|absolutely)(?: que sí| thing)?[,.!]{1,2} )?(?:a continuación,? (?:te dejo |te propongo |tienes )?|te (?:dejo|propongo|presento) |aquí (?:va|tienes|te dejo) |below is |here is |here['’]s )(?:el|la|un|una|tu|the|an?|your) (?:\p{L}{3,20} )?(?:texto|traducción|versión|redacción|text|translation|version)(?: (?:más \p{L}{4,15}|mejorad[oa]|corregid[oa]|revisad[oa]|reescrit[oa]|optimizad[oa]|y|,)){0,4}(?: (?:de tu|del|of (?:your|the)) (?:texto|frase|párrafo|descripción|título|text|sentence|paragraph|description|title))?(?: (?:en|in|al|to) \p{L}{4,12})?\s?:\s{0,3}/giu,
    correct: () => '',
  },
  // How long it is, as a machine or a counter says behind it.
  {
    signs: ['caracter', 'char', 'palabras', 'words'],
    pattern:
      /\s?[([](?:aprox\. |unos |about |approx\. )?(\d{2,4}) (?:(caracteres|characters|chars)|palabras|words)(?:,? (?:con espacios|with spaces|including spaces))?[)\]]\.?\s*$/giu,
    correct: (found) => (isAboutAsLong(found) ? '' : undefined),
  },
  // What it says of itself, and what it offers behind.
  {
    signs: ['modelo de lenguaje', ' ia', 'inteligencia', 'as an ai', 'language model'],
    pattern:
      /(?:como (?:un )?modelo de lenguaje|como (?:una )?(?:ia|inteligencia artificial)(?: de lenguaje)?|as an ai(?: language model)?|as a language model), (?:no |yo |soy |puedo |tengo |i )[^.!?\n]{1,200}[.!?]?\s{0,3}/giu,
    correct: () => '',
  },
  {
    signs: ['espero que', 'let me know', 'i hope this', 'feel free', 'would you like', 'quieres que', 'te gustaria'],
    pattern:
      /(?:\s|^)(?:espero que (?:este texto|esta versión|esta traducción|esto) te (?:sea útil|sirva|ayude)|let me know if you(?:['’]d| would) like (?:any|me to|further)|i hope this (?:helps|text|version)|feel free to (?:ask for|adjust|modify|tweak)|would you like me to (?:adapt|adjust|shorten|lengthen|rewrite|reword|rephrase|translate|tweak|make it (?:more|less|shorter|longer))|¿(?:quieres|te gustaría) que (?:lo|la|te lo|te la) (?:haga|adapte|acorte|ajuste|reescriba|traduzca|resuma)(?!mos))[^.!?\n]{0,120}[.!?]?/giu,
    correct: () => '',
  },
  {
    signs: ['translation', 'traduc', 'ubersetzung'],
    pattern:
      /^\s{0,20}(?:translation|traducción|traducció|traduction|übersetzung)\s?:\s{1,3}(?=\p{L}{1,20} \p{L}{1,20} \p{L}{1,20}(?: |[.!?…]?$))/giu,
    correct: (found) => (isBeforeName(found) ? undefined : ''),
  },
  {
    signs: ['meta'],
    pattern: /^\s{0,20}(?:meta[ -]?)(?:descripción|description|títulos?|title)\s?:\s{1,3}/giu,
    correct: () => '',
    isOfPlainText: true,
  },
  { signs: ['oaicite'], pattern: /\s?:?contentReference\[oaicite:\d{1,3}\](?:\{index=\d{1,3}\})?/g, correct: () => '' },
  // What a word processor says of a reference that it does not find, and a chat of a message.
  {
    signs: ['error!'],
    pattern:
      /\s?¡?Error!\s(?:No se encuentra el origen de la referencia|Marcador no definido|Reference source not found|Bookmark not defined)\.?/giu,
    correct: () => '',
    isDoubtful: true,
  },
  {
    signs: ['edito este', 'was edited', ' omit'],
    pattern:
      /\s?<(?:Se editó este mensaje|This message was edited|(?:Multimedia|Imagen|Audio|Video|Sticker|Media|Image) (?:omitido|omitida|omitted))\.?>/giu,
    correct: () => '',
    isOfPlainText: true,
  },
  {
    signs: [' omit'],
    pattern:
      /\s?\[(?:Multimedia|Imagen|Foto|Audio|V[ií]deo|Sticker|Documento|Media|Image|Photo|Document) (?:omitid[oa]|omitted)\]/giu,
    correct: () => '',
  },
  // The notes of an encyclopaedia.
  { signs: ['['], pattern: /(?<=[\p{L}.,;)])(?:\[\d{1,3}\]){1,5}(?=[\s.,;:)]|$)/gu, correct: () => '' },
  { signs: ['【'], pattern: /【[^【】\n]{1,40}】/g, correct: () => '' },
  // The remarks of a word processor, by the letters of who made them.
  { signs: ['['], pattern: /(?<=[\p{L}.,;:!?)])\[\p{Lu}{2,3}\d{1,2}\]/gu, correct: () => '' },
  { signs: ['['], pattern: /(?<=[.!?…)])\s\[\p{Lu}{2,3}\d{1,2}\](?=\s*$)/gu, correct: () => '' },
  // The foot of a page in the midst of a sentence.
  {
    signs: ['pagina', 'page', 'seite'],
    pattern:
      /(?<=[\p{Ll},;] )(?:Página|Pàgina|Page|Seite|Pagina) \d{1,3} (?:de|of|von|sur|di) \d{1,3} (?!(?:de|del|of|the|y|and)\s)(?=\p{Ll})/gu,
    correct: () => '',
  },
  // From whom an address is.
  {
    signs: ['utm_source'],
    pattern: /[?&]utm_source=(?:chatgpt\.com|openai|perplexity)(?=[\s).,]|$)/g,
    correct: () => '',
  },
  // The language before a text, as it stands in a table of translations.
  {
    signs: ['(', '['],
    pattern: /^\s{0,20}(?:\(([a-z]{2})\)|\[([A-Z]{2}|[a-z]{2})\])\s{1,3}(?=\p{Lu}|[¿¡])/gu,
    correct: ([, ...codes], { written }) =>
      codes.some((code) => code?.toLowerCase() === written.language) ? '' : undefined,
  },
  // The link behind the beginning of a text.
  {
    signs: [' mas', ' more'],
    pattern: /(?<=…|\.{3})\s?[([](?:leer|ver|mostrar|read|see|show) (?:más|more)[)\]]\s*$/giu,
    correct: () => '',
  },
  {
    signs: ['leer', 'leyendo', 'read'],
    pattern:
      /(?<=[.…!?])\s(?:Leer más|Seguir leyendo|Continuar leyendo|Read more|Continue reading)(?:…|\.{3}| ?»| ?>{1,2})?\s*$/g,
    correct: () => '',
  },
  // What an encyclopaedia has behind its headings, and what another program fills in.
  {
    signs: ['[edit', '[modif', '[bearb'],
    pattern: /\s?\[(?:editar|edita|edit|modifier|bearbeiten|modifica)(?: \| \p{L}{2,12}(?: \p{L}{2,12}){0,3})?\]/giu,
    correct: () => '',
  },
  { signs: ['{%'], pattern: /\{%(?! *(?:facts|settings)\.)[^%{}\n]{1,100}%\}\s?/g, correct: () => '' },
  // What stands around the code of a text where a machine has written it.
  { signs: ['```'], pattern: /```(?:html?|xml|md|markdown|ya?ml|text|css|json)?[ \t]*\n?/g, correct: () => '' },
  // The marks of another program for websites.
  {
    signs: ['[/'],
    pattern:
      /\[(b|i|u|s|strong|em|url|quote|color|size|center|h[1-6]|li|ul|ol)(?:=[^\]\n]{0,80})?\]([^[\]\n]{1,300})\[\/\1\]/gi,
    correct: ([, , words]) => words,
  },
  {
    signs: ['['],
    pattern: /\s?\[\/?[a-z][\w-]{2,30}(?: [\w-]{1,30}=(?:"[^"\n]{0,100}"|[^\s\]"]{1,60})){1,9} ?\/?\]/gi,
    correct: () => '',
  },
  // The quotes of a text within code.
  {
    signs: ['\\"'],
    pattern: /^\\"([^"\\\n]{1,300})\\"$|\\(?=")/g,
    correct: ([, inside = '']) => inside,
    isOfPlainText: true,
  },
  // The sign of a new line.
  {
    signs: ['\\n'],
    pattern: /(?<=[\p{L}.,;:!?)])(?:\\n){1,4}(?=\s|\p{Lu}|$)/gu,
    correct: (found) => space(found),
    isOfPlainText: true,
  },
];

export type PastedPart = TextEdit & Pick<Trace, 'isDoubtful'>;

/** What is not of a text, as changes of the whole in which its block stands; in order, none within another. */
export function pastedIn(block: TextBlock): PastedPart[] {
  const { text, offset, written } = block;
  const suspect = withSignIn(text, TRACES).filter(({ isOfPlainText }) => !(isOfPlainText && written.isHtml));
  const traces = suspect.flatMap(({ pattern, correct, isDoubtful }) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const meant = correct(found, block);
      if (meant === undefined || meant === found[0]) return [];
      const end = found.index + found[0].length;
      // Nothing is left before what is gone at the end.
      const from = meant === '' && end === text.length ? text.slice(0, found.index).trimEnd().length : found.index;
      return [{ offset: offset + from, length: end - from, text: meant, ...(isDoubtful && { isDoubtful }) }];
    }),
  );
  const sorted = traces.sort((one, other) => one.offset - other.offset);
  return sorted.filter((trace, index) => {
    const before = sorted[index - 1];
    return before === undefined || trace.offset >= before.offset + before.length;
  });
}

/** A word of which there are two parts; «pre- y posventa» has none. */
function joined(start = '', end = '', { written: { language } }: TextBlock): string | undefined {
  return language === undefined || functionWordsIn(end, [language]) > 0 ? undefined : start + end;
}

/** «(160 caracteres)» behind a text of about as many; an essay of 500 words is asked for in fewer. */
function isAboutAsLong({ 1: said, 2: inCharacters, index, input }: RegExpExecArray): boolean {
  const text = input.slice(0, index).trim();
  const length = inCharacters === undefined ? text.split(/\s+/).length : text.length;
  return text.length >= SHORTEST_COUNTED && Math.abs(length - Number(said)) <= length * 0.15;
}

const SHORTEST_COUNTED = 20;

/** «Traducción: Ana Pérez López» says who did it. */
function isBeforeName({ 0: trace, index, input }: RegExpExecArray): boolean {
  return /^\p{Lu}\p{L}+ \p{Lu}/u.test(input.slice(index + trace.length));
}

function space({ 0: sign, index, input }: RegExpExecArray): string {
  return /^\S/.test(input.slice(index + sign.length)) ? ' ' : '';
}
