import type { FormField } from '../../../generated/source-types';
import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { formFields } from '../values/form-fields';

/** Only a field of which one of several options is chosen has options. */
export const fieldOptionsIdle: Rule<'field-options-idle'> = (site) =>
  formFields(site).flatMap(({ place: { source, pointer }, fields }) =>
    fields.flatMap(({ kind, options }, index): Finding<'field-options-idle'>[] => {
      if (options === undefined || !WITHOUT_OPTIONS.has(kind)) return [];
      return [{ code: 'field-options-idle', place: { source, pointer: [...pointer, index, 'options'] }, details: {} }];
    }),
  );

/** A kind that is none may be meant to have them. */
const WITHOUT_OPTIONS: ReadonlySet<unknown> = new Set<FormField['kind']>([
  'name',
  'organisation',
  'email',
  'phone',
  'text',
  'message',
  'consent',
]);
