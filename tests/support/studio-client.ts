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
