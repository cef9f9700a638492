import type { MessageLanguage } from '../../src/diagnostics/languages';
import { inBothLanguages } from './in-both-languages';
import { refusalOf } from './refusals';

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
  return inBothLanguages(
    `${folder} ${es}${named}, así que se queda como estaba. Elige otra carpeta con DIST=…`,
    `${folder} ${en}${named}, so it stays as it was. Choose another folder with DIST=…`,
  );
}

/** Said while another run puts a website into the same folder. */
export function folderBusy(folder: string, holder: number | undefined, lock: string): string {
  return inBothLanguages(
    `Otra orden (proceso ${holder}) está escribiendo ${folder}: espera a que acabe. Si no hay ninguna, borra ${lock}`,
    `Another build (process ${holder}) is writing ${folder}: wait until it is done. If there is none, delete ${lock}`,
  );
}

/** Said where a folder cannot be written, or cannot take its place; what was there stays. */
export function folderUnwritable(folder: string, error: unknown): string {
  const { es, en } = refusalOf(error);
  return inBothLanguages(
    `No se puede escribir ${folder}, y se queda como estaba: ${es}.`,
    `${folder} cannot be written, and stays as it was: ${en}.`,
  );
}

/** Said of what a run that was killed has left and cannot be taken away. */
export function removableByHand(path: string, error: unknown): string {
  const { es, en } = refusalOf(error);
  return inBothLanguages(`${path} sobra; bórralo tú: ${es}.`, `${path} can be deleted by hand: ${en}.`);
}
