import type { Finding } from '../problems/finding';
import type { Rule } from '../rule';
import { type FormFields, formFields } from '../values/form-fields';

/** Where forms ask for the consent of whoever writes, each does, and none can be sent without it. */
export const formConsentMissing: Rule<'form-consent-missing'> = (site) => {
  const forms = formFields(site);
  const other = forms.find(requiresConsent);
  if (other === undefined) return [];
  return forms
    .filter((form) => !requiresConsent(form))
    .map(({ form, place, fields }): Finding<'form-consent-missing'> => {
      const optional = fields.findIndex(({ kind }) => kind === 'consent');
      const details = { form, other: other.form };
      if (optional < 0) return { code: 'form-consent-missing', place, details };
      const { source, pointer } = place;
      return {
        code: 'form-consent-missing',
        place: { source, pointer: [...pointer, optional, 'optional'] },
        details: { ...details, isOptional: true },
      };
    });
};

function requiresConsent({ fields }: FormFields): boolean {
  return fields.some(({ kind, optional }) => kind === 'consent' && optional !== true);
}
