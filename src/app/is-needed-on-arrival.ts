import type { DocumentData } from '../renderer/page-data';

/** Whether React has something to do on the page that was opened, whatever the visitor does there. */
export function isNeededOnArrival({ page, visit }: DocumentData): boolean {
  const countsConversion = page.conversion === true && visit.tracking !== undefined;
  const takesChangesOver = import.meta.env.DEV;
  return countsConversion || takesChangesOver || location.hash !== '';
}
