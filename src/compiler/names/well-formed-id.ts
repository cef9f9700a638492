/** Whether links and addresses can be made of the name of what is called like its file. */
export function isWellFormedId(id: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id);
}
