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
  const parts = /^rgba?\(\s*(\d+)(?:\s+|\s*,\s*)(\d+)(?:\s+|\s*,\s*)(\d+)\s*\)$/i.exec(value)?.slice(1).map(Number);
  if (parts !== undefined) return [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];
  const [, one, share, other] = /^color-mix\(in oklab, ([^%]+) (\d+)%, (.+)\)$/i.exec(value) ?? [];
  if (one !== undefined && other !== undefined) return mixed(readColour(one), Number(share) / 100, readColour(other));
  return { white: [255, 255, 255] as const, black: [0, 0, 0] as const }[value.toLowerCase()];
}

function fromHex(digits: string): Colour {
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** Two colours mixed as those of the neutral look are (CSS Color 5, in Oklab). */
function mixed(one: Colour | undefined, share: number, other: Colour | undefined): Colour | undefined {
  if (one === undefined || other === undefined) return undefined;
  const [a, b] = [toOklab(one), toOklab(other)];
  return fromOklab(a.map((part, at) => part * share + (b[at] ?? 0) * (1 - share)));
}

const CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OKLAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_OKLAB = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function toOklab(colour: Colour): number[] {
  return times(OKLAB, times(CONES, colour.map(toLight)).map(Math.cbrt));
}

function fromOklab(oklab: readonly number[]): Colour {
  const light = times(
    FROM_CONES,
    times(FROM_OKLAB, oklab).map((part) => part ** 3),
  );
  const [red = 0, green = 0, blue = 0] = light.map(fromLight);
  return [red, green, blue];
}

function times(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, each, at) => sum + each * (vector[at] ?? 0), 0));
}

/** How much light a part of a colour from 0 to 255 is, from 0 to 1. */
function toLight(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromLight(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, share)) * 255);
}

/** How much the lighter of two colours stands out from the darker one, from 1 to 21 (WCAG 2). */
export function contrast(one: Colour, other: Colour): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map(toLight);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
