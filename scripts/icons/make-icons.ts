import { join } from 'node:path';
import type { CompileResult } from '../../src/compiler/compile';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { SITE_ICONS } from '../../src/shared/served-files';
import { hashOf } from '../build/hash';
import { keptFile } from '../output-folder/kept-file';
import { SHARP_VERSION } from '../pictures/sharp-version';
import { project } from '../project';

/** Where what has been drawn is kept; names tell what it was made from, but for what draws it. */
const KEPT = join(project.cache, 'pictures', hashOf(['icons', SHARP_VERSION]));

type Compiled = Extract<CompileResult, { ok: true }>;

/** What the icons of a site are made from. */
export interface IconSource {
  /** That of the tab, SVG or PNG. */
  readonly content: Uint8Array;
  /** The colour of the theme, for an icon that has no ground. */
  readonly color: string;
}

/** That of a compiled site; nothing where its file is missing, of which a rule tells. */
export function iconSource({ manifests, site }: Pick<Compiled, 'manifests' | 'site'>): IconSource | undefined {
  const [shell] = Object.values(manifests.shells);
  const content = shell && site.files.get(shell.theme.icon.slice(1));
  return shell && content && { content, color: shell.theme.color };
}

/** Where they are served, below the website's folder. */
export const ICON_PATHS: readonly string[] = Object.values(SITE_ICONS).map((address) => address.slice(1));

/** All that they are made from, in a word. */
export function inputsOfIcons({ content, color }: IconSource): string {
  return hashOf([SHARP_VERSION, hashOf(content), color].map((part) => JSON.stringify(part)).join());
}

/** The icons that browsers and phones ask for, each in its size and shape; what has been drawn before is taken from the cache. */
export async function makeIcons(source: IconSource): Promise<OutputFile[]> {
  let drawn: Promise<OutputFile[]> | undefined;
  const draw = async (path: string) => {
    drawn ??= import('./draw-icons').then(({ drawIcons }) => drawIcons(source));
    const icon = (await drawn).find((icon) => icon.path === path);
    if (icon === undefined) throw new Error(`${path} is not drawn`);
    return icon.content;
  };
  const made = ICON_PATHS.map(async (path) => {
    return { path, content: await keptFile(KEPT, keptName(path, source), () => draw(path)) };
  });
  return Promise.all(made);
}

/** Where in the cache the icons are kept. */
export function keptIcons(source: IconSource): string[] {
  return ICON_PATHS.map((path) => join(KEPT, keptName(path, source)));
}

function keptName(path: string, source: IconSource): string {
  return `${inputsOfIcons(source)}-${path}`;
}
