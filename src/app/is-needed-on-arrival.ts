import type { DocumentData } from '../renderer/page-data';

/** Whether React has something to do on the page that was opened at a path, whatever the visitor does there. */
export function isNeededOnArrival({ page, visit }: DocumentData, path: string): boolean {
  const countsConversion = page.conversion === true && visit.tracking !== undefined;
  const takesChangesOver = import.meta.env.DEV;
  const isElsewhere = location.pathname !== path;
  return countsConversion || takesChangesOver || isElsewhere || location.hash !== '';
}
