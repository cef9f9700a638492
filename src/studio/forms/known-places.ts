import type { Contract } from '../../compiler/contract';
import type { KnownName } from '../../compiler/names/known-names';
import { kindOfFile } from '../../compiler/schema/kind';
import type { ContentPlace } from '../place';

const SITE = 'site/';

/** Where something that has a name is written; nothing of what is written in no YAML file. */
export function placeOfName(contract: Contract, { name, place }: KnownName): ContentPlace | undefined {
  if (!place.startsWith(SITE)) return undefined;
  const file = place.slice(SITE.length);
  const found = kindOfFile(contract, file);
  if (found === undefined) return undefined;
  const isEntryOfFile = found.kind.holds === 'map' || Object.keys(found.kind.schema.properties ?? {}).length === 0;
  return { file, pointer: found.id === undefined && isEntryOfFile ? [name] : [] };
}
