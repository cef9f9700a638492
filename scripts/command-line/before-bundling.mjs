/** Bundlers take these for the end of a path, and Node for a place to be filled in. */
const UNFIT = /[#?*]/;

/** What systems, and bundlers in their words, call a refusal to write; folders within folders that may only be read, Node calls not there. */
const REFUSALS = [
  [/ENOSPC|EDQUOT|os error (?:28|112|122)\b/, 'el disco está lleno', 'the disk is full'],
  [/ENOTDIR|EEXIST/, 'algo que no es una carpeta está en su lugar', 'something that is no folder is in its place'],
  [/EACCES|EPERM|EROFS|ENOENT: .*, mkdir|os error (?:1|5|13|30)\b/, 'no hay permiso', 'it may not be written'],
];

/**
 * Why a folder could not be written, in both languages; nothing where it was something else that failed.
 * @param {string} folder
 * @param {unknown} error
 */
export function unwritable(folder, error) {
  const [, es, en] = REFUSALS.find(([signs]) => signs.test(String(error))) ?? [];
  if (es === undefined) return undefined;
  return [
    `No se puede guardar en ${folder} lo que las órdenes necesitan: ${es}.`,
    `What the commands need cannot be kept in ${folder}: ${en}.`,
  ].join('\n');
}

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

/**
 * Said of a command that there is not, in both languages.
 * @param {string} name
 */
export function unknownCommand(name) {
  return [
    `No hay ninguna orden «${name}»: las que hay las dice «npm run».`,
    `There is no command “${name}”: “npm run” says which there are.`,
  ].join('\n');
}
