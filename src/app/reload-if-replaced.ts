import { storedValue } from '../features/browser-storage';
import { ownOptions } from '../features/fetch-json';

/** Once a visit: whatever goes wrong, no document is loaded over and over. */
const hasReloaded = storedValue('sessionStorage', 'reloaded');

/**
 * Loads the document anew where the website has been built again since it was opened, as something that could not be had
 * suggests: what an old document names may be gone. Says whether it does. Where the server cannot be reached, or serves
 * what it did, the document stays.
 */
export async function reloadIfReplaced(): Promise<boolean> {
  const script = document.querySelector('script[type="module"]')?.getAttribute('src');
  if (script == null || hasReloaded.read() !== undefined) return false;
  const served = await fetch(location.pathname, ownOptions({ cache: 'no-store' })).then(
    (response) => response.text(),
    () => script,
  );
  if (served.includes(script)) return false;
  hasReloaded.write('yes');
  location.reload();
  return true;
}
