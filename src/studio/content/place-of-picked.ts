import type { Contract } from '../../compiler/schema/contract';
import { kindOfFile } from '../../compiler/schema/kind';
import type { SiteFiles } from '../../compiler/source';
import { valueAt } from '../../compiler/values/value-at';
import { languageNamed } from '../../shared/language';
import type { ContentPlace } from '../place';
import { findMedia } from './find-media';
import { findPicture, pictureAround } from './find-picture';
import { type Facts, factNamedBy, findDate, findSame, findShown } from './find-shown';
import type { Picked } from './picked';

/** What the place of something on the page is sought in. */
interface Content {
  readonly contract: Contract;
  readonly files: SiteFiles;
  readonly facts: Facts;
  readonly dataOf: (file: string) => unknown;
  /** Where a text may be written of which nothing else is known. */
  readonly whereWritten: (text: string) => Promise<readonly ContentPlace[]>;
}

/** Where something on the page is written that somebody has pointed at, or what is nearest to that. */
export async function placeOfPicked(
  picked: Picked,
  language: string,
  content: Content,
): Promise<ContentPlace | undefined> {
  const place =
    placeOfOwn(picked, content) ?? placeOfPicture(picked, content) ?? (await placeOfText(picked, language, content));
  return place ?? picked.near ?? picked.section;
}

/** What the site says in the place of a date that has passed. */
const SAID_OF_PASSED: ReadonlySet<unknown> = new Set(['dateToBeAnnounced', 'eventOver']);

/**
 * What belongs to the place alone at which a message was pointed at: the date in whose place it stands, or what is nearest
 * to it.
 */
export function placeBesideMessage(
  message: ContentPlace,
  { near }: Picked,
  { facts, dataOf }: Pick<Content, 'dataOf' | 'facts'>,
): ContentPlace | undefined {
  if (near === undefined || !SAID_OF_PASSED.has(message.pointer[0])) return near;
  const date = findDate(dataOf(near.file), near.pointer, facts);
  return date === undefined ? near : ofFact({ ...near, pointer: date }, { facts, dataOf });
}

/** The fact that a value names, or where the value itself is written. */
function ofFact(place: ContentPlace, { facts, dataOf }: Pick<Content, 'dataOf' | 'facts'>): ContentPlace {
  const fact = factNamedBy(valueAt(dataOf(place.file), place.pointer), facts);
  return fact === undefined ? place : { file: 'facts.yaml', pointer: [fact] };
}

/** What a picture says to those who cannot see it leads to the picture. */
function placeOfOwn({ place, isPicture }: Picked, { contract, dataOf }: Content): ContentPlace | undefined {
  if (place === undefined || !isPicture) return place;
  return pictureAround(contract, place, dataOf(place.file)) ?? place;
}

function placeOfPicture(
  { media: path, section, near, isPicture }: Picked,
  { contract, dataOf }: Content,
): ContentPlace | undefined {
  if (!isPicture) return undefined;
  const places = [near, section].flatMap((each) => each ?? []);
  for (const { file, pointer } of path === undefined ? [] : places) {
    const named = findMedia(valueAt(dataOf(file), pointer), path ?? '');
    if (named !== undefined) return { file, pointer: [...pointer, ...named] };
  }
  for (const place of places) {
    const found = findPicture(contract, place, dataOf(place.file));
    if (found !== undefined) return found;
  }
  return undefined;
}

async function placeOfText(
  { text, section, near }: Picked,
  language: string,
  { contract, files, facts, dataOf, whereWritten }: Content,
): Promise<ContentPlace | undefined> {
  if (text === '') return undefined;
  const { locale } = languageNamed(language, contract.languages);
  const around = [near, section].flatMap((each) => each ?? []);
  for (const { file, pointer } of around) {
    const shown = findShown(dataOf(file), text, locale, pointer, facts);
    if (shown !== undefined) return ofFact({ file, pointer: shown }, { facts, dataOf });
  }
  for (const file of files.keys()) {
    if (kindOfFile(contract, file)?.kind.holds !== 'file') continue;
    const shown = findSame(dataOf(file), text);
    if (shown !== undefined) return { file, pointer: shown };
  }
  const found = await whereWritten(text);
  return found.find((place) => around.some(({ file }) => file === place.file)) ?? found[0];
}
