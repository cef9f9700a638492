import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { hostInAddress, isWildcard, type ServerAddress } from './address';

const HOST_HEADER = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/;
/** How addresses name this computer to itself. */
export const LOCAL_NAMES: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];
const HTTP_PORT = 80;

/**
 * Whether a Host header names this server. Any other name was made to lead here, as a foreign website does that wants
 * to read what only this computer may see.
 */
export function isOwnHost(header: string | undefined, { host, port }: ServerAddress): boolean {
  const [, name, written] = HOST_HEADER.exec(header?.toLowerCase() ?? '') ?? [];
  return name !== undefined && Number(written ?? HTTP_PORT) === port && isOwnName(name, host);
}

function isOwnName(name: string, host: string): boolean {
  if (LOCAL_NAMES.includes(name) || name === hostInAddress(host).toLowerCase()) return true;
  return isWildcard(host) && (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === hostname().toLowerCase());
}
