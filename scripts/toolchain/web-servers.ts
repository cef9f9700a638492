import { findProgram, installDebianPackage } from './programs';

/** The path of nginx for the hosting tests: installed, or from Debian; undefined where it cannot be had. */
export function obtainNginx(): Promise<string | undefined> {
  return obtain('nginx', 'nginx');
}

/** The path of Apache's server, likewise. */
export function obtainApache(): Promise<string | undefined> {
  return obtain('apache2', 'apache2');
}

async function obtain(program: string, debianPackage: string): Promise<string | undefined> {
  const found = findProgram([program]);
  if (found !== undefined) return found;
  return (await installDebianPackage(debianPackage)) ? findProgram([program]) : undefined;
}
