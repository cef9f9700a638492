import { ownHtml } from '../features/trusted-types';
import { contentsIn, withContents } from '../renderer/document-drawings';
import { isStatic, type PageData } from '../renderer/page-data';

/** The page as the server sent it, read before React changes the document. */
interface ServedPage {
  /** The page's data with its trail and the HTML of its static sections and drawings, which the document holds in its body only. */
  readonly page: PageData;
  /** Shows it again after React has failed; where the visitor is on another page by then, that page's document is loaded. */
  readonly restore: () => void;
}

/** `path` is where the page was opened. */
export function readServedPage(root: HTMLElement, page: PageData, path: string): ServedPage {
  const { innerHTML } = root;
  const sections = new Map([...root.querySelectorAll('main > section')].map((section) => [section.id, section]));
  const trail = [...root.querySelectorAll('main > .trail a')].map((step) => ({
    label: step.textContent,
    href: step.getAttribute('href') ?? '',
  }));
  const htmlOf = (id: string) => sections.get(id)?.innerHTML ?? '';
  return {
    page: {
      ...page,
      trail,
      drawings: withContents(page.drawings, contentsIn(root)),
      sections: page.sections.map((section) =>
        isStatic(section) ? { ...section, html: htmlOf(section.id) } : section,
      ),
    },
    restore: () => {
      if (location.pathname === path) root.innerHTML = ownHtml(innerHTML);
      else location.reload();
    },
  };
}
