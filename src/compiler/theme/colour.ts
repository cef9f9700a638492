/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

const NAMED = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray ' +
    'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen ' +
    'darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue ' +
    'firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew ' +
    'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
    'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
    'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
    'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred ' +
    'midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid ' +
    'palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple ' +
    'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue ' +
    'slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow ' +
    'yellowgreen transparent currentcolor inherit initial unset revert revert-layer'
  ).split(' '),
);
/** What makes a colour of figures or of others. */
export const COLOUR_FUNCTIONS: readonly string[] = [
  ...['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
  ...['color', 'color-mix', 'device-cmyk', 'light-dark', 'contrast-color'],
];
const SYSTEM = /^(?:accent|active|button|canvas|field|gray|highlight|link|mark|selected|visited)[a-z]*$/;

/** Whether it may be a colour: one of a form that there is, whatever stands in it. */
export function isColour(value: string): boolean {
  const written = value.trim().toLowerCase();
  return isHex(written) || /^[a-z][a-z-]*\(/.test(written) || NAMED.has(written) || SYSTEM.test(written);
}

/** Whether it is a colour and nothing else that a function makes. */
export function isMadeColour(value: string): boolean {
  const [, made] = /^([a-z-]+)\(/i.exec(value) ?? [];
  return isColour(value) && (made === undefined || COLOUR_FUNCTIONS.includes(made.toLowerCase()));
}

export function isHex(value: string): boolean {
  return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value);
}

/** The colour itself where it is opaque and written as figures; nothing where only a browser can tell. */
export function readColour(value: string): Colour | undefined {
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value)) return fromHex(value.slice(1));
  const parts = /^rgba?\(\s*(\d+)\s*[\s,]\s*(\d+)\s*[\s,]\s*(\d+)\s*\)$/i.exec(value)?.slice(1).map(Number);
  if (parts !== undefined) return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
  return { white: [255, 255, 255] as const, black: [0, 0, 0] as const }[value.toLowerCase()];
}

function fromHex(digits: string): Colour {
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** How much the lighter of two colours stands out from the darker one, from 1 to 21 (WCAG 2). */
export function contrast(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
