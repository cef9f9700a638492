import { oncePerObject } from '../../shared/once-per-object';
import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import type { Contract } from '../schema/contract';
import { formFields } from '../values/form-fields';

/** Only a field of which one of several options is chosen has options; of a kind that is none, only that is told. */
export const fieldOptionsIdle: Rule<'field-options-idle'> = (site) =>
  formFields(site).flatMap(({ place: { source, pointer }, fields }) =>
    fields.flatMap(({ kind, options }, index): Finding<'field-options-idle'>[] => {
      if (options === undefined || kind === 'choice' || !kindsOfFields(site.contract).has(kind)) return [];
      return [{ code: 'field-options-idle', place: { source, pointer: [...pointer, index, 'options'] }, details: {} }];
    }),
  );

const kindsOfFields = oncePerObject(
  ({ schemas }: Contract): ReadonlySet<unknown> =>
    new Set(schemas.get('definitions.schema.json')?.$defs?.formField?.properties?.kind?.enum),
);
