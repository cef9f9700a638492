import type { PhoneLayout } from '../../../generated/types';

interface RowProps {
  className: string;
  tabIndex?: 0;
}

/**
 * What makes cards a row to be swiped on phones, and nothing where they stand below one another. Cards without links
 * leave it to the row itself to be reached by keyboard.
 */
export function phoneRow(layout: PhoneLayout | undefined, className: string, haveLinks = true): RowProps {
  if (layout !== 'row') return { className };
  return { className: `${className} phone-row`, ...(haveLinks ? {} : { tabIndex: 0 }) };
}
