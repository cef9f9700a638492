import fontverter from 'fontverter';
import { Blob, Direction, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';

/** Writes texts as outlines, which look the same wherever they are drawn. */
export interface Lettering {
  /** Whether there is a letter for each of a text. */
  readonly canWrite: (text: string) => boolean;
  /** How wide a text is, in its size. */
  readonly widthOf: (text: string) => number;
  /** A text as SVG, from the left end of its base line on. */
  readonly draw: (text: string, size: number) => string;
}

export interface OpenFont {
  readonly writer: Font;
  readonly unitsPerEm: number;
  readonly characters: ReadonlySet<number>;
  /** The outline of a glyph, in units of the font. */
  readonly outlineOf: (glyph: number) => string;
}

/** A piece of a text that one font can write, in one direction. */
interface Run {
  readonly text: string;
  readonly direction: Direction;
  readonly open: OpenFont;
}

const BOLD = 700;
/** What no letter is needed for. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * Letters of fonts, the first that has each, bold where it can be. What they lack comes from those that stand in, as does
 * everything where a theme brings no font.
 */
export async function openLettering(
  own: readonly Uint8Array[],
  standIns: readonly Promise<OpenFont>[],
): Promise<Lettering> {
  const fonts = [...(await Promise.all(own.map(openFont))), ...(await Promise.all(standIns))];
  return {
    canWrite: (text) =>
      [...text].every((character) => UNSEEN.test(character) || fontOf(character, fonts) !== undefined),
    widthOf: (text) => runsOf(text, fonts).reduce((width, run) => width + shaped(run).width, 0),
    draw: (text, size) => drawn(runsOf(text, fonts), size),
  };
}

/** A font from the bytes of its file, bold where it can be. Rejects where the bytes are no font. */
export async function openFont(content: Uint8Array): Promise<OpenFont> {
  const plain = await fontverter.convert(Buffer.from(content), 'sfnt');
  const face = new Face(new Blob(plain), 0);
  const writer = new Font(face);
  writer.setVariations([new Variation('wght', BOLD)]);
  const outlines = new Map<number, string>();
  const outlineOf = (glyph: number) => {
    const outline = outlines.get(glyph) ?? writer.glyphToPath(glyph);
    outlines.set(glyph, outline);
    return outline;
  };
  return { writer, unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()), outlineOf };
}

/** Letters that run from right to left; and numbers, which run from left to right in all texts, with all other letters. */
const BACK = String.raw`[\p{L}&&[\p{Script=Arabic}\p{Script=Hebrew}]]`;
const FORTH = String.raw`[[\p{L}--[\p{Script=Arabic}\p{Script=Hebrew}]]\p{N}]`;
const FIRST_BACK = new RegExp(String.raw`^\P{L}*` + BACK, 'v');
const BACK_IN_FORTH = new RegExp(`(${BACK}(?:[^${FORTH}]*${BACK})?)`, 'v');
const FORTH_IN_BACK = new RegExp(`(${FORTH}(?:[^${BACK}]*${FORTH})?)`, 'v');

/** Whether a text begins on the right. */
export function isRightToLeft(text: string): boolean {
  return FIRST_BACK.test(text);
}

/** The runs of a text as they stand from left to right. */
function runsOf(text: string, fonts: readonly OpenFont[]): Run[] {
  const isBack = isRightToLeft(text);
  const pieces = text.split(isBack ? FORTH_IN_BACK : BACK_IN_FORTH);
  return (isBack ? pieces.toReversed() : pieces).flatMap((piece, index) =>
    (index % 2 === 0) === isBack
      ? runsInOrder(piece, Direction.RTL, fonts).toReversed()
      : runsInOrder(piece, Direction.LTR, fonts),
  );
}

function fontOf(character: string, fonts: readonly OpenFont[]): OpenFont | undefined {
  return fonts.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0));
}

/** What nobody can write is left out. */
function runsInOrder(text: string, direction: Direction, fonts: readonly OpenFont[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const isBehind = last !== undefined && /\s/.test(character);
    const open = fontOf(character, isBehind ? [last.open, ...fonts] : fonts);
    if (open === undefined) continue;
    if (last?.open === open) runs[runs.length - 1] = { ...last, text: last.text + character };
    else runs.push({ text: character, direction, open });
  }
  return runs;
}

/** The glyphs of a run in units of its font, and its width in its size. */
function shaped({ text, direction, open: { writer, unitsPerEm } }: Run) {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(direction);
  shape(writer, buffer);
  const glyphs = buffer.getGlyphInfosAndPositions();
  const width = glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) / unitsPerEm;
  return { glyphs, width };
}

/** Letters point up, pictures down. */
function drawn(runs: readonly Run[], size: number): string {
  let left = 0;
  return runs
    .map((run) => {
      const { outlineOf, unitsPerEm } = run.open;
      const { glyphs, width } = shaped(run);
      const scale = size / unitsPerEm;
      let reached = 0;
      const outlines = glyphs.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const place = `translate(${reached + xOffset} ${yOffset})`;
        reached += xAdvance;
        return `<path transform="${place}" d="${outlineOf(codepoint)}"/>`;
      });
      const group = `<g transform="translate(${left} 0) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
      left += width * size;
      return group;
    })
    .join('');
}
