import type { MessageLanguage } from '../../src/diagnostics/languages';

/** What commands say of how they were called. */
interface CommandWords {
  readonly unknownOption: (option: string, meant: string | undefined) => string;
  readonly unknownWord: (word: string) => string;
  readonly missingValue: (option: string, example: string) => string;
  readonly wrongValue: (option: string, value: string, valid: readonly string[]) => string;
  readonly wrongDay: (option: string, value: string) => string;
  readonly options: string;
}

export const commandWords: Readonly<Record<MessageLanguage, CommandWords>> = {
  es: {
    unknownOption: (option, meant) =>
      `La opción ${option} no existe.${meant === undefined ? '' : ` ¿Querías decir ${meant}?`}`,
    unknownWord: (word) => `«${word}» no es una opción de esta orden.`,
    missingValue: (option, example) => `A ${option} le falta el valor: ${option} ${example}`,
    wrongValue: (option, value, valid) => `${option} no puede ser «${value}», sino ${valid.join(', ')}.`,
    wrongDay: (option, value) =>
      `${option} no puede ser «${value}», sino un día del calendario, como 2026-12-24: año, mes y día.`,
    options: 'Opciones:',
  },
  en: {
    unknownOption: (option, meant) =>
      `There is no option ${option}.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    unknownWord: (word) => `“${word}” is not an option of this command.`,
    missingValue: (option, example) => `${option} lacks its value: ${option} ${example}`,
    wrongValue: (option, value, valid) => `${option} cannot be “${value}”, but ${valid.join(', ')}.`,
    wrongDay: (option, value) =>
      `${option} cannot be “${value}”, but a day of the calendar, such as 2026-12-24: year, month and day.`,
    options: 'Options:',
  },
};

/** Said before it is known in which language. */
export function noSiteAt(folder: string): string {
  return [
    `En ${folder} no hay ninguna web: SITE tiene que ser una carpeta con settings.yaml y pages/; npm run new -- web <carpeta> es la empieza.`,
    `There is no site at ${folder}: SITE has to be a folder that holds settings.yaml and pages/; npm run new -- site <folder> en begins one.`,
  ].join('\n');
}

/** Said of what stands among the files of the site and is none. */
export function passedOver(path: string): string {
  return [
    `${path} no se lee: es un enlace, no es un archivo o tiene el nombre dañado. Pon ahí el archivo mismo, con un nombre de letras sencillas.`,
    `${path} is not read: it is a link, or no file, or its name is damaged. Put the file itself there, with a name of plain letters.`,
  ].join('\n');
}

/** Said where a font begins like one and is damaged: only who reads all of it notices. */
export function unreadableFont(path: string): string {
  return [
    `La fuente ${path} está dañada o incompleta: descárgala de nuevo, en formato woff2.`,
    `The font ${path} is damaged or incomplete: download it again, as woff2.`,
  ].join('\n');
}

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
  EIO: { es: 'el disco falla', en: 'the disk fails' },
};

/** Said when the computer refuses to read or write, by its code: nothing is left half-done. */
export function refusedBySystem(code: string, path: string | undefined): string {
  const where = path === undefined ? '' : `${path}: `;
  const { es = code, en = code } = REFUSALS[code] ?? {};
  return `No se puede seguir: ${where}${es}.\nThis cannot go on: ${where}${en}.`;
}
