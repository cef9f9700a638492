import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const brandPrefix = 'brand-';
const lucideFolder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons');
const brandFolder = fileURLToPath(new URL('../../src/ui/icon/brand/', import.meta.url));

/**
 * Builds one SVG sprite with a symbol for each name.
 *
 * @param names names of Lucide icons, or `brand-…` for the files in `src/ui/icon/brand`
 * @throws Error that names the first icon without a file
 */
export function generateIconSprite(names: readonly string[]): string {
  const symbols = [...new Set(names)].sort().map(readSymbol);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function readSymbol(name: string): string {
  const file = iconFile(name);
  if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
    throw new Error(`There is no icon named "${name}": ${file} does not exist.`);
  }
  const source = readFileSync(file, 'utf8');
  const viewBox = /viewBox="([^"]+)"/.exec(source)?.[1];
  const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1];
  if (viewBox === undefined || content === undefined) {
    throw new Error(`The icon named "${name}" is not an SVG with a viewBox: ${file}`);
  }
  return `<symbol id="${name}" viewBox="${viewBox}">${content.replaceAll(/\s*\n\s*/g, '')}</symbol>`;
}

function iconFile(name: string): string {
  return name.startsWith(brandPrefix)
    ? join(brandFolder, `${name.slice(brandPrefix.length)}.svg`)
    : join(lucideFolder, `${name}.svg`);
}
