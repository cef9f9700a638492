import type { DocumentData } from '../renderer/page-data';

/** Whether React has something to do on the page that was opened, whatever the visitor does there. */
export function isNeededOnArrival({ page, shell }: DocumentData): boolean {
  const countsConversion = page.conversion === true && shell.settings.tracking !== undefined;
  const takesChangesOver = import.meta.env.DEV;
  return countsConversion || takesChangesOver || location.hash !== '';
}
