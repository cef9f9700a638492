import type { Facts } from '../../../generated/source-types';

/** What a figure of facts.yaml is. */
export type FactType = NonNullable<Facts[string]['type']>;

const TYPES: ReadonlySet<string> = new Set<FactType>([
  'count',
  'date',
  'hours',
  'money',
  'months',
  'percentage',
  'text',
]);

export function isFactType(type: string | undefined): type is FactType {
  return type !== undefined && TYPES.has(type);
}
