/** What the tags read; inert until one is loaded. Another script may have put anything in its place. */
interface DataLayerHost {
  dataLayer?: unknown;
}

/** Adds an entry for the tags. Never throws: what cannot be added is logged. */
export function pushToDataLayer(entry: unknown, host: DataLayerHost = window as DataLayerHost): void {
  try {
    if (!isPushable(host.dataLayer)) host.dataLayer = [];
    (host.dataLayer as unknown[]).push(entry);
  } catch (error) {
    console.warn('The data layer takes no entries', error);
  }
}

function isPushable(value: unknown): value is { push: (entry: unknown) => void } {
  return typeof value === 'object' && value !== null && 'push' in value && typeof value.push === 'function';
}

/** A command to the tags, as `gtag` gives it: they know one by its being an `arguments` object. */
export const gtag: (...command: readonly unknown[]) => void = function gtag() {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  pushToDataLayer(arguments);
};
