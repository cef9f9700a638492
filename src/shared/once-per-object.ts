import type { Language } from './language';

/**
 * The same function, which works its result out once for each object: for as long as there is the object, the result is
 * kept. The other arguments are to be the same whenever the object is.
 */
export function oncePerObject<Key extends object, Others extends readonly unknown[], Value>(
  work: (key: Key, ...others: Others) => Value,
): (key: Key, ...others: Others) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key, ...others) => {
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier.value;
    const value = work(key, ...others);
    known.set(key, { value });
    return value;
  };
}

/** The same for what takes much room: of more objects than `most`, the results of those are kept that came last. */
export function oncePerRecentObject<Key extends object, Others extends readonly unknown[], Value>(
  most: number,
  work: (key: Key, ...others: Others) => Value,
): (key: Key, ...others: Others) => Value {
  const known = new Map<Key, { readonly value: Value }>();
  return (key, ...others) => {
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier.value;
    const value = work(key, ...others);
    const [first] = known.size < most ? [] : known.keys();
    if (first !== undefined) known.delete(first);
    known.set(key, { value });
    return value;
  };
}

/**
 * The same object as before where the value says the same in JSON, and else the value itself: what is known of an object
 * stays known for as long as nothing in it has changed. One is kept of each owner.
 */
export function keptWhileSame<Value extends object>(): (owner: object, value: Value) => Value {
  const last = new WeakMap<object, { readonly json: string; readonly value: Value }>();
  return (owner, value) => {
    const json = JSON.stringify(value);
    const before = last.get(owner);
    if (before?.json === json) return before.value;
    last.set(owner, { json, value });
    return value;
  };
}

/** The same for names, of which there are few. */
export function oncePerName<Name extends string, Value>(work: (name: Name) => Value): (name: Name) => Value {
  const known = new Map<Name, { readonly value: Value }>();
  return (name) => {
    const earlier = known.get(name);
    if (earlier !== undefined) return earlier.value;
    const value = work(name);
    known.set(name, { value });
    return value;
  };
}

export const oncePerLanguage: <Value>(work: (language: Language) => Value) => (language: Language) => Value =
  oncePerName;
