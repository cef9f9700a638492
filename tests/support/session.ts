import type { SiteFiles } from '../../src/compiler/source';
import type { FileState } from '../../src/studio/backend/backend';
import type { Session } from '../../src/studio/session/steps';

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

/** A session as it is compared: bytes as characters, since runners take seconds to compare the bytes of a picture. */
export function comparable({ saved, files, steps, done, conflicts }: Session): unknown {
  return {
    saved: withCharacters(saved),
    files: withCharacters(files),
    done,
    steps: steps.map((step) => ({ ...step, files: step.files.map((file) => withCharacters(Object.entries(file))) })),
    conflicts: conflicts.map((file) => withCharacters(Object.entries(file))),
  };
}

const bytes = new TextDecoder('latin1');

function withCharacters(entries: Iterable<readonly [string, string | Uint8Array | undefined]>): object {
  return Object.fromEntries(
    [...entries].map(([key, value]) => [key, value instanceof Uint8Array ? bytes.decode(value) : value]),
  );
}
