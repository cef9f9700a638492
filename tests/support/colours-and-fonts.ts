const NAMES =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|dark(?:blue|cyan|goldenrod|gr[ae]y|green|khaki|magenta|olivegreen|orange|orchid|red|salmon|seagreen|slateblue|slategr[ae]y|turquoise|violet)|deeppink|deepskyblue|dimgr[ae]y|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gr[ae]y|green|greenyellow|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|light(?:blue|coral|cyan|goldenrodyellow|gr[ae]y|green|pink|salmon|seagreen|skyblue|slategr[ae]y|steelblue|yellow)|lime|limegreen|linen|magenta|maroon|medium\\w+|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|pale\\w+|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slate(?:blue|gr[ae]y)|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen';

const HEX = /(?<![\w&/#-]|href=["'])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi;
const FUNCTION = /(?<![\w-])(?:(?:rgb|hsl)a?|hwb|lab|lch|oklab|oklch|color(?=\(\s*(?:srgb|display-p3)))\(/gi;
/** A colour that has a name, where a property or an attribute takes colours. */
const NAMED = new RegExp(
  `(?:fill|stroke|colou?r|background|border|outline|shadow|gradient|image)[\\w-]*["']?(?:=["'{]*|:\\s*["']?)[^;{}\\n]*?(?<![\\w.-])(?:${NAMES})(?![\\w(-])`,
  'gi',
);
const FONT = /(?<![\w(-])font(?:-family|Family)?\s*:\s*([^;{}]+)/g;
/** What a font may be without being one: a token, what is inherited, a generic family, sizes. */
const NO_FONT =
  /var\(--[\w-]+\)|\b(?:inherit|system-ui|ui-monospace|monospace|sans-serif|serif|string|normal|bold)\b|[\d.]+(?:px|em|rem|%)?|["'`,/\s|]/g;

/** The colours and fonts that a text names, as they are written; comments are passed over. */
export function coloursAndFontsIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const fonts = [...code.matchAll(FONT)].map(([, value = '']) => value.replaceAll(NO_FONT, '')).filter(Boolean);
  return [HEX, FUNCTION, NAMED].flatMap((colour) => code.match(colour) ?? []).concat(fonts);
}
