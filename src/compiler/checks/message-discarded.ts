import { locateValue } from '../position';
import { problem } from '../problem';
import { type SectionSource, sectionsOf } from '../sections';
import type { Site } from '../site';
import type { Check } from './check';

/** A message that is only logged reaches nobody (decision T4). */
export const messageDiscarded: Check = (site) =>
  site.sources.flatMap((source) =>
    sectionsOf(source)
      .filter(({ value }) => isDiscarding(site, value))
      .map(({ pointer }) => problem('message-discarded', locateValue(source, [...pointer, 'type']), {}, 'warning')),
  );

function isDiscarding({ contract }: Site, value: SectionSource['value']): boolean {
  const properties = Object.entries(contract.sections.get(String(value.type))?.properties ?? {});
  return properties.some(([key, { 'x-discarding': discarding }]) => {
    return discarding !== undefined && (value[key] ?? discarding) === discarding;
  });
}
