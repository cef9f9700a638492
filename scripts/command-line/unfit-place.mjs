/** Bundlers take these for the end of a path, and Node for a place to be filled in. */
const UNFIT = /[#?*]/;

/**
 * Why the project cannot run in the folder where it lies, in both languages; nothing where it can. Said before anything is bundled.
 * @param {string} folder
 */
export function unfitPlace(folder) {
  const sign = UNFIT.exec(folder)?.[0];
  if (sign === undefined) return undefined;
  return [
    `En la ruta de esta carpeta hay un «${sign}», con el que los programas no saben leerla: ${folder}`,
    'Cambia el nombre de esa carpeta, o mueve el proyecto a otra.',
    `The path of this folder has a “${sign}”, with which programs cannot read it: ${folder}`,
    'Give that folder another name, or move the project into another one.',
  ].join('\n');
}
