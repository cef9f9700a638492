import type { SharePicture } from '../../src/compiler/manifest/share-picture';
import { type Tokens, tokenValue } from '../../src/compiler/theme/look';

/** The notations of colours that the renderer of SVG understands: hexadecimal, by name or by function. */
const DRAWABLE = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/** The colours of the tone; where they cannot be drawn, of the light one, and at last those that all themes begin with. */
export function colours({ tone, tokens }: SharePicture['look'], defaults: Tokens) {
  const all = new Map([...defaults, ...tokens]);
  const choices = [
    { of: tone, known: all },
    { of: 'light', known: all },
    { of: 'light', known: defaults },
  ].map(({ of, known }) => (role: string) => {
    const value = tokenValue(`--${of}-${role}`, known);
    return value !== undefined && DRAWABLE.test(value) ? value : undefined;
  });
  for (const colour of choices) {
    const [ground, letters] = [colour('ground'), colour('text')];
    if (ground === undefined || letters === undefined) continue;
    return { ground, text: letters, muted: colour('muted') ?? letters, accent: colour('accent') ?? letters };
  }
  throw new Error('No colours to draw a share picture with');
}
