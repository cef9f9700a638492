import { dereference } from '../compiler/schema/references';
import type { Schema } from '../compiler/schema/schema';
import type { DraftSite } from '../compiler/site';
import type { Pointer } from '../shared/pointer';
import type { ContentKind } from './content-kinds';

/** What can be said of something new besides its kind, in this order. */
export interface Slot {
  /** `name`: how it will be called · `holder`: the entry in which it will stand · else what the value at its pointer is. */
  readonly is: 'name' | 'holder' | 'address' | 'formerAddress' | 'anchor' | 'page';
  readonly isNeeded: boolean;
  readonly pointer: Pointer;
  /** Of an address that is another one in each language. */
  readonly language?: string;
}

/** What can be said of something new of a kind. */
export function slotsOf({ contract }: DraftSite, kind: ContentKind): readonly Slot[] {
  const { file, schema, is } = kind;
  const own = Object.entries(schema.properties ?? {})
    .filter(([key]) => schema.required?.includes(key))
    .flatMap(([key, raw]) => slotsOfValue(dereference(contract, raw), key));
  if (is !== 'item')
    return [{ is: 'name', isNeeded: true, pointer: [] }, ...own.filter((slot) => slot.is === 'address')];
  return [...(file.collection === undefined ? [] : [{ is: 'holder', isNeeded: true, pointer: [] } as const]), ...own];

  function slotsOfValue(value: Schema, key: string): Slot[] {
    if (value['x-anchor'] === true) return [{ is: 'anchor', isNeeded: false, pointer: [key] }];
    if (value['x-page'] === true) return [{ is: 'page', isNeeded: false, pointer: [key] }];
    const languages = value['x-localised'] === true ? contract.languages : [];
    const pattern = languages.length > 0 ? patternOf(value) : value.pattern;
    if (pattern !== '^/') return [];
    const address = kind.name === 'redirect' ? 'formerAddress' : 'address';
    if (languages.length < 2) return [{ is: address, isNeeded: false, pointer: [key] }];
    return languages.map(({ code }) => ({ is: address, isNeeded: false, pointer: [key, code], language: code }));
  }
}

function patternOf({ pattern, properties = {}, else: single }: Schema): string | undefined {
  return pattern ?? single?.pattern ?? Object.values(properties)[0]?.pattern;
}
