import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { isRecord } from '../sections';
import { collection } from '../site';

/** Where forms ask for the consent of whoever writes, each does. */
export const formConsentMissing: Rule<'form-consent-missing'> = (site) => {
  const forms = [...collection(site, 'forms').values()].flatMap(({ id, source, pointer, value }) => {
    const fields: unknown = 'fields' in value ? value.fields : undefined;
    if (!Array.isArray(fields) || fields.length === 0) return [];
    const asks = fields.some((field: unknown) => isRecord(field) && field.kind === 'consent');
    return [{ id, asks, place: { source, pointer: [...pointer, 'fields'] } }];
  });
  const other = forms.find(({ asks }) => asks);
  if (other === undefined) return [];
  return forms.flatMap(({ id, asks, place }): Finding<'form-consent-missing'>[] =>
    asks ? [] : [{ code: 'form-consent-missing', place, details: { form: id, other: other.id } }],
  );
};
