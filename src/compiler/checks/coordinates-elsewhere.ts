import type { OwnRule } from '../rule';
import { isRecord } from '../sections';

/** So many degrees beyond the map are still near. */
const NEAR = 1;

/** Where a place is on the globe is where its map shows it: of two figures that were swapped, the map knows nothing. */
export const coordinatesElsewhere: OwnRule<'coordinates-elsewhere'> = ({ sources }) =>
  sources
    .filter(({ kind }) => kind.name === 'locations')
    .flatMap((source) =>
      Object.entries(isRecord(source.data) ? source.data : {}).flatMap(([name, place]) => {
        if (!isRecord(place) || !isRecord(place.coordinates) || typeof place.mapEmbedUrl !== 'string') return [];
        const { latitude, longitude } = place.coordinates;
        const [west, south, east, north] = boxOf(place.mapEmbedUrl);
        if (typeof latitude !== 'number' || typeof longitude !== 'number' || north === undefined) return [];
        const isThere = isNear(latitude, south, north) && isNear(longitude, west, east);
        if (isThere) return [];
        const at = { source, pointer: [name, 'coordinates'] };
        return [{ code: 'coordinates-elsewhere' as const, place: at, details: { latitude, longitude } }];
      }),
    );

function isNear(degrees: number, from = 0, to = 0): boolean {
  return degrees >= from - NEAR && degrees <= to + NEAR;
}

/** West, south, east and north of a map of OpenStreetMap; nothing of others. */
function boxOf(address: string): number[] {
  const [, box = ''] = /[?&]bbox=([^&]+)/.exec(address.replaceAll(/%2c/gi, ',')) ?? [];
  const sides = box.split(',').map(Number);
  return sides.length === 4 && sides.every(Number.isFinite) ? sides : [];
}
