import { groupBy } from '../../shared/group-by';
import { asRecord, isRecord } from '../../shared/is-record';
import { possibleFix, setEdit } from '../findings/fixes';
import { inOneLine } from '../problems/typical-value';
import type { OwnRule } from '../rule';
import type { Files } from '../site';
import { valueAt } from '../values/value-at';
import { valuesWith } from '../values/values';

/** So many degrees beyond the map are still near. */
const NEAR = 1;

/**
 * Where a place is on the globe is where its map shows it: of two figures that were swapped, the map knows nothing. And two
 * places of other addresses are not at the same point.
 */
export const coordinatesElsewhere: OwnRule<'coordinates-elsewhere'> = (files) => [
  ...onMaps(files),
  ...inLinks(files),
  ...atOthers(files),
];

function atOthers(files: Files): ReturnType<typeof coordinatesElsewhere> {
  const points = valuesWith(files, 'x-on-map').flatMap(({ source, pointer, value }) => {
    const { latitude, longitude } = asRecord(value);
    const { address } = asRecord(valueAt(source.data, pointer.slice(0, -1)));
    if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    return [{ place: { source, pointer }, latitude, longitude, address: JSON.stringify(address) }];
  });
  const alike = groupBy(points, ({ latitude, longitude }) => `${latitude} ${longitude}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.flatMap(({ place, latitude, longitude, address }) => {
      if (first === undefined || address === undefined || address === first.address) return [];
      const other = String(first.place.pointer[0]);
      return [{ code: 'coordinates-elsewhere' as const, place, details: { latitude, longitude, other } }];
    }),
  );
}

function onMaps(files: Files): ReturnType<typeof coordinatesElsewhere> {
  return valuesWith(files, 'x-on-map').flatMap(({ source, pointer, value, schema }) => {
    const around = valueAt(source.data, pointer.slice(0, -1));
    const map = isRecord(around) ? around[schema['x-on-map'] ?? ''] : undefined;
    if (!isRecord(value) || typeof map !== 'string') return [];
    const { latitude, longitude } = value;
    const [west, south, east, north] = boxOf(map);
    if (typeof latitude !== 'number' || typeof longitude !== 'number' || north === undefined) return [];
    const isThere = ([up, right]: readonly [number, number]) => isNear(up, south, north) && isNear(right, west, east);
    if (isThere([latitude, longitude])) return [];
    const meant = readingsOf(latitude, longitude).find(isThere);
    const correct = meant && { latitude: meant[0], longitude: meant[1] };
    const place = { source, pointer };
    const details = { latitude, longitude, ...(correct && { correct: inOneLine(correct) }) };
    return [{ code: 'coordinates-elsewhere', place, details, ...(correct && possibleFix(setEdit(place, correct))) }];
  });
}

/** A link to a map leads to the place whose coordinates stand beside it. */
function inLinks(files: Files): ReturnType<typeof coordinatesElsewhere> {
  return valuesWith(files, 'x-on-map').flatMap(({ source, pointer, value, schema }) => {
    const holder = pointer.slice(0, -1);
    const around = valueAt(source.data, holder);
    const { latitude, longitude } = asRecord(value);
    if (!isRecord(around) || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
    return Object.entries(around).flatMap(([key, address]) => {
      const [up, right] = key === schema['x-on-map'] ? [] : pointIn(address);
      if (up === undefined || right === undefined) return [];
      if (isNear(up, latitude, latitude) && isNear(right, longitude, longitude)) return [];
      const place = { source, pointer: [...holder, key] };
      return [{ code: 'coordinates-elsewhere' as const, place, details: { latitude, longitude } }];
    });
  });
}

/** What two figures may have been before one lost its sign, or they changed places. */
function readingsOf(latitude: number, longitude: number): (readonly [number, number])[] {
  return [
    [longitude, latitude],
    [latitude, -longitude],
    [-latitude, longitude],
    [-latitude, -longitude],
    [-longitude, latitude],
    [longitude, -latitude],
  ];
}

function isNear(degrees: number, from = 0, to = 0): boolean {
  return degrees >= from - NEAR && degrees <= to + NEAR;
}

/** Latitude and longitude of what an address marks on a map; nothing where it says none. */
function pointIn(address: unknown): number[] {
  if (typeof address !== 'string' || !address.startsWith('https://')) return [];
  const [, up, right] = MARK.exec(address) ?? AT.exec(address) ?? [];
  return up === undefined || right === undefined ? [] : [Number(up), Number(right)];
}

const MARK = /[?&]mlat=(-?\d+\.\d+)&mlon=(-?\d+\.\d+)/;
const AT = /\/@(-?\d+\.\d+),(-?\d+\.\d+)/;

/** West, south, east and north of a map of OpenStreetMap; nothing of others. */
function boxOf(address: string): number[] {
  const [, box = ''] = /[?&]bbox=([^&]+)/.exec(address.replaceAll(/%2c/gi, ',')) ?? [];
  const sides = box.split(',').map(Number);
  return sides.length === 4 && sides.every(Number.isFinite) ? sides : [];
}
