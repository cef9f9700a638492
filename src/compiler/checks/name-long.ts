import { oncePerPlace, pathClaims } from '../addresses/path-claims';
import type { Rule } from '../rule';

/** A disk has room for 255 bytes in the name of a file, and what is made of one is called like it, with something behind. */
const MOST_BYTES = 180;
/** Of a whole address, which has to fit into a path on a disk. */
const MOST_OF_ADDRESS = 1000;
/** Of one UTF-16 code unit in UTF-8. */
const MOST_OF_CHARACTER = 3;

/** Files can be written that are called as the pages, entries and pictures of a site are. */
export const nameLong: Rule<'name-long'> = (site) => {
  const files = [...site.files.keys()].filter((file) => longPartOf(file) !== undefined);
  const stems = new Set(files.flatMap((file) => file.split('/')).map((name) => name.replace(/\.[^.]*$/, '')));
  const claims = pathClaims(site).filter(({ path }) => {
    const part = longPartOf(path);
    // The address of an entry is told at its file.
    return part === undefined ? isLongAddress(path) : !stems.has(part);
  });
  return [
    ...files.map((file) => ({ code: 'name-long' as const, place: { file }, details: detailsOf(file) })),
    ...oncePerPlace(
      claims.map(({ path, source, pointer }) => ({
        code: 'name-long' as const,
        place: { source, pointer },
        details: detailsOf(path),
      })),
    ),
  ];
};

function longPartOf(path: string): string | undefined {
  return path.length <= MOST_BYTES / MOST_OF_CHARACTER
    ? undefined
    : path.split('/').find((part) => bytesOf(part) > MOST_BYTES);
}

function isLongAddress(path: string): boolean {
  return path.length > MOST_OF_ADDRESS / MOST_OF_CHARACTER && bytesOf(path) > MOST_OF_ADDRESS;
}

function detailsOf(path: string): { name: string; bytes: number; mostBytes: number } {
  const part = longPartOf(path);
  if (part === undefined) return { name: path, bytes: bytesOf(path), mostBytes: MOST_OF_ADDRESS };
  return { name: part, bytes: bytesOf(part), mostBytes: MOST_BYTES };
}

function bytesOf(text: string): number {
  return encoder.encode(text).length;
}

const encoder = new TextEncoder();
