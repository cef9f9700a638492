/** There is no file at an address. */
export class MissingFile extends Error {}

/** What a file of JSON holds. Rejects when it cannot be had; with {@link MissingFile} when there is none. */
export async function fetchJson<T>(address: string, options: RequestInit = {}): Promise<T> {
  const response = await fetch(address, options);
  if (response.status === 404) throw new MissingFile(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}
