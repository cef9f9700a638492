import { findProgram, installDebianPackage } from './programs';

/** The path of nginx for the hosting tests: installed, or from Debian; undefined where it cannot be had. */
export async function obtainNginx(): Promise<string | undefined> {
  const found = findProgram(['nginx']);
  if (found !== undefined) return found;
  return (await installDebianPackage('nginx')) ? findProgram(['nginx']) : undefined;
}
