import type { Backend } from '../../src/studio/backend/backend';
import { createHttpBackend } from '../../src/studio/backend/http-backend';
import { API, TOKEN_META } from '../../src/studio/backend/wire';

/** What the Studio's document says its questions are asked with. */
export async function tokenAt(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/_studio`)).text();
  const token = new RegExp(`<meta name="${TOKEN_META}" content="([^"]+)">`).exec(html)?.[1];
  if (token === undefined) throw new Error(`The document of the Studio says no token:\n${html}`);
  return token;
}

/** Has what is asked at addresses of the Studio be asked of a server, as its own document asks it. Gives what ends that. */
export function asOwnDocument(origin: string): () => void {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof input !== 'string' || !input.startsWith(API)) return original(input, init);
    return original(`${origin}${input}`, { ...init, headers: { ...Object(init?.headers), origin } });
  };
  return () => {
    globalThis.fetch = original;
  };
}

/** The Studio's side of a server that has just been asked for its document. */
export async function connectTo(origin: string): Promise<Backend> {
  return createHttpBackend(await tokenAt(origin));
}
