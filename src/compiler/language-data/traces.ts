import type { Signed } from './signs';

/** What programs, and machines that write, leave around a text that is copied from them. */
export interface Trace extends Signed {
  readonly pattern: RegExp;
  /** Whether it may as well have been meant. */
  readonly isDoubtful?: boolean;
  readonly isOfPlainText?: boolean;
}

/** How long a text is, as a machine or a counter says behind it. */
export const LENGTH_SAID: Trace = {
  signs: ['caracter', 'char', 'palabras', 'words'],
  pattern:
    /\s?[([](?:aprox\. |unos |about |approx\. )?(\d{2,4}) (?:(caracteres|characters|chars)|palabras|words)(?:,? (?:con espacios|with spaces|including spaces))?[)\]]\.?\s*$/giu,
};

/** That a translation follows. */
export const TRANSLATION_ANNOUNCED: Trace = {
  signs: ['translation', 'traduc', 'ubersetzung'],
  pattern:
    /^\s{0,20}(?:translation|traducción|traducció|traduction|übersetzung)\s?:\s{1,3}(?=\p{L}{1,20} \p{L}{1,20} \p{L}{1,20}(?: |[.!?…]?$))/giu,
};

export const TRACES_IN_WORDS: readonly Trace[] = [
  // Where a mail or a translation comes from.
  {
    signs: ['enviado desde', 'sent from', 'envoye de', 'gesendet von', 'inviato da', 'enviat des'],
    pattern:
      /\s?\(?(?:Enviado desde mi|Sent from my|Envoyé de mon|Gesendet von mein(?:em)?|Inviato da|Enviat des del meu) (?:iPhone|iPad|Android|Galaxy|Samsung|Huawei|Xiaomi|móvil|mobile|m[oò]bil)[^.<\n]{0,40}\.?/giu,
  },
  {
    signs: ['deepl', 'google'],
    pattern:
      /\s?\(?(?:Translated (?:with|by)|Traducido (?:con|por)|Traduit (?:avec|par)|Übersetzt mit|Traduzido com) (?:www\.)?(?:DeepL|Google)[^<\n]{0,60}/giu,
  },
  {
    signs: ['outlook'],
    pattern: /\s?(?:Get Outlook for|Obtener Outlook para) (?:iOS|Android)\.?/giu,
  },
  // Who said it when, in a chat.
  {
    signs: /\d:\d/,
    pattern:
      /\[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?\s?m\.?)?\] ?[^:<>\n]{1,40}:\s{1,3}/giu,
  },
  {
    signs: /\d:\d/,
    pattern:
      /^\s{0,20}\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?\s?m\.?)? [-–] [^:<>\n]{1,40}:\s{1,3}/giu,
  },
  {
    signs: /\d:\d/,
    pattern:
      /^\s{0,20}[^:,<>\n[\]]{1,40},? \[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?\s?m\.?)?\]:?\s{0,3}/giu,
  },
  {
    signs: /\d:\d/,
    pattern:
      /\[\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?\s?m\.?)?, \d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\] ?[^:<>\n]{1,40}:\s{1,3}/giu,
  },
  // What a machine that writes says before what it was asked for.
  {
    signs: ['aqui tienes', 'aqui te', 'here is', 'here’s', "here's"],
    pattern:
      /^\s{0,20}(?:¡?(?:claro|por supuesto|perfecto|sure|certainly|of course|absolutely)(?: que sí)?[,.!]{1,2} )?(?:aquí (?:tienes|te dejo)|here is|here['’]s) (?:el|la|un|una|the|your|a) (?:traducción|descripción|título|translation|description|title|(?:texto|versión|text|version)(?!(?: (?:más )?\p{L}{3,15})? (?:of|de|del) (?!tu |your |(?:the |el |la )?text)))[^:\n]{0,60}:\s{0,3}/giu,
  },
  {
    signs: ['aqui tienes', 'aqui te', 'here is', 'here’s', "here's"],
    pattern:
      /^\s{0,20}(?:¡?(?:claro|por supuesto|perfecto|sure|certainly|of course|absolutely)(?: que sí| thing)?[,.!]{1,2} )?(?:aquí (?:tienes|te dejo)|here is|here['’]s) (?:el|la|un|una|the|your|a) (?:\p{L}{3,20} )?(?:traducción|translation|(?:texto|versión|text|version)(?!(?: (?:más )?\p{L}{3,15})? (?:of|de|del) (?!tu |your |(?:the |el |la )?text)))(?: [\p{L} ]{1,60})?[.:!]\s{0,3}/giu,
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
  },
  // What it says of itself, and what it offers behind.
  {
    signs: ['modelo de lenguaje', ' ia', 'inteligencia', 'as an ai', 'language model'],
    pattern:
      /(?:como (?:un )?modelo de lenguaje|como (?:una )?(?:ia|inteligencia artificial)(?: de lenguaje)?|as an ai(?: language model)?|as a language model), (?:no |yo |soy |puedo |tengo |i )[^.!?\n]{1,200}[.!?]?\s{0,3}/giu,
  },
  {
    signs: ['espero que', 'let me know', 'i hope this', 'feel free', 'would you like', 'quieres que', 'te gustaria'],
    pattern:
      /(?:\s|^)(?:espero que (?:este texto|esta versión|esta traducción|esto) te (?:sea útil|sirva|ayude)|let me know if you(?:['’]d| would) like (?:any|me to|further)|i hope this (?:helps|text|version)|feel free to (?:ask for|adjust|modify|tweak)|would you like me to (?:adapt|adjust|shorten|lengthen|rewrite|reword|rephrase|translate|tweak|make it (?:more|less|shorter|longer))|¿(?:quieres|te gustaría) que (?:lo|la|te lo|te la) (?:haga|adapte|acorte|ajuste|reescriba|traduzca|resuma)(?!mos))[^.!?\n]{0,120}[.!?]?/giu,
  },
  {
    signs: ['meta'],
    pattern: /^\s{0,20}(?:meta[ -]?)(?:descripción|description|títulos?|title)\s?:\s{1,3}/giu,
    isOfPlainText: true,
  },
  // What a word processor says of a reference that it does not find, and a chat of a message.
  {
    signs: ['error!'],
    pattern:
      /\s?¡?Error!\s(?:No se encuentra el origen de la referencia|Marcador no definido|Reference source not found|Bookmark not defined)\.?/giu,
    isDoubtful: true,
  },
  {
    signs: ['edito este', 'was edited', ' omit'],
    pattern:
      /\s?<(?:Se editó este mensaje|This message was edited|(?:Multimedia|Imagen|Audio|Video|Sticker|Media|Image) (?:omitido|omitida|omitted))\.?>/giu,
    isOfPlainText: true,
  },
  {
    signs: [' omit'],
    pattern:
      /\s?\[(?:Multimedia|Imagen|Foto|Audio|V[ií]deo|Sticker|Documento|Media|Image|Photo|Document) (?:omitid[oa]|omitted)\]/giu,
  },
  // Whose message is answered, and how one ends.
  {
    signs: ['escribio:', 'wrote:', 'escreveu:', 'ha scritto:', 'ecrit :', 'schrieb', 'va escriure:'],
    pattern:
      /\s?(?:El|On|Em|Il|Le|Am) (?=[^:\n]{0,40}\d)[^\n<>]{6,60}[ ,][^\n<>]{1,60}(?:<[^<>\n]{3,60}>)? ?(?:escribió|wrote|escreveu|ha scritto|a écrit|va escriure) ?:\s{0,3}$/gu,
  },
  {
    signs: ['saludo', 'regards', 'wishes', 'atentamente', 'sincerely'],
    pattern:
      /(?<=[.!?])\s(?:(?:Un|Muchos) (?:cordial )?saludos?|Saludos(?: cordiales)?|Atentamente|(?:(?:Best|Kind|Warm) )?[Rr]egards|Best wishes|Yours sincerely|Sincerely)[,.]?(?:\s\p{Lu}\p{Ll}{1,15}){0,3}\.?\s*$/gu,
    isDoubtful: true,
  },
  // The foot of a page behind a text, or in the midst of a sentence.
  {
    signs: ['pagina', 'page', 'seite'],
    pattern: /(?<=[.!?…])\s(?:Página|Pàgina|Page|Seite|Pagina) \d{1,3} (?:de|of|von|sur|di) \d{1,3}\.?\s*$/gu,
  },
  {
    signs: ['pagina', 'page', 'seite'],
    pattern:
      /(?<=[\p{Ll},;] )(?:Página|Pàgina|Page|Seite|Pagina) \d{1,3} (?:de|of|von|sur|di) \d{1,3} (?!(?:de|del|of|the|y|and)\s)(?=\p{Ll})/gu,
  },
  // The link behind the beginning of a text.
  {
    signs: [' mas', ' more'],
    pattern: /(?<=…|\.{3})\s?[([](?:leer|ver|mostrar|read|see|show) (?:más|more)[)\]]\s*$/giu,
  },
  {
    signs: ['leer', 'leyendo', 'read'],
    pattern:
      /(?<=[.…!?])\s(?:Leer más|Seguir leyendo|Continuar leyendo|Read more|Continue reading)(?:…|\.{3}| ?»| ?>{1,2})?\s*$/g,
  },
  // What an encyclopaedia has behind its headings, and what another program fills in.
  {
    signs: ['[edit', '[modif', '[bearb'],
    pattern: /\s?\[(?:editar|edita|edit|modifier|bearbeiten|modifica)(?: \| \p{L}{2,12}(?: \p{L}{2,12}){0,3})?\]/giu,
  },
];
