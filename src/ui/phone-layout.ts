import type { PhoneLayout } from '../../generated/types';

export type { PhoneLayout };

/** The class by which cards are a row to be swiped on phones; they stand below one another without it. */
export function phoneLayout(layout: PhoneLayout | undefined): string {
  return layout === 'row' ? 'phone-row' : '';
}
