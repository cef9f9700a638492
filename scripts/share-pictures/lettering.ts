import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';

/** A line of text as outlines, which look the same wherever they are drawn. */
export interface DrawnLine {
  /** As the `d` of a path in SVG, beginning at the left end of the base line. */
  readonly outline: string;
  /** In pixels. */
  readonly width: number;
}

/** Draws lines of text in pixels of height. */
export interface Lettering {
  readonly draw: (text: string, size: number) => DrawnLine;
}

interface OpenFont {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly characters: ReadonlySet<number>;
}

const require = createRequire(import.meta.url);
const BOLD = 700;
/** The parts of the fonts that stand in, the most common first. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'];

/**
 * Letters of a font, bold where it can be. What it lacks comes from one that stands in, with or without serifs, as
 * does everything where a theme brings no font.
 */
export async function openLettering(own: Uint8Array | undefined, hasSerifs: boolean): Promise<Lettering> {
  const fonts = [...(own === undefined ? [] : [await openFont(own)]), ...(await standIns(hasSerifs))];
  return { draw: (text, size) => joined(runsOf(text, fonts).map((run) => drawRun(run, size))) };
}

async function standIns(hasSerifs: boolean): Promise<OpenFont[]> {
  const name = hasSerifs ? 'noto-serif' : 'noto-sans';
  const files = PARTS.map((part) => require.resolve(`@fontsource/${name}/files/${name}-${part}-700-normal.woff2`));
  return Promise.all(files.map(async (file) => openFont(await readFile(file))));
}

async function openFont(content: Uint8Array): Promise<OpenFont> {
  const plain = await fontverter.convert(Buffer.from(content), 'sfnt');
  const face = new Face(new Blob(plain), 0);
  const font = new Font(face);
  font.setVariations([new Variation('wght', BOLD)]);
  return { font, unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()) };
}

interface Run {
  readonly text: string;
  readonly open: OpenFont;
}

/** Pieces of a text that one font can write. */
function runsOf(text: string, fonts: readonly OpenFont[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const open =
      last?.open.characters.has(code) && fonts[0] === last.open
        ? last.open
        : fonts.find(({ characters }) => characters.has(code));
    // What nobody can write is left out.
    if (open === undefined) continue;
    if (last?.open === open) runs[runs.length - 1] = { text: last.text + character, open };
    else runs.push({ text: character, open });
  }
  return runs;
}

function drawRun({ text, open: { font, unitsPerEm } }: Run, size: number): DrawnLine {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / unitsPerEm;
  const glyphs = buffer.getGlyphInfosAndPositions();
  let reached = 0;
  const outlines = glyphs.map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
    const placed = moved(font.glyphToPath(codepoint), scale, (reached + xOffset) * scale, -yOffset * scale);
    reached += xAdvance;
    return placed;
  });
  return { outline: outlines.join(''), width: reached * scale };
}

function joined(lines: readonly DrawnLine[]): DrawnLine {
  let width = 0;
  const outlines = lines.map((line) => {
    const placed = moved(line.outline, 1, width, 0, 1);
    width += line.width;
    return placed;
  });
  return { outline: outlines.join(''), width };
}

/** An outline elsewhere and in another size; letters point up, pictures down. */
function moved(outline: string, scale: number, left: number, down: number, direction = -1): string {
  let isAcross = false;
  return outline.replaceAll(/[A-Z]|-?\d+(?:\.\d+)?/g, (part) => {
    if (/[A-Z]/.test(part)) {
      isAcross = false;
      return part;
    }
    isAcross = !isAcross;
    const place = isAcross ? left + Number(part) * scale : down + direction * Number(part) * scale;
    return String(Math.round(place * 100) / 100);
  });
}
