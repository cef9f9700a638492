import type { Finding } from '../findings/finding';
import type { Rule } from '../rule';
import { formFields } from '../values/form-fields';

/** A form asks for something by which whoever writes can be answered; of a single such thing nobody may leave it empty. */
export const formReplyMissing: Rule<'form-reply-missing'> = (site) =>
  formFields(site).flatMap(({ form, place, fields }): Finding<'form-reply-missing'>[] => {
    const ways = fields.filter(({ kind }) => kind === undefined || kind === 'email' || kind === 'phone');
    const canBeAnswered = ways.length > 1 || ways.some(({ kind, optional }) => kind === undefined || optional !== true);
    if (canBeAnswered) return [];
    const [only] = ways;
    if (only === undefined) return [{ code: 'form-reply-missing', place, details: { form } }];
    const { source, pointer } = place;
    const at = { source, pointer: [...pointer, fields.indexOf(only), 'optional'] };
    return [{ code: 'form-reply-missing', place: at, details: { form, isOptional: true } }];
  });
