import { extensionOf, isWorkingFile } from '../../compiler/media/media-files';
import { isSameContent } from '../../compiler/source';
import type { MessageLanguage } from '../../diagnostics/languages';
import type { FileKind } from '../content/taking-in';
import { type FileRefusal, type IsTaken, type TakenFile, takeInFile } from '../forms/media/take-in-file';
import { takeInLookFile } from '../forms/theme/take-in-look-file';
import { words } from '../words/words';

interface TakenFiles {
  /** Those that are not there yet, by their paths below the site's folder. */
  readonly files: readonly { readonly path: string; readonly content: Uint8Array }[];
  readonly paths: readonly string[];
  /** Of each of the others, why not. */
  readonly refusals: readonly string[];
}

/**
 * Files of this computer as they are to lie in a folder; what is `there` under their name already is taken once. There is
 * `room` for so many bytes.
 */
export async function takeIn(
  given: readonly File[],
  kind: FileKind,
  there: (path: string) => Uint8Array | undefined,
  language: MessageLanguage,
  room = Number.POSITIVE_INFINITY,
): Promise<TakenFiles> {
  const { media: say } = words[language];
  let left = room;
  const taken = new Map<string, Uint8Array>();
  const isOther = (path: string, content: Uint8Array) =>
    taken.has(path) || (there(path) !== undefined && !isSameContent(there(path), content));
  const refusals: string[] = [];
  for (const file of given) {
    const result = await takenFile(file, kind, isOther);
    const size = 'path' in result && there(result.path) === undefined ? result.content.length : 0;
    const refusal =
      'refusal' in result
        ? say.refusals[asSaidOf(kind, result.refusal)]
        : (otherFormat(result.path, kind, language) ?? (size > left ? say.refusals.unsaved : undefined));
    if (refusal !== undefined) refusals.push(given.length > 1 ? say.refusedOf(file.name, refusal) : refusal);
    else if ('path' in result) {
      taken.set(result.path, result.content);
      left -= size;
    }
  }
  const added = [...taken].filter(([path]) => there(path) === undefined);
  const files = added.map(([path, content]) => ({ path: `${kind.folder}/${path}`, content }));
  return { files, paths: [...taken.keys()], refusals };
}

async function takenFile(file: File, { endings, longest }: FileKind, isTaken: IsTaken): Promise<TakenFile> {
  try {
    if (isOfLook(endings)) return await takeInLookFile(file, isTaken, endings);
    const refusal = refusedUnread(file, endings);
    if (refusal !== undefined) return { refusal };
    return await takeInFile(file, isTaken, undefined, longest);
  } catch (error) {
    // A folder has no content, and neither has what is gone or locked by now.
    if (error instanceof DOMException) return { refusal: 'unreadable' };
    throw error;
  }
}

const PDF = 'application/pdf';

/** Without reading it, as it may be long. What a computer does not know has no type; its first bytes tell. */
function refusedUnread({ name, type }: File, endings: readonly string[]): FileRefusal | undefined {
  if (type === PDF) return takesDocuments(endings) ? undefined : 'pdf';
  if (type === '' || type.startsWith('image/')) return undefined;
  return isWorkingFile(name) ? 'private' : 'format';
}

function takesDocuments(endings: readonly string[]): boolean {
  return endings.includes('pdf');
}

/** Where documents are taken, a picture is not all that it could be. */
function asSaidOf({ endings }: FileKind, refusal: FileRefusal): FileRefusal | 'document' {
  return refusal === 'format' && takesDocuments(endings) ? 'document' : refusal;
}

/** Whether style sheets or fonts are wanted, and no pictures. */
function isOfLook(endings: readonly string[]): boolean {
  return endings.includes('css') || endings.includes('woff2');
}

/** That a place takes other formats only; nothing of one that it takes. */
function otherFormat(path: string, { endings }: FileKind, language: MessageLanguage): string | undefined {
  if (endings.includes(extensionOf(path))) return undefined;
  if (extensionOf(path) === 'pdf') return words[language].media.refusals.pdf;
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return words[language].media.otherFormat(list.format(endings.map((ending) => ending.toUpperCase())));
}
