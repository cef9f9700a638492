import { useEffect, useState } from 'react';

/** The path that led nowhere, once the page is hydrated; it is logged. Stays what it was while the next page loads. */
export function useRequestedPath(): string | undefined {
  const [path, setPath] = useState<string>();

  useEffect(() => setPath(window.location.pathname), []);

  useEffect(() => {
    if (path !== undefined) console.warn(`There is no page at ${path}`);
  }, [path]);

  return path;
}
