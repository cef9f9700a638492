import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IconCollection } from '../../src/compiler/schema/icons';
import { project } from '../project';
import { readTexts } from '../read-files';

const lucideFolder = join(
  dirname(createRequire(join(project.root, 'package.json')).resolve('lucide-static/package.json')),
  'icons',
);
const brandFolder = join(project.root, 'src/ui/icon/brand');

/** All icons of Lucide, and those in `src/ui/icon/brand` as `brand-…`, most of which come from Simple Icons (CC0). */
export async function collectIcons(): Promise<IconCollection> {
  return new Map([...(await symbolsIn(lucideFolder, '')), ...(await symbolsIn(brandFolder, 'brand-'))]);
}

async function symbolsIn(folder: string, prefix: string): Promise<(readonly [string, string])[]> {
  const files = [...(await readTexts(folder))].filter(([file]) => file.endsWith('.svg'));
  return files.map(([file, svg]) => {
    const name = prefix + file.replace('.svg', '');
    return [name, toSymbol(name, svg)];
  });
}

function toSymbol(name: string, svg: string): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1];
  const content = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
  if (viewBox === undefined || content === undefined) throw new Error(`The icon ${name} is not an SVG with a viewBox`);
  return `<symbol id="${name}" viewBox="${viewBox}">${content.replaceAll(/\s*\n\s*/g, '')}</symbol>`;
}
