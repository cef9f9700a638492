/** A value stored by the browser; where storage is blocked, for as long as the document lives. */
export interface StoredValue {
  read(): string | undefined;
  write(value: string): void;
  remove(): void;
}

/** `storage` is named, not given: where it is blocked, even looking at it throws. */
export function storedValue(storage: 'localStorage' | 'sessionStorage', key: string): StoredValue {
  let inMemory: string | undefined;
  return {
    read: () => attempt(() => window[storage].getItem(key) ?? undefined) ?? inMemory,
    write: (value) => {
      inMemory = value;
      try {
        window[storage].setItem(key, value);
      } catch {
        // Where there is no room for it, what it replaces does not hold any more.
        attempt(() => window[storage].removeItem(key));
      }
    },
    remove: () => {
      inMemory = undefined;
      attempt(() => window[storage].removeItem(key));
    },
  };
}

/** What comes of an action; nothing where it throws. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
