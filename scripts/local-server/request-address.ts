import type { IncomingMessage } from 'node:http';

export interface RequestAddress {
  /** Begins with one slash; escapes are resolved. */
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

/** What a request asks for; undefined where that is no address: wrongly escaped, or not below the root. */
export function requestAddress({ url = '' }: Pick<IncomingMessage, 'url'>): RequestAddress | undefined {
  // Written out, not resolved against a base: there `//name` would be another host.
  const address = `http://localhost${url}`;
  if (!/^\/(?![/\\])/.test(url) || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  const path = resolveEscapes(pathname);
  return path === undefined || path.includes('\0') ? undefined : { pathname: path, searchParams };
}

function resolveEscapes(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
