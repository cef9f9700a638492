type Method = (this: unknown, ...args: unknown[]) => unknown;

const WITH_CALLBACK = ['every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'sort'];

/** How much a function does: calls that lists make, parts into which texts are split, and characters looked at. */
export function operationsOf(work: () => unknown): number {
  let count = 0;
  const restore = [
    ...WITH_CALLBACK.map((name) => replace(Array.prototype, name, (original) => countingCalls(original))),
    replace(Array.prototype, 'includes', (original) => counting(original, (list) => (list as unknown[]).length)),
    replace(String.prototype, 'split', (original) => counting(original, (_text, parts) => (parts as unknown[]).length)),
    replace(String.prototype, 'charCodeAt', (original) => counting(original, () => 1)),
    replace(String.prototype, 'startsWith', (original) => counting(original, () => 1)),
    replace(TextDecoder.prototype, 'decode', (original) => counting(original, (_decoder, text) => String(text).length)),
  ];
  try {
    work();
    return count;
  } finally {
    for (const undo of restore) undo();
  }

  function countingCalls(original: Method): Method {
    return function (callback, ...others) {
      if (typeof callback !== 'function') return original.call(this, callback, ...others);
      const counted: Method = function (...args) {
        count += 1;
        return Reflect.apply(callback, this, args);
      };
      return original.call(this, counted, ...others);
    };
  }

  function counting(original: Method, cost: (self: unknown, result: unknown) => number): Method {
    return function (...args) {
      const result = original.apply(this, args);
      count += cost(this, result);
      return result;
    };
  }
}

/** Puts another method in the place of one; the result undoes it. */
function replace(owner: object, name: string, by: (original: Method) => Method): () => void {
  const original = Reflect.get(owner, name) as Method;
  const set = (value: Method) =>
    Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: false });
  set(by(original));
  return () => set(original);
}
