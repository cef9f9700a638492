import type { Edit } from '../../compiler/findings/fix';
import type { Contract } from '../../compiler/schema/contract';
import { dereference } from '../../compiler/schema/references';
import type { Schema } from '../../compiler/schema/schema';
import { gapFor } from '../../compiler/values/gaps';
import type { ContentPlace } from '../place';

/** A kind of thing that a link can lead to. */
export interface TargetKind {
  readonly name: string;
  /** The key of the link that names it; nothing where only a place of the same page is named. */
  readonly key: string | undefined;
  readonly schema: Schema;
  /** With what every address of the kind begins. */
  readonly prefix: string;
}

/** How addresses begin that lead to no page. */
const SCHEMES = { web: '', mail: 'mailto:', phone: 'tel:' } as const;

type AddressKind = keyof typeof SCHEMES;

export function isAddressKind(name: string): name is AddressKind {
  return Object.hasOwn(SCHEMES, name);
}

/** The key of a link that names a place of the page it leads to. */
export function anchorKey(contract: Contract, schema: Schema): string | undefined {
  return keysWhere(contract, schema, (each) => each['x-names'] === 'anchors')[0];
}

/** What the links of a schema can lead to: one of these. */
export function targetKinds(contract: Contract, schema: Schema): TargetKind[] {
  const named = keysWhere(contract, schema, (each) => each['x-names'] !== undefined && each['x-names'] !== 'anchors');
  const written = keysWhere(contract, schema, (each) => each.format === 'link-address');
  const schemaOf = (key: string) => dereference(contract, schema.properties?.[key] ?? {});
  return [
    ...named.map((key) => ({ name: key, key, schema: schemaOf(key), prefix: '' })),
    ...written.flatMap((key) =>
      Object.entries(SCHEMES).map(([name, prefix]) => ({ name, key, schema: schemaOf(key), prefix })),
    ),
    ...(anchorKey(contract, schema) === undefined ? [] : [{ name: 'here', key: undefined, schema: {}, prefix: '' }]),
  ];
}

function keysWhere(contract: Contract, schema: Schema, holds: (each: Schema) => boolean): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, raw]) =>
    holds(dereference(contract, raw)) ? [key] : [],
  );
}

/** To which kind of thing a link leads; nothing where it does not say. */
export function targetKindOf(
  kinds: readonly TargetKind[],
  link: Readonly<Record<string, unknown>>,
  anchor: string | undefined,
): TargetKind | undefined {
  const written = kinds.filter(({ key }) => key !== undefined && Object.hasOwn(link, key));
  const fitting = written.find(({ key, prefix }) => prefix !== '' && String(link[key ?? '']).startsWith(prefix));
  const isHere = written.length === 0 && anchor !== undefined && Object.hasOwn(link, anchor);
  return fitting ?? written[0] ?? (isHere ? kinds.find(({ key }) => key === undefined) : undefined);
}

/** What has to change for a link to lead to another kind of thing, which is still to be named. */
export function switchTarget(
  kinds: readonly TargetKind[],
  place: ContentPlace,
  link: Readonly<Record<string, unknown>>,
  { to, anchor, gap }: { readonly to: TargetKind; readonly anchor: string | undefined; readonly gap: string },
): Edit[] {
  const { file, pointer } = place;
  const at = (key: string) => ({ file, pointer: [...pointer, key] });
  const keys = [...new Set(kinds.flatMap(({ key }) => key ?? []))].filter((key) => Object.hasOwn(link, key));
  const value = to.prefix === '' ? gapFor(gap) : to.prefix;
  const [first, ...others] =
    to.key !== undefined && keys.includes(to.key) ? [to.key, ...keys.filter((key) => key !== to.key)] : keys;
  const edits: Edit[] = others.map((key) => ({ do: 'remove', ...at(key) }));
  const hasAnchor = anchor !== undefined && Object.hasOwn(link, anchor);
  if (to.key === undefined) {
    if (first !== undefined && !hasAnchor && anchor !== undefined) {
      edits.push({ do: 'rename', ...at(first), key: anchor }, { do: 'set', ...at(anchor), value });
    } else if (first !== undefined) edits.push({ do: 'remove', ...at(first) });
    else if (!hasAnchor && anchor !== undefined) edits.push({ do: 'insert', ...at(anchor), value });
    return edits;
  }
  if (first === undefined) edits.push({ do: 'insert', ...at(to.key), value });
  else {
    if (first !== to.key) edits.push({ do: 'rename', ...at(first), key: to.key });
    edits.push({ do: 'set', ...at(to.key), value });
  }
  if (hasAnchor) edits.push({ do: 'remove', ...at(anchor) });
  return edits;
}
