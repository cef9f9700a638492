import { useEffect, useState } from 'react';

/**
 * What `load` resolves to, from the time it is needed on; undefined until it is there. A failure is logged, and what
 * was to be loaded stays away. `load` is called again when it is another function.
 */
export function useLoaded<Value>(isNeeded: boolean, load: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<{ value: Value }>();

  useEffect(() => {
    if (!isNeeded) return;
    let isWanted = true;
    load()
      .then((value) => isWanted && setLoaded({ value }))
      .catch((error: unknown) => console.error('A part of the page could not be loaded', error));
    return () => {
      isWanted = false;
    };
  }, [isNeeded, load]);

  return loaded?.value;
}
