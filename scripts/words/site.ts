import { inBothLanguages } from './in-both-languages';
import { refusalOf } from './refusals';

/** Said where there is no site. */
export function noSiteAt(folder: string): string {
  return inBothLanguages(
    `En ${folder} no hay ninguna web: SITE tiene que ser una carpeta con settings.yaml y pages/. Para empezar una: npm run new -- web <carpeta> es`,
    `There is no site at ${folder}: SITE has to be a folder that holds settings.yaml and pages/. To begin one: npm run new -- site <folder> en`,
  );
}

/** Said of what stands among the files of the site and is none. */
export function passedOver(path: string): string {
  return inBothLanguages(
    `${path} no se lee: es un enlace, no es un archivo o tiene el nombre dañado. Pon ahí el archivo mismo, con un nombre de letras sencillas.`,
    `${path} is not read: it is a link, or no file, or its name is damaged. Put the file itself there, with a name of plain letters.`,
  );
}

/** Said where the content may only be read; the website is built all the same. */
export function recordUnwritable(record: string, error: unknown): string {
  const { es, en } = refusalOf(error);
  return inBothLanguages(`No se ha podido guardar ${record}: ${es}.`, `${record} could not be written: ${en}.`);
}

/** Said where a file has been saved by somebody else since it was read. */
export function changedMeanwhile(files: string): string {
  return inBothLanguages(
    `Alguien ha guardado ${files} mientras tanto: no se ha escrito nada. Repite la orden.`,
    `${files} has been changed meanwhile: nothing was written. Run it again.`,
  );
}

/** Said where a file would be written outside of the site's folder. */
export function ledElsewhere(path: string): string {
  return inBothLanguages(
    `No se ha escrito ${path}: ahí, o en su carpeta, hay un enlace. Pon en su lugar la carpeta misma.`,
    `${path} was not written: a link stands there, or in the place of its folder. Put the folder itself there.`,
  );
}

/** Said of places that `--translated` names. */
export function nothingTranslated(places: string): string {
  return inBothLanguages(
    `${places}: ahí no ha cambiado ningún original de una traducción.`,
    `${places}: no original of a translation has changed there.`,
  );
}
