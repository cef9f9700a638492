import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharePicture } from '../../src/compiler/manifest/share-picture';
import type { SiteFiles } from '../../src/compiler/source';
import { type Tokens, tokensOf, tokenValue } from '../../src/compiler/theme/look';
import { project } from '../project';
import { type Lettering, type OpenFont, openFont, openLettering } from './lettering';
import { standInFiles } from './stand-in-fonts';

const DEFAULTS = join(project.root, 'src/styles/tokens.css');

/** All that is drawn with, for any number of pictures of a site. */
export interface Tools {
  readonly files: SiteFiles;
  readonly letters: Lettering;
  /** What a theme need not set. */
  readonly defaults: Tokens;
  /** What pictures have in common, by what it is made from: their pixels without the title. */
  readonly grounds: Map<string, Promise<Buffer>>;
  /** Room for the pixels of a picture, in which none is drawn now: two megabytes anew for each are long to collect. */
  readonly canvases: Buffer[];
}

/** What is drawn with, for each picture of a site; fonts and styles are read once. */
export function createTools(files: SiteFiles): (picture: SharePicture) => Promise<Tools> {
  const letters = new Map<string, Promise<Lettering>>();
  const [grounds, canvases]: [Tools['grounds'], Tools['canvases']] = [new Map(), []];
  const standIns = new Map<string, Promise<OpenFont>>();
  const openStandIn = (file: string) => {
    const font = standIns.get(file) ?? readFile(file).then(openFont);
    standIns.set(file, font);
    return font;
  };
  let styles: Promise<Tokens> | undefined;
  return async ({ title, brand, look: { fonts, tokens } }) => {
    styles ??= readFile(DEFAULTS, 'utf8').then((text) => tokensOf([{ text }]));
    const defaults = await styles;
    const families = tokenValue('--font-heading', new Map([...defaults, ...tokens])) ?? '';
    const hasSerifs = /(?:^|[\s,])serif\s*$/.test(families);
    const others = await standInFiles(title + brand, hasSerifs);
    const key = [...fonts.map(({ file }) => file), ...others].join('\n');
    const own = fonts.flatMap(({ file }) => files.get(file) ?? []);
    const open = letters.get(key) ?? openLettering(own, others.map(openStandIn));
    letters.set(key, open);
    return { files, letters: await open, defaults, grounds, canvases };
  };
}
