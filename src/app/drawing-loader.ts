import { fetchJson } from '../features/fetch-json';
import { contentsIn, drawingsLacking, withDrawings } from '../renderer/document-drawings';
import type { PageData } from '../renderer/page-data';
import { drawingFile } from '../shared/paths';

interface DrawingLoader {
  /** A fetched page with what is in its drawings. Rejects when that cannot be had, and tries again the next time. */
  complete(page: PageData): Promise<PageData>;
  /** Forgets everything fetched: the content has changed. */
  clear(): void;
}

/** Knows what is in the drawings of the document, and fetches what is in others once. */
export function createDrawingLoader(): DrawingLoader {
  let known: Map<string, Promise<string>> | undefined;
  const contentOf = (src: string, contents: Map<string, Promise<string>>): Promise<string> => {
    const content = contents.get(src) ?? fetchJson<string>(`/${drawingFile(src)}`);
    contents.set(src, content);
    content.catch(() => contents.delete(src));
    return content;
  };
  return {
    complete: async (page) => {
      // Data that does not fit the code fails where it is drawn, and the document is loaded instead.
      if (typeof page.drawings !== 'object') return page;
      known ??= new Map([...contentsIn(document.body)].map(([src, content]) => [src, Promise.resolve(content)]));
      const contents = known;
      const lacking = [...drawingsLacking(page)];
      const found = await Promise.all(lacking.map(async (src) => [src, await contentOf(src, contents)] as const));
      return withDrawings(page, new Map(found));
    },
    clear: () => {
      known = new Map();
    },
  };
}
