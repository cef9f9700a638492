import type { Room } from './layout';

/** A drawing of some size on a ground. */
export function drawing({ width, height }: Room, ground: string, content: readonly string[]): string {
  const whole = `<rect width="100%" height="100%" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${whole}${content.join('')}</svg>`;
}

/** The outlines of letters, from the left on and with the foot of their line at `base`. */
export function text(outlines: string, left: number, base: number, fill: string): string {
  return `<g transform="translate(${left} ${base})" fill="${fill}">${outlines}</g>`;
}

/** A drawing in the colour of the letters around it. */
export function mark(
  svg: Uint8Array,
  { left, top, size }: { left: number; top: number; size: number },
  colour: string,
): string {
  const written = Buffer.from(svg)
    .toString()
    .replace(/^[\s\S]*?(?=<svg[\s>])/, '');
  const opened = written.replace(/^<svg([^>]*)>/, (_tag, attributes: string) => {
    const others = attributes.replaceAll(/\s(?:x|y|width|height|color)="[^"]*"/g, '');
    return `<svg${others} x="${left}" y="${top}" width="${size}" height="${size}" color="${colour}">`;
  });
  return opened;
}
