import type { MessageLanguage } from '../../src/diagnostics/languages';

/** What commands say of how they were called. */
interface CommandWords {
  readonly unknownOption: (option: string, meant: string | undefined) => string;
  readonly unknownWord: (word: string) => string;
  readonly missingValue: (option: string, example: string) => string;
  readonly wrongValue: (option: string, value: string, valid: readonly string[]) => string;
  readonly wrongDay: (option: string, value: string) => string;
  readonly flagWithValue: (option: string, value: string) => string;
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
    flagWithValue: (option, value) => `${option} se escribe sola, sin «=${value}»; para que no valga, se deja fuera.`,
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
    flagWithValue: (option, value) =>
      `${option} is written alone, without “=${value}”; leave it out where it is not meant.`,
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

/** Said where `PORT` is none. */
export function noPort(value: string, last: number): string {
  return [
    `PORT=${value} no es un número de puerto: elige uno del 1 al ${last}.`,
    `PORT=${value} is not a port number: choose one from 1 to ${last}.`,
  ].join('\n');
}

/** Said where another program listens at the port already. */
export function portTaken(port: number, commandInstead: string): string {
  return [
    `El puerto ${port} ya lo usa otro programa, quizá esta misma orden en otra ventana. Elige otro: ${commandInstead}`,
    `Port ${port} is taken by another program, perhaps by a second run of this one. Choose another: ${commandInstead}`,
  ].join('\n');
}

/** Said where the system lets nobody listen at an address. */
export function cannotListen(origin: string, why: string): string {
  return [
    `El servidor no puede escuchar en ${origin} (${why}): elige otro PORT o HOST.`,
    `The server cannot listen at ${origin} (${why}): choose another PORT or HOST.`,
  ].join('\n');
}

/** Why no website is put into a folder: nothing that is there may be lost. */
export type IrreplaceableFolder = 'in-site' | 'link' | 'no-folder' | 'working-folder' | 'file-system' | 'foreign-files';

const IRREPLACEABLE: Readonly<Record<IrreplaceableFolder, Readonly<Record<MessageLanguage, string>>>> = {
  'in-site': {
    es: 'está dentro de la web, y sería parte de ella',
    en: 'is within the site, of whose files it would be',
  },
  link: { es: 'es un enlace a otro lugar', en: 'is a link to another place' },
  'no-folder': { es: 'no es una carpeta', en: 'is not a folder' },
  'working-folder': { es: 'contiene más que una web', en: 'holds more than a website' },
  'file-system': { es: 'es un sistema de archivos propio', en: 'is a file system of its own' },
  'foreign-files': {
    es: 'contiene archivos que esta orden no ha hecho',
    en: 'holds files that this command has not made',
  },
};

/** Said where a folder stays as it is; `found` is one of what nobody may lose. */
export function irreplaceable(folder: string, why: IrreplaceableFolder, found: string | undefined): string {
  const { es, en } = IRREPLACEABLE[why];
  const named = found === undefined ? '' : ` (${found})`;
  return [
    `${folder} ${es}${named}, así que se queda como estaba. Elige otra carpeta con DIST=…`,
    `${folder} ${en}${named}, so it stays as it was. Choose another folder with DIST=…`,
  ].join('\n');
}

/** Said while another run puts a website into the same folder. */
export function folderBusy(folder: string, holder: number | undefined, lock: string): string {
  return [
    `Otra orden (proceso ${holder}) está escribiendo ${folder}: espera a que acabe. Si no hay ninguna, borra ${lock}`,
    `Another build (process ${holder}) is writing ${folder}: wait until it is done. If there is none, delete ${lock}`,
  ].join('\n');
}

/** Said where a folder cannot be written, or cannot take its place; what was there stays. */
export function folderUnwritable(folder: string, error: unknown): string {
  const { es, en } = refusalOf(error);
  return [
    `No se puede escribir ${folder}, y se queda como estaba: ${es}.`,
    `${folder} cannot be written, and stays as it was: ${en}.`,
  ].join('\n');
}

/** Said of what a run that was killed has left and cannot be taken away. */
export function removableByHand(path: string, error: unknown): string {
  const { es, en } = refusalOf(error);
  return [`${path} sobra; bórralo tú: ${es}.`, `${path} can be deleted by hand: ${en}.`].join('\n');
}

/** Said where the content may only be read; the website is built all the same. */
export function recordUnwritable(record: string, error: unknown): string {
  const { es, en } = refusalOf(error);
  return [`No se ha podido guardar ${record}: ${es}.`, `${record} could not be written: ${en}.`].join('\n');
}

/** Said where a file has been saved by somebody else since it was read. */
export function changedMeanwhile(files: string): string {
  return [
    `Alguien ha guardado ${files} mientras tanto: no se ha escrito nada. Repite la orden.`,
    `${files} has been changed meanwhile: nothing was written. Run it again.`,
  ].join('\n');
}

/** Said of places that `--translated` names. */
export function nothingTranslated(places: string): string {
  return [
    `${places}: ahí no ha cambiado ningún original de una traducción.`,
    `${places}: no original of a translation has changed there.`,
  ].join('\n');
}

/** Said of a photograph that begins like one and cannot be drawn. */
export function unreadablePhotograph(path: string, why: string): string {
  return [
    `La foto ${path} está dañada o incompleta: ábrela en un programa de imágenes y guárdala de nuevo (${why}).`,
    `The photograph ${path} is damaged or incomplete: open it in a program for pictures and save it again (${why}).`,
  ].join('\n');
}

/** Said where the icon of the theme cannot be made into those that browsers and phones ask for. */
export function undrawableIcon(why: string): string {
  return [
    `El icono que nombra theme/theme.yaml no se puede dibujar: guárdalo de nuevo, como mucho de 10.000 por 10.000 (${why}).`,
    `The icon that theme/theme.yaml names cannot be drawn: save it again, no larger than 10,000 by 10,000 (${why}).`,
  ].join('\n');
}

/** What is wrong with a package of sections, which `sectionPackages` in settings.yaml names. */
export const packageWords = {
  malformed: (name: string) =>
    [
      `sectionPackages de settings.yaml nombra «${name}», que no es el nombre de un paquete.`,
      `settings.yaml names “${name}” among its sectionPackages, which is no name of a package.`,
    ].join('\n'),
  missing: (name: string) =>
    [
      `settings.yaml nombra el paquete ${name}, que no está instalado: npm install ${name}`,
      `settings.yaml names the package ${name}, which is not installed: npm install ${name}`,
    ].join('\n'),
  empty: (name: string, part: string) =>
    [
      `settings.yaml nombra el paquete ${name}, que no trae secciones: le falta ${part}.`,
      `settings.yaml names the package ${name}, which brings no sections: it has no ${part}.`,
    ].join('\n'),
  taken: (root: string, path: string) =>
    [`${root} trae ${path}, que ya existe.`, `${root} brings ${path}, which there is already.`].join('\n'),
  noJson: (root: string, path: string) =>
    [
      `${root} trae ${path}, que no es JSON: díselo a quien lo haya hecho.`,
      `${root} brings ${path}, which is no JSON: ask whoever has made it.`,
    ].join('\n'),
  unfit: (roots: string, why: string) =>
    [
      `Los esquemas de ${roots} no sirven (${why}): díselo a quien los haya hecho.`,
      `The schemas of ${roots} are of no use (${why}): ask whoever has made them.`,
    ].join('\n'),
  incomplete: (folder: string, component: string) =>
    [
      `A ${folder} le falta ${component}: díselo a quien lo haya hecho.`,
      `${folder} lacks ${component}: ask whoever has made it.`,
    ].join('\n'),
} as const;

/** Said where a font begins like one and is damaged: only who reads all of it notices. */
export function unreadableFont(path: string): string {
  return [
    `La fuente ${path} está dañada o incompleta: descárgala de nuevo, en formato woff2.`,
    `The font ${path} is damaged or incomplete: download it again, as woff2.`,
  ].join('\n');
}

/** Said where the code of a section fails; below it stands what it says itself, for whoever has written it. */
export function sectionFailed(place: string, type: string, why: string): string {
  return [
    `${place}: la sección «${type}» no se puede dibujar, porque falla su código. Quítala de ahí y díselo a quien lo haya hecho.`,
    `${place}: the section “${type}” cannot be drawn, because its code fails. Take it out there and tell whoever has made it.`,
    why,
  ].join('\n');
}

/** Said where a page is not drawn in time. */
export function pageStalled(address: string, seconds: number): string {
  return [
    `La página ${address} lleva ${seconds} s sin acabar de dibujarse: el código de una de sus secciones no termina. Quita las que traiga un paquete y díselo a quien las haya hecho.`,
    `The page ${address} has been drawn for ${seconds} s: the code of one of its sections does not end. Take out those that a package brings and tell whoever has made them.`,
  ].join('\n');
}

/** Said where code cannot be bundled, with what the bundler says of it. */
export function notBundled(why: string): string {
  return [
    'El código de la web no se puede preparar: lo que sigue es para quien lo haya escrito.',
    'The code of the website cannot be bundled: what follows is for whoever has written it.',
    why,
  ].join('\n');
}

/** Said where something has ended the process before the command was done. */
export function endedEarly(): string {
  return [
    'Algo ha terminado la orden antes de tiempo, quizá el código de una sección: no está hecha.',
    'Something has ended the command before it was done, perhaps the code of a section.',
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
  ENOENT: { es: 'esa carpeta no existe ni se puede crear', en: 'there is no such folder, nor can it be made' },
  EEXIST: { es: 'está dentro de algo que no es una carpeta', en: 'it is within something that is no folder' },
  ENOTDIR: { es: 'está dentro de algo que no es una carpeta', en: 'it is within something that is no folder' },
  ELOOP: { es: 'es un enlace que lleva a sí mismo', en: 'it is a link that leads to itself' },
};

/** Why the computer refuses something. What it says itself, where that is nothing known. */
function refusalOf(error: unknown): Readonly<Record<MessageLanguage, string>> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REFUSALS[code] ?? { es: String(error), en: String(error) };
}

/** Said when the computer refuses to read or write, by its code: nothing is left half-done. */
export function refusedBySystem(code: string, path: string | undefined): string {
  const where = path === undefined ? '' : `${path}: `;
  const { es = code, en = code } = REFUSALS[code] ?? {};
  return `No se puede seguir: ${where}${es}.\nThis cannot go on: ${where}${en}.`;
}
