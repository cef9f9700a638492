import { createHash } from 'node:crypto';
import { cachedFile } from '../atomic-files/file-cache';
import { PlainError } from '../plain-error';
import { unreadableFont } from '../words/media';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** What a page may show besides what its content holds: what is typed into a field, what the browser writes. */
const BASE = `${ascii}áéíóúüñÁÉÍÓÚÜÑ«»“”‘’–—…€·ºª×¿¡°\u00a0\u202f`;

/** Every character of some texts and of the base set, once. */
export function characterSet(texts: Iterable<string>): string {
  const found = new Set(BASE);
  for (const text of texts) for (const character of charactersBeyondAscii(text)) found.add(character);
  return [...found].sort().join('');
}

/** Each character of a text but those that every font must be able to write. */
export function charactersBeyondAscii(text: string): string {
  return [...new Set(text.replaceAll(/[\0-~]+/g, ''))].join('');
}

/**
 * A woff2 font cut down to some characters; its axes and layout features stay. What was cut once is kept in `cache`, a
 * folder that can be deleted at any time. Throws a {@link PlainError} that names the font where it is damaged.
 */
export async function subset(
  path: string,
  content: Uint8Array,
  characters: string,
  cache: string,
): Promise<Uint8Array> {
  const file = `${createHash('sha256').update(content).update(characters).digest('hex')}.woff2`;
  return cachedFile(cache, file, async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(content, characters, { targetFormat: 'woff2', noHinting: true }).catch((cause: unknown) => {
      throw new PlainError(unreadableFont(path), { cause });
    });
  });
}
