import type { SharePicture } from '../../src/compiler/manifest/share-picture';
import { colours } from './colours';
import { type Box, MARGIN, roomOf, sideOf } from './composition';
import { fitText, lineHeight } from './layout';
import { drawing, text } from './svg';
import type { Tools } from './tools';

/** The part of a picture that has the letters of its title in it; nothing where nothing of the title fits. */
export function titleDrawing(
  picture: SharePicture,
  { letters, defaults }: Tools,
): (Box & { readonly svg: string }) | undefined {
  const side = sideOf(picture);
  const { ground, text: ink } = colours(picture.look, defaults);
  const { title, text: room } = roomOf(picture);
  const { lines, size } = fitText(picture.title, room, letters);
  const first = title.top + (title.height - lines.length * lineHeight(size)) / 2 + size * 0.9;
  const placed = lines.map((line, index) => {
    const width = letters.widthOf(line) * size;
    return { line, width, left: side(MARGIN, width), base: Math.round(first + index * lineHeight(size)) };
  });
  const [top, bottom] = [placed[0], placed.at(-1)];
  if (top === undefined || bottom === undefined) return undefined;
  const whole = { left: side(title.left, title.width), top: title.top, width: title.width, height: title.height };
  const box = within(whole, {
    left: Math.min(...placed.map(({ left }) => left)) - size * OVERHANG,
    top: top.base - size * ASCENT,
    right: Math.max(...placed.map(({ left, width }) => left + width)) + size * OVERHANG,
    bottom: bottom.base + size * DESCENT,
  });
  const written = placed.map(({ line, left, base }) =>
    text(letters.draw(line, size), left - box.left, base - box.top, ink),
  );
  return { ...box, svg: drawing(box, ground, written) };
}

/** How far letters with all their marks may reach beside, above and below what a line is said to take, in its size. */
const OVERHANG = 0.5;
const ASCENT = 1.5;
const DESCENT = 0.8;

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is between some edges, in whole pixels, of a box. */
function within(box: Box, edges: Edges): Box {
  const left = Math.max(box.left, Math.floor(edges.left));
  const top = Math.max(box.top, Math.floor(edges.top));
  const right = Math.min(box.left + box.width, Math.ceil(edges.right));
  const bottom = Math.min(box.top + box.height, Math.ceil(edges.bottom));
  return { left, top, width: right - left, height: bottom - top };
}
