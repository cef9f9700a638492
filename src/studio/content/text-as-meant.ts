import { wideEncodingOf } from '../../compiler/syntax/file-format';
import { textOf } from '../../compiler/yaml/utf8';

/** What a file says, also where some editor has saved it with the letters of Windows. */
export function textAsMeant(content: Uint8Array): string {
  return textOf(content) ?? new TextDecoder(wideEncodingOf(content) ?? 'windows-1252').decode(content);
}
