import type { MessageLanguage } from '../../src/diagnostics/languages';
import { errorCode } from '../error-code';
import { inBothLanguages } from './in-both-languages';

const REFUSALS: Readonly<Record<string, Readonly<Record<MessageLanguage, string>>>> = {
  // Of Linux, for files that are watched: not the disk's.
  'ENOSPC: System limit': {
    es: 'este ordenador no vigila más archivos; se lo permite «sudo sysctl fs.inotify.max_user_watches=524288»',
    en: 'this computer watches no more files; “sudo sysctl fs.inotify.max_user_watches=524288” allows it',
  },
  ENOSPC: { es: 'el disco está lleno', en: 'the disk is full' },
  EDQUOT: { es: 'no queda espacio para esta persona', en: 'there is no space left for this person' },
  EROFS: { es: 'ahí solo se puede leer', en: 'that can only be read' },
  EACCES: { es: 'falta el permiso', en: 'permission is lacking' },
  EPERM: { es: 'falta el permiso', en: 'permission is lacking' },
  EMFILE: { es: 'hay demasiados archivos abiertos', en: 'too many files are open' },
  ENFILE: { es: 'hay demasiados archivos abiertos', en: 'too many files are open' },
  ENAMETOOLONG: { es: 'el nombre es demasiado largo', en: 'the name is too long' },
  EFBIG: { es: 'el archivo sería más grande de lo que se permite', en: 'the file would be larger than is allowed' },
  EBUSY: { es: 'lo está usando otro programa', en: 'another program is using it' },
  EISDIR: { es: 'es una carpeta, y ahí va un archivo', en: 'it is a folder, and a file goes there' },
  EIO: { es: 'el disco falla', en: 'the disk fails' },
  ENOENT: { es: 'esa carpeta no existe ni se puede crear', en: 'there is no such folder, nor can it be made' },
  EEXIST: { es: 'está dentro de algo que no es una carpeta', en: 'it is within something that is no folder' },
  ENOTDIR: { es: 'está dentro de algo que no es una carpeta', en: 'it is within something that is no folder' },
  ELOOP: { es: 'es un enlace que lleva a sí mismo', en: 'it is a link that leads to itself' },
};

/** Why the computer refuses something. What it says itself, where that is nothing known. */
export function refusalOf(error: unknown): Readonly<Record<MessageLanguage, string>> {
  return REFUSALS[errorCode(error) ?? ''] ?? { es: String(error), en: String(error) };
}

/** Said when the computer refuses to read or write, by its code: nothing is left half-done. */
export function refusedBySystem(code: string, path: string | undefined): string {
  const where = path === undefined ? '' : `${path}: `;
  const { es = code, en = code } = REFUSALS[code] ?? {};
  return inBothLanguages(`No se puede seguir: ${where}${es}.`, `This cannot go on: ${where}${en}.`);
}
