import { contentType } from '../shared/content-types';

/** Addresses by which the browser shows files that no server has yet. */
interface MediaAddresses {
  readonly addressOf: (path: string, content: Uint8Array) => string;
  /** That of what has had one already. */
  readonly knownAddress: (path: string, content: Uint8Array) => string | undefined;
  readonly close: () => void;
}

export function createMediaAddresses(): MediaAddresses {
  const known = new Map<string, { readonly content: Uint8Array; readonly address: string }>();
  return {
    addressOf: (path, content) => {
      const before = known.get(path);
      if (before?.content === content) return before.address;
      if (before !== undefined) URL.revokeObjectURL(before.address);
      const address = URL.createObjectURL(new Blob([new Uint8Array(content)], { type: contentType(path) }));
      known.set(path, { content, address });
      return address;
    },
    knownAddress: (path, content) => {
      const before = known.get(path);
      return before?.content === content ? before.address : undefined;
    },
    close: () => {
      for (const { address } of known.values()) URL.revokeObjectURL(address);
    },
  };
}
