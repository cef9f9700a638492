import type { PageData } from '../renderer/page-data';
import type { Shell } from '../shared/manifest';

/** Resolves when the document has every style that a page needs; rejects when one cannot be had, and tries again the next time. */
type LoadStyles = (page: PageData) => Promise<void>;

/** `initial` is the page that the document came with: its own style sheet has what that needs. */
export function createStyleLoader({
  page,
  shell: { sectionStyles = {} },
}: {
  readonly page: PageData;
  readonly shell: Pick<Shell, 'sectionStyles'>;
}): LoadStyles {
  const sheetsOf = ({ sections }: PageData) => sections.flatMap(({ type }) => sectionStyles[type] ?? []);
  const present = new Map(sheetsOf(page).map((sheet) => [sheet, Promise.resolve()]));
  return async (next) => {
    const added = sheetsOf(next).map((sheet) => {
      const known = present.get(sheet) ?? addSheet(sheet);
      present.set(sheet, known);
      known.catch(() => present.delete(sheet));
      return known;
    });
    await Promise.all(added);
  };
}

function addSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} cannot be loaded`));
    };
    document.head.append(link);
  });
}
