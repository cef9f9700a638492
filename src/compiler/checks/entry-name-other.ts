import { isRecord } from '../../shared/is-record';
import type { Finding } from '../problems/finding';
import type { OwnRule } from '../rule';
import { folded } from '../texts/folded';

/** Of the entries of a file none has the name by which another one is called: it was copied and half changed. */
export const entryNameOther: OwnRule<'entry-name-other'> = ({ sources }) =>
  sources.flatMap((source) => {
    if (source.kind.holds !== 'map' || !isRecord(source.data)) return [];
    const named = Object.entries(source.data).flatMap(([id, entry]) =>
      isRecord(entry) && typeof entry.name === 'string' ? [{ id, name: entry.name, asId: asId(entry.name) }] : [],
    );
    const byId = new Map(named.map((entry) => [entry.id, entry]));
    return named.flatMap(({ id, name, asId: other }): Finding<'entry-name-other'>[] => {
      // The same person may be there twice, as `ana-ruiz` and as `ana-ruiz-2`.
      const isOwn = other === '' || id.includes(other) || byId.get(other)?.asId !== other;
      if (isOwn) return [];
      return [{ code: 'entry-name-other', place: { source, pointer: [id, 'name'] }, details: { name, other } }];
    });
  });

function asId(name: string): string {
  return folded(name.trim())
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
