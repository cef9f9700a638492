import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { isRecord } from '../sections';
import { collection } from '../site';

/** A form asks for something by which whoever writes can be answered. */
export const formReplyMissing: Rule<'form-reply-missing'> = (site) =>
  [...collection(site, 'forms').values()].flatMap(({ id, source, pointer, value }): Finding<'form-reply-missing'>[] => {
    const fields: unknown = 'fields' in value ? value.fields : undefined;
    if (!Array.isArray(fields) || fields.length === 0) return [];
    const kinds = fields.map((field: unknown) => (isRecord(field) ? field.kind : undefined));
    const canBeAnswered = kinds.some((kind) => kind === undefined || kind === 'email' || kind === 'phone');
    if (canBeAnswered) return [];
    return [{ code: 'form-reply-missing', place: { source, pointer: [...pointer, 'fields'] }, details: { form: id } }];
  });
