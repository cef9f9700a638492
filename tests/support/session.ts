import type { SiteFiles } from '../../src/compiler/load';
import type { FileState } from '../../src/studio/backend/backend';

const [encoder, decoder] = [new TextEncoder(), new TextDecoder('utf-8', { ignoreBOM: true })];

/** Files of texts. */
export function filesOf(texts: Readonly<Record<string, string>>): SiteFiles {
  return new Map(Object.entries(texts).map(([path, text]) => [path, encoder.encode(text)]));
}

/** What files say. */
export function textsOf(files: SiteFiles): Record<string, string> {
  return Object.fromEntries([...files].map(([path, content]) => [path, decoder.decode(content)]));
}

/** What files are to be; nothing of those that are to be none. */
export function statesOf(texts: Readonly<Record<string, string | undefined>>): FileState[] {
  return Object.entries(texts).map(([path, text]) => ({
    path,
    content: text === undefined ? undefined : encoder.encode(text),
  }));
}
