import { join } from 'node:path';
import type { CompileResult } from '../../src/compiler/compile';
import type { OutputFile } from '../../src/compiler/emit/output-file';
import { SITE_ICONS } from '../../src/shared/served-files';
import { cachedFile, cachePath } from '../atomic-files/file-cache';
import { hashOfCode } from '../fingerprint';
import { hashOf } from '../hash';
import { SHARP_VERSION } from '../pictures/sharp-version';
import { PlainError } from '../plain-error';
import { project } from '../project';
import { undrawableIcon } from '../words/media';
import type { IconSource } from './draw-icons';

/** Where what has been drawn is kept; names tell what it was made from, and with which code. */
const KEPT = join(project.cache, 'pictures', 'icons');

type Compiled = Extract<CompileResult, { ok: true }>;

/** The icon of a compiled site; undefined where its file is missing, which a rule reports. */
export function iconSource({ manifests, site }: Pick<Compiled, 'manifests' | 'site'>): IconSource | undefined {
  const [shell] = Object.values(manifests.shells);
  const content = shell && site.files.get(shell.theme.icon.slice(1));
  return shell && content && { content, color: shell.theme.color };
}

/** Where they are served, below the website's folder. */
export const ICON_PATHS: readonly string[] = Object.values(SITE_ICONS).map((address) => address.slice(1));

/** The hash of all that the icons are made from. */
export function inputsOfIcons({ content, color }: IconSource): string {
  return hashOf([SHARP_VERSION, hashOf(content), color].map((part) => JSON.stringify(part)).join());
}

/** The icons that browsers and phones ask for, each in its size and shape; what has been drawn before is taken from the cache. */
export async function makeIcons(source: IconSource): Promise<OutputFile[]> {
  let drawn: Promise<OutputFile[]> | undefined;
  const draw = async (path: string) => {
    drawn ??= import('./draw-icons')
      .then(({ drawIcons }) => drawIcons(source))
      .catch((cause: unknown) => {
        throw new PlainError(undrawableIcon(cause instanceof Error ? cause.message : String(cause)), { cause });
      });
    const icon = (await drawn).find((icon) => icon.path === path);
    if (icon === undefined) throw new Error(`${path} is not drawn`);
    return icon.content;
  };
  const names = await keptNames(source);
  return Promise.all(
    names.map(async ([path, name]) => ({ path, content: await cachedFile(KEPT, name, () => draw(path)) })),
  );
}

/** Where in the cache the icons are kept. */
export async function keptIcons(source: IconSource): Promise<string[]> {
  return (await keptNames(source)).map(([, name]) => cachePath(KEPT, name));
}

/** The names of the kept files, each behind the path at which it is served. */
async function keptNames(source: IconSource): Promise<[path: string, name: string][]> {
  const made = hashOf([inputsOfIcons(source), await hashOfCode()].join());
  return ICON_PATHS.map((path) => [path, `${made}-${path}`]);
}
