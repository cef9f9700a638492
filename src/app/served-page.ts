import { withContents } from '../renderer/document-drawings';
import { isStatic, type PageData } from '../renderer/page-data';
import { canonicalPath } from '../shared/paths';

/** What the server sent, from before React takes it over. */
export interface ServedPage {
  /** The page's data with the HTML of its static sections and drawings, which the document holds in its body only. */
  readonly page: PageData;
  /** Shows it again after React has failed: the HTML itself, or its document, where the visitor has gone on to another page. */
  readonly restore: () => void;
}

export function readServedPage(root: HTMLElement, page: PageData): ServedPage {
  const { innerHTML } = root;
  const path = canonicalPath(location.pathname);
  const htmlOf = (id: string) => document.getElementById(id)?.innerHTML ?? '';
  return {
    page: {
      ...page,
      drawings: withContents(page.drawings, root),
      sections: page.sections.map((section) =>
        isStatic(section) ? { ...section, html: htmlOf(section.id) } : section,
      ),
    },
    restore: () => {
      if (canonicalPath(location.pathname) === path) root.innerHTML = innerHTML;
      else location.reload();
    },
  };
}
