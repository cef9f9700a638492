import type { Messages } from '../../../generated/types';
import type { Day } from '../../shared/manifest';

/** An announced date, or that the next one is to be announced once it has passed (decision C4). */
export function upcomingDate(
  { passed, text }: Day,
  { dateToBeAnnounced }: Pick<Messages, 'dateToBeAnnounced'>,
): string {
  return passed ? dateToBeAnnounced : text;
}
