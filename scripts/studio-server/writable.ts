import { extensionOf } from '../../src/compiler/media/media-files';
import { ENDINGS_OF_FORMATS, measurePicture } from '../../src/compiler/media/picture';
import { isWellFormedId } from '../../src/compiler/names/well-formed-id';
import { isDevice } from '../../src/compiler/names/windows-names';
import type { Contract } from '../../src/compiler/schema/contract';
import { kindOfFile } from '../../src/compiler/schema/kind';
import { RECORDS } from '../../src/compiler/shared-inputs';
import { svgFile } from '../../src/compiler/svg/svg-text';
import { isWoff2 } from '../../src/compiler/theme/font';
import { textOf } from '../../src/compiler/yaml/utf8';
import type { FileReplacement } from '../atomic-files/replace-files';
import { leadsElsewhere } from '../read-files';
import { isLeftover } from '../read-site';

/** Why a change must not be made; nothing where it may. */
export type Refusal = string | undefined;

const LONGEST_PATH = 200;
/** In bytes: systems have room for 255, of which some are needed while a file is written. */
const LONGEST_NAME = 200;
/** What no file system or address can do without harm in a name; halves of characters and their stand-in are lost there. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd\\:*?"<>|%#]/u;

/** What Windows calls `.git` as well; git itself keeps nothing that is called so. */
const SHORT_FOR_GIT = /^git~\d+$/i;

/** Why a path cannot be that of a file of the site, wherever the site is. */
export function refusePath(path: string): Refusal {
  const isLong = path.length > LONGEST_PATH || path.split('/').some((name) => Buffer.byteLength(name) > LONGEST_NAME);
  if (path === '' || isLong) return 'its name is too long';
  if (UNSAFE.test(path)) return 'its name has characters that no name may have';
  const isSafe = (name: string) =>
    /^[^.\s]/.test(name) && !/[.\s]$/.test(name) && !isDevice(name) && !SHORT_FOR_GIT.test(name);
  if (!path.split('/').every(isSafe)) return 'its name is none of the site';
  return isLeftover(path) ? 'it is what an editor leaves behind' : undefined;
}

/** Why a folder or the file itself leads elsewhere, or is something else than a file. */
export async function refusePlace(site: string, path: string): Promise<Refusal> {
  return (await leadsElsewhere(site, path)) ? 'it leads elsewhere, or is no file' : undefined;
}

/** Whether a file is of a kind that sites have. */
export function isOfSite(path: string, contract: Contract): boolean {
  return kindOfFile(contract, path) !== undefined || RECORDS.has(path) || /^(?:media|theme)\//.test(path);
}

/**
 * Why a file of the site must not become what it is to be. What is there already may always be deleted; `known` are the
 * contents that the site has already, which may get another name.
 */
export function refuseContent(
  { path, before, content }: FileReplacement,
  contract: Contract,
  known: readonly Uint8Array[],
): Refusal {
  if (content === undefined) return undefined;
  const found = kindOfFile(contract, path);
  if (found !== undefined || RECORDS.has(path)) {
    const isNamed = before !== undefined || found?.id === undefined || isWellFormedId(found.id);
    return isNamed ? refuseText(content) : 'its name is none that links and addresses can be made of';
  }
  const [folder] = path.split('/');
  if (folder === 'theme' && extensionOf(path) === 'css') return refuseText(content);
  if (folder === 'theme' && extensionOf(path) === 'woff2') return isWoff2(content) ? undefined : 'it is no font';
  if (folder === 'media' || folder === 'theme') return refuseMedia(path, content, known);
  return 'it is no kind of file that the site has';
}

function refuseText(content: Uint8Array): Refusal {
  return textOf(content) === undefined ? 'it is no text in UTF-8' : undefined;
}

function refuseMedia(path: string, content: Uint8Array, known: readonly Uint8Array[]): Refusal {
  const extension = extensionOf(path);
  if (extension === 'svg') {
    const isKnown = known.some((other) => Buffer.compare(other, content) === 0);
    return isKnown || isClean(content) ? undefined : 'it has parts that a picture must not have';
  }
  return isWhatNameSays(extension, content) ? undefined : 'it is not what its name says';
}

/** Only what the sanitiser has written is sure to be read by every program as the sanitiser reads it. */
function isClean(content: Uint8Array): boolean {
  const clean = svgFile(content);
  return clean !== '' && Buffer.from(clean).equals(content);
}

/** What files that are no pictures begin with, by how their names end. */
const BEGINNINGS: ReadonlyMap<string, RegExp> = new Map([
  ['pdf', /^%PDF-/],
  ['mp4', /^.{4}ftyp/s],
  ['webm', /^.\x45\xdf\xa3/s],
  ['mp3', /^(?:ID3|\xff[\xe2-\xfb])/],
]);

function isWhatNameSays(extension: string, content: Uint8Array): boolean {
  const endings = ENDINGS_OF_FORMATS.get(measurePicture(content)?.type ?? '');
  const beginning = String.fromCharCode(...content.subarray(0, 16));
  return endings?.includes(extension) ?? BEGINNINGS.get(extension)?.test(beginning) ?? false;
}
