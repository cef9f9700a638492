import { existsSync } from 'node:fs';
import { findProgram, installDebianPackage } from './programs';

const BROTLI_FOR_NGINX = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The path of nginx for the hosting tests: installed, or from Debian; undefined where it cannot be had. */
export function obtainNginx(): Promise<string | undefined> {
  return obtain('nginx');
}

/** The path of Apache's server, likewise. */
export function obtainApache(): Promise<string | undefined> {
  return obtain('apache2');
}

/** The path of Caddy, likewise. */
export function obtainCaddy(): Promise<string | undefined> {
  return obtain('caddy');
}

/** The module by which nginx sends what is compressed with brotli already, likewise. */
export async function obtainBrotliForNginx(): Promise<string | undefined> {
  if (!existsSync(BROTLI_FOR_NGINX)) await installDebianPackage('libnginx-mod-http-brotli-static');
  return existsSync(BROTLI_FOR_NGINX) ? BROTLI_FOR_NGINX : undefined;
}

/** A program of which Debian's package has the name. */
async function obtain(program: string): Promise<string | undefined> {
  const found = findProgram([program]);
  if (found !== undefined) return found;
  return (await installDebianPackage(program)) ? findProgram([program]) : undefined;
}
