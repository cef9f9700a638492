import { locateValue } from '../position';
import { problem } from '../problem';
import { sectionsOf } from '../sections';
import type { Check } from './check';

/** A quick message that is only logged reaches nobody (decision T4). */
export const messageDiscarded: Check = (site) =>
  site.sources.flatMap((source) =>
    sectionsOf(source)
      .filter(({ value }) => value.type === 'message-form' && (value.delivery ?? 'log') === 'log')
      .map(({ pointer }) => problem('message-discarded', locateValue(source, [...pointer, 'type']), {}, 'warning')),
  );
