import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { formFields } from '../values/form-fields';

/** A form asks for something by which whoever writes can be answered. */
export const formReplyMissing: Rule<'form-reply-missing'> = (site) =>
  formFields(site).flatMap(({ form, place, fields }): Finding<'form-reply-missing'>[] => {
    const canBeAnswered = fields.some(({ kind }) => kind === undefined || kind === 'email' || kind === 'phone');
    return canBeAnswered ? [] : [{ code: 'form-reply-missing', place, details: { form } }];
  });
