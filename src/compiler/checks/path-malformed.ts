import { isRecord } from '../../shared/is-record';
import type { Language } from '../../shared/language';
import { canonicalPath } from '../../shared/read-path';
import { isReserved, oncePerPlace, type PathClaim, pathClaims } from '../addresses/path-claims';
import { recordedAddresses, takersByAddress } from '../addresses/recorded-addresses';
import { ENTRY, isFormerPath, isWellFormedPath, toFormerPath, toWellFormedPath } from '../addresses/well-formed-path';
import type { Finding } from '../findings/finding';
import type { Fix } from '../findings/fix';
import { certainFix, possibleFix, setEdit } from '../findings/fixes';
import { languageData } from '../language-data/known-languages';
import type { Rule } from '../rule';
import { type DraftSite, sourceOfSingleton } from '../site';
import { valueAt } from '../values/value-at';

/** Addresses are written in canonical form (decision N10). */
export const pathMalformed: Rule<'path-malformed'> = (site) => {
  // Told in the settings.
  const prefixes = site.contract.languages.flatMap(({ prefix }) =>
    prefix === undefined || (prefix !== '/' && isWellFormedPath(prefix)) ? [] : prefix,
  );
  const claims = pathClaims(site);
  const malformed = claims.filter(
    (claim) =>
      !isWellFormed(claim, claim.path) &&
      !isReserved(claim.path) &&
      !prefixes.some((prefix) => claim.path.startsWith(prefix)),
  );
  const owners = malformed.length === 0 ? new Map<string, Set<string>>() : ownersByAddress(claims);
  const owned = new Set(claims.flatMap((claim) => (claim.isFormer === true ? [] : claim.path)));
  const ofClaims = oncePerPlace(
    malformed.flatMap((claim) => {
      const { source, pointer } = claim;
      const path = asWritten(claim);
      const correct = corrected(claim, path);
      // The name of an entry, which is told at its file, makes its address wrong.
      if (correct === path) return [];
      const misnamed = misnamedEntry(claim);
      const details = {
        path,
        correct,
        ...(misnamed !== undefined && { misnamed }),
        ...(claim.isFormer === true && { isFormer: true }),
        ...(path.normalize('NFC') === correct && { hasLooseAccents: true as const }),
        ...(claim.isFormer === true && owned.has(correct) && { isTaken: true as const }),
      };
      const fix =
        misnamed === undefined
          ? fixFor(site, claim, path, correct, owners)
          : valueAt(source.data, pointer) === path && possibleFix(setEdit({ source, pointer }, correct));
      return [{ code: 'path-malformed' as const, place: { source, pointer }, details, ...fix }];
    }),
  );
  return [...ofClaims, ...changedRecords(site)];
};

/** What the build has noted in a form that addresses have, and somebody has changed. */
function changedRecords(site: DraftSite): Finding<'path-malformed'>[] {
  const source = sourceOfSingleton(site, 'addresses');
  const recorded = recordedAddresses(site);
  return recorded.flatMap(({ address: path }) => {
    if (source === undefined || isFormerPath(path)) return [];
    const correct = toFormerPath(path);
    const isFree = recorded.every(({ address }) => address !== correct);
    const fix = isFree && possibleFix({ do: 'rename', file: source.path, pointer: [path], key: correct });
    return [{ code: 'path-malformed', place: { source, pointer: [], key: path }, details: { path, correct }, ...fix }];
  });
}

function isWellFormed({ isFormer = false }: PathClaim, path: string): boolean {
  return isFormer ? isFormerPath(path) : isWellFormedPath(path);
}

function corrected(claim: PathClaim, path: string): string {
  const misnamed = misnamedEntry(claim);
  const named = inOwnLetters(misnamed === undefined ? path : path.replace(misnamed, ENTRY), claim.language);
  return claim.isFormer ? toFormerPath(named) : calledByPage(claim, toWellFormedPath(named));
}

/** What no letters are known for may be called as the page is, unless another language calls it so. */
function calledByPage({ source, owner }: PathClaim, path: string): string {
  const called = path.replace('…', owner);
  const paths = isRecord(source.data) && isRecord(source.data.path) ? Object.values(source.data.path) : [];
  return isWellFormedPath(called.replace(ENTRY, 'id')) && !paths.includes(called) ? called : path;
}

/** German writes ü without its marks as ue. */
function inOwnLetters(path: string, language: Language = ''): string {
  const letters = languageData(language)?.plainLetters?.split(' ') ?? [];
  return letters.reduce((written, each) => {
    const [letter = '', plain = ''] = each.split('=');
    return written.replaceAll(letter, plain).replaceAll(letter.toUpperCase(), plain);
  }, path);
}

/** What stands in the address of a template for the name of each entry, under another name than it has. */
function misnamedEntry({ path, source, isFormer = false }: PathClaim): string | undefined {
  const isTemplate = !isFormer && isRecord(source.data) && typeof source.data.each === 'string';
  return isTemplate && !path.includes(ENTRY) ? /\{[\p{L}_][\p{L}\p{N}_.-]*\}/u.exec(path)?.[0] : undefined;
}

/** What an editor has typed: of a template, which has the address of each of its entries, that of all. */
function asWritten({ path, source, pointer }: PathClaim): string {
  const written = valueAt(source.data, pointer);
  return typeof written === 'string' && written.includes(ENTRY) ? written : path;
}

/** Who has each address, or will have it once it is written correctly. */
function ownersByAddress(claims: readonly PathClaim[]): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const claim of claims) {
    const address = corrected(claim, claim.path);
    owners.set(address, (owners.get(address) ?? new Set()).add(claim.owner));
  }
  return owners;
}

/** Only where the address stands there as it is, and will be nobody else's. What is more than a way to write it is a guess. */
function fixFor(
  site: DraftSite,
  claim: PathClaim,
  path: string,
  correct: string,
  owners: ReadonlyMap<string, ReadonlySet<string>>,
): { fix?: Fix } {
  const { source, pointer } = claim;
  const address = corrected(claim, claim.path);
  if (hasRecordedOther(site, claim, address)) return {};
  const isFree = isWellFormed(claim, address) && !isReserved(address) && owners.get(address)?.size === 1;
  if (!isFree || valueAt(source.data, pointer) !== path) return {};
  const edit = setEdit({ source, pointer }, correct);
  return canonicalPath(path) === correct ? certainFix(edit) : possibleFix(edit);
}

/** Whether people know the page by another address, which would then lead nowhere: perhaps that one was meant. */
function hasRecordedOther(site: DraftSite, { owner }: PathClaim, address: string): boolean {
  const takers = takersByAddress(site);
  return (
    recordedAddresses(site).some(
      (recorded) => recorded.page === owner && recorded.address !== address && !takers.has(recorded.address),
    ) && !recordedAddresses(site).some((recorded) => recorded.page === owner && recorded.address === address)
  );
}
