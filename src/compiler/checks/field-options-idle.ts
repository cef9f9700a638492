import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { formFields } from '../values/form-fields';

/** Only a field of which one of several options is chosen has options. */
export const fieldOptionsIdle: Rule<'field-options-idle'> = (site) =>
  formFields(site).flatMap(({ place: { source, pointer }, fields }) =>
    fields.flatMap(({ kind, options }, index): Finding<'field-options-idle'>[] => {
      if (options === undefined || kind === undefined || kind === 'choice') return [];
      return [{ code: 'field-options-idle', place: { source, pointer: [...pointer, index, 'options'] }, details: {} }];
    }),
  );
