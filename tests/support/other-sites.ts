import { join } from 'node:path';
import { project } from '../../scripts/project';

/** Honest sites of other trades, by which it is judged whether the machine serves any site. */
export const otherSites = ['bakery', 'library'] as const;

export type OtherSite = (typeof otherSites)[number];

export function siteFolder(name: OtherSite): string {
  return join(project.root, 'tests/fixtures', name, 'site');
}

/** Words of which the school's site is full, in the languages of the fixtures; the others have no reason to use one. */
const WHOLE = [
  'vuelos?',
  'vols?',
  'aviones',
  'avión',
  'avi[oó]',
  'planes?',
  'torres?',
  'towers?',
  'courses?',
  'cursos?',
];
const BEGINNINGS = 'aér aere aeró aeri aviaci aviati radar pilot aircraft airport runway flight'.split(' ');
const OF_SCHOOLS = 'alumn escuel escol school student instructor controlador controller licenc'.split(' ');

export const WORDS_OF_THE_SCHOOL = new RegExp(
  `(?<!\\p{L})(?:${[...WHOLE.map((word) => `${word}(?!\\p{L})`), ...BEGINNINGS, ...OF_SCHOOLS].join('|')})`,
  'iu',
);
