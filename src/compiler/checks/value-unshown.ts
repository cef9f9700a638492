import { isRecord } from '../../shared/is-record';
import type { Pointer } from '../../shared/pointer';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import { type DraftSite, singleton, sourceOfSingleton } from '../site';
import type { Source } from '../source';
import { placeKey } from '../values/place-key';
import { valueAt } from '../values/value-at';
import { inFewFiles } from '../values/values';
import { type Visit, visit } from '../values/visit';

/** What is written is shown to somebody: by the layout that is chosen, in a column that there is, and to visitors whose country is asked for. */
export const valueUnshown: Rule<'value-unshown'> = (site) => [
  ...inOtherLayout(site),
  ...inNoColumn(site),
  ...toNobody(site),
  ...inOtherCondition(site),
];

/** Told once for each section, whose items mostly have the same keys. */
const inOtherLayout = inFewFiles('in-other-layout', (file, contract): Finding<'value-unshown'>[] => {
  const told = new Set<string>();
  return visitIfSaid('layout:', file, contract).flatMap(({ source, pointer, place: { 'x-layouts': layouts } }) => {
    const key = String(pointer.at(-1));
    const section = layouts && sectionAround(source, pointer);
    const { layout } = section?.value ?? {};
    if (layouts === undefined || section === undefined || layout === undefined) return [];
    const place = placeKey({ source, pointer: [...section.pointer, key] });
    if (typeof layout !== 'string' || layouts.includes(layout) || told.has(place)) return [];
    told.add(place);
    return [{ code: 'value-unshown', place: { source, pointer }, details: { key, layout, layouts } } as const];
  });
});

function sectionAround({ data }: Source, pointer: Pointer) {
  for (let length = pointer.length - 1; length >= 0; length -= 1) {
    const above = pointer.slice(0, length);
    const value = valueAt(data, above);
    if (isRecord(value) && 'type' in value) return { pointer: above, value };
  }
  return undefined;
}

const inNoColumn = inFewFiles('in-no-column', (file, contract) =>
  visitIfSaid('columns:', file, contract).flatMap(({ source, pointer, value, schema }): Finding<'value-unshown'>[] => {
    const columns = isRecord(value) ? value.columns : undefined;
    const rows = isRecord(value) ? value.rows : undefined;
    if (!isRecord(columns) || !Array.isArray(rows)) return [];
    const lacking = Object.keys(valueAt(schema, ['properties', 'columns', 'properties']) ?? {}).filter(
      (key) => columns[key] === undefined,
    );
    return lacking.flatMap((key) => {
      const row = rows.findIndex((one) => isRecord(one) && one[key] !== undefined);
      if (row < 0) return [];
      return [{ code: 'value-unshown', place: { source, pointer: [...pointer, 'rows', row], key }, details: { key } }];
    });
  }),
);

const saidToThoseAbroad = inFewFiles('said-abroad', (source, contract) =>
  visitIfSaid('abroad', source, contract).filter(
    ({ value, schema }) => schema.properties?.visitor !== undefined && isRecord(value) && value.visitor === 'abroad',
  ),
);

/** Visitors of whom nobody knows where they come from count as being at home (decision L6). */
function toNobody(site: DraftSite): Finding<'value-unshown'>[] {
  const { visitor, privacy } = singleton(site, 'settings') ?? {};
  if (visitor !== undefined && privacy !== undefined && privacy.geolocation !== 'off') return [];
  const [first, ...others] = saidToThoseAbroad(site);
  if (first === undefined) return [];
  const settings = sourceOfSingleton(site, 'settings');
  const place =
    settings === undefined || privacy?.geolocation === undefined
      ? { source: first.source, pointer: [...first.pointer, 'visitor'] }
      : { source: settings, pointer: ['privacy', 'geolocation'] };
  return [{ code: 'value-unshown', place, details: { toAbroad: others.length + 1 } }];
}

/** To those who do not see what something lies in, it is not shown either. */
const inOtherCondition = inFewFiles('in-other-condition', (file, contract): Finding<'value-unshown'>[] =>
  visitIfSaid('when:', file, contract).flatMap(({ source, pointer, value }) => {
    if (pointer.at(-1) !== 'when' || !isRecord(value)) return [];
    const around = pointer
      .slice(0, -2)
      .map((_key, length) => Object(valueAt(source.data, pointer.slice(0, length))).when);
    return Object.entries(value).flatMap(([key, own]) => {
      const outer = around.find((when) => isRecord(when) && when[key] !== undefined && when[key] !== own);
      if (outer === undefined) return [];
      const details = { key: `${key}: ${String(own)}`, within: `${key}: ${String(outer[key])}` };
      return [{ code: 'value-unshown', place: { source, pointer: [...pointer, key] }, details } as const];
    });
  }),
);

/** The values of a file in which a word stands. */
function visitIfSaid(word: string, source: Source, contract: Contract): readonly Visit[] {
  return source.text.includes(word) ? visit(source, contract) : [];
}
