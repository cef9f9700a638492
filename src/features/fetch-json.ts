/** There is no file at an address. */
export class MissingFile extends Error {}

/** Options as they are written: the browser reads what a foreign script has put on all objects as well. */
export function ownOptions(options: RequestInit): RequestInit {
  return Object.assign(Object.create(null) as RequestInit, options);
}

/** What a file of JSON holds. Rejects when it cannot be had; with {@link MissingFile} when there is none. */
export async function fetchJson<T>(address: string, options: RequestInit = {}): Promise<T> {
  const response = await fetch(address, ownOptions(options));
  if (response.status === 404) throw new MissingFile(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
