import { freeName, toName } from '../../../authoring/names';
import { extensionOf } from '../../../compiler/media/media-files';
import { isWoff2 } from '../../../compiler/theme/font';
import { textOf } from '../../../compiler/yaml/utf8';
import type { FileRefusal, IsTaken, TakenFile } from '../media/take-in-file';

/** A style sheet or a font as it is to lie in theme/. `taken` tells the paths there that are not free. */
export async function takeInLookFile(file: File, taken: IsTaken, endings: readonly string[]): Promise<TakenFile> {
  const content = new Uint8Array(await file.arrayBuffer());
  const refusal = refusalOf(file.name, content, endings);
  if (refusal !== undefined) return { refusal };
  const extension = extensionOf(file.name);
  const stem = toName(file.name.replace(/\.[^.]*$/, '')) || 'file';
  return { path: `${freeName(stem, (free) => taken(`${free}.${extension}`, content))}.${extension}`, content };
}

function refusalOf(name: string, content: Uint8Array, endings: readonly string[]): FileRefusal | undefined {
  if (content.length === 0) return 'empty';
  const isFont = endings.includes('woff2');
  if (!endings.includes(extensionOf(name))) return isFont ? 'font' : 'style';
  if (isFont) return isWoff2(content) ? undefined : 'font';
  return textOf(content) === undefined ? 'style' : undefined;
}
