import { freeName, toName } from '../../../authoring/names';
import { isLeftBySystem, isWorkingFile } from '../../../compiler/media/media-files';
import { isPicture, isTooLarge, MOST_PICTURE_BYTES, measurePicture } from '../../../compiler/media/picture';
import { isTruncated } from '../../../compiler/media/truncated';
import { svgFile } from '../../../compiler/svg/svg-text';
import { type EncodePicture, encodeInBrowser } from './encode-picture';
import { stripJpeg } from './strip-jpeg';

/** Why a file is not taken in: a key of the words of the Studio. */
export type FileRefusal =
  | 'unreadable'
  | 'empty'
  | 'private'
  | 'pdf'
  | 'heic'
  | 'format'
  | 'broken'
  | 'svgBroken'
  | 'svgPhotograph'
  | 'large'
  | 'font'
  | 'style';

/** Whether something else has a path already. */
export type IsTaken = (path: string, content: Uint8Array) => boolean;

export type TakenFile = { readonly path: string; readonly content: Uint8Array } | { readonly refusal: FileRefusal };

/** Longer than this no screen shows a photograph. */
const LONGEST = 2560;
/** A document that is larger nobody waits for. */
const MOST_DOCUMENT_BYTES = 20_000_000;

/** Formats of pictures that are kept as they are where nothing speaks against it, with the ending of their names. */
const ENDINGS: Readonly<Record<string, string>> = { avif: 'avif', jpg: 'jpg', png: 'png', webp: 'webp' };
/** Formats of pictures that browsers can draw, some of them, and that no page may hold. */
const REDRAWN: ReadonlySet<string> = new Set(['bmp', 'heic', 'heif', 'tiff']);
/** What files of the kind begin with in which iPhones keep photographs, behind four bytes. */
const HEIC_MARKS = ['ftyphei', 'ftyphev', 'ftypmif1', 'ftypmsf1'];

/**
 * A file as it is to lie in media/: with a name for the web, of the type that it really is; a photograph no larger than a
 * screen, upright and without what the camera wrote into it, a drawing without what could run. `taken` tells the paths
 * below media/ that are not free.
 */
export async function takeInFile(
  file: File,
  taken: IsTaken,
  encode: EncodePicture = encodeInBrowser,
  longest = LONGEST,
): Promise<TakenFile> {
  const content = new Uint8Array(await file.arrayBuffer());
  if (content.length === 0) return { refusal: 'empty' };
  if (isWorkingFile(file.name) || isLeftBySystem(file.name)) return { refusal: 'private' };
  const result = await fileFor(content, (mostBytes) => encode(file, longest, mostBytes), longest);
  if ('refusal' in result) return result;
  const { extension } = result;
  const stem = toName(file.name.replace(/\.[^.]*$/, '')) || 'media';
  const name = freeName(stem, (free) => taken(`${free}.${extension}`, result.content));
  return { path: `${name}.${extension}`, content: result.content };
}

type Content = { readonly content: Uint8Array; readonly extension: string } | { readonly refusal: FileRefusal };

/** Draws the picture anew, in so many bytes at most and as small as is wanted. */
type DrawAnew = (mostBytes: number) => ReturnType<EncodePicture>;

async function fileFor(content: Uint8Array, drawAnew: DrawAnew, longest: number): Promise<Content> {
  if (startsWith(content, '%PDF-')) return documentOf(content);
  const { type = '' } = measurePicture(content) ?? {};
  if (type === 'svg') return drawingOf(content);
  if (type in ENDINGS || REDRAWN.has(type)) return photographOf(content, type, drawAnew, longest);
  return unusable(content);
}

function unusable(content: Uint8Array): Content {
  const isHeic = HEIC_MARKS.some((mark) => startsWith(content.subarray(4), mark));
  return { refusal: isHeic ? 'heic' : 'format' };
}

function documentOf(content: Uint8Array): Content {
  return content.length > MOST_DOCUMENT_BYTES ? { refusal: 'large' } : { content, extension: 'pdf' };
}

async function photographOf(content: Uint8Array, type: string, drawAnew: DrawAnew, longest: number): Promise<Content> {
  const { width = 0, height = 0, orientation = 1 } = measurePicture(content) ?? {};
  const extension = ENDINGS[type];
  const isFit = Math.max(width, height) <= longest && content.length <= MOST_PICTURE_BYTES && orientation === 1;
  if (extension !== undefined && isFit) {
    const plain = type === 'jpg' ? stripJpeg(content) : content;
    const name = `picture.${extension}`;
    if (isTruncated(name, plain)) return { refusal: 'broken' };
    if (isPicture(name, plain)) return { content: plain, extension };
  }
  const encoded = await drawAnew(MOST_PICTURE_BYTES);
  if (encoded !== undefined) return encoded;
  if (isTooLarge(content)) return { refusal: 'large' };
  if (extension !== undefined) return { refusal: 'broken' };
  return unusable(content);
}

/** A drawing is its lines: one that brings a photograph or a page with it would lose them. */
function drawingOf(content: Uint8Array): Content {
  const text = new TextDecoder().decode(content);
  if (/<(?:image|foreignObject)[\s>/]/i.test(text)) return { refusal: 'svgPhotograph' };
  const cleaned = new TextEncoder().encode(svgFile(content));
  if (!isPicture('drawing.svg', cleaned)) return { refusal: 'svgBroken' };
  return cleaned.length > MOST_PICTURE_BYTES ? { refusal: 'large' } : { content: cleaned, extension: 'svg' };
}

function startsWith(content: Uint8Array, mark: string): boolean {
  return [...mark].every((character, index) => content[index] === character.charCodeAt(0));
}
