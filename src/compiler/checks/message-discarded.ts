import type { OwnRule } from '../rule';
import type { Files } from '../site';
import { type SectionSource, sectionsOf } from '../values/sections';

/** A message that is only logged reaches nobody (decision T4). */
export const messageDiscarded: OwnRule<'message-discarded'> = (site) =>
  site.sources.flatMap((source) =>
    sectionsOf(source)
      .filter(({ value }) => isDiscarding(site, value))
      .map(({ pointer }) => ({
        code: 'message-discarded',
        place: { source, pointer: [...pointer, 'type'] },
        details: {},
      })),
  );

function isDiscarding({ contract }: Files, value: SectionSource['value']): boolean {
  const properties = Object.entries(contract.sections.get(String(value.type))?.properties ?? {});
  return properties.some(([key, { 'x-discarding': discarding }]) => {
    return discarding !== undefined && (!(key in value) || value[key] === discarding);
  });
}
