import type { KnownName } from '../../compiler/names/known-names';
import type { Contract } from '../../compiler/schema/contract';
import { kindOfFile } from '../../compiler/schema/kind';
import { isStyleSheet } from '../../compiler/theme/theme-files';
import type { ContentPlace } from '../place';

const SITE = 'site/';

/** Where something that has a name is written; nothing of what nobody writes as a text. */
export function placeOfName(contract: Contract, { name, place }: KnownName): ContentPlace | undefined {
  if (!place.startsWith(SITE)) return undefined;
  const file = place.slice(SITE.length);
  if (isStyleSheet(file)) return { file, pointer: [] };
  const found = kindOfFile(contract, file);
  if (found === undefined) return undefined;
  const isEntryOfFile = found.kind.holds === 'map' || Object.keys(found.kind.schema.properties ?? {}).length === 0;
  return { file, pointer: found.id === undefined && isEntryOfFile ? [name] : [] };
}
