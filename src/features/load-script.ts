import { configuredScript } from './trusted-types';

/**
 * Loads a script once a document, however often it is asked for. Rejects when it cannot be had; asking again then
 * tries again.
 */
export function loadScript(address: string): Promise<void> {
  const present = [...document.scripts].find(({ src }) => src === address);
  if (present?.dataset.loaded !== undefined) return Promise.resolve();
  const script = present ?? document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => {
      script.dataset.loaded = '';
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} cannot be loaded`));
    });
  });
  if (present === undefined) {
    script.src = configuredScript(address);
    document.head.append(script);
  }
  return loaded;
}
